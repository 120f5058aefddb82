import type { Metadata } from 'next';
import { MissingPage } from '@/components/catalogue/content/missing-page';
import { getPage } from '@/lib/catalogue/content/page';
import { getTranslations } from '@/lib/platform/i18n/translations';

/** No canonical and no alternates: there is no page to name. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('page.unknown');
  return { title: `${t('title')} · Alpenglow`, description: t('lead') };
}

export default async function UnknownPage() {
  const { locale } = await getPage();
  return <MissingPage kind="unknown" locale={locale} />;
}
