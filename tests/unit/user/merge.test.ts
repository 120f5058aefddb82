import { describe, expect, it } from 'vitest';
import { type Account, mergeRefusal } from '@/lib/people/merge/rules';

const account = (id: string, changes: Partial<Account> = {}): Account => ({
  ...{ _id: id, role: 'agent', hasSignedIn: true, isMerged: false },
  ...{ agencyId: null, hotelId: null, operatorId: null },
  ...changes,
});

const refusal = (merged: Partial<Account>, kept: Partial<Account> = {}) =>
  mergeRefusal(account('A', merged), account('B', kept));

describe('two accounts of one person become one (rule 2.18)', () => {
  it('where at most one of them has an agency or a house, or both the same', () => {
    expect(refusal({})).toBeNull();
    expect(refusal({ agencyId: 'X', hotelId: 'H' }, { operatorId: 'O' })).toBeNull();
    expect(refusal({ agencyId: 'X', hotelId: 'H' }, { agencyId: 'X', hotelId: 'H' })).toBeNull();
    expect(refusal({ hasSignedIn: false })).toBeNull();
    expect(refusal({}, { role: 'admin' })).toBeNull();
  });

  it('and in no other case', () => {
    expect(mergeRefusal(account('A'), account('A'))).toBe('mergeSame');
    expect(refusal({ isMerged: true })).toBe('mergeDone');
    expect(refusal({}, { isMerged: true })).toBe('mergeDone');
    expect(refusal({ role: 'admin' })).toBe('mergeAdmin');
    expect(refusal({}, { hasSignedIn: false })).toBe('mergeUnknown');
    expect(refusal({ agencyId: 'X' }, { agencyId: 'Y' })).toBe('mergeAgencies');
    expect(refusal({ hotelId: 'H' }, { hotelId: 'I' })).toBe('mergeHouses');
    expect(refusal({ operatorId: 'O' }, { operatorId: 'P' })).toBe('mergeHouses');
  });
});
