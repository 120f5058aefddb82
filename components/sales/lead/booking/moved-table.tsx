'use client';

import { fill } from '@/components/form/types';
import { formatDay, isPlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { fromUnits } from '@/lib/platform/money';
import { type DifferenceRow, DifferenceTable } from '../interest-form/difference-table';
import type { BookingWords, Moved } from './moved';

type Props = { moved: Moved; rooms: readonly string[]; words: BookingWords['refused']; locale: Locale };

/** What a booking was to be, what it would be now, and what lies between. */
export function MovedTable({ moved, rooms, words, locale }: Props) {
  const { currency, price, commission, termsChange } = moved;
  const changeOf = ({ was, is }: Moved['price']) => ({
    was: was === null ? null : fromUnits(was, currency),
    is: is === null ? null : fromUnits(is, currency),
  });
  const day = (one: string | null) => (one !== null && isPlainDate(one) ? formatDay(one, locale) : words.never);
  const rows: DifferenceRow[] = [
    ...moved.rooms.map(({ position, ...change }) => ({
      key: `room ${position}`,
      label: rooms[position] ?? fill(words.room, { number: position + 1 }),
      change: changeOf(change),
      meaning: 'price' as const,
    })),
    { key: 'total', label: words.total, change: changeOf(price), meaning: 'total' },
  ];
  if (termsChange) {
    rows.push({
      key: 'terms',
      label: words.termsChange,
      said: { was: day(termsChange.was), is: day(termsChange.is) },
      difference: termsChange.was === termsChange.is ? words.otherFees : '',
    });
  }
  if (commission) {
    rows.push({ key: 'commission', label: words.commission, change: changeOf(commission), meaning: 'earned' });
  }
  return (
    <DifferenceTable
      caption={words.movedTitle}
      rows={rows}
      words={{ ...words, shown: words.before, what: `${words.what}, ${currency}` }}
    />
  );
}
