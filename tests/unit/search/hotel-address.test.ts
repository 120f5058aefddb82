import { describe, expect, it } from 'vitest';
import { categoriesIn } from '@/lib/catalogue/hotel/categories';
import { paths } from '@/lib/platform/addresses/paths';
import { filterValues, queryOf, rememberable, stayValuesOf } from '@/lib/sales/search/hotel/address';

const sent = {
  roomFacilities: ['balcony', 'fireplace,balcony'],
  sort: 'commission',
  destination: ' AT ',
  checkOutDate: '2027-01-16',
  checkInDate: '2027-01-09',
  paymentProfile: 'AgencyPaysPackageRate',
  numAdults: '2',
  childrenAges: '9,15',
  nonsense: 'x',
};

describe('the address of a hotel search', () => {
  it('is the same whatever the order and form in which its fields were sent', () => {
    const address = paths.hotels(queryOf(filterValues(sent)));
    expect(address).toBe(
      '/hotels?checkInDate=2027-01-09&checkOutDate=2027-01-16&destination=AT&paymentProfile=AgencyPaysPackageRate' +
        '&roomFacilities=balcony,fireplace,balcony&numAdults=2&childrenAges=9,15&sort=commission',
    );
    const again = Object.fromEntries(new URLSearchParams(address.split('?')[1]));
    expect(paths.hotels(queryOf(filterValues(again)))).toBe(address);
  });

  it('says nothing of what everybody gets who says nothing', () => {
    expect(paths.hotels(queryOf(filterValues({ numAdults: '1', numChildren: '0', sort: 'price', maxKeys: '' })))).toBe(
      '/hotels',
    );
  });

  it('hands the stay on to the page of a hotel, and no filter', () => {
    expect(Object.keys(stayValuesOf(filterValues(sent))).sort()).toEqual([
      'checkInDate',
      'checkOutDate',
      'childrenAges',
      'numAdults',
      'paymentProfile',
    ]);
  });
});

describe('a filter that comes back', () => {
  it('has the brand’s own payment profile', () => {
    expect(rememberable(filterValues(sent), '2027-01-09')).toEqual({
      ...filterValues(sent),
      paymentProfile: undefined,
    });
  });

  it.each([
    ['2027-01-10', 'its first day has passed'],
    ['2027-03-01', 'all of it has passed'],
  ])('has no dates on %s: %s', (today) => {
    const kept = rememberable(filterValues(sent), today);
    expect([kept.checkInDate, kept.checkOutDate, kept.destination]).toEqual([undefined, undefined, ['AT']]);
  });
});

it('offers palaces in France alone, and where no country is chosen', () => {
  expect(categoriesIn('AT')).toEqual(['4 Star', '5 Star']);
  expect(categoriesIn('FR')).toContain('5 Star Palace');
  expect(categoriesIn(null)).toContain('5 Star Palace');
});
