import { getViewerBySubject } from '@/lib/people/viewer/queries';
import { clock } from '@/lib/platform/clock';
import { addDays, onOrAfter, SATURDAY } from '@/lib/platform/dates';
import { db } from '@/lib/platform/db';
import type { Viewer } from '@/lib/platform/viewer/types';
import { readHotelStates } from '@/lib/rates/room/queries/hotel-states';
import { getRoomRates } from '@/lib/rates/room/queries/rates';
import { readRoomStates } from '@/lib/rates/room/queries/states';
import { readStatesOfNights } from '@/lib/rates/room/queries/states-of-nights';
import { wantedHotelsSql, wantedRoomsSql } from '@/lib/sales/search/hotel/queries/wanted';
import type { HotelFilter } from '@/lib/sales/search/hotel/types';
import { Prisma } from '@/prisma/generated/client';
import { LARGE_HOTELS, largeHotelPlace, SMALL_HOTELS, smallHotelPlace } from '@/prisma/seed/scale-hotels';
import type { Case } from './case';

const PARTY = { adults: 2, childrenAges: [] };
const PROFILE = 'ClientPays';
/** Of the demonstration: who asks for offers. */
const AGENT = 'moritz.keller@morgenrot-reisen.example';

/** Every filter of the form but keys, which few hotels miss. */
const everything: HotelFilter = {
  paymentProfile: PROFILE,
  party: PARTY,
  hotelCategories: ['5 Star'],
  roomCategories: ['Suite', 'Junior Suite'],
  programIds: ['firnlicht', 'larix'],
  facilities: ['spa', 'sauna'],
  roomFacilities: ['balcony'],
};

async function findAgent(): Promise<Viewer | null> {
  const { subject } = await db.user.findUniqueOrThrow({ where: { email: AGENT } });
  return getViewerBySubject(subject ?? '');
}

/** What the hotels' part of the benchmark measures (scripts/bench/search.ts). */
export async function makeHotelCases(): Promise<Case[]> {
  const [today, now, agent] = await Promise.all([clock.today(), clock.now(), findAgent()]);
  const checkIn = onOrAfter(addDays(today, 56), SATURDAY);
  const stay = { checkIn, checkOut: addDays(checkIn, 7), party: PARTY, today, now };
  const asked = { ...stay, paymentProfile: PROFILE, verifiedProgrammes: [] } as const;
  const inPlace = (cityId: string) => Prisma.sql`NOT h.is_demo AND h.city_id = ANY (${[cityId]})`;
  const filtered = Prisma.sql`${wantedHotelsSql(everything, null, false)} AND ${wantedRoomsSql(everything)}`;
  const rooms = await db.room.findMany({ where: { hotel: { cityId: smallHotelPlace } }, select: { id: true } });
  const roomIds = rooms.map(({ id }) => id);
  const offers = {
    ...stay,
    paymentProfile: PROFILE,
    agencyId: null,
    canSeeCommission: true,
    locale: 'en',
    includeDemos: false,
  } as const;
  return [
    { name: 'look-up by primary key', run: () => db.hotel.findUnique({ where: { id: 'scale-h20' } }) },
    { name: `${SMALL_HOTELS} hotels of a city`, run: () => readHotelStates(asked, inPlace(smallHotelPlace)) },
    { name: `${LARGE_HOTELS} hotels of a city`, run: () => readHotelStates(asked, inPlace(largeHotelPlace)) },
    { name: 'whole catalogue, every filter', run: () => readHotelStates(asked, filtered), every: 5 },
    { name: `rooms of ${SMALL_HOTELS} hotels`, run: () => readRoomStates(stay, inPlace(smallHotelPlace)) },
    { name: `rooms of ${SMALL_HOTELS} hotels, by nights`, run: () => readStatesOfNights(stay, roomIds), every: 5 },
    { name: 'offers of one room', run: () => getRoomRates(agent, roomIds[0] ?? '', offers) },
  ];
}
