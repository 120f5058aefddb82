import 'server-only';
import type { Brand, EffectiveBrand } from '@/lib/brand/types';
import { canSeeCommission } from '@/lib/people/access/agency';
import { nightsBetween, type PlainDate } from '@/lib/platform/dates';
import { db } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import { money } from '@/lib/platform/money';
import { divided } from '@/lib/platform/money-arithmetic';
import { PREPARED } from '@/lib/platform/statement-names';
import type { Viewer } from '@/lib/platform/viewer/types';
import { judgeHotel } from '@/lib/rates/judge/rules/hotel';
import { readAgencyAgreement } from '@/lib/rates/room/queries/agency';
import { readExchangeRates, readRatesOfHotels } from '@/lib/rates/room/queries/facts';
import { type HotelState, readHotelStates } from '@/lib/rates/room/queries/hotel-states';
import { commissionOf } from '@/lib/rates/room/rules/commission';
import type { AgencyAgreement } from '@/lib/rates/room/types';
import { Prisma } from '@/prisma/generated/client';
import { findHotelDestination } from '../destinations';
import type { HotelOrder } from '../fields';
import { priceOf, splitAndSort } from '../rules';
import { hasOneDateOnly, otherProfiles } from '../schema';
import type { HotelAvailability, HotelFilter, HotelInShort } from '../types';
import { listHotelPlaces } from './places';
import { wantedHotelsSql, wantedRooms, wantedRoomsSql } from './wanted';

/** What of a brand a search depends on. */
export type SearchBrand = Pick<Brand, 'isB2C' | 'isCommissionDisplayed'> & Pick<EffectiveBrand, 'paymentProfile'>;

export type HotelSearchAsked = {
  filter: HotelFilter;
  order: HotelOrder;
  locale: Locale;
  includeDemos: boolean;
  today: PlainDate;
  now: Date;
};

/** Which hotels a search is about, in the order of its lists, and what says more about some of them. */
export type HotelsFound = {
  available: HotelInShort[];
  unavailable: HotelInShort[];
  /** Everything that is known of these hotels for the stay; empty without dates. */
  judge: (hotelIds: readonly string[]) => Promise<Map<string, HotelAvailability>>;
};

const NOTHING: HotelsFound = { available: [], unavailable: [], judge: async () => new Map() };

type Wanted = { hotels: Prisma.Sql; rooms: Prisma.Sql };

const NO_PRICE = { nightly: null, total: null, commission: null };

async function listUndated({ hotels, rooms }: Wanted): Promise<HotelInShort[]> {
  const rows = await db.$queryRaw<{ id: string; name: string }[]>`${Prisma.raw(PREPARED)}
    SELECT h.id, h.name FROM hotel h
    WHERE ${hotels} AND EXISTS (SELECT FROM room_projection p WHERE p.hotel_id = h.id AND ${rooms})`;
  return rows.map(({ id, name }) => ({ id, name, status: 'undated', ...NO_PRICE }));
}

function inShort(id: string, name: string, availability: HotelAvailability): HotelInShort {
  const from = priceOf(availability);
  const { status } = availability;
  if (!from) return { id, name, status, ...NO_PRICE };
  const { minimumNightlyPrice: nightly, total, commission } = from;
  return { id, name, status, nightly, total, commission: commission?.amount ?? null };
}

/** A state as it is sorted by; `open` ones are judged before. */
function stateInShort(
  { hotelId: id, name, outcome, total, currency, commissionPercent }: HotelState,
  nights: number,
  { agreementPercent }: AgencyAgreement,
): HotelInShort {
  const status = outcome === 'open' ? 'unavailable' : outcome;
  if (total === null || status === 'unavailable') return { id, name, status, ...NO_PRICE };
  const best = Math.max(commissionPercent ?? 0, agreementPercent ?? 0);
  const commission = money(commissionOf([{ priceTotal: total, commissionPercent: best }]).total, currency);
  const price = money(total, currency);
  return { id, name, status, nightly: divided(price, nights), total: price, commission };
}

/** Finds and sorts by the projection, in a number of statements that does not grow with hotels, rooms or nights. */
export async function findHotels(viewer: Viewer, brand: SearchBrand, asked: HotelSearchAsked): Promise<HotelsFound> {
  const { filter, order, locale, includeDemos, today, now } = asked;
  if (hasOneDateOnly(filter)) return NOTHING;
  const { destination: place, checkInDate: checkIn, checkOutDate: checkOut, party, paymentProfile } = filter;
  const destination = place ? findHotelDestination(place, await listHotelPlaces(locale, includeDemos)) : null;
  if (place && !destination) return NOTHING;
  const wanted = { hotels: wantedHotelsSql(filter, destination, includeDemos), rooms: wantedRoomsSql(filter) };
  if (!checkIn || !checkOut) {
    const lists = splitAndSort(await listUndated(wanted), 'name', { rates: new Map(), locale });
    return { ...NOTHING, ...lists };
  }

  const [agencyOf, rates] = await Promise.all([readAgencyAgreement(viewer, null, today), readExchangeRates()]);
  const showsCommission = canSeeCommission(viewer, brand);
  const profiles = otherProfiles(brand.paymentProfile, paymentProfile);
  const audience = { paymentProfile, profiles, canSeeCommission: showsCommission, rates };
  const judge: HotelsFound['judge'] = async (hotelIds) => {
    if (hotelIds.length === 0) return new Map();
    const stay = { checkIn, checkOut, now, locale, includeDemos, isProjected: true, rooms: wantedRooms(filter) };
    const facts = await readRatesOfHotels(hotelIds, stay);
    return new Map(
      facts.map((judged) => {
        const agency = agencyOf(judged.hotel.id);
        const stayAsked = { checkIn, checkOut, party, quantity: 1, today };
        return [judged.hotel.id, judgeHotel(judged, stayAsked, { ...audience, agency }, filter.numRooms)];
      }),
    );
  };

  const states = await readHotelStates(
    { checkIn, checkOut, party, today, now, paymentProfile, verifiedProgrammes: agencyOf('').verifiedProgrammes },
    Prisma.sql`${wanted.hotels} AND ${wanted.rooms}`,
  );
  // The projection knows one room for a party, not several.
  const wantsSeveral = (filter.numRooms ?? 1) > 1;
  const unsaid = states.filter(({ outcome }) => outcome === 'open' || wantsSeveral);
  const open = await judge(unsaid.map(({ hotelId }) => hotelId));
  const nights = nightsBetween(checkIn, checkOut);
  const found = states.map((state) => {
    const judged = open.get(state.hotelId);
    return judged ? inShort(state.hotelId, state.name, judged) : stateInShort(state, nights, agencyOf(state.hotelId));
  });
  const sorted = showsCommission ? found : found.map((one) => ({ ...one, commission: null }));
  return { ...splitAndSort(sorted, order, { rates, locale }), judge };
}
