import type { PropertyAddress } from '@/lib/platform/addresses/paths';
import type { CountryId, PropertyType } from '@/lib/platform/addresses/slug';
import type { FloorPlan, PictureValue } from '@/lib/platform/media/types';
import type { Money } from '@/lib/platform/money';
import type { BlockFact, StayFact } from './rules/facts';

export type { PropertyType } from '@/lib/platform/addresses/slug';

/**
 * What leaves the data layer towards the storefront. None of these types has an operator, a margin or a commission,
 * so none of them can leak (rule 4.8).
 */
export type Place = {
  country: { id: CountryId; name: string };
  city: { id: string; name: string };
  sector: { id: string; name: string } | null;
};

export type Beds = { adults: number; children: number };

export type AvailabilityState = 'available' | 'onRequest' | 'sold';

/** A property in a list. */
export type PropertyCard = {
  _id: string;
  name: string;
  /** Path in the reader's language. */
  href: string;
  propertyType: PropertyType;
  place: Place;
  bedrooms: number;
  /** Null: unknown. */
  beds: Beds | null;
  petsAllowed: boolean;
  facilities: { id: string; name: string }[];
  thumbnail: PictureValue;
  latitude: number | null;
  longitude: number | null;
  /** Null: price on request. */
  priceFrom: Money | null;
};

export type Distance = {
  kind: 'slopes' | 'lift' | 'village' | 'skiSchool' | 'restaurant' | 'station' | 'lake' | 'airport';
  to: string;
  metres: number | null;
  minutes: number | null;
  by: 'foot' | 'ski' | 'lift' | 'car';
};

/** Terms a consumer may see; ratios are 0 to 1. Null fields mean the defaults of lib/rates/property/rules/terms. */
export type SalesTerms = {
  creditCardFeeRatio: number | null;
  acceptedPaymentMethods: ('creditCard' | 'bankTransfer')[];
  prepaymentRatio: number | null;
  paymentTerms: { daysBeforeCheckIn: number; paymentRatio: number }[] | null;
  cancellationTerms: { daysBeforeCheckIn: number; refundRatio: number }[] | null;
  securityDeposit: Money | null;
  securityDepositType: 'blocked' | 'other' | null;
  acceptsConsumerBookings: boolean;
};

/** A property with everything its page shows. */
export type PropertyDetail = PropertyCard & {
  address: PropertyAddress;
  isDemo: boolean;
  bathrooms: number;
  squareMetres: number;
  currency: string;
  petDetails: string | null;
  opening: string;
  summary: string;
  descriptionMarkdown: string;
  highlights: string[];
  distances: Distance[];
  equipment: { id: string; name: string }[];
  /** Service level labels as the operator writes them, in meal-plan order. */
  serviceLevels: string[];
  /** Every service of the property with the levels that include it. */
  services: { id: string; name: string; levels: string[] }[];
  pictures: PictureValue[];
  floorplans: FloorPlan[];
  videos: string[];
  registrationNumber: string | null;
  /** Of the city, for a postal address; null where it is not known. */
  postalCode: string | null;
  state: string | null;
  /** Null: the error case of a property without sales information. */
  salesTerms: SalesTerms | null;
  stays: StayFact[];
  blocks: BlockFact[];
  updatedAt: string;
};
