import { describe, expect, it } from 'vitest';
import { deedsOf, groupOf, type LeadDeed, leadGroups } from '@/lib/sales/lead/rules/group';
import { mayAskStay } from '@/lib/sales/lead/rules/question';
import { decide } from '@/lib/sales/lead/rules/transition';
import { type LeadEventType, leadStatuses } from '@/lib/sales/lead/types';

const lead = {
  isClosed: false,
  optionRank: 1,
  isReseller: false,
  supportsInstantBooking: false,
  isPriced: true,
  isOfProperty: false,
  isStayAsked: false,
  isExtensionAsked: false,
  mayExtend: true,
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
    const all = leadStatuses.flatMap((status) => deedsOf({ ...lead, status, supportsInstantBooking: true }, false));
    expect(new Set(all)).toEqual(new Set(['moveDates', 'close']));
  });
});

it('every lead has its group, a closed one has ended', () => {
  const found = new Set(leadStatuses.map((status) => groupOf({ status, isClosed: false })));
  expect(found).toEqual(new Set(leadGroups));
  expect(groupOf({ status: 'CONFIRMED_BOOKING', isClosed: true })).toBe('ended');
});
