import { expect, it } from 'vitest';
import { groupMessage } from '@/lib/sales/search/hotel/group';

it('a group is one message: a line for each thing that was said, in a fixed order, then what was written', () => {
  const labels = {
    period: 'Period',
    rooms: 'Rooms',
    guests: 'Guests',
    board: 'Board',
    budget: 'Budget',
    occasion: 'For',
  };
  const facts = {
    period: '9 – 16 January',
    rooms: '12',
    guests: '20 adults',
    board: '',
    budget: ' ',
    occasion: 'Wedding',
  };
  expect(groupMessage({ ...facts, message: ' Near each other, please.\n' }, { title: 'Group enquiry', labels })).toBe(
    'Group enquiry\n\nPeriod: 9 – 16 January\nRooms: 12\nGuests: 20 adults\nFor: Wedding\n\nNear each other, please.',
  );
  expect(groupMessage({ ...facts, message: '' }, { title: 'Group enquiry', labels })).toMatch(/For: Wedding$/);
});
