import 'server-only';
import { type PropertyAddress, paths } from '@/lib/platform/addresses/paths';
import { type CountryId, countrySlugs } from '@/lib/platform/addresses/slug';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import { pictureUseSelect, toPicture } from '@/lib/platform/media/queries';
import type { Money } from '@/lib/platform/money';
import type { Prisma } from '@/prisma/generated/client';
import type { Place, PropertyCard } from '../types';

/** The columns of a card; operator, margin and commission are not among them. */
export const cardSelect = {
  id: true,
  name: true,
  slug: true,
  propertyType: true,
  bedrooms: true,
  bedsForAdults: true,
  bedsForChildren: true,
  petsAllowed: true,
  latitude: true,
  longitude: true,
  priceFrom: true,
  currency: true,
  city: {
    select: { id: true, nameEn: true, nameDe: true, country: { select: { id: true, nameEn: true, nameDe: true } } },
  },
  sector: { select: { id: true, name: true } },
  facilities: {
    select: { facility: { select: { id: true, nameEn: true, nameDe: true } } },
    orderBy: { facility: { position: 'asc' } },
  },
  pictures: {
    where: { isFloorplan: false, position: 0 },
    select: pictureUseSelect,
  },
} satisfies Prisma.PropertySelect;

export type CardRow = Prisma.PropertyGetPayload<{ select: typeof cardSelect }>;

export function nameOf(row: { nameEn: string; nameDe: string }, locale: Locale): string {
  return inLanguage(locale, { en: row.nameEn, de: row.nameDe });
}

export function toMoney(amount: bigint | null, currency: string): Money | null {
  return amount === null ? null : { amount: Number(amount), currency };
}

/** Only countries with a path segment can have properties; another row is a mistake of ours. */
function toCountryId(id: string): CountryId {
  if (!Object.hasOwn(countrySlugs, id)) throw new Error(`Country ${id} has no path segment.`);
  return id as CountryId;
}

export function toAddress(row: Pick<CardRow, 'propertyType' | 'city' | 'slug'>): PropertyAddress {
  return {
    propertyType: row.propertyType,
    countryId: toCountryId(row.city.country.id),
    citySlug: row.city.id,
    slug: row.slug,
  };
}

function toPlace(row: Pick<CardRow, 'city' | 'sector'>, locale: Locale): Place {
  return {
    country: { id: toCountryId(row.city.country.id), name: nameOf(row.city.country, locale) },
    city: { id: row.city.id, name: nameOf(row.city, locale) },
    sector: row.sector,
  };
}

export function toCard(row: CardRow, locale: Locale): PropertyCard {
  const [first] = row.pictures;
  if (!first) throw new Error(`Property ${row.id} has no picture.`);
  return {
    _id: row.id,
    name: row.name,
    href: paths.property(toAddress(row), locale),
    propertyType: row.propertyType,
    place: toPlace(row, locale),
    bedrooms: row.bedrooms,
    beds: row.bedsForAdults === null ? null : { adults: row.bedsForAdults, children: row.bedsForChildren ?? 0 },
    petsAllowed: row.petsAllowed,
    facilities: row.facilities.map(({ facility }) => ({ id: facility.id, name: nameOf(facility, locale) })),
    thumbnail: toPicture(first.picture, locale, first),
    latitude: row.latitude,
    longitude: row.longitude,
    priceFrom: toMoney(row.priceFrom, row.currency),
  };
}
