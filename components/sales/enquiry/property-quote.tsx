'use client';

import { createContext, use } from 'react';
import { AvailabilityMark } from '@/components/catalogue/property/availability-mark';
import { inputClass } from '@/components/form/field';
import { Filled } from '@/components/rates/property/week/words';
import type { Quote } from './quote';
import type { PropertyFacts, QuoteWords } from './types';

type Period = { checkIn: string; checkOut: string };

function keyOf({ checkIn, checkOut }: Period): string {
  return `${checkIn}/${checkOut}`;
}

type ChoiceProps = {
  label: string;
  otherDates: string;
  offers: PropertyFacts['offers'];
  chosen: unknown;
  onChoose: (period: Period) => void;
};

/** A week on offer fills both days in; the days stay free to change. */
export function OfferChoice({ label, otherDates, offers, chosen, onChoose }: ChoiceProps) {
  const key = typeof chosen === 'object' && chosen !== null ? keyOf(chosen as Period) : '';
  const offer = offers.find((one) => keyOf(one) === key);
  return (
    <div data-scripted>
      <label htmlFor="enquiry-offer" className="block text-13 text-soft">
        {label}
      </label>
      <select
        id="enquiry-offer"
        value={offer ? key : ''}
        onChange={({ target }) => {
          const wanted = offers.find((one) => keyOf(one) === target.value);
          if (wanted) onChoose(wanted);
        }}
        className={`${inputClass} figures`}
      >
        <option value="">{otherDates}</option>
        {offers.map((one) => (
          <option key={keyOf(one)} value={keyOf(one)}>
            {one.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Said while the form is still open: whether the property is free, and what would be, if not. */
export function PeriodNote({ quote, onChoose }: { quote: Quote | null; onChoose: (period: Period) => void }) {
  const nearest = quote?.nearest;
  return (
    <div role="status" data-scripted>
      {quote && (
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-14">
          <AvailabilityMark state={quote.state} label={quote.stateLabel} className="text-14" />
          <span className="text-soft">{quote.duration}</span>
        </p>
      )}
      {quote?.note && <p className="mt-1 max-w-[56ch] text-14 text-soft">{quote.note}</p>}
      {nearest && (
        <button type="button" onClick={() => onChoose(nearest)} className="quiet-link mt-2 text-left text-14">
          <Filled text={nearest.text} values={nearest.values} />
        </button>
      )}
    </div>
  );
}

type AskedPrice = { quote: Quote | null; price: string | undefined };

/** Given by the form to what stands around it. */
export const AskedPriceContext = createContext<AskedPrice>({ quote: null, price: undefined });

/**
 * The one price beside the property: the lowest one while nothing is asked, then that of the period and the service level.
 * Where there is room, the facts below it say the latter.
 */
export function EnquiryPrice({ lowest }: { lowest: string }) {
  const { quote, price } = use(AskedPriceContext);
  if (quote && !price) return null;
  return (
    <p className={`figures mt-1 text-14 menu:mt-3 menu:text-16 ${quote ? 'menu:hidden' : ''}`}>
      {quote ? price : lowest}
    </p>
  );
}

type FactsProps = AskedPrice & { words: QuoteWords };

/** The chosen period as facts, under the property. */
export function QuoteFacts({ quote, price, words }: FactsProps) {
  return (
    <div className="max-menu:hidden noscript:hidden">
      {quote ? (
        <dl className="mt-5 border-b border-line text-16 leading-6">
          <Row label={words.period}>
            <span className="figures">{quote.period}</span>
          </Row>
          <Row label={words.availability}>
            <AvailabilityMark state={quote.state} label={quote.stateLabel} />
          </Row>
          {price && (
            <Row label={words.price}>
              <span className="figures">{price}</span>
            </Row>
          )}
        </dl>
      ) : (
        <p className="mt-5 border-t border-line pt-4 text-14 text-soft">{words.noPeriod}</p>
      )}
    </div>
  );
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-3">
      <dt className="text-13 text-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
