import { fill } from '@/components/form/types';
import { formatDay, isPlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatAmount, fromUnits } from '@/lib/platform/money';
import { compareAmounts, minus } from '@/lib/platform/money-arithmetic';
import type { BookingWords, Moved } from './moved';

type Change = { was: number | null; is: number | null };
type Row = { key: string; label: string; was: string; is: string; difference: string; isStrong?: boolean };

type Props = { moved: Moved; rooms: readonly string[]; words: BookingWords['refused']; locale: Locale };

/** What a booking was to be, what it would be now, and what lies between. */
export function MovedTable({ moved, rooms, words, locale }: Props) {
  const { currency, price, commission, termsChange } = moved;
  const amount = (units: number | null) =>
    units === null ? words.onRequest : formatAmount(fromUnits(units, currency));
  const between = ({ was, is }: Change): string => {
    if (was === null || is === null) return was === is ? words.same : '–';
    const [before, now] = [fromUnits(was, currency), fromUnits(is, currency)];
    const order = compareAmounts(now, before);
    if (order === 0) return words.same;
    return order > 0 ? `+ ${formatAmount(minus(now, before))}` : `− ${formatAmount(minus(before, now))}`;
  };
  const money = (key: string, label: string, change: Change, isStrong = false): Row => ({
    ...{ key, label, isStrong, was: amount(change.was), is: amount(change.is), difference: between(change) },
  });
  const day = (one: string | null) => (one !== null && isPlainDate(one) ? formatDay(one, locale) : words.never);
  const rows: Row[] = [
    ...moved.rooms.map(({ position, ...change }) =>
      money(`room ${position}`, rooms[position] ?? fill(words.room, { number: position + 1 }), change),
    ),
    money('total', words.total, price, true),
    ...(termsChange
      ? [
          {
            ...{ key: 'terms', label: words.termsChange, was: day(termsChange.was), is: day(termsChange.is) },
            difference: termsChange.was === termsChange.is ? words.otherFees : '',
          },
        ]
      : []),
    ...(commission ? [money('commission', words.commission, commission)] : []),
  ];
  const number = 'py-2 pl-3 text-right whitespace-nowrap';
  return (
    <table className="mt-4 w-full border-t border-line text-14">
      <thead>
        <tr className="text-12 text-soft *:py-1.5 *:font-normal">
          <th scope="col" className="text-left">
            <span className="sr-only">{words.what}, </span>
            {currency}
          </th>
          {[words.before, words.now, words.difference].map((head) => (
            <th key={head} scope="col" className="pl-4 text-right">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, was, is, difference, isStrong }) => (
          <tr key={key} className={`border-t border-line-faint align-top ${isStrong ? 'font-bold' : ''}`}>
            <th scope="row" className={`py-2 text-left ${isStrong ? '' : 'font-normal'}`}>
              {label}
            </th>
            <td className={number}>{was}</td>
            <td className={`${number} font-bold`}>{is}</td>
            <td className={`${number} font-bold text-warning`}>{difference}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
