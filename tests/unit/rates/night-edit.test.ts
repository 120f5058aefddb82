import { describe, expect, it } from 'vitest';
import { previewEdit } from '@/lib/rates/night/preview';
import { agenciesMet, changeNight, daysOf, planPrice, restrictionSpans, unloadedNight } from '@/lib/rates/night/rules';
import type { CalendarRoom } from '@/lib/rates/night/types';

/** 16 January 2027 is a Saturday. */
const days = daysOf('2027-01-16', 4);
const night = (index: number, changes = {}) => ({
  ...unloadedNight(days[index] ?? '2027-01-16', 4),
  price: 100_00,
  ...changes,
});

describe('a night after a change', () => {
  it('keeps what is not named', () => {
    const before = night(0, { minStay: 3, closed: 1, releaseDays: 2 });
    expect(changeNight(before, { price: 120_00 }).after).toMatchObject({
      price: 120_00,
      minStay: 3,
      closed: 1,
      releaseDays: 2,
    });
  });

  it('stays at what is sold and optioned, and says so', () => {
    const taken = night(0, { sold: 2, optioned: 1 });
    expect(changeNight(taken, { allotment: 2 })).toMatchObject({
      after: { allotment: 3, closed: 0 },
      limit: { field: 'allotment', asked: 2, becomes: 3 },
    });
    expect(changeNight(taken, { closed: 4 })).toMatchObject({
      after: { allotment: 4, closed: 1 },
      limit: { field: 'closed', asked: 4, becomes: 1 },
    });
    expect(changeNight(taken, { closed: 1 }).limit).toBeNull();
  });

  it('lets guests arrive on the named weekdays only', () => {
    const arrivals = days.map(
      (_, index) => changeNight(night(index), { arrivalWeekdays: [6, 7] }).after.closedToArrival,
    );
    expect(arrivals).toEqual([false, false, true, true]);
  });
});

describe('restrictions', () => {
  it('are spans of equal rules that name the days of arrival', () => {
    const nights = [0, 1, 2, 3].map((index) =>
      night(index, { minStay: index < 3 ? 5 : 1, closedToArrival: index === 1 }),
    );
    expect(restrictionSpans(nights)).toMatchObject([
      { from: 0, length: 3, value: { minStay: 5, arrivals: [1, 6] } },
      { from: 3, length: 1, value: { minStay: 1, arrivals: null } },
    ]);
  });
});

it('a plan follows the base rate', () => {
  expect(planPrice({ id: 'p', name: 'p', adjustmentPercent: -12.5, boardAdultPrice: 95_00 }, 1240_00, 2)).toBe(1275_00);
});

it('an agency is met once, by nights of the chosen rooms only', () => {
  const interest = { roomId: 'a', checkIn: '2027-01-10', checkOut: '2027-01-17', agency: 1 } as const;
  const all = [interest, { ...interest, checkIn: '2027-01-15' as const }, { ...interest, agency: 2, roomId: 'b' }];
  const range = { from: '2027-01-16', until: '2027-01-18' } as const;
  expect(agenciesMet(all, ['a'], range)).toBe(1);
  expect(agenciesMet(all, ['a', 'b'], range)).toBe(2);
  expect(agenciesMet(all, ['a', 'b'], { from: '2027-01-17', until: '2027-01-18' })).toBe(0);
});

describe('a preview', () => {
  const facts = { units: 4, includedGuests: 2, isEnquiryOnly: false, isOnRequest: false };
  const room: CalendarRoom = {
    ...{ ...facts, id: 'a', name: 'Suite' },
    nights: [night(0), night(1, { price: 110_00 }), night(2, { sold: 4 }), null],
  };

  it('tells before and after by neighbouring nights, what is held, and the sum', () => {
    const preview = previewEdit([room], days, { rooms: ['a'], start: 0, end: 2 }, { price: 110_00, allotment: 2 });
    expect(preview.lines.map(({ field, from, until, before, after }) => [field, from, until, before, after])).toEqual([
      ['price', 0, 0, 100_00, 110_00],
      ['price', 2, 2, 100_00, 110_00],
      ['allotment', 0, 1, 4, 2],
      ['sum', 0, 2, 310_00, 330_00],
    ]);
    expect(preview.held).toMatchObject([{ day: '2027-01-18', limit: { becomes: 4 }, sold: 4 }]);
    expect([preview.changed, preview.nights.get('a')?.[3]]).toEqual([3, null]);
  });

  it('says nothing while nothing is typed', () => {
    expect(previewEdit([room], days, { rooms: ['a'], start: 0, end: 3 }, {})).toMatchObject({
      lines: [],
      held: [],
      changed: 0,
    });
  });
});
