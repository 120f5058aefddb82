import 'server-only';
import type { ManagedKind } from '../types';
import { facilityKind } from './facility';
import { hotelKind } from './hotel';
import { inspirationKind } from './inspiration';
import type { Kind } from './kind';
import { countryLists, hotelLists, placeLists, postLists, propertyLists, roomLists, withLists } from './lists';
import { jobKind, pageKind } from './page';
import { programmeKind } from './programme';
import { propertyKind } from './property';
import { channelKind, countryKind, operatorKind, placeKind, roomKind, testimonialKind } from './rows';

export const kinds: Readonly<Record<ManagedKind, Kind>> = {
  hotels: withLists(hotelKind, hotelLists),
  rooms: withLists(roomKind, roomLists),
  properties: withLists(propertyKind, propertyLists),
  operators: operatorKind,
  channels: channelKind,
  programmes: programmeKind,
  facilities: facilityKind,
  countries: withLists(countryKind, countryLists),
  places: withLists(placeKind, placeLists),
  inspiration: withLists(inspirationKind, postLists),
  testimonials: testimonialKind,
  pages: pageKind,
  jobs: jobKind,
};
