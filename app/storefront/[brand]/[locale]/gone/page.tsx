import type { Metadata } from 'next';
import { MissingPage } from '@/components/catalogue/content/missing-page';
import { getPage } from '@/lib/catalogue/content/page';
import { getTranslations } from '@/lib/platform/i18n/translations';

/** No canonical and no alternates: there is no page to name. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('page.gone');
  return { title: `${t('title')} · Alpenglow`, description: t('lead') };
}

export default async function GonePage() {
  const { locale } = await getPage();
  return <MissingPage kind="gone" locale={locale} />;
}
