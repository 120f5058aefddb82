import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { brand as rootBrand, locale as rootLocale } from 'next/root-params';
import { PropertyPage } from '@/components/catalogue/property/property-page';
import { parseSite } from '@/lib/brand/site';
import { propertyTags } from '@/lib/catalogue/property/keys';
import type { PropertyDetail } from '@/lib/catalogue/property/types';
import { paths } from '@/lib/platform/addresses/paths';
import { countryFromSegment, propertyTypeFromSegment } from '@/lib/platform/addresses/slug';
import { clock } from '@/lib/platform/clock';
import { isLocale, type Locale } from '@/lib/platform/i18n/locale';
import { log } from '@/lib/platform/log';
import { getProperty } from '@/lib/rates/property/queries/detail';
import { getSimilar } from '@/lib/rates/property/queries/similar';
import { seasonWeeks } from '@/lib/rates/property/rules/season';
import { seasonWindows } from '@/lib/rates/property/rules/season-windows';
import { tagPage } from '@/lib/web/page-cache/tags';
import { listingKey, type PublishedIndex, propertyKey } from '@/lib/web/routing/published';
import { getPublishedIndex } from '@/lib/web/routing/published-source';
import { pageMetadata } from '@/lib/web/seo/metadata';
import type { Crumb } from '@/lib/web/seo/structured-data';

export const revalidate = 3600;

/** Made at the first request, then cached. */
export function generateStaticParams() {
  return [];
}

type Params = { propertyType: string; country: string; city: string; propertyName: string };
type Props = { params: Promise<Params> };

/** More than the three that are shown, since some may be taken in the week a visitor chooses. */
const SIMILAR = 8;

async function load(params: Promise<Params>) {
  const [segments, brandSegment, localeSegment, index, today] = await Promise.all([
    params,
    rootBrand(),
    rootLocale(),
    getPublishedIndex(),
    clock.today(),
  ]);
  const propertyType = propertyTypeFromSegment(segments.propertyType);
  const countryId = countryFromSegment(segments.country);
  if (!propertyType || !countryId || !isLocale(localeSegment)) return null;
  const { includeDemos } = parseSite(brandSegment ?? '');
  const key = propertyKey({ propertyType, countryId, citySlug: segments.city, slug: segments.propertyName });
  const id = index.properties.get(key)?.id;
  const property = id === undefined ? null : await getProperty(id, localeSegment, today, includeDemos);
  return property && { property, locale: localeSegment, index, today, includeDemos };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await load(params);
  if (!found) return {};
  const { property, locale } = found;
  return pageMetadata({
    locale,
    path: property.href,
    title: `${property.name}, ${property.place.city.name}`,
    description: property.summary,
    isIndexable: property.salesTerms !== null,
    share: { property: property._id },
  });
}

/** Listings that exist lead to the property; a property that no listing shows has none above it. */
function crumbsOf({ address, place, name, href }: PropertyDetail, locale: Locale, index: PublishedIndex): Crumb[] {
  const { propertyType, countryId, citySlug } = address;
  const country = { propertyType, countryId };
  const above = [
    { key: listingKey(propertyType, countryId), name: place.country.name, path: paths.listing(country, locale) },
    {
      key: listingKey(propertyType, countryId, citySlug),
      name: place.city.name,
      path: paths.listing({ ...country, citySlug }, locale),
    },
  ].filter(({ key }) => index.demoListings.has(key));
  return [...above.map((crumb) => ({ name: crumb.name, path: crumb.path })), { name, path: href }];
}

export default async function Page({ params }: Props) {
  const found = await load(params);
  if (!found) notFound();
  const { property, locale, index, today, includeDemos } = found;
  const { stays, blocks, serviceLevels } = property;
  if (!property.salesTerms) log.error({ propertyId: property._id }, 'property without sales information');
  const seasons = seasonWindows(stays, today)
    .map((window) => ({ ...window, months: seasonWeeks({ ...window, stays, blocks, today, serviceLevels }) }))
    .filter(({ months }) => months.length > 0);
  const similar = await getSimilar(property, locale, today, { includeDemos, limit: SIMILAR });
  const shown = [property._id, ...similar.map(({ card }) => card._id)];
  await tagPage(propertyTags.cards, ...shown.map(propertyTags.one));
  return (
    <PropertyPage
      property={property}
      seasons={seasons}
      similar={similar}
      crumbs={crumbsOf(property, locale, index)}
      locale={locale}
      today={today}
    />
  );
}
