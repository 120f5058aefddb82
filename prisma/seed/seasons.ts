import { addDays, type PlainDate, weekdayOf } from '@/lib/platform/dates';

/** A period offered to let, with its price level against a January week (rule 8.3). */
export type SeasonStay = { checkIn: PlainDate; checkOut: PlainDate; level: number; season: SeasonName };
export type SeasonName = 'opening' | 'festive' | 'january' | 'february' | 'march' | 'spring' | 'summer';

const SATURDAY = 6;
const levels: Record<SeasonName, number> = {
  opening: 0.85,
  festive: 2.4,
  january: 1,
  february: 1.7,
  march: 1.2,
  spring: 0.8,
  summer: 0.7,
};

function day(year: number, month: number, date: number): PlainDate {
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}` as PlainDate;
}

function firstOnOrAfter(date: PlainDate, weekday: number): PlainDate {
  return addDays(date, (weekday - weekdayOf(date) + 7) % 7);
}

/** The year in whose December the first of the two winters begins: the running or the coming one. */
export function firstWinter(today: PlainDate): number {
  const year = Number(today.slice(0, 4));
  return today.slice(5) < '04-20' ? year - 1 : year;
}

function seasonOf(checkIn: PlainDate, winter: number): SeasonName {
  if (checkIn < day(winter, 12, 18)) return 'opening';
  if (checkIn < day(winter + 1, 1, 3)) return 'festive';
  if (checkIn < day(winter + 1, 1, 30)) return 'january';
  if (checkIn < day(winter + 1, 2, 27)) return 'february';
  return checkIn < day(winter + 1, 3, 27) ? 'march' : 'spring';
}

/** Full weeks of a winter, first Saturday (or another weekday) of December to mid April. */
export function winterWeeks(winter: number, weekday = SATURDAY): SeasonStay[] {
  const offers: SeasonStay[] = [];
  const last = day(winter + 1, 4, 18);
  for (let at = firstOnOrAfter(day(winter, 12, 4), weekday); at < last; at = addDays(at, 7)) {
    const season = seasonOf(at, winter);
    offers.push({ checkIn: at, checkOut: addDays(at, 7), level: levels[season], season });
  }
  return offers;
}

/** 10 and 14 nights over Christmas and New Year. */
export function longFestiveStays(winter: number): SeasonStay[] {
  const first = firstOnOrAfter(day(winter, 12, 18), SATURDAY);
  const stay = (checkIn: PlainDate, nights: number, level: number): SeasonStay => ({
    checkIn,
    checkOut: addDays(checkIn, nights),
    level,
    season: 'festive',
  });
  return [stay(first, 10, 3.4), stay(first, 14, 4.6), stay(addDays(first, 4), 10, 3.6)];
}

/** Saturday to Wednesday in January. */
export function fourNightStays(winter: number): SeasonStay[] {
  return winterWeeks(winter)
    .filter(({ season }) => season === 'january')
    .map((week) => ({ ...week, checkOut: addDays(week.checkIn, 4), level: 0.68 }));
}

/** Saturday weeks from late June to mid September. */
export function summerWeeks(year: number): SeasonStay[] {
  const offers: SeasonStay[] = [];
  const last = day(year, 9, 12);
  for (let at = firstOnOrAfter(day(year, 6, 24), SATURDAY); at < last; at = addDays(at, 7)) {
    offers.push({ checkIn: at, checkOut: addDays(at, 7), level: levels.summer, season: 'summer' });
  }
  return offers;
}
