import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AvailabilityFacts, BlockFact, Period } from '@/lib/catalogue/property/rules/facts';
import { addDays, daysBetween, overlaps, type PlainDate } from '@/lib/platform/dates';
import { decideAvailability, isEnquirable, isStayVisible, offeredStays } from '@/lib/rates/property/rules/availability';
import { caseArbitrary, factsArbitrary, shift, shiftFacts, stay } from './arbitraries';

const today: PlainDate = '2026-11-21';
const week: Period = { checkIn: '2027-03-06', checkOut: '2027-03-13' };
const facts = (rest: Partial<AvailabilityFacts>): AvailabilityFacts => ({ stays: [], blocks: [], today, ...rest });

describe('laws', () => {
  it('no overlap is ever available', () => {
    let available = 0;
    fc.assert(
      fc.property(caseArbitrary, ({ facts, period }) => {
        const { state } = decideAvailability(period, facts);
        const taken =
          facts.stays.some((one) => !one.available && overlaps(one, period)) ||
          facts.blocks.some((block) => overlaps(block, period));
        const hasExact = facts.stays.some(
          (one) => one.available && one.checkIn === period.checkIn && one.checkOut === period.checkOut,
        );
        const isFuture = period.checkIn >= facts.today;
        expect(state).toBe(taken ? 'sold' : hasExact && isFuture ? 'available' : 'onRequest');
        if (state === 'available') available += 1;
      }),
      { numRuns: 2000 },
    );
    expect(available).toBeGreaterThan(50);
  });

  it('the order of stays and blocks does not matter', () => {
    const shuffled = caseArbitrary.chain(({ facts, period }) =>
      fc.record({
        facts: fc.constant(facts),
        period: fc.constant(period),
        stays: fc.shuffledSubarray([...facts.stays], { minLength: facts.stays.length }),
        blocks: fc.shuffledSubarray([...facts.blocks], { minLength: facts.blocks.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ facts, period, stays, blocks }) => {
        expect(decideAvailability(period, { ...facts, stays, blocks })).toEqual(decideAvailability(period, facts));
      }),
      { numRuns: 500 },
    );
  });

  it('shifting all dates shifts the answer', () => {
    fc.assert(
      fc.property(caseArbitrary, fc.integer({ min: -400, max: 400 }), ({ facts, period }, days) => {
        const here = decideAvailability(period, facts);
        const there = decideAvailability(shift(period, days), shiftFacts(facts, days));
        expect(there.state).toBe(here.state);
        expect(there.stay).toEqual(here.stay && shift(here.stay, days));
        expect(there.reason.code).toBe(here.reason.code);
        const nearest = 'nearest' in here.reason ? here.reason.nearest : null;
        const moved = 'nearest' in there.reason ? there.reason.nearest : null;
        expect(moved?.stayId).toBe(nearest?.stayId);
        expect(moved?.checkIn).toBe(nearest ? addDays(nearest.checkIn, days) : undefined);
      }),
      { numRuns: 500 },
    );
  });

  it('the nearest stay it names can be had', () => {
    fc.assert(
      fc.property(caseArbitrary, ({ facts, period }) => {
        const { reason } = decideAvailability(period, facts);
        if (!('nearest' in reason) || !reason.nearest) return;
        expect(decideAvailability(reason.nearest, facts).state).toBe('available');
        expect(reason.nearest.checkIn >= facts.today).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('the nearest stay it names is as near as any, and of those the one that arrives first', () => {
    const far = ({ checkIn, checkOut }: Period, period: Period) =>
      Math.abs(daysBetween(checkIn, period.checkIn)) + Math.abs(daysBetween(checkOut, period.checkOut));
    let named = 0;
    fc.assert(
      fc.property(caseArbitrary, ({ facts, period }) => {
        const { reason } = decideAvailability(period, facts);
        if (!('nearest' in reason) || !reason.nearest) return;
        const { checkIn, checkOut } = reason.nearest;
        named += 1;
        const offered = offeredStays(facts);
        const least = Math.min(...offered.map((one) => far(one, period)));
        const first = offered.find((one) => far(one, period) === least);
        expect({ checkIn, checkOut }).toEqual({ checkIn: first?.checkIn, checkOut: first?.checkOut });
      }),
      { numRuns: 1000 },
    );
    expect(named).toBeGreaterThan(100);
  });

  it('offers exactly the stays it calls available', () => {
    fc.assert(
      fc.property(factsArbitrary, (facts) => {
        const available = facts.stays.filter((one) => decideAvailability(one, facts).state === 'available');
        expect(new Set(offeredStays(facts).map(({ id }) => id))).toEqual(new Set(available.map(({ id }) => id)));
      }),
    );
  });
});

describe('reasons', () => {
  it('the exact stay is available', () => {
    const one = stay(week.checkIn, week.checkOut);
    expect(decideAvailability(week, facts({ stays: [one] }))).toEqual({
      state: 'available',
      stay: one,
      reason: { code: 'exactStayAvailable', stayId: one.id },
    });
  });

  it('stays that touch do not overlap', () => {
    const stays = [
      stay('2027-02-27', '2027-03-06', { available: false }),
      stay(week.checkIn, week.checkOut),
      stay('2027-03-13', '2027-03-20', { available: false }),
    ];
    expect(decideAvailability(week, facts({ stays })).state).toBe('available');
  });

  it.each<[BlockFact['kind'], string]>([
    ['booking', 'overlapsBooking'],
    ['confirmedOption', 'overlapsOption'],
    ['ownerBlock', 'overlapsOwnerBlock'],
  ])('a hold by %s makes it sold', (kind, code) => {
    const stays = [stay(week.checkIn, week.checkOut), stay('2027-03-13', '2027-03-20')];
    const blocks: BlockFact[] = [{ checkIn: '2027-03-12', checkOut: '2027-03-13', kind }];
    const { state, reason } = decideAvailability(week, facts({ stays, blocks }));
    expect(state).toBe('sold');
    expect(reason).toMatchObject({ code, checkIn: '2027-03-12', nearest: { checkIn: '2027-03-13', nights: 7 } });
  });

  it('a definite sale is named before an option', () => {
    const blocks: BlockFact[] = [
      { checkIn: '2027-03-06', checkOut: '2027-03-08', kind: 'confirmedOption' },
      { checkIn: '2027-03-10', checkOut: '2027-03-12', kind: 'booking' },
    ];
    expect(decideAvailability(week, facts({ blocks })).reason.code).toBe('overlapsBooking');
  });

  it('a longer stay is sold with the week inside it, and names its own dates', () => {
    const sold = stay('2027-02-27', '2027-03-13', { available: false });
    const {
      state,
      reason,
      stay: exact,
    } = decideAvailability(week, facts({ stays: [sold, stay(week.checkIn, week.checkOut)] }));
    expect(state).toBe('sold');
    expect(exact?.id).toBe('2027-03-06/2027-03-13');
    expect(reason).toMatchObject({
      code: 'overlapsSoldStay',
      checkIn: '2027-02-27',
      checkOut: '2027-03-13',
      nearest: null,
    });
  });

  it('says on which weekday properties are let, with the nearest stay and its price', () => {
    const stays = [
      stay('2027-01-02', '2027-01-09', { rates: { Catered: 6_100_000 } }),
      stay('2027-01-09', '2027-01-16'),
    ];
    const { state, reason } = decideAvailability({ checkIn: '2026-12-31', checkOut: '2027-01-07' }, facts({ stays }));
    expect(state).toBe('onRequest');
    expect(reason).toMatchObject({
      code: 'arrivalWeekday',
      weekdays: [6],
      nearest: {
        checkIn: '2027-01-02',
        nights: 7,
        price: { state: 'priced', price: { amount: 6_100_000, currency: 'EUR' } },
      },
    });
  });

  it('says all weekdays near by, in the order of a week', () => {
    const stays = [
      stay('2027-01-02', '2027-01-09'),
      stay('2027-01-06', '2027-01-13'),
      stay('2027-03-01', '2027-03-08'),
    ];
    const { reason } = decideAvailability({ checkIn: '2026-12-31', checkOut: '2027-01-07' }, facts({ stays }));
    expect(reason).toMatchObject({ code: 'arrivalWeekday', weekdays: [3, 6], nearest: { checkIn: '2027-01-02' } });
  });

  it('of two stays of the same dates names the sold one, and of equal ones always the same', () => {
    const one = (id: string, available: boolean) => ({ ...stay(week.checkIn, week.checkOut, { available }), id });
    const named = (...stays: ReturnType<typeof one>[]) => {
      const { state, stay } = decideAvailability(week, facts({ stays }));
      return [state, stay?.id];
    };
    expect(named(one('a', true), one('b', false))).toEqual(['sold', 'b']);
    expect(named(one('b', false), one('a', true))).toEqual(['sold', 'b']);
    expect(named(one('b', true), one('a', true))).toEqual(['available', 'a']);
    expect(named(one('a', true), one('b', true))).toEqual(['available', 'a']);
  });

  it('says which lengths begin on that day', () => {
    const stays = [stay('2027-01-02', '2027-01-16'), stay('2027-01-02', '2027-01-12')];
    expect(
      decideAvailability({ checkIn: '2027-01-02', checkOut: '2027-01-09' }, facts({ stays })).reason,
    ).toMatchObject({
      code: 'lengthOfStay',
      nights: [10, 14],
    });
  });

  it('otherwise no stay matches, or there are none', () => {
    const far = facts({ stays: [stay('2027-03-06', '2027-03-13')] });
    expect(decideAvailability({ checkIn: '2027-01-06', checkOut: '2027-01-13' }, far).reason).toMatchObject({
      code: 'noMatchingStay',
      nearest: { checkIn: '2027-03-06' },
    });
    expect(decideAvailability(week, facts({}))).toEqual({
      state: 'onRequest',
      stay: null,
      reason: { code: 'noStays' },
    });
  });

  it('a period that has begun is not available, one that begins today is', () => {
    const begun = facts({ stays: [stay('2027-03-06', '2027-03-13')], today: '2027-03-07' });
    expect(decideAvailability(week, begun)).toMatchObject({ state: 'onRequest', reason: { code: 'arrivalInPast' } });
    expect(decideAvailability(week, { ...begun, today: '2027-03-06' }).state).toBe('available');
  });

  it('a stay needs a night', () => {
    const none = { checkIn: week.checkIn, checkOut: week.checkIn };
    expect(decideAvailability(none, facts({ stays: [stay(none.checkIn, none.checkOut)] }))).toMatchObject({
      state: 'onRequest',
      reason: { code: 'noNights' },
    });
    expect(offeredStays(facts({ stays: [stay(none.checkIn, none.checkOut)] }))).toEqual([]);
  });

  it('an available stay without price is still available', () => {
    const stays = [stay(week.checkIn, week.checkOut, { rates: { Catered: null } })];
    expect(decideAvailability(week, facts({ stays })).state).toBe('available');
  });
});

describe('enquiries', () => {
  it('treat unknown as available and refuse what cannot be', () => {
    const sold = facts({ stays: [stay(week.checkIn, week.checkOut, { available: false })] });
    expect(isEnquirable(decideAvailability(week, facts({})))).toBe(true);
    expect(isEnquirable(decideAvailability(week, facts({ stays: [stay(week.checkIn, week.checkOut)] })))).toBe(true);
    expect(isEnquirable(decideAvailability(week, sold))).toBe(false);
    expect(isEnquirable(decideAvailability(week, facts({ today: '2027-03-07' })))).toBe(false);
    expect(isEnquirable(decideAvailability({ ...week, checkOut: week.checkIn }, facts({})))).toBe(false);
  });
});

describe('visibility', () => {
  it.each<[PlainDate, boolean]>([
    ['2026-11-22', true],
    ['2026-11-21', true],
    ['2026-11-20', true],
    ['2026-11-19', false],
  ])('a stay that ended on %s: %s', (checkOut, expected) => {
    expect(isStayVisible({ checkIn: addDays(checkOut, -7), checkOut }, today)).toBe(expected);
  });
});
