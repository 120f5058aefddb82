'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { offersQuery } from '@/components/sales/selection/offers-query';
import { termsByDay } from '@/lib/sales/selection/rules/terms';
import type { RateInList, SharedRates } from './rates-in-list';
import { TermsView } from './terms-view';

/** All terms of a room come with one call: the next one that is opened is there at once. */
const FRESH_MS = 60_000;

type Props = {
  rate: Pick<RateInList, 'id' | 'room' | 'party' | 'hasNoShowClause'>;
  shared: SharedRates;
  waiting: ReactNode;
};

/** The terms of a rate, asked for when they are opened. */
export function TermsOnDemand({ rate, shared, waiting }: Props) {
  const { id, room, party, hasNoShowClause } = rate;
  const { stay, today, locale, words } = shared;
  const { data, isPending } = useQuery({ ...offersQuery(room.id, stay, party), staleTime: FRESH_MS });
  if (isPending) return waiting;
  const offer = data?.find((one) => one.id === id);
  if (!offer) {
    return (
      <p role="alert" className="pt-2 pb-3 text-13 text-negative">
        {words.failed}
      </p>
    );
  }
  const arrival = stay.checkInDate;
  const entries = termsByDay(offer, { arrival, today, hasNoShowClause });
  return <TermsView {...{ entries, arrival, today, locale, words }} policy={offer.ratePolicy} />;
}
