import { addDays, earliest, latest, type PlainDate } from '@/lib/platform/dates';
import type { SeasonKind } from '@/prisma/generated/enums';
import { hotelEdges } from './hotel-edges';

export type HotelSeason = {
  kind: SeasonKind;
  from: PlainDate;
  until: PlainDate;
  levelPercent: number;
  minNights: number;
  arrivalWeekdays: number[];
  depositPercent: number | null;
};

export type Period = { from: PlainDate; until: PlainDate };

/** From month and day of a year to month and day of that year or the next. */
type Span = { kind: SeasonKind; from: string; until: string; minNights: number; level?: number; arrivals?: number[] };

const levels: Record<SeasonKind, number> = {
  opening: 85,
  festive: 240,
  january: 100,
  february: 170,
  march: 120,
  spring: 80,
  summer: 70,
  betweenSeasons: 90,
};

const SATURDAY_AND_SUNDAY = [6, 7];

const alpine: readonly Span[] = [
  { kind: 'january', from: '01-04', until: '02-01', minNights: 3 },
  { kind: 'february', from: '02-01', until: '03-01', minNights: 5 },
  { kind: 'march', from: '03-01', until: '04-01', minNights: 3 },
  { kind: 'spring', from: '04-01', until: '04-18', minNights: 2 },
  { kind: 'opening', from: '12-01', until: '12-19', minNights: 2 },
  { kind: 'festive', from: '12-19', until: '01-04', minNights: 7, arrivals: SATURDAY_AND_SUNDAY },
];

const city: readonly Span[] = [
  { kind: 'january', from: '01-04', until: '03-01', minNights: 1 },
  { kind: 'march', from: '03-01', until: '04-01', minNights: 1 },
  { kind: 'betweenSeasons', from: '04-01', until: '06-24', minNights: 1 },
  { kind: 'summer', from: '06-24', until: '09-15', minNights: 1 },
  { kind: 'betweenSeasons', from: '09-15', until: '12-01', minNights: 1 },
  { kind: 'opening', from: '12-01', until: '12-19', minNights: 1 },
  { kind: 'festive', from: '12-19', until: '01-04', minNights: 3, level: 160 },
];

const lake: readonly Span[] = [
  { kind: 'spring', from: '04-10', until: '06-24', minNights: 2 },
  { kind: 'summer', from: '06-24', until: '09-15', minNights: 3, level: 140 },
  { kind: 'betweenSeasons', from: '09-15', until: '11-01', minNights: 2 },
];

const MONTHS_OF_NIGHTS = 18;

/** The nights the demonstration knows: from the first of the month of `today` for eighteen months. */
export function hotelNights(today: PlainDate): Period {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const after = month - 1 + MONTHS_OF_NIGHTS;
  const until = `${year + Math.floor(after / 12)}-${String((after % 12) + 1).padStart(2, '0')}-01`;
  return { from: `${today.slice(0, 7)}-01` as PlainDate, until: until as PlainDate };
}

function spansOf(hotelId: string): readonly Span[] {
  if (hotelEdges.cities.includes(hotelId)) return city;
  return hotelEdges.lake.includes(hotelId) ? lake : alpine;
}

/** Seasons that touch the nights of the demonstration, in order. */
export function seasonsOf(hotelId: string, today: PlainDate): HotelSeason[] {
  const nights = hotelNights(today);
  const firstYear = Number(nights.from.slice(0, 4)) - 1;
  const years = [0, 1, 2, 3].map((offset) => firstYear + offset);
  return years
    .flatMap((year) =>
      spansOf(hotelId).map(({ kind, from, until, minNights, level, arrivals }) => ({
        kind,
        from: `${year}-${from}` as PlainDate,
        until: `${until < from ? year + 1 : year}-${until}` as PlainDate,
        levelPercent: level ?? levels[kind],
        minNights,
        arrivalWeekdays: arrivals ?? [],
        depositPercent: kind === 'festive' ? 100 : null,
      })),
    )
    .filter(({ from, until }) => from < nights.until && until > nights.from)
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** What lies between the seasons: closed. */
export function closuresOf(hotelId: string, today: PlainDate): Period[] {
  const nights = hotelNights(today);
  const closures: Period[] = [];
  let open = nights.from;
  for (const { from, until } of seasonsOf(hotelId, today)) {
    if (from > open) closures.push({ from: open, until: earliest(from, nights.until) });
    open = latest(open, until);
  }
  if (open < nights.until) closures.push({ from: open, until: nights.until });
  return closures;
}

/** The coming Christmas and New Year: the one that runs, or the next. */
export function comingFestive(hotelId: string, today: PlainDate): Period | null {
  return seasonsOf(hotelId, today).find(({ kind, until }) => kind === 'festive' && until > today) ?? null;
}

/** Whole weeks of a period, from its first day on. */
export function weeksOf({ from, until }: Period): Period[] {
  const weeks: Period[] = [];
  for (let at = from; addDays(at, 7) <= until; at = addDays(at, 7)) weeks.push({ from: at, until: addDays(at, 7) });
  return weeks;
}
