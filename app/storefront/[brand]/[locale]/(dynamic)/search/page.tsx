import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { NoProperties } from '@/components/catalogue/place/no-properties';
import { SearchPage } from '@/components/sales/search/search-page';
import { getSearchTitle } from '@/components/sales/search/title';
import { JsonLd } from '@/components/web/seo/json-ld';
import { getPage } from '@/lib/catalogue/content/page';
import { listConsumerHotels } from '@/lib/catalogue/hotel/queries/list';
import { countProperties } from '@/lib/catalogue/place/queries';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { searchPath } from '@/lib/sales/search/address';
import { findHotel, hotelSuggestions } from '@/lib/sales/search/destinations';
import { getAnswerPage } from '@/lib/sales/search/queries/answer';
import { getSearchCatalogue, readAsked } from '@/lib/sales/search/queries/catalogue';
import type { SearchParams } from '@/lib/sales/search/schema';
import { pageMetadata } from '@/lib/web/seo/metadata';
import { breadcrumbs } from '@/lib/web/seo/structured-data';

type Props = { searchParams: Promise<SearchParams> };

async function readSearch(searchParams: Props['searchParams']) {
  const [params, { locale, includeDemos }, today] = await Promise.all([searchParams, getPage(), clock.today()]);
  const [known, hotels] = await Promise.all([
    getSearchCatalogue(locale, includeDemos),
    listConsumerHotels(locale, includeDemos),
  ]);
  const catalogue = { ...known, suggestions: [...known.suggestions, ...hotelSuggestions(hotels)] };
  return {
    hotels,
    asked: await readAsked(params, { today, includeDemos, catalogue }),
    catalogue,
    locale,
    includeDemos,
    today,
  };
}

/** Each page of everything we let is its own; a filtered search is a view of it, which is not listed. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [{ asked, locale }, t] = await Promise.all([readSearch(searchParams), getTranslations('search')]);
  const { filter, page } = asked;
  const title = await getSearchTitle(asked);
  const isEverything = Object.values(filter).every((value) => value === undefined);
  return pageMetadata({
    locale,
    path: isEverything ? searchPath({}, { page }) : paths.search(),
    title: page > 1 ? t('titleOfPage', { title, page }) : title,
    description: t('description'),
  });
}

export default async function Page({ searchParams }: Props) {
  const [{ locale, includeDemos }, now] = await Promise.all([getPage(), clock.now()]);
  if ((await countProperties(locale, includeDemos)) === 0) {
    return (
      <div className="py-16 desk:py-24 menu:py-32">
        <NoProperties heading="h1" />
      </div>
    );
  }
  const { asked, catalogue, today, hotels } = await readSearch(searchParams);
  const hotel = asked.unknownPlace === null ? null : findHotel(asked.unknownPlace, hotels);
  if (hotel) {
    const { checkIn, checkOut, adults } = asked.filter;
    redirect(paths.distribution(hotel._id, { checkIn, checkOut, adults }));
  }
  const answer = await getAnswerPage(asked, { locale, includeDemos, today, now });
  if (answer.page !== asked.page) redirect(searchPath(asked.filter, { order: asked.order, page: answer.page }));
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
