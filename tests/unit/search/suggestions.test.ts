import { expect, it } from 'vitest';
import { isMeant } from '@/components/sales/search/meant';

it.each([
  ['Kitzbühel', 'kitzbü', true],
  ['Kitzbühel', 'KITZBU', true],
  ['Kitzbühel', 'Kitzbuehel', true],
  ['Kitzbu\u0308hel', 'kitzbue', true],
  ['Österreich', 'oester', true],
  ["Val d'Isère", 'val d isere', true],
  ['St. Anton', 'st anton', true],
  ['Oberlech, Lech', 'lech', true],
  ['Switzerland', 'zer', false],
  ['Lech', '', true],
])('%s is offered for %s: %s', (label, typed, expected) => {
  expect(isMeant({ label }, typed)).toBe(expected);
});
