import { instantAt } from '@/lib/catalogue/place/property-time';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import type { Prisma } from '@/prisma/generated/client';
import type { PropertyContent, ServiceLevelId } from '../content/types';
import { edges } from '../edges';
import { chance } from '../random';
import { firstWinter, fourNightStays, longFestiveStays, type SeasonStay, summerWeeks, winterWeeks } from '../seasons';
import { serviceLevelLabel } from './service-levels';

type StayRows = {
  stays: Prisma.StayCreateManyInput[];
  rates: Prisma.StayRateCreateManyInput[];
  holds: Prisma.PropertyHoldCreateManyInput[];
};

const FRIDAY = 5;
const SUNDAY = 7;
const levelFactor: Record<ServiceLevelId, number> = { selfCatered: 0.72, bedAndBreakfast: 0.84, catered: 1 };

type State = 'available' | 'sold' | 'option' | 'notOffered';

/** Whole hundreds, or whole five hundreds above 20 000, in minor units. */
function price(content: PropertyContent, offer: SeasonStay, level: ServiceLevelId): number | null {
  if (content.januaryWeek === null) return null;
  const step = content.januaryWeek > 20_000 ? 500 : 100;
  return Math.round((content.januaryWeek * offer.level * levelFactor[level]) / step) * step * 100;
}

function seasonStaysOf(id: string, today: PlainDate): SeasonStay[] {
  if (id === edges.withoutStays) return [];
  const winter = firstWinter(today);
  const winters = [winter, winter + 1];
  const offers = winters.flatMap((year) => {
    if (id === edges.sundayToSunday) return winterWeeks(year, SUNDAY);
    const weeks = winterWeeks(year);
    if (id === edges.longFestive) {
      return [...weeks.filter(({ season }) => season !== 'festive'), ...longFestiveStays(year)];
    }
    if (id === edges.fourNights) return [...weeks, ...fourNightStays(year)];
    if (id === edges.hasAlternative) return shiftMarch(weeks, winterWeeks(year, SUNDAY));
    if (id === edges.isAlternative) return shiftMarch(weeks, winterWeeks(year, FRIDAY));
    return weeks;
  });
  if ((edges.summer as readonly string[]).includes(id)) offers.push(...summerWeeks(winter + 1));
  return offers;
}

/** March is let from another weekday, so that a Saturday search finds it one day off. */
function shiftMarch(weeks: SeasonStay[], shifted: SeasonStay[]): SeasonStay[] {
  const isMarch = ({ season }: SeasonStay) => season === 'march';
  return [...weeks.filter((week) => !isMarch(week)), ...shifted.filter(isMarch)];
}

function stateOf(id: string, offer: SeasonStay, index: number, winter: number): State {
  if (id === edges.winterSoldOut && offer.checkIn < `${winter + 1}-05-01`) return 'sold';
  if (id === edges.mixedStates) return (['available', 'sold', 'option'] as const)[index % 3] ?? 'available';
  // These two must be found by the demonstrations that name them.
  if (id === edges.hasAlternative || id === edges.isAlternative) return 'available';
  const roll = chance(id, offer.checkIn, offer.checkOut);
  const demand = { festive: 0.5, february: 0.3, january: 0.14, march: 0.16, opening: 0.1, spring: 0.1, summer: 0.2 };
  if (roll < demand[offer.season]) return 'sold';
  if (roll > 0.95) return 'notOffered';
  return roll > 0.91 ? 'option' : 'available';
}

/** Whether the level is sold in that week: nobody cooks for himself at Christmas where a chef is kept. */
function isLevelOffered(content: PropertyContent, level: ServiceLevelId, offer: SeasonStay): boolean {
  return !(level === 'selfCatered' && content.services.catered && offer.season === 'festive');
}

function addStay(rows: StayRows, content: PropertyContent, offer: SeasonStay, isAvailable: boolean): void {
  const id = `${content.id}-${offer.checkIn}-${offer.checkOut}`;
  rows.stays.push({
    id,
    propertyId: content.id,
    checkIn: toDatabaseDay(offer.checkIn),
    checkOut: toDatabaseDay(offer.checkOut),
    available: isAvailable,
    commissionPercent: content.id === edges.stayCommission && offer.season === 'march' && isAvailable ? 12.5 : null,
  });
  for (const level of Object.keys(content.services) as ServiceLevelId[]) {
    if (!isLevelOffered(content, level, offer)) continue;
    const amount = price(content, offer, level);
    rows.rates.push({
      stayId: id,
      serviceLevel: serviceLevelLabel(content.id, level),
      amount,
      currency: content.currency,
    });
  }
}

/** Stays that ended yesterday and the day before. */
function endedStaysOf(id: string, today: PlainDate): SeasonStay[] {
  if (id !== edges.endedStays) return [];
  return [1, 2].map((daysAgo) => {
    const checkOut = addDays(today, -daysAgo);
    return { checkIn: addDays(checkOut, -7), checkOut, level: 0.8, season: 'opening' };
  });
}

/** Stays, rates and holds of one property; stable ids, everything relative to `today`. */
export function stayRows(content: PropertyContent, today: PlainDate, timeZone: string): StayRows {
  const rows: StayRows = { stays: [], rates: [], holds: [] };
  const winter = firstWinter(today);
  const ended = endedStaysOf(content.id, today);
  let heldUntil = '';
  for (const [index, offer] of seasonStaysOf(content.id, today).entries()) {
    const state = stateOf(content.id, offer, index, winter);
    if (state === 'notOffered') continue;
    // On a Sunday and a Monday of the winter one of these is a week of the season.
    if (ended.some(({ checkIn, checkOut }) => checkIn === offer.checkIn && checkOut === offer.checkOut)) continue;
    addStay(rows, content, offer, state !== 'sold');
    if (state === 'option' && offer.checkIn >= heldUntil && offer.checkIn > today) {
      heldUntil = offer.checkOut;
      rows.holds.push({
        id: `hold-${content.id}-${offer.checkIn}`,
        propertyId: content.id,
        checkIn: toDatabaseDay(offer.checkIn),
        checkOut: toDatabaseDay(offer.checkOut),
        kind: 'confirmedOption',
        expiresAt: instantAt(addDays(today, 3), '18:00', timeZone),
      });
    }
  }
  for (const stay of ended) addStay(rows, content, stay, true);
  return rows;
}
