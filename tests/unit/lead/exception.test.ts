import { describe, expect, it } from 'vitest';
import type { PlainDate } from '@/lib/platform/dates';
import type { BrokenRule, DateRule } from '@/lib/rates/judge/types';
import { isExcepted, isException } from '@/lib/sales/lead/rules/exception';

const stay = { checkIn: '2027-06-05', checkOut: '2027-06-12' } as const;
const of = (rule: DateRule, roomId: string | null = 'room'): BrokenRule => ({ ...rule, roomId });
const nights = (...periods: [PlainDate, PlainDate][]) => periods.map(([checkIn, checkOut]) => ({ checkIn, checkOut }));

describe('a question to the hotel', () => {
  const rules = [of({ rule: 'departure' })];

  it('is about an exception where a rule is to give way and no date moves', () => {
    expect(isException({ from: stay, to: { ...stay }, rules })).toBe(true);
    expect(isException({ from: stay, to: { ...stay }, rules: [] })).toBe(false);
  });

  it('is about other dates as soon as one of them moves', () => {
    expect(isException({ from: stay, to: { ...stay, checkIn: '2027-06-06' }, rules })).toBe(false);
    expect(isException({ from: stay, to: { ...stay, checkOut: '2027-06-13' }, rules })).toBe(false);
  });
});

describe('a rule that gave way', () => {
  /** Agreed; of since, as mild or milder; of since, stricter. */
  const cases: [DateRule, DateRule[], DateRule[]][] = [
    [
      { rule: 'fewestNights', nights: 10 },
      [{ rule: 'fewestNights', nights: 8 }],
      [{ rule: 'fewestNights', nights: 11 }],
    ],
    [{ rule: 'mostNights', nights: 5 }, [{ rule: 'mostNights', nights: 6 }], [{ rule: 'mostNights', nights: 4 }]],
    [{ rule: 'release', days: 30 }, [{ rule: 'release', days: 29 }], [{ rule: 'release', days: 31 }]],
    [
      { rule: 'arrival', weekdays: [3, 6] },
      [{ rule: 'arrival', weekdays: [3, 5, 6] }],
      [{ rule: 'arrival', weekdays: [6] }],
    ],
    [
      { rule: 'closed', opensOn: '2027-06-08' },
      [{ rule: 'closed', opensOn: '2027-06-07' }],
      [
        { rule: 'closed', opensOn: '2027-06-09' },
        { rule: 'closed', opensOn: null },
      ],
    ],
    [{ rule: 'closed', opensOn: null }, [{ rule: 'closed', opensOn: '2027-09-01' }], []],
    [
      { rule: 'sold', nights: nights(['2027-06-06', '2027-06-09']) },
      [
        { rule: 'sold', nights: nights(['2027-06-06', '2027-06-07'], ['2027-06-08', '2027-06-09']) },
        { rule: 'held', nights: nights(['2027-06-05', '2027-06-12']) },
      ],
      [
        { rule: 'sold', nights: nights(['2027-06-05', '2027-06-09']) },
        { rule: 'sold', nights: nights(['2027-06-06', '2027-06-10']) },
        { rule: 'sold', nights: nights(['2027-06-06', '2027-06-07'], ['2027-06-11', '2027-06-12']) },
      ],
    ],
    [{ rule: 'departure' }, [], [{ rule: 'party' }]],
  ];

  const counted: DateRule[] = [1, 99].flatMap((count): DateRule[] => [
    { rule: 'fewestNights', nights: count },
    { rule: 'mostNights', nights: count },
    { rule: 'release', days: count },
  ]);

  it.each(cases)('%j: gives way as it is and milder, stricter it is asked for anew', (agreed, milder, stricter) => {
    for (const rule of [agreed, ...milder]) expect([rule, isExcepted([of(agreed)], [of(rule)])]).toEqual([rule, true]);
    for (const rule of stricter) expect([rule, isExcepted([of(agreed)], [of(rule)])]).toEqual([rule, false]);
  });

  it.each(cases)('%j: gives no other rule and no other room a way', (agreed) => {
    for (const [other] of cases) {
      if (other.rule !== agreed.rule) expect(isExcepted([of(agreed)], [of(other)])).toBe(false);
    }
    // Numbers of another rule say nothing, however they compare.
    for (const other of counted) {
      if (other.rule !== agreed.rule) expect(isExcepted([of(agreed)], [of(other)])).toBe(false);
    }
    expect(isExcepted([of(agreed)], [of(agreed, 'other')])).toBe(false);
  });

  it('is one of all that stand in the way: the rest is still to be asked for', () => {
    const [tooShort, tooLate] = [of({ rule: 'fewestNights', nights: 10 }), of({ rule: 'release', days: 30 })];
    expect(isExcepted([tooShort], [tooShort, tooLate])).toBe(false);
    expect(isExcepted([tooLate, tooShort], [tooShort, tooLate])).toBe(true);
    expect(isExcepted([], [tooShort])).toBe(false);
  });

  it('is not needed behind an option, where one may always wait', () => {
    expect(isExcepted([], [of({ rule: 'held', nights: nights(['2027-06-05', '2027-06-06']) })])).toBe(true);
  });
});
