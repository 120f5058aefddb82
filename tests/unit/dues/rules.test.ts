import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allBackIn,
  cameIn,
  comesBackOf,
  dueStateOf,
  isSameDue,
  nextDueOf,
  priceSumOf,
  standingEvent,
  wantedDues,
} from '@/lib/money/dues/rules';
import type { DueFacts, KnownDue, WantedDue } from '@/lib/money/dues/types';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { money } from '@/lib/platform/money';
import { duesOf } from '@/lib/rates/terms/rules/dues';
import type { PricedLine } from '@/lib/rates/terms/types';

const checkIn: PlainDate = '2027-02-20';
const daysBefore = (days: number) => addDays(checkIn, -days);
const eur = (amount: number) => money(amount, 'EUR');
const terms = {
  payment: { depositPercent: 35, steps: [{ daysBeforeArrival: 84, percent: 100 }] },
  cancellation: { kind: 'periods', periods: [] },
} as const;
const line = (amount: number): PricedLine => ({ terms, total: eur(amount) });
type Booked = Extract<DueFacts, { standing: 'booked' }>;
const booked = (changes: Partial<Booked> = {}): Booked => ({
  ...{ standing: 'booked', currency: 'EUR', checkIn, owedBy: 'client' },
  ...{ lines: [line(4_600_000)], cardFee: null, securityDeposit: null },
  ...changes,
});
const paid = (due: Partial<KnownDue> & Pick<KnownDue, 'kind' | 'amount'>): KnownDue => ({
  ...{ cardFee: 0n, currency: 'EUR', status: 'paid', paidFee: 0n },
  ...due,
});
const told = (dues: readonly WantedDue[]) => dues.map(({ kind, amount, until }) => [kind, Number(amount), until]);

