import { toDatabaseDay } from '@/lib/platform/database-day';
import type { Prisma } from '@/prisma/generated/client';
import { ownerDb } from '@/tests/factories/owner';

type HotelChanges = Partial<Prisma.HotelUncheckedCreateInput>;
type RoomChanges = Partial<Prisma.RoomUncheckedCreateInput> & {
  beds?: Omit<Prisma.BedCreateManyRoomInput, 'position'>[];
};

/** The year in which every hotel here is sold: one season at the January price. */
export const HOTEL_YEAR = { from: '2027-01-01', until: '2028-01-01' } as const;

/** A hotel in Lech (`createPlaces`) that is open all of 2027 at one price. */
export async function createHotel(id: string, changes: HotelChanges = {}): Promise<{ id: string }> {
  await ownerDb.hotel.create({
    data: {
      id,
      cityId: 'lech',
      name: `Hotel ${id}`,
      category: '5 Star',
      keys: 20,
      reservationEmail: `reservations@${id.toLowerCase()}.example`,
      reservationPhone: '+43 5583 100',
      description: {},
      localCurrency: 'EUR',
      billableCurrency: 'EUR',
      ...changes,
    },
  });
  await ownerDb.season.create({
    data: {
      hotelId: id,
      startsOn: toDatabaseDay(HOTEL_YEAR.from),
      endsOn: toDatabaseDay(HOTEL_YEAR.until),
      kind: 'january',
      levelPercent: 100,
    },
  });
  return { id };
}

/** A double room of the hotel with two units at 500.00 a night, its nights laid for 2027. */
export async function createRoom(hotelId: string, id: string, changes: RoomChanges = {}): Promise<{ id: string }> {
  const { beds, ...columns } = changes;
  const position = await ownerDb.room.count({ where: { hotelId } });
  await ownerDb.room.create({
    data: {
      id,
      hotelId,
      position,
      nameEn: `Room ${id}`,
      nameDe: `Zimmer ${id}`,
      category: 'Room',
      descriptionEn: 'd',
      descriptionDe: 'd',
      sizeSqmMin: 30,
      sizeSqmMax: 34,
      numBedrooms: 1,
      numBathrooms: 1,
      views: [],
      petsAllowed: false,
      units: 2,
      basePrice: 50_000n,
      ...columns,
    },
  });
  const kingSize = {
    bedType: 'kingSizeBed' as const,
    isInStandardOccupancy: true,
    maxPax: 2,
    maxAdults: 2,
    twinBedPossible: false,
  };
  await ownerDb.bed.createMany({
    data: (beds ?? [kingSize]).map((bed, index) => ({ ...bed, roomId: id, position: index })),
  });
  await layNights([id]);
  return { id };
}

/** The nights of these rooms from the seasons, restrictions and closures as they are now. */
export async function layNights(rooms: string[], { from, until }: { from: string; until: string } = HOTEL_YEAR) {
  await ownerDb.$executeRaw`SELECT lay_room_nights(${rooms}, ${from}::date, ${until}::date)`;
}

export async function createRatePlan(
  hotelId: string,
  id: string,
  changes: Partial<Prisma.RatePlanUncheckedCreateInput> = {},
): Promise<{ id: string }> {
  await ownerDb.ratePlan.create({
    data: {
      id,
      hotelId,
      position: await ownerDb.ratePlan.count({ where: { hotelId } }),
      kind: 'flexible',
      nameEn: 'Flexible',
      nameDe: 'Flexibel',
      descriptionEn: 'd',
      descriptionDe: 'd',
      paymentProfiles: ['ClientPays', 'AgencyPaysStandAloneRate'],
      commissionPercent: 10,
      depositPercent: 0,
      cancellationPeriods: [{ fromDaysPriorToArrival: 7, feeInPercentOfBookingTotal: 100 }],
      ...changes,
    },
  });
  return { id };
}
