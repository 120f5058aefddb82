import { describe, expect, it } from 'vitest';
import { payoutColumns, payoutCsv, statementColumns, statementCsv } from '@/lib/documents/statement/csv';
import { columnsAcross, type Earning, inOrder, paysOn, sumsOf } from '@/lib/money/ledger/rules/earnings';
import { moneyStates } from '@/lib/money/ledger/types';
import { readCsv } from '@/tests/factories/csv';

const TODAY = '2027-06-20';

const earning = (changes: Partial<Earning>): Earning => ({
  ...{ leadId: 'a', reference: 'R1', clientName: 'Clara Weiss', houseName: 'Haus Trittalm', agentId: 'x' },
  ...{
    agentName: 'Helena Brandt',
    agencyName: 'Morgenrot',
    currency: 'EUR',
    amount: 35_000n,
    isOnHold: false,
    isDisputed: false,
    isOverdue: false,
    isReward: false,
    heldReason: null,
  },
  ...{ checkIn: '2027-06-05', checkOut: '2027-06-12', state: 'contracted', since: '2026-12-01', paysOn: '2027-07-15' },
  ...changes,
});

describe('the run that pays', () => {
  const stay = { checkOut: '2027-06-12', since: '2026-12-01' } as const;

  it('follows from check-out until it is earned, then from the day it was', () => {
    expect(paysOn({ ...stay, state: 'contracted' }, TODAY)).toBe('2027-07-15');
    expect(paysOn({ ...stay, state: 'earned', since: '2027-06-17' }, TODAY)).toBe('2027-08-01');
    // No run that is over pays what still rests.
    expect(paysOn({ ...stay, state: 'earned', since: '2027-02-01' }, TODAY)).toBe('2027-07-01');
  });

  it('is the next one for what is payable, and the one that took it for the rest', () => {
    expect(paysOn({ ...stay, state: 'payable', since: '2027-05-01' }, TODAY)).toBe('2027-07-01');
    // Of a run of today it is not known any more what it took.
    expect(paysOn({ ...stay, state: 'payable' }, '2027-07-01')).toBe('2027-07-15');
    expect(paysOn({ ...stay, state: 'paid', since: '2027-04-15' }, TODAY)).toBe('2027-04-15');
  });
});

describe('sums', () => {
  const rows = [
    earning({ leadId: 'a' }),
    earning({
      ...{ leadId: 'b', state: 'payable', paysOn: '2027-07-01', amount: 10_000n },
      ...{ isOnHold: true, heldReason: 'Two bills.' },
    }),
    earning({ leadId: 'c', state: 'earned', paysOn: '2027-07-01', amount: 2_000n, agentId: 'y' }),
    earning({ leadId: 'd', state: 'earned', paysOn: '2027-07-15', amount: 500n }),
    earning({ leadId: 'e', currency: 'CHF', amount: -700n }),
  ];

  it('never add two currencies', () => {
    expect(sumsOf(rows, TODAY).map(({ currency, total }) => [currency, total])).toEqual([
      ['CHF', -700n],
      ['EUR', 47_500n],
    ]);
  });

  it('come to the same by state, month and colleague, and name what waits and what the next run takes', () => {
    for (const { total, states, months, colleagues } of sumsOf(rows, TODAY)) {
      for (const lines of [states, months, colleagues]) {
        expect(lines.reduce((sum, { amount }) => sum + amount, 0n)).toBe(total);
      }
    }
    expect(sumsOf(rows, TODAY)[1]).toMatchObject({ onHold: 10_000n, heldReason: 'Two bills.', nextRun: 12_000n });
    expect(sumsOf(rows, TODAY)[0]).toMatchObject({ onHold: 0n, heldReason: null });
  });

  it('stand in a table whose every line and column adds up', () => {
    for (const { months, states, onHold, onHoldMonths, colleagues } of sumsOf(rows, TODAY)) {
      for (const { amount, months: own } of states) expect(own.reduce((sum, one) => sum + one.amount, 0n)).toBe(amount);
      for (const { month, amount } of months) {
        const column = states.flatMap((state) => state.months.filter((one) => one.month === month));
        expect(column.reduce((sum, one) => sum + one.amount, 0n)).toBe(amount);
      }
      expect(onHoldMonths.reduce((sum, one) => sum + one.amount, 0n)).toBe(onHold);
      for (const { amount, states: own } of colleagues) {
        expect(Object.values(own).reduce((sum, one) => sum + one, 0n)).toBe(amount);
      }
    }
  });

  it('name what is disputed, and the next run does not take it', () => {
    const disputed = [...rows, earning({ state: 'earned', paysOn: '2027-07-01', amount: 300n, isDisputed: true })];
    expect(sumsOf(disputed, TODAY)[1]).toMatchObject({
      nextRun: 12_000n,
      disputed: 300n,
      disputedMonths: [{ month: '2027-07', amount: 300n }],
    });
  });

  it('name of which bookings a due is overdue, whatever state they are in', () => {
    const overdue = [...rows, earning({ leadId: 'f', amount: 900n, isOverdue: true })];
    const [, euros] = sumsOf(overdue, TODAY);
    expect(euros).toMatchObject({ overdue: 900n, overdueMonths: [{ month: '2027-07', amount: 900n }] });
    expect(euros?.total).toBe(48_400n);
  });

  it('have every month between the first and the last as a column, and of too many the latest in one', () => {
    const of = (...months: string[]) => [{ months: months.map((month) => ({ month, amount: 1n })) }];
    const apart = [['2026-11'], ['2026-12'], ['2027-01'], ['2027-02']];
    expect(columnsAcross([...of('2026-11'), ...of('2027-02')])).toEqual(apart);
    expect(columnsAcross(of('2026-11', '2027-10'))).toHaveLength(12);
    expect(columnsAcross(of('2026-11', '2027-11'))).toEqual([['2026-11'], ['2027-11']]);
    const years = columnsAcross(of(...Array.from({ length: 14 }, (_, year) => `${2020 + year}-01`)));
    expect([years.length, years.at(-1)]).toEqual([12, ['2031-01', '2032-01', '2033-01']]);
    expect(columnsAcross([])).toEqual([]);
  });

  it('stand over rows of which the nearest to the bank is first, and what is paid last', () => {
    const states = inOrder(moneyStates.map((state) => earning({ state }))).map(({ state }) => state);
    expect(states).toEqual(['inPayout', 'payable', 'earned', 'contracted', 'expected', 'paid']);
  });
});

