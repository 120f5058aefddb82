import { describe, expect, it } from 'vitest';
import type { PlainDate } from '@/lib/platform/dates';
import { fromUnits } from '@/lib/platform/money';
import type { StayTerms } from '@/lib/rates/terms/types';
import { deadlinesOfAgency, deadlinesOfConversation } from '@/lib/today/deadline/rules/agency';
import { type DueCause, deadlinesOfLead, type LeadCause, type LeadChangeCause } from '@/lib/today/deadline/rules/lead';
import { deadlinesOfOffer, type OfferCause, type OfferedCause } from '@/lib/today/deadline/rules/offer';
import type { WantedDeadline } from '@/lib/today/deadline/types';

const terms: StayTerms = {
  payment: { depositPercent: 35, steps: [{ daysBeforeArrival: 84, percent: 100 }] },
  cancellation: {
    kind: 'periods',
    periods: [
      { daysBeforeArrival: 30, percent: 50 },
      { daysBeforeArrival: 7, percent: 100 },
    ],
  },
  hasNoShowClause: false,
  securityDeposit: null,
  cardFeeRatio: 0,
};

const lead = (changes: Partial<LeadCause> = {}): LeadCause => ({
  ...{ status: 'CONFIRMED_BOOKING', isClosed: false, isOfGuest: false, timeZone: 'Europe/Vienna' },
  ...({ checkIn: '2027-03-20', checkOut: '2027-03-27' } as const),
  ...{ currency: 'EUR', optionRank: null, optionExpiresAt: null, bookedAt: new Date('2026-11-24T10:00:00Z') },
  terms: [{ priceTotal: 1_000_000n, commissionPercent: 10, terms }],
  ...{ changes: [], dues: [], questions: [], agreed: null, moved: null },
  ...changes,
});

const change = (changes: Partial<LeadChangeCause>): LeadChangeCause => ({
  ...{ id: 'change', kind: 'option', status: 'asked', askedAt: new Date('2026-11-24T10:00:00Z'), answerDueAt: null },
  ...{ endsAt: null, isException: false, price: null, answer: null },
  ...changes,
});

const due = (changes: Partial<DueCause> = {}): DueCause => ({
  ...({
    id: 'due',
    kind: 'balance',
    amount: 650_000n,
    currency: 'EUR',
    until: '2026-12-26',
    owedBy: 'client',
  } as const),
  ...({ isAtHotel: false, hold: null, status: 'open', links: [] } as const),
  ...changes,
});

/** `kind key, waits for whom: until, end` */
const told = (rows: readonly WantedDeadline[]) =>
  rows.map(({ kind, key, waitsFor, until, endsAt }) => {
    const end = endsAt ? (endsAt.getTime() === until.getTime() ? 'passes' : endsAt.toISOString()) : 'stays';
    return `${[kind, key].filter(Boolean).join(' ')}, ${waitsFor}: ${until.toISOString()}, ${end}`;
  });

