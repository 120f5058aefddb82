import fc from 'fast-check';
import type { AvailabilityFacts, BlockFact, Period, StayFact } from '@/lib/catalogue/property/rules/facts';
import { addDays, fromEpochDay, type PlainDate } from '@/lib/platform/dates';

/** A small calendar, so that overlaps, gaps and exact matches are all common. */
const FIRST_DAY = 20_878;

export const dayArbitrary: fc.Arbitrary<PlainDate> = fc
  .integer({ min: 0, max: 42 })
  .map((day) => fromEpochDay(FIRST_DAY + day));

export const periodArbitrary: fc.Arbitrary<Period> = fc
  .tuple(dayArbitrary, fc.constantFrom(1, 2, 4, 7, 7, 7, 10, 14))
  .map(([checkIn, nights]) => ({ checkIn, checkOut: addDays(checkIn, nights) }));

const stayArbitrary = fc.record({
  period: periodArbitrary,
  // Mostly free, few holds, today mostly before them: otherwise hardly anything would ever be available.
  available: fc.constantFrom(true, true, true, false),
  rate: fc.option(fc.integer({ min: 1, max: 9_000_000 })),
});

export const factsArbitrary: fc.Arbitrary<AvailabilityFacts> = fc.record({
  stays: fc.array(stayArbitrary, { maxLength: 6 }).map((stays) =>
    stays.map(
      ({ period, available, rate }, index): StayFact => ({
        id: `s${index}`,
        ...period,
        available,
        rates: { Catered: rate },
        currency: 'EUR',
      }),
    ),
  ),
  blocks: fc.array(
    fc
      .tuple(periodArbitrary, fc.constantFrom<BlockFact['kind']>('booking', 'confirmedOption', 'ownerBlock'))
      .map(([period, kind]): BlockFact => ({ ...period, kind })),
    { maxLength: 2 },
  ),
  today: fc.oneof(
    { arbitrary: fc.constant(fromEpochDay(FIRST_DAY - 1)), weight: 3 },
    { arbitrary: dayArbitrary, weight: 1 },
  ),
});

/**
 * The facts with a period that often is one of their stays, or close to one: pure chance would hardly ever find an exact
 * match or a match one day off.
 */
export const caseArbitrary: fc.Arbitrary<{ facts: AvailabilityFacts; period: Period }> = fc
  .tuple(factsArbitrary, periodArbitrary, fc.nat(), fc.constantFrom('other', 'exact', 'earlier', 'later', 'inside'))
  .map(([facts, other, pick, kind]) => {
    const stay = facts.stays[pick % Math.max(1, facts.stays.length)];
    if (!stay || kind === 'other') return { facts, period: other };
    const { checkIn, checkOut } = stay;
    if (kind === 'exact') return { facts, period: { checkIn, checkOut } };
    if (kind === 'inside' && checkOut > addDays(checkIn, 2)) {
      return { facts, period: { checkIn: addDays(checkIn, 1), checkOut: addDays(checkOut, -1) } };
    }
    return { facts, period: shift({ checkIn, checkOut }, kind === 'earlier' ? -1 : 1) };
  });

export function shift<T extends Period>(period: T, days: number): T {
  return { ...period, checkIn: addDays(period.checkIn, days), checkOut: addDays(period.checkOut, days) };
}

export function shiftFacts({ stays, blocks, today }: AvailabilityFacts, days: number): AvailabilityFacts {
  return {
    stays: stays.map((stay) => shift(stay, days)),
    blocks: blocks.map((block) => shift(block, days)),
    today: addDays(today, days),
  };
}

export function stay(checkIn: PlainDate, checkOut: PlainDate, rest: Partial<StayFact> = {}): StayFact {
  return {
    id: `${checkIn}/${checkOut}`,
    checkIn,
    checkOut,
    available: true,
    rates: { Catered: 6_200_000 },
    currency: 'EUR',
    ...rest,
  };
}
