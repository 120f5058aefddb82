'use client';

import type { ReactNode } from 'react';
import { fill } from '@/components/form/types';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatAmount, formatMoney, fromUnits } from '@/lib/platform/money';
import type { NotPossibleJson } from '@/lib/sales/lead/schema';
import type { ExceptionWay, ExceptionWords } from '../exception';
import { NotPossible } from '../not-possible';
import type { BookingWords, Moved } from './moved';
import { MovedTable } from './moved-table';

export type Refusal = { moved: Moved | null; notPossible: NotPossibleJson | null; sentence: string };

type Props = {
  id: string;
  refusal: Refusal;
  rooms: readonly string[];
  words: BookingWords;
  exception: { way: ExceptionWay; words: ExceptionWords };
  locale: Locale;
  isBusy: boolean;
  /** On the button of a booking without a price. */
  yes: string;
  /** Why the price could not be asked about; empty: it was not, or it could. */
  failure: string;
  /** Null: nothing can be booked or asked for now. */
  onAccept: (() => void) | null;
  onHonour: () => void;
  onAgain: (() => void) | null;
  onClose: () => void;
};

/** The refusal takes the place of the booking: that nothing happened, what moved, and the ways on. */
export function Refused({ id, refusal, rooms, words, exception, locale, ...ways }: Props) {
  const { moved, notPossible, sentence } = refusal;
  const { refused } = words;
  return (
    <div className="p-4 season:p-6 menu:px-8">
      <h3 id={id} className="font-sans text-22 leading-7 font-bold tracking-normal">
        {moved ? refused.movedTitle : refused.title}
      </h3>
      <p role="alert" className="mt-4 rounded-desk bg-warning/10 p-4 text-14">
        {!moved && `${sentence} `}
        <strong>{refused.nothing}</strong>
      </p>
      {moved && <MovedTable moved={moved} rooms={rooms} words={refused} locale={locale} />}
      {notPossible && <NotPossible found={notPossible} {...exception} onDone={ways.onClose} />}
      {moved ? <MovedWays moved={moved} words={words} {...ways} /> : <Ways refusal={refusal} words={words} {...ways} />}
    </div>
  );
}

type WaysProps = Pick<Props, 'words' | 'yes' | 'isBusy' | 'failure' | 'onAccept' | 'onHonour' | 'onAgain' | 'onClose'>;

function Ways({ refusal, words, isBusy, onAgain, onClose }: WaysProps & { refusal: Refusal }) {
  const isAgain = onAgain !== null && !refusal.notPossible;
  return (
    <>
      <ul className="mt-4 grid gap-1 text-13 text-soft">
        {isAgain && <li>{words.refused.againText}</li>}
        <li>{words.refused.leaveText}</li>
      </ul>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" disabled={isBusy} onClick={onClose} className={compactButtonClass('quiet', 'large')}>
          {words.back}
        </button>
        {isAgain && (
          <button type="button" disabled={isBusy} onClick={onAgain} className={compactButtonClass('primary', 'large')}>
            {words.again}
          </button>
        )}
      </div>
    </>
  );
}

/** Take the price of now, have the former one honoured, or leave it (rule 3.7). */
function MovedWays({ moved, words, yes, isBusy, failure, onAccept, onHonour, onClose }: WaysProps & { moved: Moved }) {
  const { refused } = words;
  const { currency, price } = moved;
  const units = (value: number) => fromUnits(value, currency);
  const isHonoured = onAccept !== null && price.was !== null && price.was !== price.is;
  return (
    <>
      <div
        className={`mt-6 grid gap-6 border-t border-ink pt-5 ${isHonoured ? 'desk:grid-cols-3' : 'desk:grid-cols-2'}`}
      >
        {onAccept && (
          <Way title={refused.accept} text={refused.acceptText} look="primary" isBusy={isBusy} onTake={onAccept}>
            {price.is === null ? yes : fill(refused.bookAt, { price: formatMoney(units(price.is)) })}
          </Way>
        )}
        {isHonoured && price.was !== null && (
          <Way
            title={fill(refused.honour, { price: formatAmount(units(price.was)) })}
            text={refused.honourText}
            isBusy={isBusy}
            onTake={onHonour}
          >
            {refused.honourButton}
          </Way>
        )}
        <Way title={refused.leave} text={refused.leaveText} isBusy={isBusy} onTake={onClose}>
          {words.back}
        </Way>
      </div>
      <p role="alert" className="mt-3 text-14 text-negative empty:hidden">
        {failure}
      </p>
    </>
  );
}

type WayProps = {
  title: string;
  text: string;
  look?: 'primary' | 'quiet';
  isBusy: boolean;
  onTake: () => void;
  /** On its button. */
  children: ReactNode;
};

function Way({ title, text, look = 'quiet', isBusy, onTake, children }: WayProps) {
  return (
    <section className="flex flex-col">
      <h4 className="font-sans text-16 leading-6 font-bold tracking-normal">{title}</h4>
      <p className="mt-1 mb-4 grow text-13 text-soft">{text}</p>
      <button type="button" disabled={isBusy} onClick={onTake} className={compactButtonClass(look, 'large', 'w-full')}>
        {children}
      </button>
    </section>
  );
}
