'use client';

import { fill } from '@/components/form/types';
import { daysBetween } from '@/lib/platform/dates';
import { formatAmount, formatMoney } from '@/lib/platform/money';
import { type DatedCurrencyTerms, type DatedTerm, datedTerms } from '@/lib/sales/selection/rules/terms';
import { termsOfSelection } from '@/lib/sales/selection/rules/total';
import type { Selection } from '@/lib/sales/selection/types';
import { shortDay } from './party-words';
import { useSelection } from './selection-context';

/** When what is paid, and until when a cancellation is free of charge: all rooms as one. */
export function MergedTerms({ selection, heading: Heading }: { selection: Selection; heading: 'h3' | 'h4' }) {
  const { today, locale, words } = useSelection();
  const terms = termsOfSelection(selection, today);
  const { nonRefundable, freeUntil, freeNoMore } = words;
  const day = terms.freeUntil && shortDay(terms.freeUntil, locale);
  const free = terms.isNonRefundable ? nonRefundable : day ? fill(freeUntil, { day }) : freeNoMore;
  const all = datedTerms(terms);
  return (
    <section className="pt-3.5">
      <Heading className="flex justify-between gap-4 font-sans text-13 font-bold tracking-normal">
        {words.terms} <span className="font-normal text-12 text-soft">{words.hotelTime}</span>
      </Heading>
      <p className={`mt-1 text-13 font-bold ${terms.isNonRefundable ? 'text-negative' : 'text-ink'}`}>{free}</p>
      {all.map((one) => (
        <CurrencyPart key={one.currency} terms={one} arrival={selection.stay.checkInDate} isOnly={all.length === 1} />
      ))}
    </section>
  );
}

type PartProps = { terms: DatedCurrencyTerms; arrival: Selection['stay']['checkInDate']; isOnly: boolean };

function CurrencyPart({ terms: { currency, dated, spans }, arrival, isOnly }: PartProps) {
  const { locale, words } = useSelection();
  const wording = ({ kind, percent }: DatedTerm) => fill(words.term[kind], { percent });
  return (
    <div className="mt-2">
      <div aria-hidden="true" className="flex gap-px overflow-hidden rounded-control text-12 leading-[22px] font-bold">
        {spans.map(({ from, percent }, index) => {
          const days = daysBetween(from, spans[index + 1]?.from ?? arrival);
          const look =
            percent === 0
              ? 'bg-positive/10 text-positive'
              : percent < 100
                ? 'bg-warning/10 text-warning'
                : 'bg-negative/10 text-negative';
          return (
            <span
              key={from}
              className={`h-[22px] ${percent === 0 ? 'min-w-max' : 'min-w-9'} truncate px-1.5 ${look}`}
              style={{ flexGrow: Math.max(days, 1) }}
            >
              {percent === 0 ? words.freeOfCharge : `${percent} %`}
            </span>
          );
        })}
      </div>
      <ol className="mt-1">
        {dated.map((term) => (
          <li key={`${term.on}${term.kind}`} className="grid grid-cols-[88px_1fr_auto] gap-2 py-0.5 text-13">
            <span className="font-bold">{shortDay(term.on, locale)}</span>
            <span className="text-soft">{wording(term)}</span>
            <span className="figures whitespace-nowrap">
              {isOnly ? formatAmount(term.amount) : formatMoney({ amount: term.amount.amount, currency })}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
