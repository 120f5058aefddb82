import { addDays, type PlainDate, parsePlainDate } from '@/lib/platform/dates';

/** As they are written in full and short, in either language. */
const names = [
  ['January', 'Jan', 'Januar'],
  ['February', 'Feb', 'Februar'],
  ['March', 'Mar', 'März'],
  ['April', 'Apr'],
  ['May', 'Mai'],
  ['June', 'Jun', 'Juni'],
  ['July', 'Jul', 'Juli'],
  ['August', 'Aug'],
  ['September', 'Sept', 'Sep'],
  ['October', 'Oct', 'Oktober', 'Okt'],
  ['November', 'Nov'],
  ['December', 'Dec', 'Dezember', 'Dez'],
] as const;
const numbers = new Map<string, number>(names.flatMap((each, index) => each.map((name) => [name, index + 1] as const)));

const WEEKDAY = '(?:\\p{Lu}\\p{Ll}{1,2}\\.? )?';
/** `6 Mar 2027`, „6. März 2027“, `6 Mar`; what is a word of its own behind the month is no name of a street. */
const DAY = new RegExp(
  `(?<![\\d.,])(\\d{1,2})\\.? (${[...numbers.keys()].join('|')})\\b\\.?(?!\\p{L})(?: (20\\d\\d))?`,
  'gu',
);
/** What begins a period: the month and the year that both ends share stand behind the other one alone. */
const FROM = new RegExp(`(?<![\\d.,])(\\d{1,2})\\.?(?= [–-] ${WEEKDAY}\\d{1,2}\\.? \\p{Lu})`, 'gu');
const JOINS = new RegExp(`^ [–-] ${WEEKDAY}$`, 'u');
const AROUND = 120;

export type Told = {
  date: PlainDate;
  /** What stands before it, and behind it. */
  before: string;
  after: string;
  /** It is an end of this period. */
  period: readonly [PlainDate, PlainDate] | null;
};

type Found = { at: number; end: number; day: number; month: number | null; year: number | null };

function written(text: string): Found[] {
  const days = [...text.matchAll(DAY)].map(({ index, 0: all, 1: day, 2: month = '', 3: year }): Found => {
    const date = { day: Number(day), month: numbers.get(month) ?? null, year: year ? Number(year) : null };
    return { at: index, end: index + all.length, ...date };
  });
  const begins = [...text.matchAll(FROM)].map(({ index, 0: all, 1: day }): Found => {
    return { at: index, end: index + all.length, day: Number(day), month: null, year: null };
  });
  return [...days, ...begins].sort((a, b) => a.at - b.at);
}

/** Of a day without its year the one that lies nearest. */
function dateOf({ day, month, year }: Found, today: PlainDate): PlainDate | null {
  const pad = (value: number) => String(value).padStart(2, '0');
  const of = (each: number) => parsePlainDate(`${each}-${pad(month ?? 0)}-${pad(day)}`);
  if (year !== null) return of(year);
  const now = Number(today.slice(0, 4));
  const from = addDays(today, -183);
  return [now - 1, now, now + 1].map(of).find((one) => one !== null && one >= from) ?? null;
}

/** Every day a text names, in English or German, with or without its year, alone or as the end of a period. */
export function datesIn(text: string, today: PlainDate): Told[] {
  const plain = text.replace(/\s+/g, ' ');
  const found = written(plain);
  return found.flatMap((one, index): Told[] => {
    const [before, next] = [found[index - 1], found[index + 1]];
    const begins = next && JOINS.test(plain.slice(one.end, next.at)) ? next : null;
    const begun = before && JOINS.test(plain.slice(before.end, one.at)) ? before : null;
    const whole = (begin: Found, end: Found): Found => {
      return { ...begin, month: begin.month ?? end.month, year: begin.year ?? end.year };
    };
    const date = dateOf(begins ? whole(one, begins) : one, today);
    if (!date) return [];
    const ends = begins ? [date, dateOf(begins, today)] : begun ? [dateOf(whole(begun, one), today), date] : [];
    const [first, last] = ends;
    return [
      {
        date,
        before: plain.slice(Math.max(0, one.at - AROUND), one.at),
        after: plain.slice(one.end, one.end + AROUND),
        period: first && last ? [first, last] : null,
      },
    ];
  });
}
