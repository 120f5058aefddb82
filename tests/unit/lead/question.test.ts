import { describe, expect, it } from 'vitest';
import { dividedAmong, type RequestKind, requestOf } from '@/lib/sales/lead/rules/counter-offer';
import {
  answerOwedAt,
  mayAskPrice,
  mayAskStay,
  mayHonour,
  offerStandsUntil,
  questionEndsAt,
} from '@/lib/sales/lead/rules/question';
import { type LeadStatus, leadStatuses } from '@/lib/sales/lead/types';

const statusesOf = (may: (lead: { status: LeadStatus; isClosed: boolean }) => boolean, isClosed = false) =>
  leadStatuses.filter((status) => may({ status, isClosed }));

describe('what a supplier may be asked about a lead', () => {
  const idle = ['INTEREST', 'DECLINED_OPTION', 'EXPIRED_OPTION', 'CANCELLED_OPTION'];

  it('whether a stay can be had: while nothing of it is asked for, held or booked', () => {
    expect(new Set(statusesOf(mayAskStay))).toEqual(new Set(idle));
  });

  it('a former price: until a booking is asked for; to be answered until it is confirmed', () => {
    const unbooked = [...idle, 'REQUESTED_OPTION', 'CONFIRMED_OPTION'];
    expect(new Set(statusesOf(mayAskPrice))).toEqual(new Set(unbooked));
    expect(new Set(statusesOf(mayHonour))).toEqual(new Set([...unbooked, 'REQUESTED_BOOKING']));
  });

  it('of a closed lead nothing', () => {
    for (const may of [mayAskStay, mayAskPrice, mayHonour]) expect(statusesOf(may, true)).toEqual([]);
  });
});

describe('the question a hotel answers next', () => {
  it.each<[LeadStatus, string[], RequestKind | null]>([
    ['REQUESTED_OPTION', [], 'option'],
    ['REQUESTED_BOOKING', [], 'booking'],
    ['CONFIRMED_OPTION', ['extension'], 'extension'],
    ['CONFIRMED_OPTION', ['changeRequest'], 'change'],
    ['CONFIRMED_BOOKING', ['changeRequest'], 'change'],
    ['INTEREST', ['stay'], 'stay'],
    ['INTEREST', ['honourPrice'], 'price'],
    // What something else follows from is answered first.
    ['INTEREST', ['stay', 'honourPrice'], 'price'],
    ['REQUESTED_OPTION', ['honourPrice'], 'price'],
    ['REQUESTED_BOOKING', ['honourPrice', 'changeRequest'], 'price'],
    ['REQUESTED_BOOKING', ['changeRequest'], 'booking'],
    ['CONFIRMED_OPTION', ['extension', 'changeRequest'], 'change'],
    // What no longer matters is not asked any more.
    ['CONFIRMED_BOOKING', ['honourPrice'], null],
    ['CONFIRMED_OPTION', ['stay'], null],
    ['EXPIRED_OPTION', ['extension'], null],
    ['INTEREST', [], null],
    ['CONFIRMED_OPTION', [], null],
  ])('%s, asked %j: %s', (status, asked, next) => {
    expect(requestOf({ status, isClosed: false, asked })).toBe(next);
    expect(requestOf({ status, isClosed: true, asked })).toBeNull();
  });
});

const at = (text: string) => new Date(`2026-11-${text}Z`);
const now = at('25T12:00');

describe('a counter-offer', () => {
  const offer = { kind: 'counterOffer', status: 'asked', answerDueAt: null, endsAt: at('25T18:00') };
  const option = { kind: 'option', status: 'asked', answerDueAt: at('26T10:00'), endsAt: at('28T12:00') };

  it('stands until its end, and not at it', () => {
    expect(offerStandsUntil([option, offer], now)).toEqual(offer.endsAt);
    expect(offerStandsUntil([offer], new Date(+offer.endsAt - 1))).toEqual(offer.endsAt);
    expect(offerStandsUntil([offer], offer.endsAt)).toBeNull();
  });

  it('that was answered or withdrawn stands no longer, nor does one without an end', () => {
    for (const status of ['accepted', 'declined', 'withdrawn']) {
      expect(offerStandsUntil([{ ...offer, status }], now)).toBeNull();
    }
    expect(offerStandsUntil([{ ...offer, endsAt: null }], now)).toBeNull();
    expect(offerStandsUntil([option], now)).toBeNull();
  });

  it('gives the agency the word: the supplier owes nothing until it ends', () => {
    expect(answerOwedAt([option, offer], now)).toBeNull();
    expect(answerOwedAt([option, offer], offer.endsAt)).toEqual(option.answerDueAt);
  });
});

describe('the next answer', () => {
  const asked = (status: string, due: string | null) => {
    return { kind: 'extension', status, answerDueAt: due === null ? null : at(due), endsAt: null };
  };

  it('is owed by the earliest due of what is still asked, even when it is over', () => {
    const open = [asked('asked', '27T10:00'), asked('asked', '26T10:00'), asked('asked', null)];
    expect(answerOwedAt([...open, asked('accepted', '25T10:00')], now)).toEqual(at('26T10:00'));
    expect(answerOwedAt([asked('asked', '20T10:00')], now)).toEqual(at('20T10:00'));
  });

  it('is owed by nobody when nothing is asked', () => {
    expect(answerOwedAt([], now)).toBeNull();
    expect(answerOwedAt([asked('declined', '26T10:00'), asked('asked', null)], now)).toBeNull();
  });
});

describe('a question nobody answers', () => {
  const asked = { now, timeZone: 'Europe/Zurich', checkIn: '2027-01-09', optionExpiresAt: null } as const;

  it('lapses after three days', () => {
    expect(questionEndsAt(asked)).toEqual(at('28T12:00'));
    expect(questionEndsAt({ ...asked, optionExpiresAt: at('29T17:00') })).toEqual(at('28T12:00'));
  });

  it('not after its option', () => {
    expect(questionEndsAt({ ...asked, optionExpiresAt: at('26T17:00') })).toEqual(at('26T17:00'));
  });

  it('not after 18:00 of the day of arrival, by the clock of the place', () => {
    expect(questionEndsAt({ ...asked, checkIn: '2026-11-26' })).toEqual(at('26T17:00'));
  });

  it('what is over already shortens nothing', () => {
    expect(questionEndsAt({ ...asked, checkIn: '2026-11-24' })).toEqual(at('28T12:00'));
    expect(questionEndsAt({ ...asked, now: at('26T17:00'), checkIn: '2026-11-26' })).toEqual(at('29T17:00'));
    expect(questionEndsAt({ ...asked, optionExpiresAt: now })).toEqual(at('28T12:00'));
  });
});

describe('a price of all rooms together', () => {
  const room = (priceTotal: bigint | null, quantity = 1) => ({ priceTotal, quantity });

  it('is divided as the rooms were priced before, every cent of it', () => {
    expect(dividedAmong(1_000n, [room(3_000n), room(1_000n, 3)])).toEqual([750n, 250n]);
    expect(dividedAmong(100n, [room(2n), room(1n)])).toEqual([67n, 33n]);
  });

  it('by the number of rooms as soon as one had no price', () => {
    for (const none of [null, 0n]) {
      expect(dividedAmong(1_000n, [room(9_000n), room(none, 3)])).toEqual([250n, 750n]);
    }
  });
});
