import { occupancyOf } from '@/lib/catalogue/hotel/rules';
import type { Party } from '@/lib/catalogue/room/types';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { type Money, money } from '@/lib/platform/money';
import type { Board, HotelFacts, Night, RatePlan, RoomFacts, SeasonKind } from '../types';
import { priceStay } from './price';

/** The lowest public price of one night, and what is eaten for it. */
export type PublicFrom = { price: Money; board: Board };

/** Nights [startsOn, endsOn) of one season, from today on. */
export type PublicSeason = {
  kind: SeasonKind;
  startsOn: PlainDate;
  endsOn: PlainDate;
  /** Null: closed, taken, or without a price anybody may know. */
  from: PublicFrom | null;
  /** Nights; null where nothing can be had. */
  shortestStay: number | null;
  isClosed: boolean;
};

/** A room type as consumers read it: for how many guests, and from how much a night. */
export type PublicRoom = { roomId: string; guests: number; from: PublicFrom | null };

/** The lowest price of a hotel, and for how many guests. */
export type LeastFrom = { from: PublicFrom; guests: number; roomId: string };

type Rates = { hotel: HotelFacts; plans: readonly RatePlan[] };
type Days = { from: PlainDate; until: PlainDate };

/** Two adults, or the one a smaller room is for. */
function partyOf({ beds }: Pick<RoomFacts, 'beds'>): Party {
  return { adults: Math.max(1, Math.min(2, occupancyOf(beds).standard.adults)), childrenAges: [] };
}

const isFree = ({ allotment, closed, sold, optioned }: Night): boolean => allotment - closed - sold - optioned > 0;

/** Plans that anybody may take who pays at the hotel: not those of programmes. */
function publicPlans(plans: readonly RatePlan[]): RatePlan[] {
  return plans.filter(
    ({ programmeId, paymentProfiles, publicAdjustmentPercent }) =>
      programmeId === null && publicAdjustmentPercent !== null && paymentProfiles.includes('ClientPays'),
  );
}

const isClosedOn = ({ closures }: HotelFacts, room: RoomFacts, night: PlainDate): boolean =>
  closures.some(
    ({ roomId, startsOn, endsOn }) => (roomId === null || roomId === room.id) && startsOn <= night && night < endsOn,
  );

function fromOf({ hotel, plans }: Rates, room: RoomFacts, { from, until }: Days): PublicFrom | null {
  if (room.isOnRequest || room.isEnquiryOnly) return null;
  const party = partyOf(room);
  let least: PublicFrom | null = null;
  for (const { night, price } of nightsOf(hotel, room, { from, until })) {
    if (price === null) continue;
    const asked = { checkIn: night, checkOut: addDays(night, 1), party, quantity: 1, today: from };
    for (const plan of plans) {
      const total = priceStay(hotel, room, plan, asked)?.publicTotal;
      if (total && (!least || total.amount < least.price.amount)) {
        least = { price: money(total.amount, total.currency), board: plan.board };
      }
    }
  }
  return least;
}

function nightsOf(hotel: HotelFacts, room: RoomFacts, { from, until }: Days): Night[] {
  return [...room.calendar.values()].filter(
    (night) => from <= night.night && night.night < until && isFree(night) && !isClosedOn(hotel, room, night.night),
  );
}

/** Every room type with its lowest public price of the days, for as many guests as it is made up for. */
export function publicRooms(
  { hotel, plans, rooms }: Rates & { rooms: readonly RoomFacts[] },
  days: Days,
): PublicRoom[] {
  const sold = publicPlans(plans);
  return rooms.map((room) => ({
    roomId: room.id,
    guests: partyOf(room).adults,
    from: fromOf({ hotel, plans: sold }, room, days),
  }));
}

/** The seasons of one room type, as far as they lie in the days. */
export function publicSeasons({ hotel, plans }: Rates, room: RoomFacts, { from, until }: Days): PublicSeason[] {
  const sold = publicPlans(plans);
  return hotel.seasons
    .map((season) => ({
      kind: season.kind,
      startsOn: season.startsOn < from ? from : season.startsOn,
      endsOn: season.endsOn > until ? until : season.endsOn,
    }))
    .filter(({ startsOn, endsOn }) => startsOn < endsOn)
    .map((season) => {
      const days = { from: season.startsOn, until: season.endsOn };
      const nights = nightsOf(hotel, room, days);
      const priced = fromOf({ hotel, plans: sold }, room, days);
      return {
        ...season,
        from: priced,
        shortestStay: priced ? Math.min(...nights.map(({ minStay }) => minStay)) : null,
        isClosed: isClosedThroughout(hotel, days),
      };
    });
}

function isClosedThroughout({ closures }: HotelFacts, { from, until }: Days): boolean {
  return closures.some(({ roomId, startsOn, endsOn }) => roomId === null && startsOn <= from && until <= endsOn);
}

/** Of all room types; null where none has a price. */
export function leastFrom(rooms: readonly PublicRoom[]): LeastFrom | null {
  let least: LeastFrom | null = null;
  for (const { from, ...room } of rooms) {
    if (from && (!least || from.price.amount < least.from.price.amount)) least = { ...room, from };
  }
  return least;
}
