import 'server-only';
import type { ManagedKind } from '../types';
import { hotelKind } from './hotel';
import { inspirationKind } from './inspiration';
import type { Kind } from './kind';
import { pageKind } from './page';
import { propertyKind } from './property';

export const kinds: Readonly<Record<ManagedKind, Kind>> = {
  hotels: hotelKind,
  properties: propertyKind,
  inspiration: inspirationKind,
  pages: pageKind,
};