describe('a booking', () => {
  it('names the last days on which cancelling costs less, to their midnight where the house stands', () => {
    expect(told(deadlinesOfLead(lead()))).toEqual([
      'freeUntil, agency: 2027-02-17T23:00:00.000Z, passes',
      'feeStep 2027-03-13, agency: 2027-03-12T23:00:00.000Z, passes',
      'stayAnswer, supplier: 2027-03-29T22:00:00.000Z, passes',
    ]);
    const [free, dearer] = deadlinesOfLead(lead());
    expect(free?.reason).toEqual({ percent: 50, amount: 500_000, currency: 'EUR' });
    expect(dearer?.reason).toEqual({ percent: 100, amount: 1_000_000, currency: 'EUR' });
  });

  it.each([
    // The day of arrival is counted back over both changes of the clocks, and over 29 February.
    ['2027-04-20', 'spring', '2027-03-20T23:00:00.000Z', '2027-04-12T22:00:00.000Z'],
    ['2026-11-20', 'autumn', '2026-10-20T22:00:00.000Z', '2026-11-12T23:00:00.000Z'],
    ['2028-03-29', 'the leap day', '2028-02-27T23:00:00.000Z', '2028-03-21T23:00:00.000Z'],
    ['2028-03-30', 'the day after the leap day', '2028-02-28T23:00:00.000Z', '2028-03-22T23:00:00.000Z'],
  ])('arriving on %s, in %s, ends its days at the midnights of the place', (checkIn, _, free, dearer) => {
    const cause = lead({
      checkIn: checkIn as PlainDate,
      checkOut: checkIn as PlainDate,
      bookedAt: new Date('2026-06-01T10:00:00Z'),
    });
    expect(deadlinesOfLead(cause).map(({ until }) => until.toISOString())).toEqual([free, dearer, expect.any(String)]);
  });

  it('knows the day it was booked on by the clocks of the place', () => {
    const bookedAt = new Date('2027-02-17T22:59:00Z');
    const kinds = (at: Date) => deadlinesOfLead(lead({ bookedAt: at })).map(({ kind }) => kind);
    expect(kinds(bookedAt)).toContain('freeUntil');
    expect(kinds(new Date(bookedAt.getTime() + 60_000))).not.toContain('freeUntil');
  });

  it('waits for its payments until they are made, and for what the house takes until its day', () => {
    const dues = [
      due({ links: [{ id: 'link', endsAt: new Date('2026-12-29T22:59:00Z') }] }),
      due({ id: 'hotel', isAtHotel: true }),
      due({ id: 'deposit', kind: 'securityDeposit', hold: 'blocked' }),
      due({ id: 'refund', kind: 'refund', owedBy: 'supplier' }),
      due({ id: 'paid', status: 'paid' }),
    ];
    expect(told(deadlinesOfLead(lead({ status: 'CANCELLED_BOOKING', dues })))).toEqual([
      'payment due, agency: 2026-12-26T23:00:00.000Z, stays',
      'linkEnds link, agency: 2026-12-29T22:59:00.000Z, passes',
      'payment hotel, agency: 2026-12-26T23:00:00.000Z, passes',
      'payment deposit, agency: 2026-12-26T23:00:00.000Z, passes',
      'payment refund, supplier: 2026-12-26T23:00:00.000Z, stays',
    ]);
  });

  it('asks the supplier about the stay from check-out on, and nobody about a guest’s own', () => {
    const [row] = deadlinesOfLead(lead()).filter(({ kind }) => kind === 'stayAnswer');
    expect(row?.beginsAt?.toISOString()).toBe('2027-03-26T23:00:00.000Z');
    expect(deadlinesOfLead(lead({ isOfGuest: true })).map(({ kind }) => kind)).not.toContain('stayAnswer');
  });

  it('may be disputed for thirty days where the house says something else, and then waits for us', () => {
    const said = change({ kind: 'stayAnswer', status: 'accepted', answer: 'noShow' });
    const of = (...changes: LeadChangeCause[]) =>
      told(deadlinesOfLead(lead({ changes }))).filter((row) => /^(stay|dispute)/.test(row));
    expect(of(said)).toEqual(['stayDiffers, agency: 2026-12-24T23:00:00.000Z, passes']);
    expect(of({ ...said, answer: 'stayed' })).toEqual([]);
    expect(of(said, change({ id: 'd', kind: 'dispute' }))).toEqual(['dispute, house: 2026-11-25T10:00:00.000Z, stays']);
    expect(of(said, change({ id: 'd', kind: 'dispute', status: 'accepted' }))).toEqual([]);
  });
});

