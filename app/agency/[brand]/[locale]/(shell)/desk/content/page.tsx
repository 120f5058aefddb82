import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { HotelContentPage } from '@/components/catalogue/desk/hotel-content';
import { type DeskSearchParams, ownContent } from '@/components/catalogue/desk/own-content';
import { PropertyContentPage } from '@/components/catalogue/desk/property-content';
import { getPage } from '@/lib/catalogue/content/page';
import { getPropertyContent } from '@/lib/catalogue/desk/queries/property';
import { isPropertyDesk } from '@/lib/people/access/property';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';

type Props = { searchParams: DeskSearchParams };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('deskContent');
  return { title: t('title') };
}

export default async function DeskContentPage({ searchParams }: Props) {
  const [viewer, { property }] = await Promise.all([guardPage('desk'), searchParams]);
  const asked = typeof property === 'string' ? property : undefined;
  if (viewer && isPropertyDesk(viewer, asked)) {
    const { locale } = await getPage();
    const content = await getPropertyContent(viewer, asked, locale);
    if (!content) notFound();
    return <PropertyContentPage content={content} />;
  }
  return ownContent(viewer, searchParams, (content, locale) => <HotelContentPage content={content} locale={locale} />);
}