describe('the dues of a booking (rule 5.10)', () => {
  it('are prepayment, balance and, apart, the deposit two weeks before arrival', () => {
    const securityDeposit = { amount: eur(500_000), hold: 'blocked' } as const;
    expect(told(wantedDues(booked({ securityDeposit }), [], daysBefore(103)))).toEqual([
      ['prepayment', 1_610_000, daysBefore(100)],
      ['balance', 2_990_000, daysBefore(84)],
      ['securityDeposit', 500_000, daysBefore(14)],
    ]);
  });

  it('are everything at once inside 84 days, in time for three days and never after arrival', () => {
    const securityDeposit = { amount: eur(500_000), hold: 'taken' } as const;
    expect(told(wantedDues(booked(), [], daysBefore(84)))).toEqual([['fullPayment', 4_600_000, daysBefore(81)]]);
    expect(told(wantedDues(booked({ securityDeposit }), [], daysBefore(2)))).toEqual([
      ['fullPayment', 4_600_000, checkIn],
      ['securityDeposit', 500_000, checkIn],
    ]);
  });

  it('name the card fee of each apart, so that price and fee are what the terms say with it', () => {
    const dues = wantedDues(booked({ cardFee: eur(138_000) }), [], daysBefore(103));
    expect(dues.map(({ amount, cardFee }) => [amount, cardFee])).toEqual([
      [1_610_000n, 48_300n],
      [2_990_000n, 89_700n],
    ]);
  });

  it('count what came for the first of them when the stay changes, and send back what is too much', () => {
    const known = [paid({ kind: 'prepayment', amount: 1_610_000n })];
    const today = daysBefore(95);
    expect(told(wantedDues(booked({ lines: [line(5_000_000)] }), known, today))).toEqual([
      ['prepayment', 140_000, daysBefore(92)],
      ['balance', 3_250_000, daysBefore(84)],
    ]);
    expect(told(wantedDues(booked({ lines: [line(1_000_000)] }), known, today))).toEqual([
      ['refund', 610_000, addDays(today, 14)],
    ]);
  });

  it('ask for more of a deposit than is held, and of one that is held for nothing again', () => {
    const facts = booked({ lines: [], securityDeposit: { amount: eur(500_000), hold: 'taken' } });
    const held = paid({ kind: 'securityDeposit', amount: 300_000n });
    const left = (known: readonly KnownDue[]) => wantedDues(facts, known, daysBefore(30)).map(({ amount }) => amount);
    expect(left([held])).toEqual([200_000n]);
    expect(left([held, { ...held, amount: 200_000n }])).toEqual([]);
    expect(left([{ ...held, status: 'returned' }])).toEqual([500_000n]);
  });

  it('are the fee after a cancellation, or what came beyond it the other way', () => {
    const of = { currency: 'EUR', checkIn, owedBy: 'client' } as const;
    const known = [paid({ kind: 'prepayment', amount: 1_610_000n, paidFee: 48_300n })];
    const dues = (facts: DueFacts) => told(wantedDues(facts, known, daysBefore(90)));
    expect(dues({ ...of, standing: 'cancelled', fee: 4_600_000n })).toEqual([
      ['cancellationFee', 2_990_000, daysBefore(87)],
    ]);
    expect(dues({ ...of, standing: 'cancelled', fee: 1_610_000n })).toEqual([]);
    expect(dues({ ...of, standing: 'cancelled', fee: 0n })).toEqual([['refund', 1_610_000, daysBefore(76)]]);
    // The house cancels: the card fee comes back, too.
    expect(dues({ ...of, standing: 'withdrawn' })).toEqual([['refund', 1_658_300, daysBefore(76)]]);
  });

  const steps = fc.array(
    fc.record({ daysBeforeArrival: fc.integer({ min: 0, max: 200 }), percent: fc.integer({ min: 0, max: 10_000 }) }),
    { maxLength: 4 },
  );
  const plans = fc.array(
    fc.record({
      amount: fc.integer({ min: 1, max: 9_999_999 }),
      payment: fc.record({
        depositPercent: fc.integer({ min: 0, max: 10_000 }).map((points) => points / 100),
        steps: steps.map((all) => all.map((step) => ({ ...step, percent: step.percent / 100 }))),
      }),
    }),
    { minLength: 1, maxLength: 4 },
  );

  it('add up to price and fee for any terms and day, each as the evaluator says, none of nothing', () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: 0, max: 250 }), fc.integer({ min: 0, max: 1000 }), (all, days, permille) => {
        const lines = all.map(({ amount, payment }) => ({
          terms: { payment, cancellation: terms.cancellation },
          total: eur(amount),
        }));
        const total = all.reduce((sum, { amount }) => sum + amount, 0);
        // Only a house has one, and a house is one line.
        const fee = lines.length === 1 ? Math.round((total * permille) / 1000) : 0;
        const today = daysBefore(days);
        const dues = wantedDues(booked({ lines, cardFee: fee > 0 ? eur(fee) : null }), [], today);
        const evaluated = duesOf(lines, { checkIn, today });
        expect(dues.map(({ amount }) => Number(amount))).toEqual(evaluated.map(({ amount }) => amount.amount));
        expect(dues.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(total);
        expect(dues.reduce((sum, { cardFee }) => sum + Number(cardFee), 0)).toBe(fee);
        expect(dues.every(({ amount, cardFee, until }) => amount > 0n && cardFee >= 0n && until >= today)).toBe(true);
      }),
    );
  });

  it('never ask for a cent twice, whatever was paid before a stay changed or was cancelled', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 3_000_000 }), { maxLength: 3 });
    const standing = fc.constantFrom('booked', 'cancelled', 'withdrawn');
    fc.assert(
      fc.property(plans, amounts, standing, fc.integer({ min: 0, max: 9_999_999 }), (all, came, how, fee) => {
        const lines = all.map(({ amount, payment }) => ({
          terms: { payment, cancellation: terms.cancellation },
          total: eur(amount),
        }));
        const known = came.map((amount) => paid({ kind: 'prepayment', amount: BigInt(amount) }));
        const facts: Record<typeof how, DueFacts> = {
          booked: booked({ lines }),
          cancelled: { standing: 'cancelled', fee: BigInt(fee), currency: 'EUR', checkIn, owedBy: 'agency' },
          withdrawn: { standing: 'withdrawn', currency: 'EUR', checkIn, owedBy: 'agency' },
        };
        const owed = { booked: all.reduce((sum, { amount }) => sum + amount, 0), cancelled: fee, withdrawn: 0 }[how];
        const dues = wantedDues(facts[how], known, daysBefore(100));
        const sum = dues.reduce((all, { kind, amount }) => all + Number(kind === 'refund' ? -amount : amount), 0);
        expect(sum + came.reduce((all, amount) => all + amount, 0)).toBe(owed);
        expect(dues.every(({ amount }) => amount > 0n)).toBe(true);
      }),
    );
  });
});

