'use client';

import { lazy, Suspense, useState } from 'react';
import { FoldedSummary } from './folded-summary';
import { useRates } from './rates-frame';

const TermsOnDemand = lazy(() => import('./terms-on-demand').then(({ TermsOnDemand: part }) => ({ default: part })));

type Props = {
  /** The rate plan's. */
  id: string;
  rate: string;
  hasNoShowClause: boolean;
};

/** The terms of a rate, asked for when they are opened. Without script it leads to the room's own page, which has them. */
export function RateTerms({ id, rate, hasNoShowClause }: Props) {
  const { href, words } = useRates();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <FoldedSummary title={words.title} rate={rate} />
      {isOpen ? (
        <Suspense fallback={<Waiting />}>
          <TermsOnDemand id={id} hasNoShowClause={hasNoShowClause} waiting={<Waiting />} />
        </Suspense>
      ) : (
        <a href={href} className="text-13 underline underline-offset-4">
          {words.moreThere}
        </a>
      )}
    </details>
  );
}

function Waiting() {
  return <div aria-hidden="true" className="mt-2 mb-3 h-5 animate-pulse rounded-[4px] bg-sand" />;
}
