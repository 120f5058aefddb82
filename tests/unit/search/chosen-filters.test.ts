import { expect, it } from 'vitest';
import { chosenFilters, withoutFilter } from '@/components/sales/search/hotel/chosen-filters';
import { messages } from '@/lib/platform/i18n/messages';

const setting = {
  words: messages.en.hotelSearch,
  options: {
    programmes: [{ id: 'larix', name: 'Larix Privileges' }],
    facilities: [{ id: 'spa', name: 'Spa' }],
    roomFacilities: [{ id: 'bath', name: 'Bathtub' }],
  },
};
const values = {
  destination: ['at'],
  hotelCategories: ['4 Star', '5 Star'],
  roomCategories: ['Suite'],
  programIds: ['larix'],
  maxKeys: ['90'],
  facilities: ['spa'],
  roomFacilities: ['bath', 'gone'],
};

it('every filter that narrows a search stands by the name of its choice, and place and stay are none', () => {
  expect(chosenFilters(values, setting).map(({ name }) => name)).toEqual([
    '4 Star',
    '5 Star',
    'Suite',
    'Larix Privileges',
    'Max keys 90',
    'Spa',
    'Bathtub',
    'gone',
  ]);
});

it('one is taken away alone, of a list the others stay', () => {
  const left = chosenFilters(values, setting).map((filter) => withoutFilter(values, filter));
  expect(left).toEqual([['5 Star'], ['4 Star'], [], [], [], [], ['gone'], ['bath']]);
});
