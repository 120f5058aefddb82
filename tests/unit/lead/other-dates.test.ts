import { describe, expect, it } from 'vitest';
import type { AvailabilityFacts, BlockFact, Period, StayFact } from '@/lib/catalogue/property/rules/facts';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { CALENDAR_DAYS, calendarStart, datesWayOf, judgeProperty, mayMove } from '@/lib/sales/lead/rules/other-dates';
import { type LeadStatus, leadStatuses } from '@/lib/sales/lead/types';

const today: PlainDate = '2026-11-25';
/** A Saturday. */
const arrival: PlainDate = '2027-01-09';
const nights = (count: number, checkIn = arrival): Period => ({ checkIn, checkOut: addDays(checkIn, count) });
const week = nights(7);
const stay = (period: Period, available = true): StayFact => {
  return { ...period, id: period.checkIn, available, rates: { catered: 1_000 }, currency: 'EUR' };
};
const facts = (stays: StayFact[], ...blocks: BlockFact[]): AvailabilityFacts => ({ stays, blocks, today });
const held = (kind: BlockFact['kind'], period: Period): BlockFact => ({ kind, ...period });
const ofHouse = (...broken: object[]) => broken.map((rule) => ({ ...rule, roomId: null }));

describe('whether a lead may have other dates of a house', () => {
  it('yes, if they are a stay that is free', () => {
    expect(judgeProperty(week, facts([stay(week)]))).toEqual({ state: 'available', broken: [] });
  });

  it('a period nobody has priced is the operator’s to answer for', () => {
    expect(judgeProperty(week, facts([]))).toEqual({ state: 'onRequest', broken: [] });
    expect(judgeProperty(week, facts([stay(nights(7, '2027-03-06'))]))).toEqual({ state: 'onRequest', broken: [] });
  });

  it('another day or another length is on request, and names what would be free', () => {
    expect(judgeProperty(nights(7, '2027-01-11'), facts([stay(week)]))).toEqual({
      state: 'onRequest',
      broken: ofHouse({ rule: 'arrival', weekdays: [6] }),
    });
    expect(judgeProperty(nights(4), facts([stay(week), stay(nights(14))]))).toEqual({
      state: 'onRequest',
      broken: ofHouse({ rule: 'lengths', nights: [7, 14] }),
    });
  });

  it('behind an option one may be second, and is told of which nights', () => {
    const option = nights(7, '2027-01-11');
    expect(judgeProperty(week, facts([stay(week)], held('confirmedOption', option)))).toEqual({
      state: 'held',
      broken: ofHouse({ rule: 'held', nights: [option] }),
    });
  });

  it('what is sold, booked or the owner’s own is impossible', () => {
    const other = nights(7, '2027-01-11');
    const sold = { state: 'impossible', broken: ofHouse({ rule: 'sold', nights: [other] }) };
    expect(judgeProperty(week, facts([stay(week)], held('booking', other)))).toEqual(sold);
    expect(judgeProperty(week, facts([stay(week), stay(other, false)]))).toEqual(sold);
    expect(judgeProperty(week, facts([stay(week)], held('ownerBlock', other)))).toEqual({
      state: 'impossible',
      broken: ofHouse({ rule: 'closed', opensOn: other.checkOut }),
    });
  });

  it('so is a day of arrival that is over, though the stay was free', () => {
    const past = nights(7, '2026-11-21');
    expect(judgeProperty(past, facts([stay(past)]))).toEqual({
      state: 'impossible',
      broken: ofHouse({ rule: 'past' }),
    });
  });
});

describe('what other dates mean for a lead', () => {
  const ways: Record<LeadStatus, ReturnType<typeof datesWayOf>> = {
    INTEREST: 'take',
    DECLINED_OPTION: 'take',
    EXPIRED_OPTION: 'take',
    CANCELLED_OPTION: 'take',
    REQUESTED_OPTION: 'askAnew',
    REQUESTED_BOOKING: 'askAnew',
    CONFIRMED_OPTION: 'ask',
    CONFIRMED_BOOKING: 'ask',
    DECLINED_BOOKING: null,
    CANCELLED_BOOKING: null,
  };

  it.each(leadStatuses)('%s', (status) => {
    expect(datesWayOf({ status, isClosed: false })).toBe(ways[status]);
    expect(datesWayOf({ status, isClosed: true })).toBeNull();
  });

  it('only whoever has nothing confirmed may become second, nobody may have what is impossible', () => {
    const may = (state: Parameters<typeof mayMove>[0]['state']) =>
      (['take', 'askAnew', 'ask'] as const).filter((way) => mayMove({ state, broken: [] }, way));
    expect(may('available')).toEqual(['take', 'askAnew', 'ask']);
    expect(may('onRequest')).toEqual(['take', 'askAnew', 'ask']);
    expect(may('held')).toEqual(['take', 'askAnew']);
    expect(may('impossible')).toEqual([]);
  });
});

describe('the calendar of other dates', () => {
  const start = (...stays: PlainDate[]) => calendarStart(stays, today);

  it('begins on the Monday of the stay', () => {
    expect(start('2027-01-09')).toBe('2027-01-04');
    expect(start('2027-01-10')).toBe('2027-01-04');
    expect(start('2027-01-11')).toBe('2027-01-11');
  });

  it('begins with the earlier of two stays, while the later one is seen, too', () => {
    expect(start('2027-01-09', '2027-01-23')).toBe('2027-01-04');
    expect(start('2027-01-23', '2027-01-09')).toBe('2027-01-04');
    // 27 days apart: the later one is in the fifth week.
    expect(start('2027-01-10', '2027-02-06')).toBe('2027-01-04');
  });

  it('begins a week before the wanted stay, where both are not seen at once', () => {
    expect(start('2027-01-09', '2027-02-06')).toBe('2027-01-25');
    expect(start('2027-01-09', '2027-04-10')).toBe('2027-03-29');
  });

  it('shows the arrival that is wanted, whatever the other one is', () => {
    for (let apart = -60; apart <= 60; apart += 1) {
      const wanted = addDays('2027-02-10', apart);
      const from = start('2027-02-10', wanted);
      expect(from <= wanted && wanted < addDays(from, CALENDAR_DAYS)).toBe(true);
    }
  });

  it('never begins before this week, in which it begins without a stay', () => {
    expect(start('2026-10-10')).toBe('2026-11-23');
    expect(start()).toBe('2026-11-23');
  });
});
