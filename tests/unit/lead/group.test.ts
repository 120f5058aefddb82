import { describe, expect, it } from 'vitest';
import { deedsOf, groupOf, type LeadDeed, leadGroups } from '@/lib/sales/lead/rules/group';
import { decide } from '@/lib/sales/lead/rules/transition';
import { type LeadEventType, leadStatuses } from '@/lib/sales/lead/types';

const lead = {
  isClosed: false,
  optionRank: 1,
  isReseller: false,
  supportsInstantBooking: false,
  isPriced: true,
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
