import { fill } from '@/components/form/types';
import { formatDay, formatRange, formatWeekday } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatMoney, fromUnits } from '@/lib/platform/money';
import { toNearest } from '@/lib/platform/money-arithmetic';
import type { SearchedHotelJson } from '@/lib/sales/search/hotel/representation';
import type { HotelSearchWords } from './setting';

type Availability = SearchedHotelJson['availability'];
export type Fix = NonNullable<Availability['nearestFix']>;

/** `{one}` for a single one of them. */
export function counted(count: number, one: string, many: string, more: Record<string, string> = {}): string {
  return fill(count === 1 ? one : many, { ...more, count });
}

/** Nightly prices are shown in whole units (rule 4.7). */
export function nightlyText(units: number, currency: string): string {
  return formatMoney(toNearest(fromUnits(units, currency)));
}

export const priceText = (units: number, currency: string): string => formatMoney(fromUnits(units, currency));

const dayText = (day: string, locale: Locale) => `${formatWeekday(day, locale)} ${formatDay(day, locale)}`;

/** What can be had at once is counted apart from what its hotel answers. */
export function summaryText(
  { available, onRequest, unavailable }: { available: number; onRequest: number; unavailable: number },
  words: HotelSearchWords,
): string {
  const counts = { available: available - onRequest, onRequest, unavailable };
  return fill(onRequest > 0 ? words.summaryWithRequests : words.summary, counts);
}

type Details = Readonly<Record<string, unknown>>;
type Stay = { checkIn: string; checkOut: string };

const closures = {
  season: 'closedSeason',
  renovation: 'closedRenovation',
  privateEvent: 'closedPrivateEvent',
  maintenance: 'closedMaintenance',
} as const;

/** Why a hotel cannot be had, in a sentence or two. */
export function reasonText(
  { reason, reasonDetails = {} }: Availability,
  { checkIn, checkOut }: Stay,
  words: HotelSearchWords,
  locale: Locale,
): string {
  const { reasons, profiles } = words;
  const details: Details = reasonDetails;
  const number = (name: string) => String(details[name] ?? '');
  const day = (name: string) => (typeof details[name] === 'string' ? dayText(details[name], locale) : null);
  switch (reason) {
    case 'closed': {
      const closure = closures[details.closure as keyof typeof closures];
      const opensOn = day('opensOn');
      const why = closure ? reasons[closure] : fill(reasons.closed, { day: day('night') ?? '' });
      return opensOn ? `${why} ${fill(reasons.opensOn, { day: opensOn })}` : why;
    }
    case 'closedToArrival': {
      const next = day('nextArrival');
      const why = fill(reasons.closedToArrival, { day: dayText(checkIn, locale) });
      return next ? `${why} ${fill(reasons.nextArrival, { day: next })}` : why;
    }
    case 'closedToDeparture':
      return fill(reasons.closedToDeparture, { day: dayText(checkOut, locale) });
    case 'soldOut':
      return fill(Number(details.left) > 0 ? reasons.soldOutFewer : reasons.soldOut, {
        day: day('night') ?? '',
        left: number('left'),
      });
    case 'minimumStay':
    case 'maximumStay':
      return fill(reasons[reason], { nights: number('nights') });
    case 'release':
      return fill(reasons.release, { days: number('days') });
    case 'occupancy':
    case 'notEnough': {
      const { pax = 0, adults = 0 } = (details.maximum ?? {}) as Record<string, number>;
      return fill(reasons[reason], { guests: counted(pax, words.guestCounted, words.guestsCounted), adults });
    }
    case 'fewerRooms':
      return fill(reasons.fewerRooms, { left: number('left'), count: number('count') });
    case 'paymentProfile':
      return fill(reasons.paymentProfile, { profile: profiles[details.paymentProfile as keyof typeof profiles] ?? '' });
    case 'adultsOnly':
    case 'past':
      return reasons[reason];
    default:
      return words.unavailable;
  }
}

/** What one click would change. */
export function fixText(fix: Fix, { checkIn }: Stay, nights: number, words: HotelSearchWords, locale: Locale): string {
  if (fix.kind === 'paymentProfile')
    return fill(words.fix.profile, {
      profile: words.profiles[fix.paymentProfile as keyof typeof words.profiles] ?? '',
    });
  const { checkInDate, checkOutDate } = fix;
  if (checkInDate === checkIn && fix.nights !== nights)
    return fill(fix.nights > nights ? words.fix.extend : words.fix.leave, { day: dayText(checkOutDate, locale) });
  return fill(words.fix.move, {
    range: formatRange(checkInDate, checkOutDate, locale, { month: 'short', year: false, weekday: true }),
  });
}

type Proposal = NonNullable<Availability['proposals']>[number];

/** `2 rooms: Family Suite for 2 adults, child 9; Double Room for 2 adults`: who sleeps together, and where. */
export function proposalRooms({ rooms }: Proposal, words: HotelSearchWords): string {
  const placed = rooms.map(({ name, numAdults, childrenAges }) => {
    const adults = `${numAdults}\u00a0${counted(numAdults, words.adult, words.adultsCounted)}`;
    const children = counted(childrenAges.length, words.child, words.childrenCounted);
    const party = childrenAges.length > 0 ? `${adults}, ${children} ${childrenAges.join(', ')}` : adults;
    return fill(words.roomFor, { room: name, party });
  });
  return `${counted(rooms.length, words.roomCounted, words.roomsCounted)}: ${placed.join('; ')}`;
}

/** The merged terms of several rooms, in a few words. */
export function proposalTerms(
  { freeUntil, isNonRefundable }: Proposal,
  words: HotelSearchWords,
  locale: Locale,
): string {
  if (isNonRefundable) return words.nonRefundable;
  return freeUntil ? fill(words.freeUntil, { day: dayText(freeUntil, locale) }) : words.notFree;
}

export function fixPriceText(fix: Fix, words: HotelSearchWords): string | null {
  if (fix.priceTotal === null || fix.currency === null) return null;
  const price = priceText(fix.priceTotal, fix.currency);
  if (fix.kind === 'paymentProfile') return fill(words.fix.from, { price });
  return counted(fix.nights, words.fix.night, words.fix.nights, { price });
}
