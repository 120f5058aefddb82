import { isPlainDate, type PlainDate, parsePlainDate } from './dates';

export type ReadDay = { kind: 'empty' | 'none' } | { kind: 'day'; day: PlainDate };

/** The first letters by which a month is known in English and German. */
const months: readonly (readonly string[])[] = [
  ['jan', 'jän'],
  ['feb'],
  ['mar', 'mär', 'mae'],
  ['apr'],
  ['may', 'mai'],
  ['jun'],
  ['jul'],
  ['aug'],
  ['sep'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dez'],
];

const isMonth = (name: string) => (month: readonly string[]) => month.some((start) => name.startsWith(start));

function dayOf(year: number, month: number, date: number): PlainDate | null {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  return parsePlainDate(text);
}

/** Without a year it is the next such day from today on; `27` is 2027. */
function inYear(year: string | undefined, month: number, date: number, today: PlainDate): PlainDate | null {
  if (year) return dayOf(year.length === 2 ? 2000 + Number(year) : Number(year), month, date);
  const thisYear = Number(today.slice(0, 4));
  const first = dayOf(thisYear, month, date);
  return first && first >= today ? first : dayOf(thisYear + 1, month, date);
}

function ofNumbers(text: string, today: PlainDate): PlainDate | null {
  const match = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]?\s*(\d{4}|\d{2})?$/.exec(text);
  if (!match) return null;
  const [first, second] = [Number(match[1]), Number(match[2])];
  // `01/16/2027` has one meaning; of two the page's is taken, which writes the day before the month in both languages.
  const isMonthFirst = second > 12 && first <= 12;
  return isMonthFirst ? inYear(match[3], first, second, today) : inYear(match[3], second, first, today);
}

function ofWords(text: string, today: PlainDate): PlainDate | null {
  const words = text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
  const names = words.filter((word) => /\p{L}{3}/u.test(word));
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const month = names.map((name) => months.findIndex(isMonth(name))).find((at) => at >= 0);
  if (month === undefined || numbers.length === 0 || numbers.length > 2) return null;
  const year = numbers.find((number) => number.length === 4) ?? (numbers.length === 2 ? numbers[1] : undefined);
  const date = numbers.find((number) => number !== year);
  return date && date.length <= 2 && year?.length !== 3 ? inYear(year, month + 1, Number(date), today) : null;
}

/** A day as people type it: `2027-01-09`, `9.1.2027`, `9 Jan 2027`, „Sa, 9. Januar“. */
export function readDay(typed: string, today: PlainDate): ReadDay {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return { kind: 'empty' };
  const day = isPlainDate(text) ? text : (ofNumbers(text, today) ?? ofWords(text, today));
  return day ? { kind: 'day', day } : { kind: 'none' };
}

/** A day that is written with its year; null for one that leaves it to be guessed, and for what is none. */
export function readWholeDay(typed: string): PlainDate | null {
  const [before, after] = [readDay(typed, '1900-01-01'), readDay(typed, '2100-01-01')];
  return before.kind === 'day' && after.kind === 'day' && before.day === after.day ? before.day : null;
}
