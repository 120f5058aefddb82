import { describe, expect, it } from 'vitest';
import { hotelFilterFields, type RefiningField, refiningFields } from '@/lib/sales/search/hotel/fields';
import { wantedHotelsSql, wantedRooms, wantedRoomsSql } from '@/lib/sales/search/hotel/queries/wanted';
import { readHotelSearch } from '@/lib/sales/search/hotel/schema';

const samples: Record<RefiningField, string> = {
  hotelCategories: '5 Star',
  roomCategories: 'Suite,Junior Suite',
  programIds: 'larix',
  maxKeys: '50',
  facilities: 'spa,sauna',
  roomFacilities: 'balcony',
};

const profile = { default: 'ClientPays', canBeChanged: false } as const;

/** What a search with these fields asks of hotels and rooms. */
function askedBy(params: Record<string, string>) {
  const { filter, problems } = readHotelSearch(params, '2026-12-01', profile);
  expect(problems).toEqual({});
  const [hotels, rooms] = [wantedHotelsSql(filter, null, false), wantedRoomsSql(filter)];
  return {
    hotels: hotels.sql,
    rooms: rooms.sql,
    values: [...hotels.values, ...rooms.values],
    where: wantedRooms(filter),
  };
}

describe('a field that narrows a search', () => {
  it('is in the address, read from it, and asked of hotels or rooms', () => {
    const nothing = askedBy({});
    for (const field of refiningFields) {
      expect(hotelFilterFields).toContain(field);
      const asked = askedBy({ [field]: samples[field] });
      expect([field, asked.hotels === nothing.hotels && asked.rooms === nothing.rooms]).toEqual([field, false]);
      expect([field, asked.values.length > nothing.values.length]).toEqual([field, true]);
    }
  });

  it('of rooms is asked of those that are read one by one, too', () => {
    expect(askedBy({ roomCategories: 'Suite', roomFacilities: 'balcony' }).where).toEqual({
      AND: [{ category: { in: ['Suite'] } }, { AND: [{ facilities: { some: { facilityId: 'balcony' } } }] }],
    });
  });
});
