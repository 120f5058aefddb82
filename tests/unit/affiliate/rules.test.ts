import { describe, expect, it } from 'vitest';
import { affiliateIdOf, firstTouch, isFastLane, signUpSchema } from '@/lib/people/affiliate/rules';

describe('fast lane', () => {
  it('is asked for by either name, with or without a value', () => {
    for (const query of [{ fastlane: '' }, { fastlane: 'true' }, { 'fast-lane': 'true' }, { 'fast-lane': '1' }]) {
      expect(isFastLane(query)).toBe(true);
    }
  });

  it('is not, when the flag is absent or says no', () => {
    for (const query of [{}, { fast: 'true' }, { fastlane: 'false' }, { 'fast-lane': '0' }, { fastlane: 'No' }]) {
      expect(isFastLane(query)).toBe(false);
    }
  });
});

describe('an affiliate’s id', () => {
  it('in any case; nothing that cannot be one', () => {
    expect(affiliateIdOf(' Maison-Aubade ')).toBe('maison-aubade');
    for (const value of ['', 'a b', '../etc', 'x'.repeat(65), 'a;Path=/', ['nordvig'], undefined, null]) {
      expect(affiliateIdOf(value)).toBeNull();
    }
  });
});

describe('first touch', () => {
  it('the first stays', () => {
    expect(firstTouch(null, 'nordvig')).toEqual({ id: 'nordvig', isNew: true });
    expect(firstTouch('larkfield', 'nordvig')).toEqual({ id: 'larkfield', isNew: false });
    expect(firstTouch('larkfield', null)).toEqual({ id: 'larkfield', isNew: false });
    expect(firstTouch(null, null)).toEqual({ id: null, isNew: false });
  });
});

describe('the form', () => {
  it('registers unless the other button was pressed', () => {
    expect(signUpSchema.parse({ intent: 'signIn' })).toEqual({ affiliateId: null, intent: 'signIn' });
    expect(signUpSchema.parse({ affiliateId: 'Nordvig' })).toEqual({ affiliateId: 'nordvig', intent: 'register' });
    expect(signUpSchema.parse({ affiliateId: ['a', 'b'], intent: 'x' })).toEqual({
      affiliateId: null,
      intent: 'register',
    });
  });
});
