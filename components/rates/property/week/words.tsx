import { Fragment, type ReactNode } from 'react';

/** Finished strings for what changes in the browser when another week is chosen; `{name}` is filled in there. */
export type WeekWords = {
  forWeek: string;
  forWeeks: string;
  forNight: string;
  forNights: string;
  priceOnRequest: string;
  period: string;
  availability: string;
  book: string;
  enquire: string;
  enquireWeek: string;
  enquireDates: string;
  chooseAnother: string;
  available: string;
  onRequest: string;
};

export type WeekTermsWords = {
  lead: string;
  leadShares: string;
  prepayment: string;
  instalment: string;
  balance: string;
  fullPayment: string;
  securityDeposit: string;
  arrival: string;
  onConfirmation: string;
  ofPrice: string;
  ifToday: string;
  shareIfToday: string;
  allNow: string;
  daysBefore: string;
  onArrivalDay: string;
  blocked: string;
  taken: string;
  departure: string;
  day: string;
  days: string;
  cancelLabel: string;
  cancelBy: string;
  cancelBetween: string;
  cancelFrom: string;
  cancelAlways: string;
  refund: string;
  refundShare: string;
  noRefund: string;
};

export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** As `fill`, for markup: what is filled in (prices, periods) keeps together on one line. */
export function Filled({ text, values }: { text: string; values: Readonly<Record<string, string>> }): ReactNode {
  return text.split(/\{(\w+)\}/).map((part, index) => {
    // Odd parts are the names between the braces; the order never changes, so the index is a key.
    const key = `${index}-${part}`;
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    return (
      <span key={key} className="figures">
        {values[part]}
      </span>
    );
  });
}
