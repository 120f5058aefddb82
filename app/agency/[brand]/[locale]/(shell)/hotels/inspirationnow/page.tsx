import type { Metadata } from 'next';
import { InspirationFeed } from '@/components/catalogue/hotel/inspiration-feed';
import { NotRegistered } from '@/components/shell/not-registered';
import { getPage } from '@/lib/catalogue/content/page';
import { showsDemoHotels } from '@/lib/catalogue/hotel/listed';
import { listInspirationPosts } from '@/lib/catalogue/hotel/queries/inspiration';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('hotel.inspiration');
  return { title: t('title') };
}

export default async function InspirationPage() {
  const viewer = await guardPage('hotels');
  if (!viewer) return <NotRegistered />;
  const { locale, includeDemos } = await getPage();
  const posts = await listInspirationPosts(locale, { includeDemos: showsDemoHotels(viewer, includeDemos) });
  return <InspirationFeed posts={posts} locale={locale} />;
}
