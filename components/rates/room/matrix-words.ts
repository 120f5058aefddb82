import { roomCardWords, roomPicture } from '@/components/catalogue/hotel/room-card-words';
import { paths } from '@/lib/platform/addresses/paths';
import { translator } from '@/lib/platform/i18n/translator';
import { formatMoney, toUnits } from '@/lib/platform/money';
import { mayBeExcepted } from '@/lib/rates/room/rules/excepted';
import type { RoomRate } from '@/lib/rates/room/types';
import { availabilityWords } from './availability-words';
import type { Matrix, MatrixRoom } from './matrix';
import { rateWords } from './rate-words';
import type { ListedRate, RatesOfRoomWords, RoomWords } from './room-list';
import { exceptionWished, exceptionWords, fixWords } from './ways-words';

/** As many as a room's plans differ most by; the others open in place. */
const FIRST_RATES = 3;

/** What is said of a room, what of its rates, and of the ways to one that cannot be had. */
export function matrixWords(matrix: Matrix) {
  const { hotel, asked, query, viewQuery, unfolded, known, deskHref, shopHref } = matrix;
  const { locale, today, canSeeCommission: seesCommission } = asked;
  const [t, ofRooms] = [translator(locale, 'roomRates'), translator(locale, 'hotel.rooms')];
  const rateOf = rateWords({ today, locale, seesCommission });
  const listed = (offer: RoomRate): ListedRate => ({
    ...rateOf(offer),
    price: offer.priceTotal && toUnits(offer.priceTotal.amount, offer.priceTotal.currency),
    hasNoShowClause: offer.terms.hasNoShowClause,
  });
  return {
    room: (found: MatrixRoom): RoomWords => ({
      id: found.roomId,
      card: roomCardWords(found.room, { shopHref: shopHref(found), deskHref }, ofRooms),
      picture: roomPicture(found.room),
      availability: availabilityWords({ ...found, fits: found.isPart ? found.party : undefined }, locale),
    }),
    /** Where the view leaves none, which of the two reasons it has. */
    rates: ({ room, roomId, offers, party, hasOffers }: MatrixRoom): NonNullable<RoomWords['rates']> => {
      if (offers.length === 0) {
        return hasOffers ? { said: t('filtered') } : { said: t('noOffers'), why: t('noOffersWhy') };
      }
      const shown = unfolded === roomId ? offers : offers.slice(0, FIRST_RATES);
      const isCut = shown.length < offers.length;
      const all = () => paths.hotel(hotel.id, { ...query, ...viewQuery, tab: 'rooms', all: roomId });
      return {
        label: t('label', { name: room.name }),
        party: { numAdults: party.adults, childrenAges: [...party.childrenAges] },
        rates: shown.map(listed),
        taxes: (offers[0]?.payableLocally ?? []).map(({ amount }) => t('cityTax', { amount: formatMoney(amount) })),
        ...(isCut && { all: { href: all(), text: t('allRates', { count: offers.length }) } }),
      } satisfies RatesOfRoomWords;
    },
    ways: (found: MatrixRoom): Pick<RoomWords, 'fix' | 'exception'> => {
      const fix = fixWords({
        fix: found.nearestFix,
        locale,
        nameOf: (roomId) => known.get(roomId)?.name,
        hrefs: {
          dates: (dates) => paths.hotel(hotel.id, { ...query, tab: 'rooms', ...dates }),
          quantity: (quantity) => shopHref(found, { quantity: String(quantity) }),
          room: (roomId) => `#room-${roomId}`,
        },
      });
      const isExceptable = mayBeExcepted(found.availability) && !found.room.isEnquiryOnly;
      return {
        ...(fix && { fix }),
        ...(isExceptable && { exception: exceptionWords(shopHref(found, exceptionWished), found.room.name, locale) }),
      };
    },
  };
}
