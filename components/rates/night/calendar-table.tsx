'use client';

import { formatWeekday, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { planPrice, restrictionSpans } from '@/lib/rates/night/rules';
import type { CalendarPlan, CalendarRoom } from '@/lib/rates/night/types';
import type { Night } from '@/lib/rates/room/types';
import {
  type CalendarWords,
  dayText,
  fill,
  monthText,
  priceText,
  restrictionText,
  roundPriceText,
} from './calendar-words';
import { CellButton } from './cell-button';
import type { GridCells } from './use-grid-range';

export type TableProps = GridCells & {
  rooms: readonly CalendarRoom[];
  days: readonly PlainDate[];
  /** As they would be after the edit. */
  nights: ReadonlyMap<string, readonly (Night | null)[]>;
  plans: readonly CalendarPlan[];
  currency: string;
  locale: Locale;
  words: CalendarWords;
};

const side =
  'sticky left-0 z-1 w-[108px] min-w-[108px] max-w-[108px] bg-paper pr-2 text-left font-normal desk:w-[188px] desk:min-w-[188px] desk:max-w-[188px]';
const isWeekend = (day: PlainDate) => ['Sat', 'Sun'].includes(formatWeekday(day, 'en'));

/** Rooms × days: what is free, what it costs, what holds there. Rooms that are only enquired about follow at the end. */
export function CalendarTable(props: TableProps) {
  const { rooms, days, locale, words, nights } = props;
  const editable = rooms.filter((room) => !room.isEnquiryOnly);
  const shares = days.map((_, index) => {
    const found = editable.flatMap(({ id }) => nights.get(id)?.[index] ?? []);
    const all = found.reduce((sum, { allotment }) => sum + allotment, 0);
    const taken = found.reduce((sum, { sold, optioned }) => sum + sold + optioned, 0);
    return all === 0 ? null : Math.round((taken / all) * 100);
  });
  return (
    <div className="goes-on relative overflow-x-auto border-t border-ink">
      <table aria-label={words.grid} className="border-collapse">
        <thead>
          <tr>
            <th scope="col" className={`${side} align-bottom text-12 leading-4 text-soft`}>
              {words.nightOf}
            </th>
            {days.map((day, index) => (
              <th
                key={day}
                scope="col"
                className={`w-[38px] min-w-[38px] pt-2 text-center text-12 leading-4 font-normal text-soft ${isWeekend(day) ? 'bg-sand' : ''}`}
              >
                {formatWeekday(day, locale)}
                <span className="block text-14 leading-5 font-bold text-ink">{Number(day.slice(8))}</span>
                {(index === 0 || day.endsWith('-01')) && <span className="block">{monthText(day, locale)}</span>}
              </th>
            ))}
          </tr>
          <tr className="border-b border-line">
            <th scope="row" className={`${side} pb-2 align-bottom text-12 leading-4 text-soft`}>
              {words.taken}
            </th>
            {shares.map((share, index) => (
              <td
                key={days[index]}
                className={`px-1 pb-2 text-center align-bottom text-12 leading-4 text-soft ${isWeekend(days[index] ?? '2027-01-01') ? 'bg-sand' : ''}`}
              >
                {share ?? '–'}
              </td>
            ))}
          </tr>
        </thead>
        {editable.map((room, index) => (
          <RoomRows key={room.id} {...props} room={room} position={index} />
        ))}
        {rooms
          .filter((room) => room.isEnquiryOnly)
          .map((room) => (
            <tbody key={room.id}>
              <tr className="border-b border-line">
                <th scope="row" className={`${side} py-2.5`}>
                  <strong className="block text-13 leading-4">{room.name}</strong>
                  <span className="text-12 leading-4 text-soft">{words.requestRoom}</span>
                </th>
                {days.map((day) => (
                  <td key={day} className="text-center text-12 text-soft">
                    {words.request}
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
      </table>
    </div>
  );
}

type RowsProps = TableProps & { room: CalendarRoom; position: number };

function RoomRows(props: RowsProps) {
  const { room, position, days, nights, plans, currency, locale, words, isSelected } = props;
  const after = nights.get(room.id) ?? room.nights;
  const isOpened = days.some((_, day) => isSelected({ band: 0, row: position, column: day }));
  const [base, ...others] = plans;
  const ground = (day: number) => (isSelected({ band: 0, row: position, column: day }) ? 'bg-main-light2' : '');
  const rows = base ? [base, ...(isOpened ? others : [])] : [];
  return (
    <tbody className="border-b border-line">
      <tr>
        <th scope="row" className={`${side} pt-2.5 align-top`}>
          <strong className="block text-13 leading-4">{room.name}</strong>
          <span className="text-12 leading-4 text-soft">{fill(words.units, { count: room.units })}</span>
        </th>
        {days.map((day, index) => (
          <FreeCell key={day} {...props} day={index} after={after[index] ?? null} />
        ))}
      </tr>
      {rows.map((plan, row) => (
        <tr key={plan.id} className={row === 0 ? 'text-ink' : 'text-soft'}>
          <th scope="row" className={`${side} text-12 leading-5 text-soft`}>
            <span title={plan.name} className="block overflow-hidden text-ellipsis whitespace-nowrap">
              {plan.name}
            </span>
          </th>
          {days.map((day, index) => {
            const price = after[index]?.price ?? null;
            const isNew = price !== (room.nights[index]?.price ?? null);
            return (
              <td
                key={day}
                className={`text-center text-12 leading-5 whitespace-nowrap ${ground(index)} ${isNew ? 'font-bold text-main-ink' : ''}`}
              >
                {roundPriceText(price === null ? null : planPrice(plan, price, room.includedGuests), currency)}
              </td>
            );
          })}
        </tr>
      ))}
      <tr>
        <th scope="row" className={`${side} pb-2 text-12 leading-6 text-soft`}>
          {words.restrictions}
        </th>
        {restrictionSpans(after).map(({ from, length, value }) => {
          const text = value && restrictionText(value, words, locale);
          const isNew = after
            .slice(from, from + length)
            .some((night, index) => rulesOf(night) !== rulesOf(room.nights[from + index] ?? null));
          return (
            <td key={from} colSpan={length} className="px-px pb-2 align-top">
              {text ? (
                <span
                  title={text}
                  className={`block h-5 overflow-hidden rounded-[3px] px-1.5 text-12 leading-5 text-ellipsis whitespace-nowrap ${isNew ? 'bg-main text-on-main' : 'bg-sand'}`}
                >
                  {text}
                </span>
              ) : (
                <span className="sr-only">{words.noRule}</span>
              )}
            </td>
          );
        })}
      </tr>
    </tbody>
  );
}

function rulesOf(night: Night | null): string {
  if (!night) return '';
  return [night.closed, night.minStay, night.maxStay, night.releaseDays, night.closedToArrival].join(' ');
}

function FreeCell(props: RowsProps & { day: number; after: Night | null }) {
  const { room, position, days, day, after, currency, locale, words, focus, isSelected, onPick, onReach, onKey } =
    props;
  const place = { band: 0, row: position, column: day };
  const date = days[day] ?? '2027-01-01';
  const free = after ? Math.max(0, after.allotment - after.closed - after.sold - after.optioned) : null;
  // A night that nobody can be sold is no alarm.
  const isClosed = after !== null && after.closed >= after.allotment - after.sold - after.optioned && after.closed > 0;
  const ink = free === null || free > 1 ? '' : free === 1 ? 'text-warning' : 'text-negative';
  const label = after
    ? fill(words.cell, {
        room: room.name,
        day: dayText(date, locale),
        free: free ?? 0,
        sold: after.sold,
        optioned: after.optioned,
        price: after.price === null ? words.noPrice : fill(words.priceOf, { price: priceText(after.price, currency) }),
      })
    : fill(words.cellUnloaded, { room: room.name, day: dayText(date, locale) });
  return (
    <td className={isSelected(place) ? 'bg-main-light2' : isWeekend(date) ? 'bg-sand' : ''}>
      <CellButton
        {...{ focus, isSelected, onPick, onReach, onKey, place, label }}
        className={`px-1 pt-2 text-14 leading-5 font-bold ${ink}`}
      >
        {isClosed || free === null ? (
          <span className="text-[11px] font-normal tracking-tight text-soft">
            {isClosed ? words.closed : words.request}
          </span>
        ) : (
          free
        )}
        {after && <TakenBar night={after} />}
      </CellButton>
    </td>
  );
}

/** Sold, optioned and the rest as parts of one line. */
function TakenBar({ night: { allotment, closed, sold, optioned } }: { night: Night }) {
  const all = Math.max(1, allotment);
  const width = (count: number) => `${(Math.min(count, all) / all) * 100}%`;
  return (
    <span aria-hidden="true" className="mt-0.5 mb-1.5 flex h-1 w-full bg-line">
      <span className="h-full bg-main" style={{ width: width(sold) }} />
      <span className="h-full bg-accent" style={{ width: width(optioned) }} />
      <span className="h-full bg-input" style={{ width: width(closed) }} />
    </span>
  );
}
