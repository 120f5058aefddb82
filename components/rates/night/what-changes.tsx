'use client';

import { Icon } from '@/components/ui/icon';
import { formatRange, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { ChangeLine, EditPreview } from '@/lib/rates/night/preview';
import { type CalendarWords, dayText, fill, priceText, weekdaysText } from './calendar-words';

type Props = {
  preview: EditPreview;
  /** Said while nothing would change. */
  nothing: string;
  days: readonly PlainDate[];
  /** More than one room is chosen: each line names its own. */
  namesRooms: boolean;
  agencies: number;
  currency: string;
  locale: Locale;
  words: CalendarWords;
};

const MOST_LINES = 14;
const MOST_HELD = 4;

/** Before and after, what stays because it is sold or optioned, and whom it meets: told before it is applied. */
export function WhatChanges({ preview, nothing, days, namesRooms, agencies, currency, locale, words }: Props) {
  const { lines, held } = preview;
  const textOf = (field: ChangeLine['field'], value: ChangeLine['before']): string => {
    if (Array.isArray(value)) return weekdaysText(value, words, locale);
    if (field === 'price' || field === 'sum') return priceText(value, currency);
    return value === null ? words.none : String(value);
  };
  const rangeOf = ({ from, until }: ChangeLine) =>
    formatRange(days[from], days[until], locale, { month: 'short', year: false });
  return (
    <section aria-live="polite" className="mt-4 border-t border-ink pt-2">
      <h3 className="flex items-baseline justify-between gap-2 font-sans text-14 font-bold tracking-normal">
        {words.changes}
        <span className="text-12 font-normal text-soft">
          {words.before} → {words.after}
        </span>
      </h3>
      {lines.length === 0 && <p className="mt-1 text-13 text-soft">{nothing}</p>}
      <ul className="text-13">
        {lines.slice(0, MOST_LINES).map((line) => (
          <li
            key={`${line.roomName} ${line.field} ${line.from}`}
            className="flex items-baseline justify-between gap-3 border-b border-line-faint py-1"
          >
            <span className="min-w-0">
              {words.field[line.field]}
              <span className="block text-12 leading-4 text-soft">
                {namesRooms ? `${line.roomName}, ${rangeOf(line)}` : rangeOf(line)}
              </span>
            </span>
            <span className="text-right">
              <span className="text-soft">{textOf(line.field, line.before)}</span>
              {' → '}
              <strong>{textOf(line.field, line.after)}</strong>
            </span>
          </li>
        ))}
      </ul>
      {lines.length > MOST_LINES && (
        <p className="mt-1 text-12 text-soft">{fill(words.further, { count: lines.length - MOST_LINES })}</p>
      )}
      {held.length > 0 && (
        <div className="mt-3 flex gap-2.5 rounded-desk bg-sand p-3 text-13 text-warning">
          <Icon name="warning" className="mt-0.5 size-4" />
          <ul>
            {held.slice(0, MOST_HELD).map(({ roomName, day, limit, sold, optioned }) => (
              <li key={`${roomName} ${day}`}>
                {fill(words.limit, {
                  ...{
                    day: dayText(day, locale),
                    field: words.field[limit.field],
                    count: limit.becomes,
                    sold,
                    optioned,
                  },
                  room: roomName,
                })}
              </li>
            ))}
            {held.length > MOST_HELD && <li>{fill(words.further, { count: held.length - MOST_HELD })}</li>}
          </ul>
        </div>
      )}
      {lines.length > 0 && agencies > 0 && (
        <p className="mt-3 text-13 text-soft">{fill(agencies === 1 ? words.metOne : words.met, { count: agencies })}</p>
      )}
    </section>
  );
}