describe('what people read of a due', () => {
  const due = { status: 'open', until: daysBefore(84), isAtHotel: false, hold: null, isByCard: false } as const;
  const on = (today: PlainDate) => ({ today, checkOut: addDays(checkIn, 7) });

  it('is open, due from two weeks before its day, in time on it, and overdue after it', () => {
    expect(dueStateOf(due, on(daysBefore(99)))).toBe('open');
    expect(dueStateOf(due, on(daysBefore(98)))).toBe('due');
    expect(dueStateOf(due, on(daysBefore(84)))).toBe('due');
    expect(dueStateOf(due, on(daysBefore(83)))).toBe('overdue');
    expect(dueStateOf({ ...due, status: 'paid' }, on(daysBefore(83)))).toBe('paid');
  });

  it('is never overdue where it is paid at the hotel', () => {
    expect(dueStateOf({ ...due, isAtHotel: true }, on(daysBefore(80)))).toBe('open');
  });

  it('is returned when the stay is over, of a deposit that a card has blocked', () => {
    const deposit = { ...due, status: 'paid', hold: 'blocked', isByCard: true } as const;
    expect(dueStateOf(deposit, on(addDays(checkIn, 7)))).toBe('paid');
    expect(dueStateOf(deposit, on(addDays(checkIn, 8)))).toBe('returned');
    expect(dueStateOf({ ...deposit, isByCard: false }, on(addDays(checkIn, 8)))).toBe('paid');
    expect(dueStateOf({ ...deposit, hold: 'taken' }, on(addDays(checkIn, 8)))).toBe('paid');
    expect(dueStateOf({ ...deposit, hold: 'taken', status: 'returned' }, on(checkIn))).toBe('returned');
  });

  it('knows what was undone', () => {
    const came = { id: 1n, kind: 'paid', undoesId: null };
    const back = { id: 2n, kind: 'undone', undoesId: 1n };
    expect(standingEvent([came], 'paid')).toBe(came);
    expect(standingEvent([came, back], 'paid')).toBeNull();
    const again = { id: 3n, kind: 'paid', undoesId: null };
    expect(standingEvent([came, back, again], 'paid')).toBe(again);
  });

  it('is another due as soon as anything of it differs', () => {
    const [one] = wantedDues(booked(), [], daysBefore(100));
    if (!one) throw new Error('no due');
    expect(isSameDue(one, { ...one })).toBe(true);
    const others: Partial<WantedDue>[] = [
      ...[{ amount: 1n }, { cardFee: 1n }, { currency: 'CHF' }, { until: checkIn }, { isAtHotel: true }],
      ...([{ hold: 'taken' }, { owedBy: 'agency' }, { kind: 'balance' }] as const),
    ];
    for (const other of others) expect(isSameDue(one, { ...one, ...other })).toBe(false);
  });
});

describe('sums of dues', () => {
  const due = (kind: KnownDue['kind'], amount: bigint, status: KnownDue['status'] = 'open', currency = 'EUR') => {
    return { kind, amount, status, currency };
  };
  const dues = [due('prepayment', 35n, 'paid'), due('balance', 65n), due('securityDeposit', 50n, 'paid')];

  it('are the price, what came of it and what is to come, without the deposit', () => {
    expect(priceSumOf(dues)).toEqual({ whole: 100n, came: 35n, toCome: 65n, currency: 'EUR' });
    expect(priceSumOf([...dues, due('cancellationFee', 5n)])).toBeNull();
    expect(priceSumOf([...dues, due('balance', 5n, 'open', 'CHF')])).toBeNull();
    expect(priceSumOf([])).toBeNull();
  });

  it('say what has come, less what went back, and what a cancellation brings back of it', () => {
    expect(cameIn(dues, 'EUR')).toBe(35n);
    expect(cameIn([...dues, due('refund', 30n, 'paid'), due('refund', 5n)], 'EUR')).toBe(5n);
    expect(cameIn(dues, 'CHF')).toBe(0n);
    expect([comesBackOf(35n, 30n), comesBackOf(35n, 100n)]).toEqual([5n, 0n]);
    const came = dues.map((one) => ({ ...one, paid: one.status === 'paid' ? { cardFee: 2n } : null }));
    expect(allBackIn(came, 'EUR')).toBe(37n);
  });
});

describe('the next due', () => {
  it('is the first by its day that is open, is not paid at the hotel and does not come back', () => {
    const due = (kind: 'balance' | 'refund' | 'securityDeposit', until: PlainDate, more: object = {}) => ({
      ...{ kind, until, status: 'open' as const, isAtHotel: false },
      ...more,
    });
    const [late, deposit] = [due('balance', '2027-03-01'), due('securityDeposit', '2027-02-01')];
    expect(nextDueOf([late, deposit])).toBe(deposit);
    expect(nextDueOf([{ ...deposit, status: 'paid' as const }, late])).toBe(late);
    expect(nextDueOf([{ ...deposit, isAtHotel: true }, due('refund', '2027-01-01'), late])).toBe(late);
    expect(nextDueOf([])).toBeNull();
  });
});
