import { expect, it } from 'vitest';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import {
  agreementState,
  mayBeUndone,
  overlaps,
  refusalOfEnd,
  refusalOfPercent,
  type Validity,
} from '@/lib/rates/agreement/rules';
import { agreementStates } from '@/lib/rates/agreement/types';

const day = (number: number) => addDays('2027-01-01', number - 1);
const days = Array.from({ length: 9 }, (_, index) => day(index + 1));
const validities: readonly Validity[] = days
  .slice(2, 7)
  .flatMap((validFrom) =>
    [null, ...days.filter((until) => until >= validFrom)].map((validUntil) => ({ validFrom, validUntil })),
  );
const holdsOn = ({ validFrom, validUntil }: Validity, on: string) =>
  validFrom <= on && (validUntil === null || on <= validUntil);

it('an agreement is agreed before its first day, in force on both its ends, and ended the day after', () => {
  const agreement = { validFrom: day(3), validUntil: day(5) };
  expect(days.slice(1, 6).map((today) => agreementState(agreement, today))).toEqual([
    ...['agreed', 'inForce', 'inForce', 'inForce', 'ended'],
  ]);
  expect(agreementState({ validFrom: day(3), validUntil: null }, day(9))).toBe('inForce');
});

it('two of them overlap where both hold on one day', () => {
  for (const one of validities) {
    for (const other of validities) {
      const isShared = days.some((on) => holdsOn(one, on) && holdsOn(other, on));
      const bothGoOn = one.validUntil === null && other.validUntil === null;
      expect([one, other, overlaps(one, other)]).toEqual([one, other, isShared || bothGoOn]);
    }
  }
});

it('it ends today at the earliest, not before it began, and what has ended stays as it was (rule 4.18)', () => {
  const known = { validFrom: day(3), validUntil: day(8) };
  const refusals = (until: PlainDate | null, agreement: Validity = known) =>
    [day(2), day(5), day(8), day(9)].map((today) => refusalOfEnd(agreement, until, today));
  expect(refusals(null)).toEqual([null, null, null, 'agreementEnded']);
  expect(refusals(day(2))).toEqual([...Array(3).fill('agreementEndBeforeStart'), 'agreementEnded']);
  expect(refusals(day(3))).toEqual([null, 'agreementEndPast', 'agreementEndPast', 'agreementEnded']);
  expect(refusals(day(5))).toEqual([null, null, 'agreementEndPast', 'agreementEnded']);
  expect(refusals(day(8), { ...known, validUntil: null })).toEqual([null, null, null, 'agreementEndPast']);
});

it('another per cent begins tomorrow at the earliest, within its days (rule 4.18)', () => {
  const known = { validFrom: day(3), validUntil: day(8) };
  const refusals = (from: PlainDate) =>
    [day(2), day(3), day(5), day(9)].map((today) => refusalOfPercent(known, from, today));
  expect(refusals(day(3))).toEqual([null, 'agreementPercentPast', 'agreementPercentPast', 'agreementEnded']);
  expect(refusals(day(6))).toEqual([null, null, null, 'agreementEnded']);
  expect(refusals(day(9))).toEqual([
    'agreementPercentLate',
    'agreementPercentLate',
    'agreementPercentLate',
    'agreementEnded',
  ]);
  expect(refusalOfPercent({ ...known, validUntil: null }, day(9), day(5))).toBeNull();
});

it('a last deed is taken back while nothing was quoted by it', () => {
  const of = (action: string) => agreementStates.map((state) => mayBeUndone(action, state));
  expect(of('agreement.made')).toEqual([false, true, false]);
  expect(of('agreement.endChanged')).toEqual([true, true, false]);
  expect(of('agreement.percentChanged')).toEqual([true, true, false]);
  expect(of('agreement.undone')).toEqual([false, false, false]);
});
