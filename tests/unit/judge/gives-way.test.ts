import { describe, expect, it } from 'vitest';
import { givesWay } from '@/lib/rates/judge/rules/gives-way';
import type { DateRule } from '@/lib/rates/judge/types';

/** Rule 3.18: none is made to the past or to the number of beds, so none is asked for. */
describe('an exception', () => {
  const rule = (one: DateRule['rule']) => ({ rule: one });

  it.each<DateRule['rule']>([
    'closed',
    'sold',
    'held',
    'arrival',
    'departure',
    'fewestNights',
    'mostNights',
    'release',
    'lengths',
  ])('may be asked for against %s', (one) => {
    expect(givesWay([rule(one)])).toBe(true);
  });

  it.each<DateRule['rule']>(['past', 'party'])('is never asked for against %s, whatever else is broken', (one) => {
    expect(givesWay([rule(one)])).toBe(false);
    expect(givesWay([rule('arrival'), rule(one)])).toBe(false);
    expect(givesWay([rule(one), rule('release')])).toBe(false);
  });

  it('of several rules is one question: all of them may give way together', () => {
    expect(givesWay([rule('fewestNights'), rule('release'), rule('departure')])).toBe(true);
  });
});
