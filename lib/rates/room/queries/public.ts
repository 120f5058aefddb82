import 'server-only';
import type { PaymentProfile } from '@/lib/brand/schema';
import type { Party } from '@/lib/catalogue/room/types';
import type { BusinessTime } from '@/lib/platform/clock';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Money } from '@/lib/platform/money';
import { compareAmounts } from '@/lib/platform/money-arithmetic';
import type { RoomAvailability } from '../types';
import { getHotelOffers } from './offers';

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
  const rooms = await getHotelOffers(null, hotelId, { ...asked, today: time.today(), now: time.now() });
  return (
    rooms?.map(({ roomId, availability, offers }) => {
      const known = offers.flatMap(({ publicPrice }) => publicPrice ?? []);
      const [least] = known.sort((a, b) => compareAmounts(a.priceTotal, b.priceTotal));
      return { roomId, status: availability.status, publicPrice: least ?? null };
    }) ?? null
  );
}
