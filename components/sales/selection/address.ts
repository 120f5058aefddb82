import { paths } from '@/lib/platform/addresses/paths';
import { MOST_ADULTS, MOST_CHILDREN, MOST_ROOMS } from '@/lib/sales/search/hotel/fields';
import type { Selection } from '@/lib/sales/selection/types';

/** Rooms and rates of the selection's own period and guests; without these where they are more than a search can be of. */
export function addressOf({ hotel, stay, rooms }: Selection): string {
  const { checkInDate, checkOutDate, paymentProfile } = stay;
  const offers = rooms.flatMap((room) => room.offers);
  const adults = offers.reduce((sum, { numAdults }) => sum + numAdults, 0);
  const ages = offers.flatMap(({ childrenAges }) => childrenAges).sort((one, other) => one - other);
  const isOneParty = adults <= MOST_ADULTS && ages.length <= MOST_CHILDREN && offers.length <= MOST_ROOMS;
  return paths.hotel(hotel.id, {
    ...{ tab: 'rooms', checkInDate, checkOutDate, paymentProfile },
    ...(isOneParty && {
      numAdults: String(adults),
      ...(ages.length > 0 && { childrenAges: ages.join(',') }),
      ...(offers.length > 1 && { numRooms: String(offers.length) }),
    }),
  });
}