describe('a statement', () => {
  const column = Object.fromEntries(statementColumns.map((name) => [name, name])) as Record<
    (typeof statementColumns)[number],
    string
  >;
  const state = Object.fromEntries(moneyStates.map((name) => [name, name])) as Record<Earning['state'], string>;

  it('gives a reader the same figures, whatever the names are', () => {
    const rows = [
      earning({ clientName: 'O"Hara, Maeve', amount: 92_143n }),
      earning({ clientName: 'Two\r\nlines', amount: -11_766n }),
      earning({ clientName: '', reference: '', isReward: true, amount: 25_000n }),
    ];
    const [head, ...lines] = readCsv(statementCsv(rows, { column, state, reward: 'Reward' }));
    expect(head).toEqual([...statementColumns]);
    expect(lines.map((line) => line[1])).toEqual(['O"Hara, Maeve', 'Two\r\nlines', 'Reward']);
    expect(lines.map((line) => Number(line.at(-1)))).toEqual([921.43, -117.66, 250]);
  });

  it.each(['=1+1', '+49 89', '-x', '@sum', '\tcell'])('begins no cell of text like a formula: %s', (name) => {
    const changes = { clientName: name, houseName: name, agentName: name, reference: name };
    const [, line = []] = readCsv(statementCsv([earning(changes)], { column, state, reward: name }));
    for (const cell of line.slice(0, -1)) expect(cell).not.toMatch(/^[=+\-@\t]/);
  });

  it('of a payout has a line for each percent, which add up, and no formula in its names', () => {
    const names = Object.fromEntries(payoutColumns.map((name) => [name, name])) as Record<
      (typeof payoutColumns)[number],
      string
    >;
    const entry = { leadId: '1', reference: '=1', clientName: '+1', houseName: '@1', agentId: 'a', agentName: '-1' };
    const days = { checkIn: '2026-09-10', checkOut: '2026-09-14', earnedOn: null } as const;
    const shares = [
      { base: 4816.2, percent: 10, amount: 481.62 },
      { base: null, percent: null, amount: -0.18 },
    ];
    const payout = {
      number: 97,
      currency: 'EUR',
      entries: [{ ...entry, ...days, amount: 481.44, isCorrection: true, isReward: false, shares }],
    };
    const [, ...lines] = readCsv(payoutCsv(payout, { ...names, reward: '=1' }));
    expect(lines.map((line) => line.slice(-4))).toEqual([
      ['4816.2', '10', 'EUR', '481.62'],
      ['', '', 'EUR', '-0.18'],
    ]);
    for (const cell of lines.flatMap((line) => line.slice(0, -4))) expect(cell).not.toMatch(/^[=+\-@]/);
  });
});
