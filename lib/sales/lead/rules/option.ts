import { dayAt, instantAt } from '@/lib/catalogue/place/property-time';
import { addDays, daysBetween, earliest, type PlainDate } from '@/lib/platform/dates';
import { refundsOf } from '@/lib/rates/terms/rules/convert';
import type { Cancellation } from '@/lib/rates/terms/types';

type Period = { checkIn: PlainDate; checkOut: PlainDate };

const HOUR = 3_600_000;
const END_OF_DAY = '18:00';

/** A request nobody answers ends after three days. */
const UNANSWERED_HOURS = 72;
export const MOST_EXTENSIONS = 2;
/** Confirmed ones of one agency at one hotel or property in one season. */
export const MOST_CONFIRMED_OPTIONS = 3;
const CLOSE_ARRIVAL_DAYS = 30;

export function requestEndsAt(asked: Date): Date {
  return new Date(asked.getTime() + UNANSWERED_HOURS * HOUR);
}

/** A night of the festive weeks (19 December to 3 January) or of February lies in the stay. */
export function isPeak({ checkIn, checkOut }: Period): boolean {
  const [first, last] = [Number(checkIn.slice(0, 4)), Number(checkOut.slice(0, 4))];
  for (let year = first - 1; year <= last; year += 1) {
    const peaks = [
      { from: `${year}-12-19`, until: `${year + 1}-01-04` },
      { from: `${year}-02-01`, until: `${year}-03-01` },
    ];
    if (peaks.some(({ from, until }) => checkIn < until && from < checkOut)) return true;
  }
  return false;
}

/** The first day on which cancelling would cost something (more); null: it costs the same at any time. */
export function termsChangeOn(checkIn: PlainDate, rooms: readonly { cancellation: Cancellation }[]): PlainDate | null {
  const days = rooms
    .flatMap(({ cancellation }) => (cancellation.kind === 'periods' ? cancellation.periods : []))
    .flatMap(({ daysBeforeArrival, percent }) =>
      daysBeforeArrival !== null && percent > 0 ? [addDays(checkIn, -daysBeforeArrival)] : [],
    );
  return days.length > 0 ? days.reduce(earliest) : null;
}

/** Of a property: the last day of its first refund, on which the balance is due as a rule. */
export function termsChangeOfProperty(checkIn: PlainDate, cancellation: Cancellation): PlainDate | null {
  const [first] = refundsOf(cancellation);
  return first ? addDays(checkIn, -first.daysBeforeArrival) : null;
}

type Asked = Period & {
  now: Date;
  timeZone: string;
  /** The day on which the terms change; null: they do not. */
  termsChange: PlainDate | null;
};

/** Inside the terms nothing is confirmed by itself. */
export function isInsideTerms({ now, timeZone, termsChange }: Omit<Asked, keyof Period>): boolean {
  return termsChange !== null && dayAt(now, timeZone) >= termsChange;
}

export function optionHours(asked: Asked): 24 | 48 | 72 {
  const { now, timeZone, checkIn } = asked;
  if (daysBetween(dayAt(now, timeZone), checkIn) <= CLOSE_ARRIVAL_DAYS || isInsideTerms(asked)) return 24;
  return isPeak(asked) ? 48 : 72;
}

/**
 * When an option confirmed now ends: at 18:00 where the hotel or property stands, on the day its hours run out, at the latest
 * on the day the terms change while that lies ahead, and on the day of arrival. Of an extension `since` is the end
 * so far. Null: there is no time left that it could have.
 */
export function optionEndsAt(asked: Asked & { since?: Date }): Date | null {
  const { now, timeZone, since = now } = asked;
  const ends = new Date(since.getTime() + optionHours(asked) * HOUR);
  const end = instantAt(earliest(lastDay(asked), dayAt(ends, timeZone)), END_OF_DAY, timeZone);
  return end > since ? end : null;
}

/** Where an option that runs would end if it was extended now; null: there is none, or no time left for it. */
export function extensionEnd(
  option: Omit<Asked, 'now'> & { status: string; optionExpiresAt: Date | null },
  now: Date,
): Date | null {
  const { status, optionExpiresAt: since } = option;
  return status === 'CONFIRMED_OPTION' && since && since > now ? optionEndsAt({ ...option, now, since }) : null;
}

function lastDay(asked: Asked): PlainDate {
  const { checkIn, termsChange } = asked;
  return termsChange && !isInsideTerms(asked) ? earliest(checkIn, termsChange) : checkIn;
}

/** A moved option keeps its end, unless an option for its new stay could not last so long. */
export function endAfterMove(end: Date, moved: Asked): Date {
  const latest = instantAt(lastDay(moved), END_OF_DAY, moved.timeZone);
  return end < latest ? end : latest;
}

/** Winter arrives from November to April: `2026 winter`, `2027 summer`. */
export function seasonOf(checkIn: PlainDate): string {
  const [year, month] = [Number(checkIn.slice(0, 4)), Number(checkIn.slice(5, 7))];
  if (month >= 11) return `${year} winter`;
  return month <= 4 ? `${year - 1} winter` : `${year} summer`;
}

export type HeldInSeason = { confirmed: number; requested: number };

/** Options that run, by the season of their arrival. */
export function countBySeason(
  options: readonly { status: string; checkIn: PlainDate }[],
): Readonly<Record<string, HeldInSeason>> {
  const seasons: Record<string, HeldInSeason> = {};
  for (const { status, checkIn } of options) {
    const { confirmed, requested } = seasons[seasonOf(checkIn)] ?? { confirmed: 0, requested: 0 };
    const isConfirmed = status === 'CONFIRMED_OPTION';
    seasons[seasonOf(checkIn)] = {
      confirmed: confirmed + (isConfirmed ? 1 : 0),
      requested: requested + (isConfirmed ? 0 : 1),
    };
  }
  return seasons;
}

/** Days of arrival [from, until) of the same season. */
export function seasonAround(checkIn: PlainDate): { from: PlainDate; until: PlainDate } {
  const [year, kind] = seasonOf(checkIn).split(' ');
  const from = `${year}-${kind === 'winter' ? '11' : '05'}-01`;
  const until = kind === 'winter' ? `${Number(year) + 1}-05-01` : `${year}-11-01`;
  return { from: from as PlainDate, until: until as PlainDate };
}

const reminderHours = [4, 24] as const;

/** The reminder that is due: of those whose hour has come, the last. None for an option that was shorter from the start. */
export function dueReminder(
  { confirmedAt, expiresAt }: { confirmedAt: Date; expiresAt: Date },
  now: Date,
): (typeof reminderHours)[number] | null {
  if (now >= expiresAt) return null;
  const due = reminderHours.find((hours) => expiresAt.getTime() - hours * HOUR <= now.getTime());
  if (!due || confirmedAt.getTime() >= expiresAt.getTime() - due * HOUR) return null;
  return due;
}
