import { describe, expect, it } from 'vitest';
import type { PlainDate } from '@/lib/platform/dates';
import type { PricedSelection } from '@/lib/sales/lead/types';
import { leadStatuses } from '@/lib/sales/lead/types';
import { judgePrice, stopsSending } from '@/lib/sales/offer/rules/asked-again';
import { nextStepOf, openStepOf } from '@/lib/sales/offer/rules/next-step';
import { missingIn, validityProblem } from '@/lib/sales/offer/rules/ready';
import { isPageOpen, offerStatusOf, waitsForAgent } from '@/lib/sales/offer/rules/state';

const today: PlainDate = '2026-11-25';
const yesterday: PlainDate = '2026-11-24';
const tomorrow: PlainDate = '2026-11-26';
const now = new Date('2026-11-25T12:00:00Z');

describe('where a version of an offer stands', () => {
  const draft = { sentAt: null, viewedAt: null, approvedAt: null, validUntil: today, hasClientComment: false };
  const sent = { ...draft, sentAt: now };
  const viewed = { ...sent, viewedAt: now };
  const commented = { ...viewed, hasClientComment: true };
  const approved = { ...commented, approvedAt: now };

  it('follows what happened last', () => {
    const statuses = [draft, sent, viewed, commented, approved].map((version) => offerStatusOf(version, today));
    expect(statuses).toEqual(['draft', 'sent', 'viewed', 'commented', 'approved']);
    expect(offerStatusOf({ ...commented, viewedAt: null }, today)).toBe('commented');
  });

  it('on the day after it was valid it has expired; a draft has not, nor what was approved in time', () => {
    const statuses = [draft, sent, viewed, commented, approved].map((version) => offerStatusOf(version, tomorrow));
    expect(statuses).toEqual(['draft', 'expired', 'expired', 'expired', 'approved']);
  });
});

describe('the page of an offer', () => {
  it('is open until the day on which the last of its journeys ends', () => {
    expect(isPageOpen([yesterday, today], today)).toBe(true);
    expect(isPageOpen([yesterday, today], tomorrow)).toBe(false);
    expect(isPageOpen([], today)).toBe(false);
  });
});

describe('an offer waits for the agent', () => {
  const turn = { isDraft: false, owes: false, step: null, isOver: false } as const;

  it('where they were written to, or something chosen is not yet held or booked', () => {
    expect(waitsForAgent({ ...turn, owes: true })).toBe(true);
    expect(waitsForAgent({ ...turn, step: 'takeOption' })).toBe(true);
    expect(waitsForAgent(turn)).toBe(false);
  });

  it('but not as a draft, nor once it is over', () => {
    expect(waitsForAgent({ ...turn, owes: true, isDraft: true })).toBe(false);
    expect(waitsForAgent({ ...turn, step: 'book', isOver: true })).toBe(false);
  });
});

describe('what an agent does with what was chosen', () => {
  it('books what is held, holds first what is not, and nothing of what is on its way or over', () => {
    const to = (step: ReturnType<typeof nextStepOf>) => leadStatuses.filter((status) => nextStepOf(status) === step);
    expect(to('book')).toEqual(['CONFIRMED_OPTION']);
    expect(to('takeOption')).toEqual(['INTEREST', 'DECLINED_OPTION', 'EXPIRED_OPTION', 'CANCELLED_OPTION']);
    expect(nextStepOf(null)).toBeNull();
  });

  it('while its lead is open and the stay ahead, by the clock', () => {
    const option = { status: 'CONFIRMED_OPTION' as const, optionExpiresAt: new Date(+now + 1), isClosed: false };
    expect(openStepOf(option, today, { today, now })).toBe('book');
    expect(openStepOf({ ...option, optionExpiresAt: now }, today, { today, now })).toBe('takeOption');
    expect(openStepOf({ ...option, isClosed: true }, today, { today, now })).toBeNull();
    expect(openStepOf(option, yesterday, { today, now })).toBeNull();
  });
});

describe('a draft may be sent', () => {
  const draft = { clientLastName: 'Weiss', title: 'Lech', letter: 'Dear Ms Weiss', validUntil: today };

  it('when nothing is missing, on the last day it is valid, too', () => {
    expect(missingIn(draft, [today], today)).toEqual({});
  });

  it('and says of each field what it lacks', () => {
    const empty = { clientLastName: '', title: '', letter: '', validUntil: yesterday };
    expect(missingIn(empty, [tomorrow], today)).toEqual({
      ...{ clientLastName: 'clientLastNameRequired', title: 'required', letter: 'required' },
      validUntil: 'offerValidityPast',
    });
    for (const [field, value] of Object.entries(empty)) {
      expect(Object.keys(missingIn({ ...draft, [field]: value }, [tomorrow], today))).toEqual([field]);
    }
  });
});

describe('prices of an offer hold', () => {
  it('from today on, at most to the day somebody could still arrive', () => {
    expect(validityProblem(yesterday, [tomorrow], today)).toBe('offerValidityPast');
    for (const until of [today, tomorrow]) expect(validityProblem(until, [tomorrow], today)).toBeNull();
    expect(validityProblem(tomorrow, [yesterday, today], today)).toBe('offerValidityLate');
    expect(validityProblem(tomorrow, [today, tomorrow], today)).toBeNull();
    expect(validityProblem('9999-12-31', [tomorrow], today)).toBe('offerValidityLate');
  });
});

describe('an alternative asked for its price again', () => {
  const before = { currency: 'EUR', total: 100_000n };
  const found = (change: Partial<PricedSelection> = {}): PricedSelection => {
    return { currency: 'EUR', priceTotal: 100_000n, isAvailable: true, rooms: [], content: {}, ...change };
  };

  it('has moved with amount, currency, or a price that is on request now; each stops an offer', () => {
    const moves = [{ priceTotal: 100_001n }, { priceTotal: null }, { currency: 'CHF' }];
    for (const move of moves) {
      const { currency, priceTotal: total } = found(move);
      const verdict = judgePrice(before, found({ ...move, isAvailable: false }));
      expect(verdict).toEqual({ before, state: 'moved', now: { currency, total } });
      expect(stopsSending(verdict)).toBe(true);
    }
  });

  it('has moved at the same price where cancelling is another matter now, and stops an offer', () => {
    const verdict = judgePrice(before, found(), true);
    expect(verdict).toEqual({ before, state: 'termsMoved', now: before });
    expect(stopsSending(verdict)).toBe(true);
    expect(judgePrice(before, found({ priceTotal: 100_001n }), true).state).toBe('moved');
  });

  it('that is no longer sold stops an offer, too', () => {
    expect(judgePrice(before, null)).toEqual({ before, state: 'gone' });
    expect(stopsSending({ state: 'gone' })).toBe(true);
  });

  it('at the same price is sent, also where it cannot be had at once, or was promised', () => {
    expect(judgePrice(before, found())).toEqual({ before, state: 'same' });
    expect(judgePrice(before, found({ isAvailable: false }))).toEqual({ before, state: 'unavailable' });
    expect(judgePrice({ ...before, total: null }, found({ priceTotal: null })).state).toBe('same');
    for (const state of ['same', 'unavailable', 'promised'] as const) {
      expect(stopsSending({ state })).toBe(false);
    }
  });
});
