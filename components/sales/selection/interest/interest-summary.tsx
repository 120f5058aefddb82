'use client';

import type { ReactNode } from 'react';
import { ApiSubmit } from '@/components/form/api-form';
import { fill } from '@/components/form/types';
import { formatRange, nightsBetween } from '@/lib/platform/dates';
import { formatAmount, formatMoney, formatNumber, type Money } from '@/lib/platform/money';
import { plus } from '@/lib/platform/money-arithmetic';
import { commissionOfSelection } from '@/lib/sales/selection/rules/total';
import type { Selection } from '@/lib/sales/selection/types';
import { addressOf } from '../address';
import { Locally } from '../locally';
import { MergedTerms } from '../merged-terms';
import { SelectedRooms } from '../selected-rooms';
import { useSelection } from '../selection-context';
import { useMarkup } from './detail-fields';
import type { InterestSetting } from './setting';

type Props = { selection: Selection; price: Money; setting: InterestSetting };

/** What will be saved: rooms, what the client pays, what it earns, terms, and the one primary button. */
export function InterestSummary({ selection, price, setting }: Props) {
  const { locale, words: selected } = useSelection();
  const { words, hasMarkup, isClientSafe } = setting;
  const { checkInDate, checkOutDate, paymentProfile } = selection.stay;
  const markup = useMarkup(price.currency);
  const total = plus(price, hasMarkup ? markup : null);
  const nights = nightsBetween(checkInDate, checkOutDate);
  return (
    <aside
      aria-label={selected.title}
      className="rounded-desk border border-line bg-surface px-6 pb-5 max-menu:mt-8 menu:sticky menu:top-4 menu:shadow-float"
    >
      <div className="flex items-baseline justify-between gap-4 border-b border-line py-4">
        <h2 className="font-sans text-16 leading-6 font-bold tracking-normal">{selected.title}</h2>
        <a
          href={addressOf(selection)}
          data-soft
          className="min-h-6 text-13 text-main-ink underline decoration-main-light1 underline-offset-3 hover:decoration-current"
        >
          {selected.edit}
        </a>
      </div>
      <p className="pt-3.5 font-serif text-22">{selection.hotel.name}</p>
      <p className="text-soft">
        {formatRange(checkInDate, checkOutDate, locale, { weekday: true })},{' '}
        {fill(nights === 1 ? words.night : words.nights, { count: nights })}, {words.profile[paymentProfile]}
      </p>
      <SelectedRooms selection={selection} />
      <dl className="border-y border-line py-3">
        {hasMarkup && !isClientSafe && (
          <>
            <Line label={words.roomsTotal}>{formatAmount(price)}</Line>
            <Line label={words.yourMarkup}>{formatAmount(markup)}</Line>
          </>
        )}
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-16 font-bold">{words.clientPays}</dt>
          <dd className="figures text-22 font-bold">{formatMoney(total)}</dd>
        </div>
        <Locally selection={selection} />
      </dl>
      <Earnings selection={selection} markup={hasMarkup ? markup : null} words={words} />
      <MergedTerms selection={selection} heading="h3" />
      <div className="mt-5 grid gap-2.5 [&_button]:h-11 [&_button]:w-full [&_button]:text-16">
        <ApiSubmit>{selected.save}</ApiSubmit>
        <p className="text-center text-12 text-soft">{selected.saveHelp}</p>
      </div>
    </aside>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-soft">{label}</dt>
      <dd className="figures">{children}</dd>
    </div>
  );
}

type EarningsProps = { selection: Selection; markup: Money | null; words: InterestSetting['words'] };

/** Not there for whoever may not see it, markup and all. */
function Earnings({ selection, markup, words }: EarningsProps) {
  const commission = commissionOfSelection(selection);
  if (!commission) return null;
  const together = plus(commission.total, markup);
  return (
    <section className="-mx-6 bg-main-light2 px-6 py-3">
      <h3 className="font-sans text-13 font-bold tracking-normal">{words.earns}</h3>
      <dl>
        <Line label={fill(words.commission, { percent: formatNumber(commission.percent) })}>
          {formatAmount(commission.total)}
        </Line>
        {markup && <Line label={words.markupEarns}>{formatAmount(markup)}</Line>}
        <div className="mt-1 flex justify-between gap-4 border-t border-line pt-1 font-bold">
          <dt>{words.together}</dt>
          <dd className="figures">{formatMoney(together)}</dd>
        </div>
      </dl>
    </section>
  );
}
