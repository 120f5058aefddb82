import 'server-only';
import { type CountryId, countrySlugs } from '@/lib/platform/addresses/slug';
import { managedFields } from '../fields';
import { coverColumns } from './lists';
import { inRow, lastPosition, rowKind } from './row';

type Named = { name: string };

const inBoth = (column: string, like: object) => [{ [`${column}En`]: like }, { [`${column}De`]: like }];

export const roomKind = rowKind({
  model: 'room',
  fields: managedFields.rooms,
  include: { hotel: { select: { name: true } } },
  orderBy: [{ hotel: { name: 'asc' } }, { position: 'asc' }],
  searched: (like) => [...inBoth('name', like), { hotel: { OR: [{ name: like }, { id: like.contains }] } }],
  name: (row, locale) => inRow(row, 'name', locale),
  detail: (row) => (row.hotel as Named).name,
  isRetirable: true,
  first: async (tx, { hotelId, units }) => {
    const position = await lastPosition(tx, 'room', { hotelId });
    return { hotelId, units, position, views: [] };
  },
});

export const operatorKind = rowKind({
  model: 'operator',
  fields: managedFields.operators,
  orderBy: [{ name: 'asc' }],
  searched: (like) => [{ name: like }, { email: like }],
  name: (row) => String(row.name),
  detail: (row) => String(row.email),
  isRetirable: true,
  first: () => ({}),
});

export const channelKind = rowKind({
  model: 'rentalChannel',
  fields: managedFields.channels,
  include: { operator: { select: { name: true } } },
  orderBy: [{ name: 'asc' }],
  searched: (like) => [{ name: like }, { operator: { name: like } }],
  name: (row) => String(row.name),
  detail: (row) => (row.operator as Named | null)?.name ?? '',
  isRetirable: true,
  first: () => ({}),
});

export const countryKind = rowKind({
  model: 'country',
  fields: managedFields.countries,
  orderBy: [{ id: 'asc' }],
  searched: (like) => inBoth('name', like),
  name: (row, locale) => inRow(row, 'name', locale),
  detail: (row) => row.id,
  first: async (tx, { pictures = [] }, { id }) => {
    const { en, de } = countrySlugs[id as CountryId];
    return { slugEn: en, slugDe: de, ...(await coverColumns(tx, pictures)) };
  },
});

export const placeKind = rowKind({
  model: 'city',
  fields: managedFields.places,
  include: { country: { select: { nameEn: true, nameDe: true } } },
  orderBy: [{ nameEn: 'asc' }],
  searched: (like) => [...inBoth('name', like), { country: { OR: inBoth('name', like) } }],
  name: (row, locale) => inRow(row, 'name', locale),
  detail: (row, locale) => inRow({ ...(row.country as object), id: '' }, 'name', locale),
  isRetirable: true,
  first: async (tx, { countryId, pictures = [] }) => ({ countryId, ...(await coverColumns(tx, pictures)) }),
});

export const testimonialKind = rowKind({
  model: 'testimonial',
  fields: managedFields.testimonials,
  orderBy: [{ id: 'asc' }],
  searched: (like) => [...inBoth('author', like), ...inBoth('quote', like)],
  name: (row, locale) => inRow(row, 'author', locale),
  detail: (row, locale) => inRow(row, 'quote', locale).slice(0, 80),
  isRetirable: true,
  first: () => ({ isDemonstration: false }),
});
