import { addDays, daysBetween, nightsBetween, type PlainDate } from '@/lib/platform/dates';
import type {
  HotelFacts,
  NearestFix,
  NightFacts,
  RoomAvailability,
  RoomFacts,
  StayRequest,
  Unavailability,
} from '../types';
import { capacityOf, fits } from './occupancy';

export type Nights = ReadonlyMap<PlainDate, NightFacts>;

type Hotel = Pick<HotelFacts, 'isAdultsOnly' | 'maxChildAge'>;

/** How far from the asked dates a change is still offered. */
const DAYS_AROUND = 21;

export function nightsOf(rows: readonly NightFacts[]): Nights {
  return new Map(rows.map((row) => [row.night, row]));
}

export function freeUnits(night: NightFacts): number {
  return Math.max(0, night.allotment - night.closed - night.sold - night.optioned);
}

function datesOf(checkIn: PlainDate, checkOut: PlainDate): PlainDate[] {
  return Array.from({ length: nightsBetween(checkIn, checkOut) }, (_, index) => addDays(checkIn, index));
}

function isClosed(night: NightFacts | undefined): boolean {
  return night !== undefined && night.closed >= night.allotment;
}

function closureAround(nights: Nights, first: PlainDate): Unavailability {
  let from = first;
  let until = addDays(first, 1);
  while (isClosed(nights.get(addDays(from, -1)))) from = addDays(from, -1);
  while (isClosed(nights.get(until))) until = addDays(until, 1);
  return { code: 'closed', from, until };
}

/** What the hotel's rules for these nights forbid; null: nothing. Minimum and maximum stay are those of the arrival night. */
function restrictionOf(nights: Nights, { checkIn, checkOut, today }: StayRequest): Unavailability | null {
  const arrival = nights.get(checkIn);
  if (!arrival) return null;
  const length = nightsBetween(checkIn, checkOut);
  if (daysBetween(today, checkIn) < arrival.releaseDays) return { code: 'release', days: arrival.releaseDays };
  if (arrival.closedToArrival) return { code: 'closedToArrival' };
  if (length < arrival.minStay) return { code: 'minStay', nights: arrival.minStay };
  if (arrival.maxStay !== null && length > arrival.maxStay) return { code: 'maxStay', nights: arrival.maxStay };
  if (nights.get(checkOut)?.closedToDeparture) return { code: 'closedToDeparture' };
  return null;
}

/**
 * May `quantity` rooms of this type be had for these nights (decisions §4)? The function that decides gives the reason.
 * `nights` holds the stay, its day of departure and as much around it as reasons and changes shall know.
 */
export function judgeRoom(
  hotel: Hotel,
  room: Pick<RoomFacts, 'beds' | 'isEnquiryOnly' | 'isOnRequest'>,
  nights: Nights,
  request: StayRequest,
  quantity = 1,
): RoomAvailability {
  const { checkIn, checkOut, party, today } = request;
  const refuse = (reason: Unavailability): RoomAvailability => ({ status: 'unavailable', reason });
  if (checkIn < today) return refuse({ code: 'arrivalInPast' });
  if (hotel.isAdultsOnly && party.childrenAges.length > 0) return refuse({ code: 'adultsOnly' });
  if (!fits(room.beds, party, hotel)) return refuse({ code: 'occupancy', ...capacityOf(room.beds) });
  const dates = datesOf(checkIn, checkOut);
  const closed = dates.find((date) => isClosed(nights.get(date)));
  if (closed) return refuse(closureAround(nights, closed));
  if (room.isEnquiryOnly) return { status: 'onRequest', reason: { code: 'enquiryOnly' } };
  if (room.isOnRequest) return { status: 'onRequest', reason: { code: 'onRequest' } };
  const loaded = dates.map((date) => nights.get(date)).filter((night) => night !== undefined && night.price !== null);
  if (loaded.length < dates.length) return { status: 'onRequest', reason: { code: 'notLoaded' } };
  const free = loaded.map((night) => freeUnits(night as NightFacts));
  const left = Math.min(...free);
  if (left < quantity) {
    return refuse({ code: 'soldOut', nights: dates.filter((_, index) => (free[index] ?? 0) < quantity), left });
  }
  const restriction = restrictionOf(nights, request);
  return restriction ? refuse(restriction) : { status: 'available', maxQuantity: left };
}

type Candidates = { kind: NearestFix['kind']; dates: [PlainDate, PlainDate][] }[];

/** Dates to try instead, the nearest first; which kind comes first depends on what stood in the way. */
function candidates(reason: Unavailability, { checkIn, checkOut }: StayRequest): Candidates {
  const length = nightsBetween(checkIn, checkOut);
  const around = Array.from({ length: DAYS_AROUND }, (_, index) => index + 1);
  const move: Candidates[number] = {
    kind: 'move',
    dates: around.flatMap((days) =>
      [days, -days].map((shift): [PlainDate, PlainDate] => [addDays(checkIn, shift), addDays(checkOut, shift)]),
    ),
  };
  const extend: Candidates[number] = {
    kind: 'extend',
    dates: around.map((days): [PlainDate, PlainDate] => [checkIn, addDays(checkOut, days)]),
  };
  const shorten: Candidates[number] = {
    kind: 'shorten',
    dates: around
      .filter((days) => days < length)
      .map((days): [PlainDate, PlainDate] => [checkIn, addDays(checkOut, -days)]),
  };
  switch (reason.code) {
    case 'adultsOnly':
    case 'occupancy':
      return [];
    case 'minStay':
      return [extend, move];
    case 'maxStay':
      return [shorten, move];
    case 'closedToDeparture':
      return [extend, shorten, move];
    case 'soldOut':
      // Most of the stay is free: leaving earlier is less of a change than other dates.
      return reason.nights.every((night) => daysBetween(checkIn, night) * 3 >= length * 2)
        ? [shorten, move]
        : [move, shorten];
    default:
      return [move];
  }
}

/** The nearest dates at which the same room is available for the same party; null: none within three weeks. */
export function nearestFix(
  hotel: Hotel,
  room: Pick<RoomFacts, 'beds' | 'isEnquiryOnly' | 'isOnRequest'>,
  nights: Nights,
  request: StayRequest,
  reason: Unavailability,
  quantity = 1,
): NearestFix | null {
  for (const { kind, dates } of candidates(reason, request)) {
    const found = dates.find(
      ([checkIn, checkOut]) =>
        judgeRoom(hotel, room, nights, { ...request, checkIn, checkOut }, quantity).status === 'available',
    );
    if (found) return { kind, checkIn: found[0], checkOut: found[1] };
  }
  return null;
}
