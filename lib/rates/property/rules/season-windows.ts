import type { Period, StayFact } from '@/lib/catalogue/property/rules/facts';
import { addDays, latest, type PlainDate } from '@/lib/platform/dates';

/** Winter arrives from November to April, summer from May to October; `year` is that of its first arrivals. */
export type SeasonWindow = { kind: 'winter' | 'summer'; year: number; from: PlainDate; to: PlainDate };

/** Days in a period that guests ask for by name. */
type FeastDay = 'christmas' | 'newYear' | 'easter';

function day(year: number, month: number, date: number): PlainDate {
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}` as PlainDate;
}

function seasonOf(date: PlainDate): Pick<SeasonWindow, 'kind' | 'year'> {
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7));
  if (month >= 11) return { kind: 'winter', year };
  return month <= 4 ? { kind: 'winter', year: year - 1 } : { kind: 'summer', year };
}

/**
 * The seasons in which a property is let, the running or coming one first. Each spans its own stays, from the first arrival
 * (today, when that has passed) to the last departure, so that what lies between stays is a week on request and what
 * lies outside is closed.
 */
export function seasonWindows(stays: readonly StayFact[], today: PlainDate): SeasonWindow[] {
  const windows = new Map<string, SeasonWindow>();
  for (const { checkIn, checkOut } of stays) {
    if (checkOut < addDays(today, -1)) continue;
    const season = seasonOf(checkIn);
    const key = `${season.year}${season.kind}`;
    const known = windows.get(key);
    if (!known) windows.set(key, { ...season, from: checkIn, to: checkOut });
    else {
      if (checkIn < known.from) known.from = checkIn;
      known.to = latest(known.to, checkOut);
    }
  }
  return [...windows.values()].sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterSunday(year: number): PlainDate {
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * (year % 19) + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const shift = Math.floor(((year % 19) + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * shift + 114;
  return day(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** The feast a guest of that period spends in the property: its day lies in the half-open stay. */
export function feastIn({ checkIn, checkOut }: Period): FeastDay | null {
  const isIn = (date: PlainDate) => checkIn <= date && date < checkOut;
  const years = new Set([Number(checkIn.slice(0, 4)), Number(checkOut.slice(0, 4))]);
  for (const year of years) {
    if (isIn(day(year, 12, 25))) return 'christmas';
    if (isIn(day(year, 1, 1)) || isIn(day(year, 12, 31))) return 'newYear';
    if (isIn(easterSunday(year))) return 'easter';
  }
  return null;
}
