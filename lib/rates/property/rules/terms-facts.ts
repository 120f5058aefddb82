import type { OwnTerms, Step } from './own-terms';

/** Terms as the audit keeps them: lines that a person reads, and that are read again when a change is taken back. */
export type TermsFacts = { prepayment: number; payments: string[]; refunds: string[]; deposit: string | null };

const inWords = (steps: readonly Step[]) => steps.map(({ days, percent }) => `${days} d: ${percent} %`);

export function termsFactsOf({ prepayment, payments, refunds, deposit }: OwnTerms): TermsFacts {
  return {
    ...{ prepayment, payments: inWords(payments), refunds: inWords(refunds) },
    deposit: deposit && `${deposit.amount} ${deposit.hold}`,
  };
}

function stepsIn(lines: unknown): Step[] | null {
  if (!Array.isArray(lines)) return null;
  const steps = lines.map((line) => /^(\d+) d: (\d+(?:\.\d+)?) %$/.exec(String(line)));
  return steps.every((step) => step !== null)
    ? steps.map(([, days, percent]) => ({ days: Number(days), percent: Number(percent) }))
    : null;
}

/** What `termsFactsOf` made these lines of; null: they are none. */
export function termsOfFacts(facts: Readonly<Record<string, unknown>>): OwnTerms | null {
  const { prepayment } = facts;
  const [payments, refunds] = [stepsIn(facts.payments), stepsIn(facts.refunds)];
  const [, amount, hold] = /^(\d+(?:\.\d+)?) (blocked|taken)$/.exec(String(facts.deposit)) ?? [];
  const deposit = amount ? { amount: Number(amount), hold: hold as 'blocked' | 'taken' } : null;
  if (typeof prepayment !== 'number' || !payments || !refunds) return null;
  return (facts.deposit === null) === (deposit === null) ? { prepayment, payments, refunds, deposit } : null;
}
