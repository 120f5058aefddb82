import type { PlainDate } from '@/lib/platform/dates';
import type { Money } from '@/lib/platform/money';
import { addUp } from '@/lib/platform/money-arithmetic';
import type { Due, FeeSpan, PricedLine, TermsLine, TermsStay } from '../types';
import { duesOf } from './dues';
import { feesOf, freedomOf } from './fees';

/** Of one currency: two are never added. */
export type CurrencyTerms = { currency: string; total: Money; dues: Due[]; fees: FeeSpan[] };

export type MergedTerms = {
  /** The earliest of all lines; null where one of them cannot be cancelled free of charge any more. */
  freeUntil: PlainDate | null;
  isNonRefundable: boolean;
  currencies: CurrencyTerms[];
  /** A line without a price. */
  isOnRequest: boolean;
};

/** Several rooms as one: the earliest free date, dues and fees added up for each currency. */
export function mergeTerms(lines: readonly TermsLine[], stay: TermsStay): MergedTerms {
  const priced = lines.filter((line): line is PricedLine => line.total !== null);
  return {
    ...freedomOf(lines, stay),
    currencies: addUp(priced.map(({ total }) => total)).map((total) => {
      const own = priced.filter((line) => line.total.currency === total.currency);
      return { currency: total.currency, total, dues: duesOf(own, stay), fees: feesOf(own, stay).spans };
    }),
    isOnRequest: priced.length < lines.length,
  };
}
