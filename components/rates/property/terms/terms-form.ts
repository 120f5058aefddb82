import {
  judgeMoney,
  type MoneyState,
  readTypedMoney,
  type TypedMoney,
  typedMoney,
} from '@/components/form/typed-money';
import { fromUnits, type Money, parseNumber } from '@/lib/platform/money';
import { unitsOf } from '@/lib/platform/money-reader';
import type { OwnTerms } from '@/lib/rates/property/rules/own-terms';

export type TermsStep = { days: string; percent: string };

/** The terms as they are typed. The last payment is the balance: whatever has not been paid. */
export type TermsForm = {
  prepayment: string;
  instalments: TermsStep[];
  balanceDays: string;
  refunds: TermsStep[];
  hold: 'none' | 'blocked' | 'taken';
  amount: TypedMoney;
};

const typed = ({ days, percent }: { days: number; percent: number }): TermsStep => ({
  days: String(days),
  percent: String(percent),
});

const depositOf = ({ deposit }: OwnTerms, currency: string): Money | null =>
  deposit ? fromUnits(deposit.amount, currency) : null;

export function termsForm(terms: OwnTerms, currency: string): TermsForm {
  const { prepayment, payments, refunds, deposit } = terms;
  return {
    prepayment: String(prepayment),
    instalments: payments.slice(0, -1).map(typed),
    balanceDays: String(payments.at(-1)?.days ?? ''),
    refunds: refunds.map(typed),
    hold: deposit?.hold ?? 'none',
    amount: typedMoney(depositOf(terms, currency)),
  };
}

const inRange = (text: string, most: number): number | null => {
  const value = parseNumber(text);
  return value === null || value < 0 || value > most ? null : value;
};

export const readPercent = (text: string): number | null => inRange(text, 100);

export function readDays(text: string): number | null {
  const value = inRange(text, 365);
  return Number.isInteger(value) ? value : null;
}

/** What stands in the field of the deposit; `stored` are the terms it would take the place of. */
export function depositState({ amount }: TermsForm, stored: OwnTerms, currency: string): MoneyState {
  const former = depositOf(stored, currency);
  return judgeMoney(amount, { currency, answers: former ? [former] : [] });
}

/** Null while something is missing, asked or wrong. */
export function readTerms(form: TermsForm, deposit: MoneyState): OwnTerms | null {
  let isWhole = true;
  const need = (value: number | null): number => {
    if (value === null) isWhole = false;
    return value ?? 0;
  };
  const stepOf = ({ days, percent }: TermsStep) => ({
    days: need(readDays(days)),
    percent: need(readPercent(percent)),
  });
  const amount = deposit.kind === 'ready' && deposit.amount.amount > 0 ? unitsOf(deposit.amount) : null;
  const { hold } = form;
  const own: OwnTerms = {
    prepayment: need(readPercent(form.prepayment)),
    payments: [...form.instalments.map(stepOf), { days: need(readDays(form.balanceDays)), percent: 100 }],
    refunds: form.refunds.map(stepOf),
    deposit: hold === 'none' ? null : { amount: need(amount), hold },
  };
  return isWhole ? own : null;
}

const isStep = (value: unknown): value is TermsStep =>
  typeof value === 'object' && value !== null && 'days' in value && 'percent' in value;

/** What a draft has kept, if it is that. */
export function readForm(kept: Record<string, unknown>): TermsForm | null {
  const { prepayment, instalments, balanceDays, refunds, hold, amount } = kept;
  const money = readTypedMoney(amount);
  if (typeof prepayment !== 'string' || typeof balanceDays !== 'string' || money === null) return null;
  if (!Array.isArray(instalments) || !Array.isArray(refunds) || ![...instalments, ...refunds].every(isStep))
    return null;
  if (hold !== 'none' && hold !== 'blocked' && hold !== 'taken') return null;
  return { prepayment, instalments, balanceDays, refunds, hold, amount: money };
}
