'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { offersQuery } from '@/components/sales/selection/offers-query';
import { termsByDay } from '@/lib/sales/selection/rules/terms';
import { useRates } from './rates-frame';
import { TermsView } from './terms-view';

/** All terms of a room come with one call: the next one that is opened is there at once. */
const FRESH_MS = 60_000;

type Props = { id: string; hasNoShowClause: boolean; waiting: ReactNode };

export function TermsOnDemand({ id, hasNoShowClause, waiting }: Props) {
  const { room, stay, party, today, locale, words } = useRates();
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
