import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DeskTermsPage } from '@/components/rates/property/terms/desk-terms';
import { EmptyPage } from '@/components/shell/empty-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { getDeskTerms } from '@/lib/rates/property/queries/desk-terms';
import { currentBrand } from '@/lib/web/brand/page';

type Props = { searchParams: Promise<{ property?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('deskTerms');
  return { title: t('title') };
}

/** How an operator's properties are sold. A hotel's terms stand in its rate plans: its contact finds nothing here. */
export default async function DeskTermsRoute({ searchParams }: Props) {
  const [viewer, { property }] = await Promise.all([guardPage('desk'), searchParams]);
  if (!viewer) return <NotRegistered />;
  const asked = typeof property === 'string' ? property : undefined;
  const terms = await getDeskTerms(viewer, asked);
  if (terms) return <DeskTermsPage terms={terms} />;
  if (asked !== undefined) notFound();
  const brand = await currentBrand();
  return <EmptyPage name="desk" next={`mailto:${brand.email}`} />;
}
