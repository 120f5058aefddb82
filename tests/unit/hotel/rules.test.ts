import { describe, expect, it } from 'vitest';
import {
  ageLimits,
  convertMeasure,
  firstSentence,
  hasMiceTab,
  isDetailFlagOn,
  occupancyOf,
  programmeLogo,
  reservationHours,
  shownTab,
  squareFeet,
} from '@/lib/catalogue/hotel/rules';
import type { HotelDetail } from '@/lib/catalogue/hotel/types';

describe('tabs of a hotel', () => {
  it('have MICE in demo mode and for the standard demonstration hotel, in any case', () => {
    expect([hasMiceTab('The STANDARD Demo Hotel', false), hasMiceTab('Hotel Demo', false)]).toEqual([true, false]);
    expect(hasMiceTab('Hotel Demo', true)).toBe(true);
  });

  it.each([
    ['mice', true, 'mice'],
    ['mice', false, 'hotel'],
    ['sales', false, 'sales'],
    ['nothing', true, 'hotel'],
    [['rooms', 'sales'], true, 'hotel'],
    [undefined, true, 'hotel'],
  ])('%s with MICE %s is %s', (asked, hasMice, shown) => {
    expect(shownTab(asked, hasMice)).toBe(shown);
  });
});

const bed = (maxPax: number, maxAdults: number, isInStandardOccupancy = true) => ({
  bedType: 'sofaBed' as const,
  isInStandardOccupancy,
  twinBedPossible: false,
  sleeps: [{ maxPax, maxAdults }],
});

it('the sleeping places of all beds add up, those on request apart', () => {
  expect(occupancyOf([bed(2, 2), bed(2, 1, false)])).toEqual({
    pax: 4,
    adults: 3,
    standard: { pax: 2, adults: 2 },
    hasExtra: true,
  });
  expect(occupancyOf([]).pax).toBe(0);
});

it('converts measures', () => {
  expect(squareFeet(45)).toBe(484);
  expect(convertMeasure(120, 'area', 'metric', 'imperial')).toBe(1292);
  expect(convertMeasure(1292, 'area', 'imperial', 'metric')).toBe(120);
  expect(convertMeasure(3.2, 'length', 'metric', 'imperial')).toBe(10.5);
  expect(convertMeasure(3.2, 'length', 'metric', 'metric')).toBe(3.2);
});

describe('the reservations team', () => {
  const at = (day: string) => {
    const { isOpen, opensOn } = reservationHours(new Date(day), 'Europe/Vienna');
    return [isOpen, opensOn];
  };
  /** UTC; Vienna is an hour ahead in January. 2027-01-04 is a Monday. */
  it.each([
    ['2027-01-04T07:59:59Z', [false, 1]],
    ['2027-01-04T08:00:00Z', [true, 2]],
    ['2027-01-04T15:59:59Z', [true, 2]],
    ['2027-01-04T16:00:00Z', [false, 2]],
    ['2027-01-09T12:00:00Z', [true, 1]],
    ['2027-01-09T18:00:00Z', [false, 1]],
    ['2027-01-10T12:00:00Z', [false, 1]],
    ['2027-01-10T05:00:00Z', [false, 1]],
    // Midnight in Vienna, still Sunday in Greenwich.
    ['2027-01-10T23:30:00Z', [false, 1]],
    ['2027-07-05T07:00:00Z', [true, 2]],
  ])('at %s: open, next opening %j', (day, expected) => {
    expect(at(day)).toEqual(expected);
  });
});

describe('the first sentence', () => {
  const of = (parts: Partial<HotelDetail['description']>) =>
    firstSentence({ bestFor: null, hotel: null, ...parts } as HotelDetail['description']);

  it.each([
    ['Quiet. Far from the road.', 'Quiet.'],
    ['From 17.30 there is tea. Then dinner.', 'From 17.30 there is tea.'],
    ['No end', 'No end'],
    ['Für alle! Ärzte auch.', 'Für alle!'],
  ])('of "%s"', (bestFor, expected) => {
    expect(of({ bestFor })).toBe(expected);
  });

  it('is of the description where nobody says whom the hotel is best for', () => {
    expect(of({ hotel: 'Four houses. A lake.' })).toBe('Four houses.');
    expect(of({})).toBeNull();
  });
});

it('says from which age somebody is an adult, and who is a child', () => {
  const policy = {
    isAdultsOnlyHotel: false,
    minGuestAge: null,
    maxAgeConsideredInfant: 2,
    maxAgeConsideredChild: null,
  };
  expect(ageLimits(policy)).toEqual({ adultFrom: 17, child: { from: 3, until: 16 } });
  expect(ageLimits({ ...policy, maxAgeConsideredInfant: null, maxAgeConsideredChild: 12 })).toEqual({
    adultFrom: 13,
    child: { from: 0, until: 12 },
  });
  expect(ageLimits({ ...policy, isAdultsOnlyHotel: true })).toEqual({ adultFrom: 21, child: null });
  expect(ageLimits({ ...policy, isAdultsOnlyHotel: true, minGuestAge: 16 }).adultFrom).toBe(16);
});

it('keeps the detail flag on for thirty days after its last use', () => {
  const now = new Date('2027-01-31T12:00:00Z');
  expect(isDetailFlagOn(new Date('2027-01-01T12:00:00Z'), now)).toBe(true);
  expect(isDetailFlagOn(new Date('2027-01-01T11:59:59Z'), now)).toBe(false);
  expect(isDetailFlagOn(null, now)).toBe(false);
});

it('draws no more of a programme’s name than a letter', () => {
  expect(programmeLogo('<script>')).toContain('>S</text>');
  expect(programmeLogo('<>&')).toContain('></text>');
});
