import { parseNumber } from '@/lib/platform/money';
import type { OwnTerms } from '@/lib/rates/property/rules/own-terms';

export type TermsStep = { days: string; percent: string };

/** The terms as they are typed. The last payment is the balance: whatever has not been paid. */
export type TermsForm = {
  prepayment: string;
  instalments: TermsStep[];
  balanceDays: string;
  refunds: TermsStep[];
  hold: 'none' | 'blocked' | 'taken';
  amount: string;
};

const typed = ({ days, percent }: { days: number; percent: number }): TermsStep => ({
  days: String(days),
  percent: String(percent),
});

export function termsForm({ prepayment, payments, refunds, deposit }: OwnTerms): TermsForm {
  return {
    prepayment: String(prepayment),
    instalments: payments.slice(0, -1).map(typed),
    balanceDays: String(payments.at(-1)?.days ?? ''),
    refunds: refunds.map(typed),
    hold: deposit?.hold ?? 'none',
    amount: deposit ? String(deposit.amount) : '',
  };
}

/** Null while a number is missing or wrong. */
export function readTerms({ prepayment, instalments, balanceDays, refunds, hold, amount }: TermsForm): OwnTerms | null {
  let isWhole = true;
  const read = (text: string, most: number, isAllowed: (value: number) => boolean = () => true): number => {
    const value = parseNumber(text);
    if (value === null || value < 0 || value > most || !isAllowed(value)) isWhole = false;
    return value ?? 0;
  };
  const daysOf = (text: string) => read(text, 365, Number.isInteger);
  const stepOf = ({ days, percent }: TermsStep) => ({ days: daysOf(days), percent: read(percent, 100) });
  const own: OwnTerms = {
    prepayment: read(prepayment, 100),
    payments: [...instalments.map(stepOf), { days: daysOf(balanceDays), percent: 100 }],
    refunds: refunds.map(stepOf),
    deposit: hold === 'none' ? null : { amount: read(amount, 1e6, (value) => value > 0), hold },
  };
  return isWhole ? own : null;
}
