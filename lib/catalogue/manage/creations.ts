import { countryIds } from '@/lib/platform/addresses/slug';
import { managedFields } from './fields';
import type { ChoiceList, Field, Fields, ManagedKind } from './types';

const { hotels, rooms, properties, operators, channels, programmes, facilities, places, testimonials, pages, jobs } =
  managedFields;

const one = (of: ChoiceList): Field => ({ type: 'reference', section: 'facts', of, isNeeded: true });
const choice = (options: readonly string[]): Field => ({ type: 'choice', section: 'facts', options, isNeeded: true });
const count = (least: number, most: number): Field => ({
  ...{ type: 'number', section: 'facts', isNeeded: true },
  ...{ least, most },
});
const some = (fields: Fields, ...names: string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

const currency = choice(['EUR', 'CHF']);
/** Whoever searches hotels and rooms chooses of lists that are theirs alone (rule 4.16). */
export const facilityLists = ['property', 'equipment', 'service'] as const;

type Creation = {
  /** All of them are needed; of words one language. What the editor does not have stays as it was made. */
  fields: Fields;
  /** The field that proposes an address, where the thing has one that somebody may choose. */
  address?: string;
};

/** What is asked of something new. Of countries there are those whose addresses and clocks the product knows. */
export const creations: Readonly<Record<ManagedKind, Creation>> = {
  hotels: { fields: { ...some(hotels, 'name'), cityId: one('places'), currency }, address: 'name' },
  rooms: {
    fields: {
      hotelId: one('hotels'),
      ...some(rooms, 'name'),
      units: count(1, 500),
    },
  },
  properties: {
    fields: {
      ...some(properties, 'name', 'bedrooms', 'bathrooms', 'squareMetres', 'propertyType'),
      cityId: one('places'),
      operatorId: one('operators'),
      rentalChannelId: one('channels'),
      commissionPercent: count(0, 100),
      currency,
    },
    address: 'name',
  },
  operators: { fields: some(operators, 'name') },
  channels: { fields: some(channels, 'name') },
  programmes: { fields: some(programmes, 'name') },
  facilities: { fields: { list: choice(facilityLists), ...some(facilities, 'name') } },
  countries: { fields: { countryId: choice(countryIds) } },
  places: { fields: { ...some(places, 'name'), countryId: one('countries') }, address: 'name' },
  inspiration: { fields: { hotelId: one('hotels') } },
  testimonials: { fields: some(testimonials, 'author') },
  pages: { fields: some(pages, 'heading'), address: 'heading' },
  jobs: { fields: some(jobs, 'heading'), address: 'heading' },
};
