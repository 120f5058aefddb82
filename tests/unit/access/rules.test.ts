import { describe, expect, it } from 'vitest';
import { canBook, canSeeCommission, canTakeOption, needsVerification } from '@/lib/people/access/agency';
import { type Access, accessRules, judge, judgeCall, mustOnboard } from '@/lib/people/access/rules';
import { roles, type Verification } from '@/lib/platform/viewer/types';
import { agency, type Visitor, viewer, visitors } from '@/tests/access/viewers';

describe('guard order', () => {
  // Each row fails at one guard and at every later one; the first is what is said.
  it.each([
    ['login before everything', null, 'admin', 'signIn'],
    ['role before onboarding', { firstName: null, agency: null }, 'supervisorAgentDashboard', 'wrongRole'],
    ['onboarding before agency', { firstName: null, agency: null, wasRemoved: true }, 'hotels', 'onboarding'],
    ['agency before the page', { agency: null, wasRemoved: true }, 'hotels', 'notRegistered'],
    ['then the page', {}, 'hotels', 'allowed'],
  ] as const)('%s', (_, changes, access, expected) => {
    expect(judge(changes && viewer(changes), access)).toBe(expected);
  });

  it('tells a customer or operator without an agency to register, but not on pages that need none', () => {
    for (const role of ['customer', 'operator'] as const) {
      const person = viewer({ role, agency: null });
      expect(judge(person, 'hotels')).toBe('notRegistered');
      expect(judge(person, 'admin')).toBe('wrongRole');
      expect(judge(person, 'flags')).toBe('wrongRole');
      expect(judge(viewer({ role }), 'hotels')).toBe('wrongRole');
    }
  });
});

describe('access types', () => {
  /** Rule 2.2, role by role in the order of `roles`. */
  const listed: Record<Access, string> = {
    signedIn: 'admin agent carta_lifestyleAgent customer operator supervisorAgent',
    user: 'admin agent carta_lifestyleAgent customer operator supervisorAgent',
    hotels: 'admin agent carta_lifestyleAgent supervisorAgent',
    agentDashboard: 'admin agent supervisorAgent',
    supervisorAgentDashboard: 'admin supervisorAgent',
    reports: 'admin supervisorAgent',
    partners: 'admin agent carta_lifestyleAgent supervisorAgent',
    privacy: 'admin supervisorAgent',
    payouts: 'admin agent carta_lifestyleAgent supervisorAgent',
    conversations: 'admin agent carta_lifestyleAgent supervisorAgent',
    flags: 'admin agent carta_lifestyleAgent supervisorAgent',
    studio: 'admin agent carta_lifestyleAgent supervisorAgent',
    admin: 'admin',
    desk: 'admin',
  };

  it.each(Object.entries(listed) as [Access, string][])('%s', (access, expected) => {
    const calls = roles.filter((role) => judgeCall(viewer({ role }), access) === 'allowed');
    expect(calls.join(' ')).toBe(expected);
    expect(roles.filter((role) => judge(viewer({ role }), access) === 'allowed').join(' ')).toBe(expected);
  });

  it('are all listed here', () => {
    expect(Object.keys(listed).sort()).toEqual(Object.keys(accessRules).sort());
  });

  it('let hotel contacts and operators to the desk and to conversations whatever their role, and nowhere else', () => {
    const contact = viewer({ role: 'customer', hasHotelAccess: true, agency: null });
    const opened = (Object.keys(accessRules) as Access[]).filter((access) => judge(contact, access) === 'allowed');
    expect(opened).toEqual(['signedIn', 'user', 'conversations', 'desk']);
  });
});

describe('judgeCall', () => {
  it.each(Object.keys(accessRules) as Access[])(
    '%s: 401 for nobody, no onboarding and no agency for anybody',
    (access) => {
      expect(judgeCall(null, access)).toBe('anonymous');
      for (const role of roles) {
        const complete = judgeCall(viewer({ role }), access);
        expect(judgeCall(viewer({ role, firstName: null, agency: null }), access)).toBe(complete);
      }
    },
  );
});

describe('mustOnboard', () => {
  const expected: Record<Visitor, boolean | null> = {
    anonymous: null,
    customer: false,
    hotelContact: false,
    agentOfHotel: false,
    operator: false,
    newcomer: true,
    nameless: true,
    homeless: true,
    removed: false,
    agent: false,
    lifestyle: false,
    supervisor: false,
    admin: false,
    acting: false,
  };
  it.each(Object.entries(expected) as [Visitor, boolean | null][])('%s: %s', (name, must) => {
    const person = visitors[name];
    expect(person && mustOnboard(person)).toBe(must);
  });
});

describe('verification', () => {
  const brand = { isB2C: false, isCommissionDisplayed: true };
  const at = (verification: Verification, role: (typeof roles)[number] = 'agent') =>
    viewer({ role, agency: { ...agency, verification } });

  it.each(['none', 'pending', 'rejected'] as const)('%s: browse, no commission, no option, no booking', (state) => {
    const person = at(state);
    expect([canSeeCommission(person, brand), canTakeOption(person), canBook(person)]).toEqual([false, false, false]);
    expect([needsVerification(person), needsVerification(at(state, 'admin'))]).toEqual([true, false]);
  });

  it('verified: all of it for those who work there', () => {
    for (const role of roles) {
      const may = role !== 'customer' && role !== 'operator';
      const person = at('verified', role);
      expect([role, canSeeCommission(person, brand), canTakeOption(person), canBook(person)]).toEqual([
        role,
        may,
        may,
        may,
      ]);
      expect(needsVerification(person)).toBe(false);
    }
  });

  it('shows no commission where the brand does not, to nobody and to those without an agency', () => {
    const person = at('verified');
    expect(canSeeCommission(person, { ...brand, isCommissionDisplayed: false })).toBe(false);
    expect(canSeeCommission(person, { ...brand, isB2C: true })).toBe(false);
    const clientSafe = { ...person, isClientSafe: true };
    expect([canSeeCommission(clientSafe, brand), canBook(clientSafe)]).toEqual([false, true]);
    for (const nobody of [null, viewer({ agency: null }), viewer({ role: 'admin', agency: null })]) {
      expect([canSeeCommission(nobody, brand), canTakeOption(nobody), canBook(nobody)]).toEqual([false, false, false]);
    }
  });
});
