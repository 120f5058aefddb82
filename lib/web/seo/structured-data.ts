import type {
  BreadcrumbList,
  Hotel,
  LocationFeatureSpecification,
  Offer,
  Organization,
  VacationRental,
  WithContext,
} from 'schema-dts';
import type { Brand } from '@/lib/brand/types';
import type { PublicHotel, RoomDetail } from '@/lib/catalogue/hotel/types';
import type { PropertyDetail } from '@/lib/catalogue/property/types';
import { canonicalUrl, paths, publicOrigins } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { toUnits } from '@/lib/platform/money';
import type { PublicRoom } from '@/lib/rates/room/rules/public-season';

export type Crumb = { name: string; path: string };

/** Latitude and longitude are text with at least five decimals (rule 7.6). */
function coordinate(value: number): string {
  const [, decimals = ''] = String(value).split('.');
  return decimals.length >= 5 ? String(value) : value.toFixed(5);
}

function absolute(path: string, locale: Locale): string {
  return new URL(path, publicOrigins[locale]).href;
}

/** The way to a page, itself included; on every page but the landing page. */
export function breadcrumbs(crumbs: readonly Crumb[], locale: Locale): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: canonicalUrl(path, locale),
    })),
  };
}

/** Who runs the site. No reviews: our testimonials are none (rule 6.14). */
export function organization(brand: Brand, locale: Locale): WithContext<Organization> {
  const [street = '', place = ''] = brand.postalAddress.slice(-2);
  const [postalCode = '', ...town] = place.split(' ');
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${publicOrigins.en}/#organization`,
    name: brand.name,
    legalName: brand.postalAddress[0],
    url: publicOrigins[locale],
    logo: absolute('/icon.svg', locale),
    email: brand.email,
    telephone: `+${brand.phone.countryCode}${brand.phone.number}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: town.join(' '),
      addressCountry: 'DE',
    },
  };
}

/** Facility or equipment -> name in the published list of amenities; what has no word of the same meaning is left out. */
const amenities: Record<string, string> = {
  pool: 'pool',
  sauna: 'sauna',
  whirlpool: 'hotTub',
  gym: 'gymFitnessEquipment',
  fireplace: 'fireplace',
  lift: 'elevator',
  terrace: 'patio',
  wifi: 'wifi',
  cot: 'crib',
  washer: 'washerDryer',
  barbecue: 'outdoorGrill',
};

function amenityFeatures(property: PropertyDetail): LocationFeatureSpecification[] {
  const feature = (name: string, value: boolean | string): LocationFeatureSpecification => ({
    '@type': 'LocationFeatureSpecification',
    name,
    value,
  });
  return [
    ...[...property.facilities, ...property.equipment].flatMap(({ id }) => {
      const name = amenities[id];
      return name ? [feature(name, true)] : [];
    }),
    ...(property.facilities.some(({ id }) => id === 'garage') ? [feature('parkingType', 'Free')] : []),
    feature('petsAllowed', property.petsAllowed),
    ...(property.registrationNumber ? [feature('licenseNum', property.registrationNumber)] : []),
  ];
}

const rentalType = { chalet: 'Chalet', apartment: 'Apartment', villa: 'Villa' } as const;

/**
 * A property to Google's published requirements for vacation rentals: stable identifier, at least eight pictures,
 * five-decimal coordinates, occupancy and bedrooms. Null where a requirement cannot be met (no coordinates, too few
 * pictures, beds unknown): an incomplete entry would be refused as a whole.
 */
export function vacationRental(
  property: PropertyDetail,
  options: { locale: Locale; occupancy: number | null },
): WithContext<VacationRental> | null {
  const { locale, occupancy } = options;
  if (property.latitude === null || property.longitude === null || occupancy === null) return null;
  if (property.pictures.length < 8) return null;
  const latitude = coordinate(property.latitude);
  const longitude = coordinate(property.longitude);
  return {
    '@context': 'https://schema.org',
    '@type': 'VacationRental',
    '@id': `${publicOrigins.en}/#property-${property._id}`,
    additionalType: rentalType[property.propertyType],
    identifier: property._id,
    name: property.name,
    description: property.summary,
    url: canonicalUrl(property.href, locale),
    image: property.pictures.map(({ src }) => absolute(src, locale)),
    latitude,
    longitude,
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    address: {
      '@type': 'PostalAddress',
      addressLocality: property.place.city.name,
      ...(property.postalCode ? { postalCode: property.postalCode } : {}),
      ...(property.state ? { addressRegion: property.state } : {}),
      addressCountry: property.place.country.id,
      ...(property.place.sector ? { streetAddress: property.place.sector.name } : {}),
    },
    knowsLanguage: ['en', 'de'],
    petsAllowed: property.petsAllowed,
    containsPlace: {
      '@type': 'Accommodation',
      additionalType: 'EntirePlace',
      numberOfBedrooms: property.bedrooms,
      numberOfBathroomsTotal: property.bathrooms,
      occupancy: { '@type': 'QuantitativeValue', value: occupancy },
      floorSize: { '@type': 'QuantitativeValue', value: property.squareMetres, unitCode: 'MTK' },
      amenityFeature: amenityFeatures(property),
    },
  };
}

/** Room types with a public price; none is a promise that it can be had on a day. */
function roomOffers(rooms: readonly RoomDetail[], prices: readonly PublicRoom[]): Offer[] {
  const names = new Map(rooms.map(({ _id, name }) => [_id, name]));
  return prices.flatMap(({ roomId, guests, from }): Offer[] => {
    const name = names.get(roomId);
    if (!from || name === undefined) return [];
    const { amount, currency } = from.price;
    return [
      {
        '@type': 'Offer',
        itemOffered: {
          // A room is a place to schema.org, and only products are offered: it is called both.
          '@type': 'Product',
          additionalType: 'https://schema.org/HotelRoom',
          name,
        },
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          minPrice: toUnits(amount, currency),
          priceCurrency: currency,
          unitCode: 'DAY',
          eligibleQuantity: { '@type': 'QuantitativeValue', value: guests, unitText: 'guests' },
        },
      },
    ];
  });
}

/** A hotel with a page for consumers (rule 7.2). */
export function hotelMarkup(
  hotel: PublicHotel,
  { locale, rooms, prices }: { locale: Locale; rooms: readonly RoomDetail[]; prices: readonly PublicRoom[] },
): WithContext<Hotel> {
  const { coordinates, description, keys, checkIn, checkOut, petPolicy } = hotel;
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    '@id': `${publicOrigins.en}/#hotel-${hotel._id}`,
    name: hotel.name,
    ...(description.hotel ? { description: description.hotel } : {}),
    url: canonicalUrl(paths.distribution(hotel._id), locale),
    image: hotel.pictures.map(({ src }) => absolute(src, locale)),
    ...(coordinates
      ? {
          geo: {
            '@type': 'GeoCoordinates',
            latitude: coordinate(coordinates.latitude),
            longitude: coordinate(coordinates.longitude),
          },
        }
      : {}),
    address: { '@type': 'PostalAddress', addressLocality: hotel.city, addressCountry: hotel.countryId },
    numberOfRooms: keys,
    ...(checkIn.startTime ? { checkinTime: checkIn.startTime } : {}),
    ...(checkOut.endTime ? { checkoutTime: checkOut.endTime } : {}),
    petsAllowed: petPolicy.arePetsAllowed,
    makesOffer: roomOffers(rooms, prices),
  };
}
