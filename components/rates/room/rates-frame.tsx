'use client';

import { createContext, type ReactNode, use } from 'react';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { SelectedRate, SelectionStay } from '@/lib/sales/selection/types';
import type { TimelineWords } from './terms-view';

/** What all rooms of a matrix share. */
export type SharedRates = {
  hotel: { id: string; name: string };
  stay: SelectionStay;
  today: PlainDate;
  locale: Locale;
  words: TimelineWords & { moreThere: string; failed: string };
};

type RoomRates = {
  room: { id: string; name: string };
  /** Who would sleep in it. */
  party: Pick<SelectedRate, 'numAdults' | 'childrenAges'>;
  /** The room with its rates, as an address of its own. */
  href: string;
};

const RatesContext = createContext<(SharedRates & RoomRates) | null>(null);

type Props = RoomRates & { shared: SharedRates; children: ReactNode };

/** Around the rates of one room: its buttons and folded terms know the rate they stand at, and ask for the rest. */
export function RatesFrame({ shared, room, party, href, children }: Props) {
  return <RatesContext.Provider value={{ ...shared, room, party, href }}>{children}</RatesContext.Provider>;
}

export function useRates(): SharedRates & RoomRates {
  const rates = use(RatesContext);
  if (!rates) throw new Error('Something of a rate stands outside of its room.');
  return rates;
}
