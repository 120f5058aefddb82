import { expect, it } from 'vitest';
import { isInNameOf } from '@/lib/sales/offer/rules/client';

it('an offer is the client’s where both names are theirs, however they are written', () => {
  const of = (clientFirstName: string, clientLastName: string) =>
    isInNameOf({ clientFirstName, clientLastName }, { firstName: 'Clara', lastName: 'Weiss' });
  expect([of('CLARA', 'weiss'), of('Clara', 'Schwarz'), of('Carla', 'Weiss')]).toEqual([true, false, false]);
});
