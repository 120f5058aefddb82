import { describe, expect, it } from 'vitest';
import type { PlainDate } from '@/lib/platform/dates';
import type { HotelSearchParams } from '@/lib/sales/search/hotel/fields';
import { hasOneDateOnly, readHotelSearch } from '@/lib/sales/search/hotel/schema';

const today: PlainDate = '2026-11-22';
const read = (params: HotelSearchParams, canBeChanged = false) =>
  readHotelSearch(params, today, { default: 'ClientPays', canBeChanged });
const dates = { checkInDate: '2027-01-09', checkOutDate: '2027-01-16' };

describe('the filter of a hotel search', () => {
  it('is one adult at the brand’s payment profile when nothing is asked', () => {
    expect(read({})).toEqual({
      filter: { paymentProfile: 'ClientPays', party: { adults: 1, childrenAges: [] } },
      problems: {},
      order: 'price',
    });
  });

  it('reads lists by commas and as a form repeats them, each entry once', () => {
    const { filter, problems } = read({
      ...dates,
      destination: ' Lech ',
      hotelCategories: '4 Star,5 Star,4 Star',
      roomCategories: ['Suite', 'Villa / Chalet'],
      programIds: 'first',
      maxKeys: '90',
      facilities: 'spa,sauna',
      numAdults: '2',
      childrenAges: '9,15',
      sort: 'commission',
    });
    expect(problems).toEqual({});
    expect(filter).toEqual({
      ...dates,
      destination: 'Lech',
      paymentProfile: 'ClientPays',
      hotelCategories: ['4 Star', '5 Star'],
      roomCategories: ['Suite', 'Villa / Chalet'],
      programIds: ['first'],
      maxKeys: 90,
      facilities: ['spa', 'sauna'],
      party: { adults: 2, childrenAges: [9, 15] },
    });
  });

  it.each([
    [{ checkInDate: '2026-11-21', checkOutDate: '2026-11-28', destination: 'lech' }, { checkInDate: 'checkInPast' }],
    [
      { checkInDate: '2027-01-16', checkOutDate: '2027-01-09', destination: 'lech' },
      { checkOutDate: 'checkOutAfterCheckIn' },
    ],
    [
      { checkInDate: '2027-01-09', checkOutDate: '2027-01-09', destination: 'lech' },
      { checkOutDate: 'checkOutAfterCheckIn' },
    ],
    [{ checkInDate: '2027-02-30', checkOutDate: '2027-03-03', destination: 'lech' }, { checkInDate: 'invalidValue' }],
    [{ ...dates }, { destination: 'destinationRequired' }],
    [{ paymentProfile: 'Cash' }, { paymentProfile: 'invalidValue' }],
    [{ maxKeys: '0' }, { maxKeys: 'invalidValue' }],
    [{ hotelCategories: '5 Star,6 Star' }, { hotelCategories: 'invalidValue' }],
    [{ numAdults: '0' }, { numAdults: 'invalidValue' }],
    [{ numRooms: '0' }, { numRooms: 'invalidValue' }],
    [{ numAdults: '2', numRooms: '3' }, { numRooms: 'roomsNeedAdults' }],
    [{ childrenAges: '9,40' }, { childrenAges: 'invalidValue' }],
  ])('names what cannot be: %j', (params: HotelSearchParams, problems) => {
    expect(read(params).problems).toEqual(problems);
  });

  it('keeps neither day of a period that is over', () => {
    const { filter } = read({ checkInDate: '2026-11-20', checkOutDate: '2026-11-28', destination: 'lech' });
    expect([filter.checkInDate, filter.checkOutDate]).toEqual([undefined, undefined]);
  });

  it('takes one date alone as no mistake', () => {
    const { filter, problems } = read({ checkInDate: '2027-01-09' });
    expect([problems, hasOneDateOnly(filter), hasOneDateOnly(read({ ...dates, destination: 'lech' }).filter)]).toEqual([
      {},
      true,
      false,
    ]);
  });

  it('lets the payment profile be chosen only where the brand does', () => {
    const asked = { paymentProfile: 'AgencyPaysPackageRate' };
    expect(read(asked).filter.paymentProfile).toBe('ClientPays');
    expect(read(asked, true).filter.paymentProfile).toBe('AgencyPaysPackageRate');
  });

  it('takes a child without an age for the oldest', () => {
    expect(read({ numChildren: '2', childrenAges: '4' }).filter.party.childrenAges).toEqual([4, 17]);
  });
});
