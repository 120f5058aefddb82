import { describe, expect, it } from 'vitest';
import { actionOf, inPlaceOf } from '@/lib/today/deadline/action';
import type { DeadlineJson, TodayScope } from '@/lib/today/deadline/schema';
import type { DeadlineKind } from '@/lib/today/deadline/types';

type Reason = DeadlineJson['reason'];

function line(subject: DeadlineJson['about']['subject'], kind: DeadlineKind, reason: Reason = {}) {
  const about = { subject, id: 'one', isProperty: false, version: 3 };
  return { kind, about, reason, waitsFor: 'agency' } as DeadlineJson;
}

const inPlace = (scope: TodayScope, ...of: Parameters<typeof line>) => inPlaceOf(line(...of), scope);

describe('what of Today is done in the row', () => {
  it('at a desk answers, stays, payments and messages', () => {
    expect(inPlace('desk', 'lead', 'answerDue')).toBe('request');
    expect(inPlace('desk', 'lead', 'stayAnswer')).toBe('stay');
    expect(inPlace('desk', 'lead', 'payment')).toBe('due');
    expect(inPlace('desk', 'conversation', 'message')).toBe('thread');
  });

  it('for the house disputes, verifications and what it holds itself', () => {
    for (const scope of ['house', 'all'] as const) {
      expect(inPlace(scope, 'lead', 'dispute')).toBe('dispute');
      expect(inPlace(scope, 'agency', 'verification')).toBe('verification');
      expect(inPlace(scope, 'agency', 'payoutHeld', { hold: 'held' })).toBe('payout');
      // Only the agency can open or confirm its account.
      expect(inPlace(scope, 'agency', 'payoutHeld', { hold: 'noAccount' })).toBeNull();
    }
    expect(inPlace('all', 'lead', 'answerDue')).toBe('request');
    expect(inPlace('all', 'offer', 'clientComment')).toBeNull();
  });

  it('for an agency what a lead allows, also of what its client approved', () => {
    expect(inPlace('mine', 'lead', 'dispute')).toBe('lead');
    expect(inPlace('mine', 'lead', 'stayAnswer')).toBe('lead');
    expect(inPlace('mine', 'offer', 'approval', { leadId: 'lead' })).toBe('lead');
    expect(inPlace('mine', 'offer', 'clientComment')).toBe('comment');
    for (const kind of ['offerValid', 'offerTerm', 'priceMoved'] as const) {
      expect(inPlace('mine', 'offer', kind)).toBe('offer');
      expect(inPlace('all', 'offer', kind)).toBeNull();
    }
    expect(inPlace('mine', 'offer', 'priceMoved', { moved: 'terms' })).toBe('offer');
    for (const hold of ['noAccount', 'detailsMissing', 'detailsDue']) {
      expect(inPlace('team', 'agency', 'payoutHeld', { hold })).toBe('account');
    }
    // What we have stopped is ours to release.
    expect(inPlace('mine', 'agency', 'payoutHeld', { hold: 'held' })).toBeNull();
  });
});

it('a dispute leads an admin to where it is decided, and what we hold is released', () => {
  expect(actionOf(line('lead', 'dispute'), 'house')).toMatchObject({ name: 'decide', href: '/desk/stays?stay=one' });
  expect(actionOf(line('agency', 'payoutHeld', { hold: 'held' }), 'house').name).toBe('release');
  expect(actionOf(line('agency', 'payoutHeld', { hold: 'held' }), 'mine').name).toBe('payouts');
});