describe('what is not booked', () => {
  const ends = new Date('2026-11-27T17:00:00Z');

  it('waits for the answer to what the supplier wants to know, until the arrival or its end', () => {
    const questions = [{ id: 'q', due: new Date('2026-11-25T10:00:00Z') }];
    const of = (changes: Partial<LeadCause>) =>
      told(deadlinesOfLead(lead({ status: 'REQUESTED_OPTION', questions, ...changes })));
    const row = 'question q, agency: 2026-11-25T10:00:00.000Z, 2027-03-20T23:00:00.000Z';
    expect(of({})).toEqual([row]);
    expect(of({ status: 'CONFIRMED_BOOKING', bookedAt: null })).toContain(row);
    expect(of({ status: 'CANCELLED_BOOKING' })).toEqual([]);
    expect(of({ isClosed: true })).toEqual([]);
  });

  it('at a price that has moved is looked at before its option ends, or from when an agreement ends before', () => {
    const moved = { before: 1_000_000, after: 1_120_000, currency: 'EUR', haveTermsMoved: false };
    const of = (changes: Partial<LeadCause>) =>
      deadlinesOfLead(lead({ status: 'CONFIRMED_OPTION', optionExpiresAt: ends, moved, ...changes })).find(
        ({ kind }) => kind === 'priceMoved',
      );
    expect(of({})).toMatchObject({ waitsFor: 'agency', until: ends, endsAt: ends, beginsAt: null });
    expect(of({})?.reason).toEqual({ was: 1_000_000, amount: 1_120_000, currency: 'EUR' });
    const asked = { was: 1_000_000, amount: 1_120_000, currency: 'EUR', question: 'option' };
    expect(of({ status: 'REQUESTED_OPTION' })?.reason).toEqual(asked);
    const terms = { ...moved, haveTermsMoved: true };
    expect(of({ moved: terms })?.reason.moved).toBe('both');
    expect(of({ moved: { ...terms, after: terms.before } })?.reason.moved).toBe('terms');
    const price = fromUnits(10_000, 'EUR');
    expect(of({ agreed: { price, until: ends } })).toBeUndefined();
    const earlier = new Date(ends.getTime() - 3_600_000);
    expect(of({ agreed: { price, until: earlier } })).toMatchObject({ beginsAt: earlier, until: ends });
    expect([
      of({ moved: null }),
      of({ status: 'INTEREST' }),
      of({ status: 'REQUESTED_BOOKING' }),
      of({ isClosed: true }),
    ]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('may be had at the agreed price until that ends, which an option that holds it says itself', () => {
    const agreed = { price: fromUnits(8_000, 'EUR'), until: ends };
    const of = (changes: Partial<LeadCause>) => deadlinesOfLead(lead({ agreed, ...changes }));
    const [row] = of({ status: 'INTEREST' });
    expect(row).toMatchObject({ kind: 'agreedPrice', waitsFor: 'agency', until: ends, endsAt: ends });
    expect(row?.reason).toEqual({ amount: 800_000, currency: 'EUR' });
    const kinds = (changes: Partial<LeadCause>) => of(changes).map(({ kind }) => kind);
    expect(kinds({ status: 'CONFIRMED_OPTION', optionExpiresAt: ends })).toEqual(['optionEnds']);
    const later = new Date(ends.getTime() + 3_600_000);
    expect(kinds({ status: 'CONFIRMED_OPTION', optionExpiresAt: later })).toEqual(['optionEnds', 'agreedPrice']);
    expect(kinds({ status: 'CONFIRMED_BOOKING' })).not.toContain('agreedPrice');
    expect(kinds({ status: 'REQUESTED_BOOKING' })).toEqual([]);
    expect(kinds({ status: 'INTEREST', isClosed: true })).toEqual([]);
  });

  it('is held until its option ends', () => {
    const option = lead({ status: 'CONFIRMED_OPTION', optionRank: 2, optionExpiresAt: ends, bookedAt: null });
    expect(told(deadlinesOfLead(option))).toEqual(['optionEnds, agency: 2026-11-27T17:00:00.000Z, passes']);
    expect(deadlinesOfLead(option)[0]?.reason).toEqual({ rank: 2 });
    expect(deadlinesOfLead({ ...option, isClosed: true })).toEqual([]);
  });

  it('waits for the supplier until the question lapses', () => {
    const answerDueAt = new Date('2026-11-25T10:00:00Z');
    const requested = lead({
      ...{ status: 'REQUESTED_OPTION', optionExpiresAt: ends, bookedAt: null },
      changes: [change({ answerDueAt }), change({ id: 'old', kind: 'stay', status: 'lapsed', answerDueAt })],
    });
    expect(told(deadlinesOfLead(requested))).toEqual([
      'answerDue option, supplier: 2026-11-25T10:00:00.000Z, 2026-11-27T17:00:00.000Z',
      'requestEnds option, supplier: 2026-11-27T17:00:00.000Z, passes',
    ]);
  });

  it('has the word once the supplier has made an offer', () => {
    const offered = change({ id: 'offer', kind: 'counterOffer', endsAt: ends, price: fromUnits(12_200, 'EUR') });
    const answerDueAt = new Date('2026-11-25T10:00:00Z');
    const rows = deadlinesOfLead(
      lead({
        ...{ status: 'REQUESTED_OPTION', optionExpiresAt: ends, bookedAt: null },
        changes: [change({ answerDueAt }), offered],
      }),
    );
    expect(told(rows)).toEqual(['offerStands, agency: 2026-11-27T17:00:00.000Z, passes']);
    expect(rows[0]?.reason).toEqual({ changeId: 'offer', amount: 1_220_000, currency: 'EUR' });
  });
});

const alternative = (changes: Partial<OfferedCause> = {}): OfferedCause => ({
  ...{ id: 'a', position: 1, leadId: 'lead', step: 'takeOption', isBooked: false, optionExpiresAt: null },
  ...{ moved: null, isAgreed: false },
  ...({ timeZone: 'Europe/Vienna', checkIn: '2027-03-20', checkOut: '2027-03-27', heldUntil: null } as const),
  deposit: { currency: 'EUR', amount: 300_000, on: '2027-03-06', hold: 'blocked' },
  price: {
    ...{ currency: 'EUR', total: 1_000_000, service: null, perPersonAndNight: 71_429, freeUntil: '2027-02-17' },
    payments: [
      { kind: 'now', on: '2026-11-24', amount: 350_000, percent: 35 },
      { kind: 'due', on: '2026-12-26', amount: 650_000, percent: 65 },
    ],
    fees: [
      { from: '2026-11-24', until: '2027-02-17', amount: 0, percent: 0 },
      { from: '2027-02-18', until: '2027-03-12', amount: 500_000, percent: 50 },
      { from: '2027-03-13', until: null, amount: 1_000_000, percent: 100 },
    ],
  },
  ...changes,
});

const offer = (changes: Partial<NonNullable<OfferCause>> = {}): OfferCause => ({
  ...{ sentAt: new Date('2026-11-24T10:00:00Z'), validUntil: '2026-12-01', approvedAt: null, approvedPosition: null },
  ...{ alternatives: [alternative()], comments: [] },
  ...changes,
});

describe('an offer', () => {
  it('names every day its client is told', () => {
    expect(told(deadlinesOfOffer(offer()))).toEqual([
      'offerValid, agency: 2026-12-01T23:00:00.000Z, passes',
      'offerTerm a payment 2026-12-26, agency: 2026-12-26T23:00:00.000Z, passes',
      'offerTerm a freeUntil 2027-02-17, agency: 2027-02-17T23:00:00.000Z, passes',
      'offerTerm a fee 2027-03-12, agency: 2027-03-12T23:00:00.000Z, passes',
      'offerTerm a deposit 2027-03-06, agency: 2027-03-06T23:00:00.000Z, passes',
    ]);
    expect(deadlinesOfOffer(null)).toEqual([]);
  });

  it('says what its client would pay since the house asks otherwise, unless somebody holds the former price', () => {
    const moved = { before: 900_000, after: 850_000, haveTermsMoved: false };
    const of = (changes: Partial<OfferedCause>, more: Partial<NonNullable<OfferCause>> = {}) =>
      deadlinesOfOffer(offer({ alternatives: [alternative({ moved, ...changes })], ...more })).filter(
        ({ kind }) => kind === 'priceMoved',
      );
    expect(told(of({}))).toEqual(['priceMoved a, agency: 2026-12-01T23:00:00.000Z, passes']);
    const amounts = { was: 1_000_000, amount: 950_000, currency: 'EUR' };
    expect(of({})[0]?.reason).toEqual({ position: 1, leadId: 'lead', ...amounts });
    expect(of({ moved: { before: 9, after: 9, haveTermsMoved: true } })[0]?.reason.moved).toBe('terms');
    const held = { optionExpiresAt: new Date('2026-11-27T17:00:00Z') };
    for (const quiet of [{ moved: null }, { isAgreed: true }, { isBooked: true }, held, { price: null }])
      expect(of(quiet)).toEqual([]);
    const approved = { approvedAt: new Date('2026-11-24T15:05:00Z'), approvedPosition: 2 };
    const both = [alternative({ moved }), alternative({ id: 'b', position: 2 })];
    expect(of({}, { ...approved, alternatives: both })).toEqual([]);
  });

  it('approved, waits for the next step, with the option while it is held', () => {
    const approved = { approvedAt: new Date('2026-11-24T15:05:00Z'), approvedPosition: 1 };
    const of = (changes: Partial<OfferedCause>) =>
      told(
        deadlinesOfOffer(
          offer({ ...approved, alternatives: [alternative({ ...changes, price: null, deposit: null })] }),
        ),
      );
    const valid = 'offerValid, agency: 2026-12-01T23:00:00.000Z, passes';
    expect(of({})).toEqual(['approval, agency: 2026-11-25T15:05:00.000Z, 2027-03-20T23:00:00.000Z', valid]);
    const held = { step: 'book', optionExpiresAt: new Date('2026-11-27T17:00:00Z') } as const;
    expect(of(held)).toEqual(['approval, agency: 2026-11-27T17:00:00.000Z, 2027-03-20T23:00:00.000Z', valid]);
    expect(of({ step: null })).toEqual([valid]);
    expect(
      deadlinesOfOffer(offer({ ...approved, alternatives: [alternative({ isBooked: true, step: null })] })),
    ).toEqual([]);
  });

  it('owes an answer where the client had the last word', () => {
    const at = new Date('2026-11-24T15:05:00Z');
    const asked = { alternativeId: 'a', isClients: true, at };
    const kinds = (...comments: NonNullable<OfferCause>['comments']) =>
      deadlinesOfOffer(offer({ comments })).map(({ kind }) => kind);
    expect(kinds(asked)).toContain('clientComment');
    expect(kinds(asked, { ...asked, isClients: false })).not.toContain('clientComment');
  });
});

describe('an agency and its conversations', () => {
  it('has what rests of its payouts until the next run, and its verification with us', () => {
    const payouts = (['pays', 'belowMinimum', 'held', 'detailsMissing'] as const).map((decision) => {
      return { currency: decision, decision };
    });
    const asked = { verificationAskedAt: new Date('2026-11-24T15:05:00Z'), payouts, nextRun: '2026-12-01' } as const;
    expect(told(deadlinesOfAgency(asked))).toEqual([
      'payoutHeld held, house: 2026-12-01T05:00:00.000Z, stays',
      'payoutHeld detailsMissing, agency: 2026-12-01T05:00:00.000Z, stays',
      'verification, house: 2026-11-25T15:05:00.000Z, stays',
    ]);
  });

  it('owes or is owed an answer', () => {
    const answerDueAt = new Date('2026-11-25T09:00:00Z');
    expect(told(deadlinesOfConversation({ owedBy: 'agency', answerDueAt }))).toEqual([
      'message, agency: 2026-11-25T09:00:00.000Z, stays',
    ]);
    expect(deadlinesOfConversation({ owedBy: 'hotel', answerDueAt })[0]?.waitsFor).toBe('supplier');
    expect(deadlinesOfConversation(null)).toEqual([]);
  });
});
