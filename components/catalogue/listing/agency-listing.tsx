import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { SetUpList } from '@/components/people/agency/set-up-list';
import { AgencySearchPage } from '@/components/sales/search/property/agency-search-page';
import { getSearchTitle } from '@/components/sales/search/title';
import { NotRegistered } from '@/components/shell/not-registered';
import { getPage } from '@/lib/catalogue/content/page';
import { showsDemoProperties } from '@/lib/catalogue/property/listed';
import { currentViewer, guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { countryFromSegment, countrySlugs, propertyTypeFromSegment } from '@/lib/platform/addresses/slug';
import { clock } from '@/lib/platform/clock';
import { searchForAgency } from '@/lib/sales/search/queries/agency';
import { getSearchCatalogue, readAsked } from '@/lib/sales/search/queries/catalogue';
import { currentBrand } from '@/lib/web/brand/page';

type Segments = { propertyType: string; country: string; city?: string };

/** Properties of one type in a country or city; null where there is no such place. */
const readAskedListing = cache(
  async (propertyTypeSegment: string, countrySegment: string, city: string | undefined) => {
    const [{ locale, includeDemos: isDemoHost }, viewer, today] = await Promise.all([
      getPage(),
      currentViewer(),
      clock.today(),
    ]);
    const propertyType = propertyTypeFromSegment(propertyTypeSegment);
    const countryId = countryFromSegment(decodeURIComponent(countrySegment));
    if (!viewer || !propertyType || !countryId) return null;
    const includeDemos = showsDemoProperties(viewer, isDemoHost);
    const catalogue = await getSearchCatalogue(locale, includeDemos);
    const destination = city ? decodeURIComponent(city) : countrySlugs[countryId][locale];
    const params = { destination, propertyTypeArray: propertyType };
    const asked = await readAsked(params, { today, includeDemos, catalogue });
    const isPlace = asked.destination?.countryId === countryId && asked.destination.propertyId === null;
    return isPlace ? { asked, catalogue, locale, includeDemos, today } : null;
  },
);

export async function agencyListingMetadata({ propertyType, country, city }: Segments): Promise<Metadata> {
  const listing = await readAskedListing(propertyType, country, city);
  return listing ? { title: await getSearchTitle(listing.asked) } : {};
}

/** A listing for people who sell: the search with the place and type of its address. */
export async function AgencyListing({ propertyType, country, city }: Segments) {
  const viewer = await guardPage('hotels');
  if (!viewer) return <NotRegistered />;
  const [listing, brand, now] = await Promise.all([
    readAskedListing(propertyType, country, city),
    currentBrand(),
    clock.now(),
  ]);
  if (!listing) redirect(paths.search());
  const { asked, catalogue, locale, includeDemos, today } = listing;
  const [answer, title] = await Promise.all([
    searchForAgency(viewer, brand, asked, { locale, includeDemos, today, now }),
    getSearchTitle(asked),
  ]);
  return (
    <AgencySearchPage
      {...{ title, asked, answer, catalogue, today, now, locale }}
      notice={<SetUpList viewer={viewer} isFolded />}
      isListing
    />
  );
}
