import Link from 'next/link';
import { Prose } from '@/components/catalogue/content/prose';
import { TypeLinks } from '@/components/catalogue/place/type-links';
import { FilterBar } from '@/components/sales/search/filter-bar';
import { foundCard } from '@/components/sales/search/found-card';
import { FoundCards } from '@/components/sales/search/found-cards';
import { getFoundWords } from '@/components/sales/search/found-words';
import { MapToggle } from '@/components/sales/search/map-toggle';
import { ResultsMap } from '@/components/sales/search/results-map';
import { SearchFrame } from '@/components/sales/search/search-frame';
import { getInPlace, getListTitle } from '@/components/sales/search/title';
import { pack } from '@/components/ui/packed';
import { Breadcrumbs } from '@/components/web/seo/breadcrumbs';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { searchPath } from '@/lib/sales/search/address';
import type { Listing } from '@/lib/sales/search/queries/listing';
import { OUR_SELECTION } from '@/lib/sales/search/rules';
import { getListingCrumbs } from './crumbs';
import { countsOf, OtherPlaces, Villages } from './places';

export async function ListingPage({ listing, locale }: { listing: Listing; locale: Locale }) {
  const { propertyType, country, destination, kind, lead, introduction, answer, catalogue, today } = listing;
  const filter = { destination: destination.id, propertyTypeArray: [propertyType] };
  const [t, search, listTitle, inPlace, wordsOf, crumbs] = await Promise.all([
    getTranslations('listing'),
    getTranslations('search'),
    getListTitle(),
    getInPlace(),
    getFoundWords({ filter: {}, locale, isCountryKnown: true }),
    getListingCrumbs(listing, locale),
  ]);
  const place = { id: kind === 'country' ? country.id : destination.id, name: destination.name };
  const properties = answer.properties.map((property) => ({ property, words: wordsOf(property) }));
  const mapLabels = { map: search('map'), hide: search('hideMap'), show: search('showMap') };
  const otherCounts = { ...countsOf(listing), [propertyType]: 0 };
  const left = answer.total - properties.length;
  const count = t(`count.${propertyType}`, { count: answer.total });
  return (
    <SearchFrame address={searchPath(filter)} isLive={false}>
      <div className="wrap pt-6 menu:pt-10">
        <Breadcrumbs crumbs={crumbs} locale={locale} label={t('crumbs')} />
      </div>
      <header className="wrap grid-12 items-end gap-y-4 pt-6 pb-7 menu:pt-10 menu:pb-12">
        <h1 className="col-span-12 text-64 hyphens-auto menu:col-span-7">{listTitle(place, propertyType)}</h1>
        <p className="lead col-span-12 text-pretty menu:col-span-5 menu:col-start-8">{lead}</p>
      </header>
      <FilterBar
        id="listing-filter"
        {...{ filter, destination, catalogue, today, locale }}
        order={OUR_SELECTION}
        isLive={false}
        end={
          <>
            <p className="hidden whitespace-nowrap text-soft wide:block">{count}</p>
            <MapToggle labels={mapLabels} isNarrow={false} />
          </>
        }
        mapToggle={<MapToggle labels={mapLabels} isNarrow />}
      />
      <p className="wrap pt-4 text-14 text-soft wide:hidden">{count}</p>
      <div className="search-body wrap pt-6 pb-16 menu:pt-10 menu:pb-24">
        <ResultsMap
          properties={properties.map(({ property, words }) => ({
            property,
            labels: words.labels,
            href: words.href,
            state: null,
          }))}
          locale={locale}
        />
        <div className="min-w-0">
          <FoundCards
            packed={pack(properties.map(({ property, words }, index) => foundCard(property, words, index < 2)))}
            heading="h2"
          />
          {left > 0 && (
            <Link href={searchPath(filter)} prefetch={false} className="quiet-link mt-10">
              {t('more', { count: left })}
            </Link>
          )}
        </div>
      </div>
      {introduction && (
        <section aria-labelledby="about-title" className="border-t border-line py-14 menu:py-20">
          <div className="wrap grid-12 gap-y-6">
            <h2 id="about-title" className="col-span-12 text-36 menu:col-span-4">
              {t('about', { id: place.id.replaceAll('-', '_'), place: place.name })}
            </h2>
            <div className="col-span-12 menu:col-span-7 menu:col-start-6">
              <Prose markdown={introduction} />
            </div>
          </div>
        </section>
      )}
      <div className="border-t border-line py-14 menu:py-20">
        <div className="wrap grid gap-12 menu:grid-cols-12 menu:gap-x-6">
          {Object.values(otherCounts).some((count) => count > 0) && (
            <section aria-labelledby="types-title" className="menu:col-span-4">
              <h2 id="types-title" className="text-22">
                {t('otherTypes', { where: inPlace(place) })}
              </h2>
              <TypeLinks
                countryId={country.id}
                id={kind === 'country' ? undefined : destination.id}
                counts={otherCounts}
                locale={locale}
                className="mt-4 flex flex-wrap gap-x-6 gap-y-2"
              />
            </section>
          )}
          <div className="menu:col-span-7 menu:col-start-6">
            {kind === 'group' ? (
              <Villages listing={listing} locale={locale} title={t('villages')} />
            ) : (
              <OtherPlaces
                listing={listing}
                locale={locale}
                title={kind === 'country' ? t('villages') : t(`otherPlaces.${propertyType}`, { country: country.name })}
              />
            )}
          </div>
        </div>
      </div>
    </SearchFrame>
  );
}
