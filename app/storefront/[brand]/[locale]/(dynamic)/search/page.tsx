import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NoProperties } from '@/components/catalogue/place/no-properties';
import { SearchPage } from '@/components/sales/search/search-page';
import { JsonLd } from '@/components/web/seo/json-ld';
import { getPage } from '@/lib/catalogue/content/page';
import { countProperties } from '@/lib/catalogue/place/queries';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { getAnswerPage } from '@/lib/sales/search/queries/answer';
import { getSearchCatalogue, readAsked } from '@/lib/sales/search/queries/catalogue';
import type { SearchParams } from '@/lib/sales/search/schema';
import { pageMetadata } from '@/lib/web/seo/metadata';
import { breadcrumbs } from '@/lib/web/seo/structured-data';

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata(): Promise<Metadata> {
  const [{ locale }, t] = await Promise.all([getPage(), getTranslations('search')]);
  return pageMetadata({ locale, path: paths.search(), title: t('title'), description: t('description') });
}

export default async function Page({ searchParams }: Props) {
  const [params, { locale, includeDemos }, today, now] = await Promise.all([
    searchParams,
    getPage(),
    clock.today(),
    clock.now(),
  ]);
  if ((await countProperties(locale, includeDemos)) === 0) {
    return (
      <div className="py-16 desk:py-24 menu:py-32">
        <NoProperties heading="h1" />
      </div>
    );
  }
  const catalogue = await getSearchCatalogue(locale, includeDemos);
  const asked = await readAsked(params, { today, includeDemos, catalogue });
  const answer = await getAnswerPage(asked, { locale, includeDemos, today, now });
  const [home, title] = await Promise.all([getTranslations('shell'), getTranslations('search')]);
  const crumbs = [
    { name: home('home'), path: paths.landing() },
    { name: title('title'), path: paths.search() },
  ];
  return (
    <>
      <SearchPage asked={asked} answer={answer} catalogue={catalogue} today={today} locale={locale} />
      <JsonLd data={breadcrumbs(crumbs, locale)} />
    </>
  );
}
