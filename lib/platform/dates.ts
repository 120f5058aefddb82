/**
 * Calendar days. A day is a string, never an instant: it sorts as text, compares with `===`, and no time zone can
 * move it. Arithmetic runs on days since 1970-01-01 and never asks the clock: "today" is always a parameter.
 */
export type PlainDate = `${number}-${number}-${number}`;

/** ISO: 1 is Monday, 7 is Sunday. */
export type IsoWeekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const SATURDAY: IsoWeekday = 6;
export const SUNDAY: IsoWeekday = 7;

const MS_PER_DAY = 86_400_000;

type Civil = { year: number; month: number; day: number };

const DAYS_OF_ERA = 146_097;
/** From 1 March of the year 0 to 1970-01-01. */
const DAYS_TO_EPOCH = 719_468;

/**
 * Whole numbers alone, years counted from March so that a leap day comes last: a season asks this ten thousand times,
 * and a `Date` for each costs more than all the rest of it.
 */
function epochDayOf({ year, month, day }: Civil): number {
  const counted = month <= 2 ? year - 1 : year;
  const era = Math.floor(counted / 400);
  const yearOfEra = counted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_OF_ERA + dayOfEra - DAYS_TO_EPOCH;
}

function civilOf(epochDay: number): Civil {
  const counted = epochDay + DAYS_TO_EPOCH;
  const era = Math.floor(counted / DAYS_OF_ERA);
  const dayOfEra = counted - era * DAYS_OF_ERA;
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  };
}

const daysOfMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const pattern = /^\d{4}-\d{2}-\d{2}$/;

