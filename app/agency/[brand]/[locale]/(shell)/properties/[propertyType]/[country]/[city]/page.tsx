import type { Metadata } from 'next';
import { AgencyListing, agencyListingMetadata } from '@/components/catalogue/listing/agency-listing';

type Props = { params: Promise<{ propertyType: string; country: string; city: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return agencyListingMetadata(await params);
}

export default async function Page({ params }: Props) {
  return <AgencyListing {...(await params)} />;
}
