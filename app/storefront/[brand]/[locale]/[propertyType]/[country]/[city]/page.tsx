import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListingPage } from '@/components/catalogue/listing/listing-page';
import { listingMetadata } from '@/components/catalogue/listing/metadata';
import { getPage } from '@/lib/catalogue/content/page';
import { countryFromSegment, propertyTypeFromSegment } from '@/lib/platform/addresses/slug';
import { searchTags } from '@/lib/sales/search/keys';
import { getListing } from '@/lib/sales/search/queries/listing';
import { tagPage } from '@/lib/web/page-cache/tags';

export const revalidate = 3600;

/** Made at the first request, then cached. */
export function generateStaticParams() {
  return [];
}

type Props = { params: Promise<{ propertyType: string; country: string; city: string }> };

async function load(params: Props['params']) {
  const [segments, { locale, includeDemos }] = await Promise.all([params, getPage()]);
  const propertyType = propertyTypeFromSegment(segments.propertyType);
  const countryId = countryFromSegment(segments.country);
  if (!propertyType || !countryId) notFound();
  const listing = await getListing(propertyType, countryId, segments.city, locale, includeDemos);
  if (!listing) notFound();
  await tagPage(...searchTags(listing.destination.cityIds));
  return { listing, locale };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { listing, locale } = await load(params);
  return listingMetadata(listing, locale);
}

export default async function Page({ params }: Props) {
  return <ListingPage {...(await load(params))} />;
}
