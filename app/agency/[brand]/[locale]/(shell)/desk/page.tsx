import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EmptyPage } from '@/components/shell/empty-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { guardPage } from '@/lib/people/session/page';
import { currentBrand } from '@/lib/web/brand/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('agencyPages.desk');
  return { title: t('title') };
}

export default async function DeskPage() {
  const viewer = await guardPage('desk');
  if (!viewer) return <NotRegistered />;
  const brand = await currentBrand();
  return <EmptyPage name="desk" next={`mailto:${brand.email}`} />;
}
