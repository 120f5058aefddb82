'use client';

import { fill } from '@/components/form/types';
import { formatMoney } from '@/lib/platform/money';
import { localPriceOf, payableLocallyOf } from '@/lib/sales/selection/rules/total';
import type { Selection } from '@/lib/sales/selection/types';
import { shortDay } from './party-words';
import { useSelection } from './selection-context';

/** Below the sums and part of none: what is paid at the hotel, and the price in the hotel's own currency. */
export function Locally({ selection }: { selection: Pick<Selection, 'rooms'> }) {
  const { words, locale } = useSelection();
  const local = localPriceOf(selection);
  const day = local?.exchangedOn && shortDay(local.exchangedOn, locale);
  const lines = [
    ...payableLocallyOf(selection).map((tax) => [words.cityTax, formatMoney(tax)] as const),
    ...(local ? [[day ? fill(words.localOn, { day }) : words.local, formatMoney(local.price)] as const] : []),
  ];
  return lines.map(([label, amount]) => (
    <div key={label + amount} className="flex justify-between gap-4 text-13">
      <dt className="text-soft">{label}</dt>
      <dd className="figures whitespace-nowrap">{amount}</dd>
    </div>
  ));
}
