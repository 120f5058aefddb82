'use client';

import { createContext, use } from 'react';
import type { StayFieldWords } from '@/components/form/stay-field-words';
import type { PaymentProfile } from '@/lib/brand/schema';
import type { MapConfig, MapLabels } from '@/lib/catalogue/map/types';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Messages } from '@/lib/platform/i18n/messages';
import type { HotelPlaces } from '@/lib/sales/search/hotel/destinations';
import type { HotelFilterOptions } from '@/lib/sales/search/hotel/types';

export type HotelSearchWords = Messages['hotelSearch'];
export type PlaceOption = Pick<HotelPlaces[number], 'id' | 'name' | 'kind' | 'countryId'>;

/** What the page knows and the browser does not. */
export type HotelSearchSetting = {
  /** For whom the prices are; answers of one audience are never shown to another. */
  audience: string;
  userId: string;
  locale: Locale;
  today: PlainDate;
  includeDemos: boolean;
  showsCommission: boolean;
  profile: { default: PaymentProfile; canBeChanged: boolean };
  places: readonly PlaceOption[];
  options: HotelFilterOptions;
  words: HotelSearchWords;
  /** Of the field for the stay. */
  stay: StayFieldWords;
  map: { labels: MapLabels; config: MapConfig };
};

const SettingContext = createContext<HotelSearchSetting | null>(null);

export const SettingProvider = SettingContext.Provider;

export function useSetting(): HotelSearchSetting {
  const setting = use(SettingContext);
  if (!setting) throw new Error('Something of the hotel search stands outside of it.');
  return setting;
}
