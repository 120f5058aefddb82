import { addDays, daysBetween, type PlainDate } from '@/lib/platform/dates';
import type { FeeSpan } from '@/lib/rates/terms/types';

/** Dated points and their places on a line that is not quite to scale: in scale, deposit and arrival would collide. */
export type TimeAxis = {
  /** Width of the segment after each point, in parts; the last one carries the text of the last point. */
  widths: number[];
  /** Days of the segment after each point; the last has none. */
  gaps: (number | null)[];
};

const NARROWEST = 1;
const WIDEST = 2.4;
/** A segment of a fortnight is as wide as the narrowest. */
const FORTNIGHT = 14;

export function timeAxis(dates: readonly PlainDate[]): TimeAxis {
  const gaps = dates.map((date, index) => {
    const next = dates[index + 1];
    return next === undefined ? null : daysBetween(date, next);
  });
  const widths = gaps.map((days) => Math.min(WIDEST, Math.max(NARROWEST, Math.sqrt((days ?? 0) / FORTNIGHT))));
  return { widths, gaps };
}

/** Where a day lies on the axis, in parts from its beginning; linear between two points. */
function placeOf(day: PlainDate, dates: readonly PlainDate[], { widths, gaps }: TimeAxis): number {
  let place = 0;
  for (const [index, date] of dates.entries()) {
    const days = gaps[index] ?? null;
    const width = widths[index] ?? 0;
    if (days === null || day < addDays(date, days)) {
      const passed = days ? Math.max(0, daysBetween(date, day)) / days : 0;
      return place + width * passed;
    }
    place += width;
  }
  return place;
}

/** Widths of the cancellation spans, so that they break above the same days as the payments. */
export function spanWidths(
  spans: readonly Pick<FeeSpan, 'until'>[],
  dates: readonly PlainDate[],
  axis: TimeAxis,
): number[] {
  const end = axis.widths.reduce((sum, width) => sum + width, 0);
  let from = 0;
  return spans.map(({ until }) => {
    const to = until === null ? end : placeOf(until, dates, axis);
    const width = Math.max(to - from, 0);
    from = Math.max(from, to);
    return width;
  });
}
