import { describe, expect, it } from 'vitest';
import { deedsOf, groupOf, hasEnded, type LeadDeed, type LeadGroup, leadGroups } from '@/lib/sales/lead/rules/group';
import { mayAskStay } from '@/lib/sales/lead/rules/question';
import { decide } from '@/lib/sales/lead/rules/transition';
import { type LeadEventType, type LeadStatus, leadStatuses } from '@/lib/sales/lead/types';

const lead = {
  isClosed: false,
  isErased: false,
  optionRank: 1,
  isReseller: false,
  supportsInstantBooking: false,
  isPriced: true,
  isOfProperty: false,
  isStayAsked: false,
  isExtensionAsked: false,
  mayExtend: true,
  isStayOver: false,
};

const eventOf: Partial<Record<LeadDeed, LeadEventType>> = {
  requestBooking: 'requestedBooking',
  requestOption: 'requestedOption',
  release: 'cancelledOption',
  cancel: 'cancelledBooking',
};

describe('what an agent may do with a lead', () => {
  it('is what the transitions allow, and nothing of them is missing', () => {
    for (const status of leadStatuses) {
      const deeds = deedsOf({ ...lead, status }, true);
      for (const [deed, event] of Object.entries(eventOf) as [LeadDeed, LeadEventType][]) {
        const isPossible = decide(event, { status, isClosed: false }, 'agent').to !== undefined;
        expect([status, deed, deeds.includes(deed)]).toEqual([status, deed, isPossible]);
      }
      const mayBook = decide('confirmedBooking', { status, isClosed: false }, 'agent').to !== undefined;
      expect([status, deeds.includes('book')]).toEqual([status, mayBook]);
    }
  });

  it.each<[string, Partial<typeof lead> & { status: LeadStatus }, string]>([
    ['an interest', { status: 'INTEREST' }, 'requestOption requestBooking moveDates duplicate close'],
    [
      'an interest that is had at once',
      { status: 'INTEREST', supportsInstantBooking: true },
      'book requestOption moveDates duplicate close',
    ],
    [
      'one of a reseller that is',
      { status: 'INTEREST', supportsInstantBooking: true, isReseller: true },
      'book moveDates duplicate close',
    ],
    ['a reseller’s', { status: 'INTEREST', isReseller: true }, 'requestBooking moveDates duplicate close'],
    [
      'an option that is over, though bookings are had at once',
      { status: 'EXPIRED_OPTION', supportsInstantBooking: true },
      'requestOption requestBooking moveDates duplicate close',
    ],
    ['an option that is asked for', { status: 'REQUESTED_OPTION' }, 'requestBooking moveDates release duplicate'],
    [
      'one of a property without a price',
      { status: 'REQUESTED_OPTION', isOfProperty: true, isPriced: false },
      'moveDates release duplicate',
    ],
    ['an option', { status: 'CONFIRMED_OPTION' }, 'book extend moveDates release duplicate'],
    ['an option in line', { status: 'CONFIRMED_OPTION', optionRank: 2 }, 'extend moveDates release duplicate'],
    ['a booking that is asked for', { status: 'REQUESTED_BOOKING' }, 'moveDates cancel duplicate'],
    ['a booking', { status: 'CONFIRMED_BOOKING' }, 'moveDates cancel duplicate'],
    ['a booking whose guests have left', { status: 'CONFIRMED_BOOKING', isStayOver: true }, 'duplicate'],
    ['one that is closed', { status: 'INTEREST', isClosed: true }, 'duplicate'],
    ['one of somebody who has been erased', { status: 'INTEREST', isClosed: true, isErased: true }, ''],
    ['a booking that was declined', { status: 'DECLINED_BOOKING' }, 'duplicate close'],
    ['a booking that was cancelled', { status: 'CANCELLED_BOOKING' }, 'duplicate close'],
    [
      'a property without a price',
      { status: 'INTEREST', isOfProperty: true, isPriced: false },
      'askStay moveDates duplicate close',
    ],
    [
      'the same, asked already',
      { status: 'INTEREST', isOfProperty: true, isPriced: false, isStayAsked: true },
      'moveDates duplicate close',
    ],
    ['what is closed', { status: 'INTEREST', isClosed: true }, 'duplicate'],
  ])('of %s, the first of it first', (_, standing, deeds) => {
    expect(deedsOf({ ...lead, ...standing }, true).join(' ')).toBe(deeds);
  });

  it('depends on the hotel, the rank and what is asked already', () => {
    const interest = { ...lead, status: 'INTEREST' as const };
    expect(deedsOf({ ...interest, supportsInstantBooking: true }, true)[0]).toBe('book');
    expect(deedsOf({ ...interest, supportsInstantBooking: true, isPriced: false }, true)).not.toContain('book');
    expect(deedsOf({ ...interest, isReseller: true }, true)).not.toContain('requestOption');
    const option = { ...lead, status: 'CONFIRMED_OPTION' as const };
    expect(deedsOf({ ...option, optionRank: 2 }, true)).not.toContain('book');
    expect(deedsOf({ ...option, isExtensionAsked: true }, true)).not.toContain('extend');
    expect(deedsOf({ ...option, mayExtend: false }, true)).not.toContain('extend');
  });

  it('of a property without a price is to ask for it, once, and nothing that binds', () => {
    const unpriced = { ...lead, isOfProperty: true, isPriced: false };
    for (const status of leadStatuses) {
      const deeds = deedsOf({ ...unpriced, status, optionRank: 2 }, true);
      expect(deeds.filter((deed) => ['book', 'requestBooking', 'requestOption'].includes(deed))).toEqual([]);
      expect([status, deeds.includes('askStay')]).toEqual([status, mayAskStay({ status, isClosed: false })]);
      expect(deedsOf({ ...unpriced, status, isStayAsked: true }, true)).not.toContain('askStay');
      expect(deedsOf({ ...unpriced, status, isPriced: true }, true)).not.toContain('askStay');
    }
    // The rooms of a hotel are asked for without one.
    expect(deedsOf({ ...unpriced, isOfProperty: false, status: 'INTEREST' }, true)).toContain('requestOption');
  });

  it('is nothing that binds or asks before the agency is verified', () => {
    for (const status of leadStatuses) {
      const standing = { ...lead, status, supportsInstantBooking: true };
      expect(deedsOf(standing, false)).toEqual(status === 'INTEREST' ? ['moveDates', 'close'] : []);
      expect(deedsOf({ ...standing, isClosed: true }, false)).toEqual([]);
    }
  });
});

describe('the group of a lead', () => {
  it.each<[LeadGroup, LeadStatus[]]>([
    ['interest', ['INTEREST']],
    ['requested', ['REQUESTED_OPTION', 'REQUESTED_BOOKING']],
    ['option', ['CONFIRMED_OPTION']],
    ['confirmed', ['CONFIRMED_BOOKING']],
    ['ended', ['DECLINED_OPTION', 'EXPIRED_OPTION', 'CANCELLED_OPTION', 'DECLINED_BOOKING', 'CANCELLED_BOOKING']],
  ])('%s', (group, statuses) => {
    expect(leadStatuses.filter((status) => groupOf({ status, isClosed: false }) === group)).toEqual(statuses);
  });

  it('every one is shown, and a closed one has ended', () => {
    const found = new Set(leadStatuses.map((status) => groupOf({ status, isClosed: false })));
    expect(found).toEqual(new Set(leadGroups));
    for (const status of leadStatuses) expect(groupOf({ status, isClosed: true })).toBe('ended');
  });

  it('only a booking that was declined or cancelled has ended for good: what was an option may be one again', () => {
    expect(leadStatuses.filter(hasEnded)).toEqual(['DECLINED_BOOKING', 'CANCELLED_BOOKING']);
  });
});
