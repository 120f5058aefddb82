import { type IsoWeekday, type PlainDate, weekdayOf } from '@/lib/platform/dates';
import { wholeSum } from '@/lib/platform/money-minor';
import type { Night } from '../room/types';
import { changeNight, type NightLimit, spansOf, unloadedNight } from './rules';
import type { CalendarRoom, NightField, NightsChange } from './types';

/** Rooms and positions [start, end] of days; both ends belong to it. */
export type Selection = { rooms: readonly string[]; start: number; end: number };

export type ChangeLine = {
  roomName: string;
  field: NightField | 'arrival' | 'sum';
  /** Positions of the first and last day. */
  from: number;
  until: number;
  before: number | null | IsoWeekday[];
  after: number | null | IsoWeekday[];
};

export type HeldLine = { roomName: string; day: PlainDate; limit: NightLimit; sold: number; optioned: number };

export type EditPreview = {
  /** By room: its nights as they would be, outside of the selection as they are. */
  nights: ReadonlyMap<string, (Night | null)[]>;
  lines: ChangeLine[];
  held: HeldLine[];
  /** Nights of rooms that become other than they are. */
  changed: number;
};

const fields = ['price', 'allotment', 'closed', 'minStay', 'maxStay', 'releaseDays'] as const;

function arrivalsOf(nights: readonly Night[]): IsoWeekday[] {
  return [...new Set(nights.filter((night) => !night.closedToArrival).map(({ night }) => weekdayOf(night)))].sort();
}

function totalOf(nights: readonly Night[]): number | null {
  const prices = nights.flatMap(({ price }) => (price === null ? [] : { amount: price }));
  return prices.length < nights.length ? null : wholeSum(prices);
}

function linesOf(roomName: string, start: number, before: readonly Night[], after: readonly Night[]): ChangeLine[] {
  const lines: ChangeLine[] = [];
  for (const field of fields) {
    const pairs = before.map((night, index) => ({ was: night[field], is: after[index]?.[field] ?? null }));
    for (const { from, length, value } of spansOf(pairs, ({ was, is }) => `${was} ${is}`)) {
      if (value.was === value.is) continue;
      lines.push({
        ...{ roomName, field, from: start + from, until: start + from + length - 1 },
        ...{ before: value.was, after: value.is },
      });
    }
  }
  const last = start + before.length - 1;
  const [was, is] = [arrivalsOf(before), arrivalsOf(after)];
  const whole = { roomName, from: start, until: last };
  if (before.some((night, index) => night.closedToArrival !== after[index]?.closedToArrival)) {
    lines.push({ ...whole, field: 'arrival', before: was, after: is });
  }
  const [sumBefore, sumAfter] = [totalOf(before), totalOf(after)];
  if (sumBefore !== sumAfter && before.length > 1) {
    lines.push({ ...whole, field: 'sum', before: sumBefore, after: sumAfter });
  }
  return lines;
}

/** What a change would do to the selected nights, by the very rule that does it. */
export function previewEdit(
  rooms: readonly CalendarRoom[],
  days: readonly PlainDate[],
  { rooms: selected, start, end }: Selection,
  change: NightsChange,
): EditPreview {
  const nights = new Map<string, (Night | null)[]>();
  const lines: ChangeLine[] = [];
  const held: HeldLine[] = [];
  let changed = 0;
  const isEmpty = Object.keys(change).length === 0;
  for (const room of rooms) {
    nights.set(room.id, room.nights);
    if (isEmpty || !selected.includes(room.id)) continue;
    const picked = days.slice(start, end + 1);
    const before = picked.map((day, index) => room.nights[start + index] ?? unloadedNight(day, room.units));
    const after = before.map((night) => {
      const { after: values, limit } = changeNight(night, change);
      if (limit)
        held.push({ roomName: room.name, day: night.night, limit, sold: night.sold, optioned: night.optioned });
      return { ...night, ...values };
    });
    changed += after.filter((night, index) => JSON.stringify(night) !== JSON.stringify(before[index])).length;
    lines.push(...linesOf(room.name, start, before, after));
    nights.set(room.id, [...room.nights.slice(0, start), ...after, ...room.nights.slice(end + 1)]);
  }
  return { nights, lines, held, changed };
}
