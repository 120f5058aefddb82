import 'server-only';
import type { PaymentProfile } from '@/lib/brand/schema';
import { getPublicHotel } from '@/lib/catalogue/hotel/queries/detail';
import type { Party } from '@/lib/catalogue/room/types';
import type { BusinessTime } from '@/lib/platform/clock';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Money } from '@/lib/platform/money';
import { compareAmounts } from '@/lib/platform/money-arithmetic';
import { leastFrom, type PublicRoom, type PublicSeason, publicRooms, publicSeasons } from '../rules/public-season';
import type { RoomAvailability } from '../types';
import { readHotelRates } from './facts';
import { getHotelRates } from './rates';

/** A room for whoever is not signed in: neither what agencies pay nor what they earn is in this type. */
export type PublicRoomPrice = {
  roomId: string;
  status: RoomAvailability['status'];
  /** The lowest public price of the stay; null: not known, or to be asked for. */
  publicPrice: { priceTotal: Money; averageNightlyPrice: Money } | null;
};

type Asked = {
  checkIn: PlainDate;
  checkOut: PlainDate;
  party: Party;
  paymentProfile: PaymentProfile;
  time: BusinessTime;
  locale: Locale;
  includeDemos: boolean;
};

/** Every room of a hotel in its order, at the prices anybody may know. Null: no such hotel. */
export async function listPublicPrices(hotelId: string, { time, ...stay }: Asked): Promise<PublicRoomPrice[] | null> {
  const asked = { ...stay, agencyId: null, canSeeCommission: false };
  const rooms = await getHotelRates(null, hotelId, { ...asked, today: time.today(), now: time.now() });
  return (
    rooms?.map(({ roomId, availability, offers }) => {
      const known = offers.flatMap(({ publicPrice }) => publicPrice ?? []);
      const [least] = known.sort((a, b) => compareAmounts(a.priceTotal, b.priceTotal));
      return { roomId, status: availability.status, publicPrice: least ?? null };
    }) ?? null
  );
}

export type PublicPrice = {
  /** The best of the rooms. */
  status: RoomAvailability['status'];
  /** The lowest of the rooms that can be had. */
  publicPrice: PublicRoomPrice['publicPrice'];
  /** The day a closed hotel opens again. */
  opensOn: PlainDate | null;
};

/** What a stay in one room of a hotel for consumers costs in public. Null: there is no such hotel. */
export async function getPublicPrice(
  hotelId: string,
  { time, ...stay }: Omit<Asked, 'paymentProfile'>,
): Promise<PublicPrice | null> {
  const hotel = await getPublicHotel(hotelId, stay.locale, { includeDemos: stay.includeDemos, isForConsumers: true });
  if (!hotel) return null;
  const asked = { ...stay, paymentProfile: 'ClientPays', canSeeCommission: false, agencyId: null } as const;
  const rooms = (await getHotelRates(null, hotelId, { ...asked, today: time.today(), now: time.now() })) ?? [];
  const known = rooms.flatMap(({ offers }) => offers.flatMap(({ publicPrice }) => publicPrice ?? []));
  const [least] = known.sort((a, b) => compareAmounts(a.priceTotal, b.priceTotal));
  const states = rooms.map(({ availability }) => availability);
  const opens = states.flatMap((state) =>
    state.status === 'unavailable' && state.refusal.reason === 'closed' ? [state.refusal.opensOn] : [],
  );
  const isClosed = opens.length > 0 && opens.length === rooms.length;
  return {
    status:
      (['available', 'onRequest'] as const).find((one) => states.some(({ status }) => status === one)) ?? 'unavailable',
    publicPrice: least ?? null,
    opensOn: isClosed ? (opens[0] ?? null) : null,
  };
}

/** As far as a hotel's page for consumers looks ahead. */
const DAYS_AHEAD = 366;

export type PublicRates = {
  rooms: PublicRoom[];
  /** Of the room type that has the lowest price; null where none has one. */
  seasons: { roomId: string; rows: PublicSeason[] } | null;
};

/** What a hotel's rooms cost in public over the coming year. Null: no such hotel. */
export async function getPublicRates(
  hotelId: string,
  { time, locale, includeDemos }: Pick<Asked, 'time' | 'locale' | 'includeDemos'>,
): Promise<PublicRates | null> {
  const from = time.today();
  const until = addDays(from, DAYS_AHEAD);
  const facts = await readHotelRates({
    hotelId,
    checkIn: from,
    checkOut: until,
    now: time.now(),
    locale,
    includeDemos,
  });
  if (!facts) return null;
  const days = { from, until };
  const rooms = publicRooms(facts, days);
  const least = leastFrom(rooms);
  const room = least && facts.rooms.find(({ id }) => id === least.roomId);
  return { rooms, seasons: room ? { roomId: room.id, rows: publicSeasons(facts, room, days) } : null };
}
