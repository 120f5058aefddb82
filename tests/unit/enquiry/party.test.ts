import { expect, it } from 'vitest';
import { guestsOf } from '@/components/sales/enquiry/party-fields';

it('everybody who is typed is a guest, a child before its age is told, too', () => {
  expect(guestsOf({ adults: '19', children: ['', '7'] })).toBe(21);
  expect([guestsOf({}), guestsOf({ adults: '' }), guestsOf({ adults: '2.5', children: 'x' })]).toEqual([0, 0, 0]);
});
