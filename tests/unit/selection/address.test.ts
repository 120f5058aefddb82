import { expect, it } from 'vitest';
import { addressOf } from '@/components/sales/selection/address';
import { offer, selected } from './selections';

it('leads back to the rooms for all the guests the selection has', () => {
  const query = (address: string) => Object.fromEntries(new URL(address, 'http://a.example').searchParams);
  const family = selected(offer({ childrenAges: [11, 4] }), offer({ numAdults: 1, childrenAges: [8] }));
  expect(query(addressOf(family))).toEqual({
    ...{ tab: 'rooms', checkInDate: '2027-01-09', checkOutDate: '2027-01-16', paymentProfile: 'ClientPays' },
    ...{ numAdults: '3', childrenAges: '4,8,11', numRooms: '2' },
  });
  const couple = query(addressOf(selected(offer({ childrenAges: [] }))));
  expect([couple.numAdults, couple.childrenAges, couple.numRooms]).toEqual(['2', undefined, undefined]);
  const group = query(addressOf(selected(...Array.from({ length: 13 }, () => offer()))));
  expect([group.checkInDate, group.numAdults]).toEqual(['2027-01-09', undefined]);
});
