import { expect, it } from 'vitest';
import { isActive } from '@/lib/rates/hold/rules';

it('a hold keeps its nights until it is released, an option to the moment of its end (rule 3.5)', () => {
  const now = new Date('2027-01-09T17:00:00Z');
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const ends = [null, at(1), at(0), at(-1)];
  expect(ends.map((expiresAt) => isActive({ releasedAt: null, expiresAt }, now))).toEqual([true, true, false, false]);
  expect(ends.map((expiresAt) => isActive({ releasedAt: at(-60), expiresAt }, now))).toEqual(Array(4).fill(false));
});
