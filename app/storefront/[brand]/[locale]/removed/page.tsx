import type { Metadata } from 'next';
import { MissingPage } from '@/components/catalogue/content/missing-page';
import { ReturnHome } from '@/components/catalogue/content/return-home';
import { getPage } from '@/lib/catalogue/content/page';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';

/** Rule 1.9. */
const RETURNS_AFTER_SECONDS = 4;

/** No canonical and no alternates: there is no page to name. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('page.removed');
  return { title: `${t('title')} · Alpenglow`, description: t('lead') };
}

export default async function RemovedPage() {
  const { locale } = await getPage();
  return (
    <>
      <ReturnHome href={paths.landing()} seconds={RETURNS_AFTER_SECONDS} />
      <MissingPage kind="removed" locale={locale} />
    </>
  );
}