function partsOf(date: string): Civil {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

function dateOf({ year, month, day }: Civil): PlainDate {
  if (!(year >= 1 && year <= 9999)) throw new RangeError('dates.outOfRange');
  const pad = (value: number, length: number): string => String(value).padStart(length, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` as PlainDate;
}

/**
 * True for a real calendar day written `YYYY-MM-DD`; 30 February and `2027-3-6` are not, nor is any of the year 0, which
 * PostgreSQL does not know.
 */
export function isPlainDate(value: unknown): value is PlainDate {
  if (typeof value !== 'string' || !pattern.test(value)) return false;
  const { year, month, day } = partsOf(value);
  const most = month === 2 && isLeap(year) ? 29 : (daysOfMonth[month - 1] ?? 0);
  return year >= 1 && day >= 1 && day <= most;
}

/** null unless the value is a real calendar day. */
export function parsePlainDate(value: unknown): PlainDate | null {
  return isPlainDate(value) ? value : null;
}

const MOST_KEPT = 10_000;

/** What was made for a key before, or is made now. Emptied when it is full. */
function once<Key, Value extends string | number>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  if (known.size >= MOST_KEPT) known.clear();
  known.set(key, made);
  return made;
}

/** A search of hotels asks for the same few hundred days ten thousand times. */
const epochDays = new Map<PlainDate, number>();
const plainDates = new Map<number, PlainDate>();

/** Days since 1970-01-01. Throws a RangeError for what is not a calendar day. */
export function toEpochDay(date: PlainDate): number {
  return once(epochDays, date, () => {
    if (!isPlainDate(date)) throw new RangeError('dates.invalid');
    return epochDayOf(partsOf(date));
  });
}

/** Throws a RangeError outside the years 1 to 9999. */
export function fromEpochDay(epochDay: number): PlainDate {
  return once(plainDates, epochDay, () => {
    if (!Number.isInteger(epochDay)) throw new RangeError('dates.invalid');
    return dateOf(civilOf(epochDay));
  });
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return fromEpochDay(toEpochDay(date) + days);
}

/** Negative when `to` is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return toEpochDay(to) - toEpochDay(from);
}

/** Nights of the half-open stay [checkIn, checkOut). */
export function nightsBetween(checkIn: PlainDate, checkOut: PlainDate): number {
  return daysBetween(checkIn, checkOut);
}

export function compareDates(a: PlainDate, b: PlainDate): -1 | 0 | 1 {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export function earliest(a: PlainDate, b: PlainDate): PlainDate {
  return a <= b ? a : b;
}

export function latest(a: PlainDate, b: PlainDate): PlainDate {
  return a >= b ? a : b;
}

export function weekdayOf(date: PlainDate): IsoWeekday {
  // 1970-01-01 was a Thursday.
  return (((((toEpochDay(date) + 3) % 7) + 7) % 7) + 1) as IsoWeekday;
}

/** Monday to Friday. */
export function isWeekday(date: PlainDate): boolean {
  return weekdayOf(date) <= 5;
}

/** The date itself when it already falls on that weekday. */
export function onOrAfter(date: PlainDate, weekday: IsoWeekday): PlainDate {
  return addDays(date, (weekday - weekdayOf(date) + 7) % 7);
}

/** Whole weeks inside [from, to) that begin on the weekday, in order. */
export function eachWeek(
  from: PlainDate,
  to: PlainDate,
  weekday: IsoWeekday,
): { checkIn: PlainDate; checkOut: PlainDate }[] {
  const weeks: { checkIn: PlainDate; checkOut: PlainDate }[] = [];
  for (let checkIn = onOrAfter(from, weekday); addDays(checkIn, 7) <= to; checkIn = addDays(checkIn, 7)) {
    weeks.push({ checkIn, checkOut: addDays(checkIn, 7) });
  }
  return weeks;
}

/** Half-open: a stay that begins on the day another ends does not overlap it. */
export function overlaps(
  a: { checkIn: PlainDate; checkOut: PlainDate },
  b: { checkIn: PlainDate; checkOut: PlainDate },
): boolean {
  return a.checkIn < b.checkOut && b.checkIn < a.checkOut;
}

/** Multiples of seven days are shown as weeks (rule 4.1). */
export function durationParts(nights: number): { weeks: number } | { nights: number } {
  return nights > 0 && nights % 7 === 0 ? { weeks: nights / 7 } : { nights };
}

/** Texts of dates exist in these two languages; `Locale` of lib/platform/i18n fits. */
type DateLocale = 'en' | 'de';

const tags = { en: 'en-GB', de: 'de-DE' } as const;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** `name` stands for the options: it is looked up, they are not written out each time. */
function formatter(locale: DateLocale, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${name}`;
  const known = formatters.get(key);
  if (known) return known;
  const created = new Intl.DateTimeFormat(tags[locale], options);
  formatters.set(key, created);
  return created;
}

/** A page writes the same days hundreds of times, and formatting one costs ten times a look-up. */
const written = new Map<string, string>();
const daysOfInstants = new Map<string, PlainDate | ''>();

const forms = {
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  column: { month: 'short' },
  weekday: { weekday: 'short' },
  weekdayInFull: { weekday: 'long' },
  dayInFull: { day: 'numeric', month: 'long', year: 'numeric' },
  dayOfMonth: { day: 'numeric', month: 'short' },
  dayOfMonthInFull: { day: 'numeric', month: 'long' },
} as const;

function format(date: PlainDate, locale: DateLocale, form: keyof typeof forms): string {
  return once(written, `${locale} ${form} ${date}`, () =>
    formatter(locale, form, { ...forms[form], timeZone: 'UTC' }).format(toEpochDay(date) * MS_PER_DAY),
  );
}

/** `6 Mar 2027`, „6. März 2027“; an empty string for what is not a calendar day (rule 7.8). */
export function formatDay(date: string | null | undefined, locale: DateLocale): string {
  if (!isPlainDate(date)) return '';
  return format(date, locale, 'day');
}

/** Days from which on a day is no longer known without its year. */
const NEAR_DAYS = 300;

/** `Sat 9 Jan` for a list of what is near today: the year stands only where the same day of another could be meant. */
export function formatNearDay(
  date: string | null | undefined,
  today: string | null | undefined,
  locale: DateLocale,
): string {
  if (!isPlainDate(date) || !isPlainDate(today)) return '';
  const isNear = Math.abs(daysBetween(today, date)) < NEAR_DAYS;
  return `${format(date, locale, 'weekday')} ${format(date, locale, isNear ? 'dayOfMonth' : 'day')}`;
}

/** `March 2027`, „März 2027“, or `Mar` among the columns of a table; an empty string for what is not a calendar day. */
export function formatMonth(
  date: string | null | undefined,
  locale: DateLocale,
  form: 'long' | 'column' = 'long',
): string {
  if (!isPlainDate(date)) return '';
  return format(date, locale, form === 'long' ? 'month' : 'column');
}

/** `Sat`, „Sa“, or in full; an empty string for what is not a calendar day. */
export function formatWeekday(
  date: string | null | undefined,
  locale: DateLocale,
  weekday: 'short' | 'long' = 'short',
): string {
  return isPlainDate(date) ? format(date, locale, weekday === 'long' ? 'weekdayInFull' : 'weekday') : '';
}

/**
 * `6 – 13 March 2027`; what both ends share stands once. `{ month: 'short', year: false }` gives the table's `30 Jan – 6 Feb`.
 * An empty string when either end is not a calendar day.
 */
export function formatRange(
  from: string | null | undefined,
  to: string | null | undefined,
  locale: DateLocale,
  {
    month = 'long',
    year = true,
    weekday = false,
  }: { month?: 'long' | 'short'; year?: boolean; weekday?: boolean } = {},
): string {
  if (!isPlainDate(from) || !isPlainDate(to)) return '';
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  const sameMonth = sameYear && from.slice(5, 7) === to.slice(5, 7);
  const withYear = month === 'long' ? 'dayInFull' : 'day';
  const withoutYear = month === 'long' ? 'dayOfMonthInFull' : 'dayOfMonth';
  const dayOfWeek = (date: string) => (weekday ? `${formatWeekday(date, locale)} ` : '');
  const end = `${dayOfWeek(to)}${format(to, locale, year ? withYear : withoutYear)}`;
  if (from === to) return end;
  // German sets the day's full stop only together with a month.
  if (sameMonth) return `${dayOfWeek(from)}${partsOf(from).day}${locale === 'de' ? '.' : ''} – ${end}`;
  const start = format(from, locale, year && !sameYear ? withYear : withoutYear);
  return `${dayOfWeek(from)}${start} – ${end}`;
}

/** An instant: epoch milliseconds, a Date, or ISO text that names its zone. */
type Instant = Date | number | string;

const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

function epochMilliseconds(instant: Instant | null | undefined): number | null {
  if (instant === null || instant === undefined) return null;
  let value: number;
  if (typeof instant === 'string') {
    // Date.parse turns 30 February into 2 March.
    if (!isoInstant.test(instant) || !isPlainDate(instant.slice(0, 10))) return null;
    value = Date.parse(instant);
  } else {
    value = instant.valueOf();
  }
  return Number.isFinite(value) && Math.abs(value) <= 8.64e15 ? value : null;
}

const clockTime = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const numbers = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/** Two-digit hour and minute, 24 hours, in UTC unless a zone is given; an empty string for an invalid instant. */
export function formatTime(instant: Instant | null | undefined, locale: DateLocale, timeZone = 'UTC'): string {
  const value = epochMilliseconds(instant);
  if (value === null) return '';
  return once(written, `${locale} ${timeZone} ${value}`, () =>
    formatter(locale, `time ${timeZone}`, { ...clockTime, timeZone }).format(value),
  );
}

/**
 * The calendar day of an instant in a zone; a calendar day stays as it is. An empty string when invalid (rule 7.8).
 * "Today" is the property's: `toDateOnly(clock.now(), property.timeZone)`.
 */
export function toDateOnly(value: Instant | null | undefined, timeZone = 'UTC'): PlainDate | '' {
  if (isPlainDate(value)) return value;
  const instant = epochMilliseconds(value);
  if (instant === null) return '';
  return once(daysOfInstants, `${timeZone} ${instant}`, () => {
    const parts = formatter('en', `day ${timeZone}`, { ...numbers, timeZone }).formatToParts(instant);
    const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
    return parsePlainDate(`${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`) ?? '';
  });
}

/** `27 Nov 2026, 18:00` by the clocks of a zone. */
export function formatMoment(instant: Instant | null | undefined, locale: DateLocale, timeZone: string): string {
  const day = formatDay(toDateOnly(instant, timeZone), locale);
  return day && `${day}, ${formatTime(instant, locale, timeZone)}`;
}
