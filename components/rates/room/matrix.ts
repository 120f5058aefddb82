import type { RoomDetail } from '@/lib/catalogue/hotel/types';
import { paths } from '@/lib/platform/addresses/paths';
import { messages } from '@/lib/platform/i18n/messages';
import type { RoomForParty } from '@/lib/rates/judge/queries';
import type { RatesAsked } from '@/lib/rates/room/queries/rates';
import type { SharedRates } from './rates-in-list';

export type MatrixAsked = {
  hotel: { id: string; name: string };
  rooms: readonly RoomDetail[];
  asked: RatesAsked;
  /** What of the address goes on into the room's own. */
  query: Readonly<Record<string, string>>;
  /** How rooms and rates are sorted and filtered, as the address has it. */
  viewQuery: Readonly<Record<string, string>>;
  /** The room of which all rates are shown; of the others the first ones. */
  unfolded?: string;
  deskHref: string | null;
};

/** A room of the matrix; `hasOffers`: before the view left some out. */
export type MatrixRoom = RoomForParty & { room: RoomDetail; hasOffers: boolean };

/** What every room of a matrix is drawn with. */
export type Matrix = Omit<MatrixAsked, 'rooms'> & {
  known: ReadonlyMap<string, RoomDetail>;
  shared: SharedRates;
  /** Where the terms are without script. */
  moreThere: string;
  /** Of the room's own page, for those who would sleep in it. */
  shopHref: (found: MatrixRoom, more?: Readonly<Record<string, string>>) => string;
};

/** Of the address of a room: those who would sleep in it, where that is not everybody. */
function queryOf(query: MatrixAsked['query'], { isPart, party }: Pick<MatrixRoom, 'isPart' | 'party'>) {
  if (!isPart) return query;
  const { numRooms: _, ...stay } = query;
  return {
    ...stay,
    numAdults: String(party.adults),
    numChildren: String(party.childrenAges.length),
    childrenAges: party.childrenAges.join(','),
  };
}

export function matrixOf({ rooms, ...of }: MatrixAsked): Matrix {
  const { hotel, asked, query } = of;
  const { roomRates: words, hotel: page } = messages[asked.locale];
  return {
    ...of,
    known: new Map(rooms.map((room) => [room._id, room])),
    shared: {
      hotel: { id: hotel.id, name: hotel.name },
      today: asked.today,
      locale: asked.locale,
      stay: { checkInDate: asked.checkIn, checkOutDate: asked.checkOut, paymentProfile: asked.paymentProfile },
      words: { ...words.timeline, failed: words.shop.failed },
    },
    moreThere: page.rooms.open,
    shopHref: (found, more) => paths.roomShop(hotel.id, found.roomId, { ...queryOf(query, found), ...more }),
  };
}

/** The rooms that were judged, with what they are. */
export function roomsOf(found: readonly RoomForParty[], { known }: Matrix): MatrixRoom[] {
  return found.flatMap((one) => {
    const room = known.get(one.roomId);
    return room ? [{ ...one, room, hasOffers: one.offers.length > 0 }] : [];
  });
}
