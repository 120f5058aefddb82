import 'server-only';
import type { ManagedKind } from '../types';
import { facilityKind } from './facility';
import { hotelKind } from './hotel';
import { inspirationKind } from './inspiration';
import type { Kind } from './kind';
import { jobKind, pageKind } from './page';
import { programmeKind } from './programme';
import { propertyKind } from './property';
import { channelKind, countryKind, operatorKind, placeKind, roomKind, testimonialKind } from './rows';

export const kinds: Readonly<Record<ManagedKind, Kind>> = {
  hotels: hotelKind,
  rooms: roomKind,
  properties: propertyKind,
  operators: operatorKind,
  channels: channelKind,
  programmes: programmeKind,
  facilities: facilityKind,
  countries: countryKind,
  places: placeKind,
  inspiration: inspirationKind,
  testimonials: testimonialKind,
  pages: pageKind,
  jobs: jobKind,
};
