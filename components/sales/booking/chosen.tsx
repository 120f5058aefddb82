'use client';

import { createContext, use } from 'react';
import type { FormState } from '@/components/form/types';
import { formatMoney } from '@/lib/platform/money';
import { costOf } from '@/lib/sales/booking/rules/cost';
import { textOf } from '../enquiry/asked-rows';
import type { BookingSetting } from './setting';

type Values = FormState['values'];

/** `Adults: 4, Children: 2 (7, 8)`; nothing while nobody is named. */
export function guestsText({ adults, children }: Values, { booking: { labels } }: BookingSetting): string {
  const ages = Array.isArray(children) ? children : [];
  const count = textOf(adults);
  return [
    count && `${labels.adults}: ${count}`,
    ages.length > 0 && `${labels.children}: ${ages.length} (${ages.join(', ')})`,
  ]
    .filter(Boolean)
    .join(', ');
}

type Chosen = { rows: { label: string; value: string }[]; total: string | null };

export const ChosenContext = createContext<Chosen>({ rows: [], total: null });

/** What the form holds that the card beside it tells; the total follows the way to pay. */
export function chosenOf(values: Values, setting: BookingSetting): Chosen {
  const { booking, methods, price, terms } = setting;
  const method = methods.find(({ value }) => value === values.payment);
  return {
    rows: [
      { label: booking.who.guests, value: guestsText(values, setting) },
      { label: booking.labels.payment, value: method?.label ?? '' },
    ].filter(({ value }) => value !== ''),
    total: method ? formatMoney(costOf(price, method.value, terms.cardFeeRatio).total) : null,
  };
}

export function ChosenRows({ lineClass }: { lineClass: string }) {
  return use(ChosenContext).rows.map(({ label, value }) => (
    <div key={label} className={lineClass}>
      <dt className="text-soft">{label}</dt>
      <dd className="figures">{value}</dd>
    </div>
  ));
}

export function ChosenTotal({ total }: { total: string }) {
  return use(ChosenContext).total ?? total;
}
