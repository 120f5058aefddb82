'use client';

import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { DayField } from '@/components/form/day-field';
import { useKeptDraft } from '@/components/form/kept-draft';
import { MoneyField, useMoney } from '@/components/form/money-field';
import type { StayFieldWords } from '@/components/form/stay-field-words';
import { readTypedMoney, type TypedMoney } from '@/components/form/typed-money';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatMoney, fromUnits, type Money, money } from '@/lib/platform/money';
import { compareAmounts, minus, sharesOf } from '@/lib/platform/money-arithmetic';
import { unitsOf } from '@/lib/platform/money-reader';
import { answerControl, SendAnswer } from './answer-words-forms';

export type OfferWords = {
  sendOffer: string;
  offerPrice: string;
  offerUntil: string;
  offerMessage: string;
  offerNote: string;
  /** With `{amount}`. */
  less: string;
  more: string;
  same: string;
  commission: string;
};

export type OfferSetting = {
  currency: string;
  /** In units; null: on request. */
  price: number | null;
  /** Of the price, in per cent. */
  commissionPercent: number;
  until: {
    min: PlainDate;
    max: PlainDate;
    value: PlainDate;
    today: PlainDate;
    locale: Locale;
    words: StayFieldWords;
  };
};

type Offer = { price: number; until: string; message: string };

type Props = OfferSetting & {
  words: OfferWords;
  isBusy: boolean;
  /** Under which this tab keeps what is typed. */
  draft: string;
  /** Of the lead, as the reader saw it. */
  version: string;
  /** A sent one may still be taken back. */
  isHeld: boolean;
  /** Whether it was sent. */
  onSend: (offer: Offer) => Promise<boolean>;
};

type Typed = { price: TypedMoney; until: string; message: string; isSent: boolean };

export function readOffer(kept: Record<string, unknown>): Typed | null {
  const { until, message, isSent } = kept;
  const price = readTypedMoney(kept.price);
  if (price === null || typeof until !== 'string' || typeof message !== 'string') return null;
  return { price, until, message, isSent: isSent === true };
}

/** How far the price is from the one that was asked for, and the commission of it, follow as it is typed. */
export function OfferForm(props: Props) {
  const { currency, price, commissionPercent, until, words, isBusy, version, isHeld, onSend } = props;
  const asked = price === null ? null : fromUnits(price, currency);
  const input = useRef<HTMLInputElement>(null);
  const offer = useMoney({ currency, answers: asked ? [asked] : [] });
  const [message, setMessage] = useState('');
  const [day, setDay] = useState<string>(until.value);
  /** Fills the field of the day anew. */
  const [returned, setReturned] = useState<string>(until.value);
  const { keep, forget } = useKeptDraft<Typed>(props.draft, {
    read: readOffer,
    onReturn: (typed, over) => {
      // Sent and taken back it is here again; to another request it is no answer.
      if (typed.isSent && over !== version) return forget();
      offer.field.onTyped(typed.price);
      setMessage(typed.message);
      if (typed.until === '') return;
      setDay(typed.until);
      setReturned(typed.until);
    },
  });
  const { typed } = offer.field;
  const isTyped = typed.text !== '' || message !== '' || day !== until.value;
  const isKept = useRef(false);
  const follow = useEffectEvent(() => {
    if (isTyped) keep({ price: typed, until: day, message, isSent: false }, version);
    else if (isKept.current) forget();
    isKept.current = isTyped;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept is what is typed.
  useEffect(() => follow(), [typed, day, message]);

  const { amount } = offer;
  const difference = () => {
    if (asked === null || amount === null) return '';
    const order = compareAmounts(amount, asked);
    if (order === 0) return words.same;
    const [less, more] = order < 0 ? [amount, asked] : [asked, amount];
    return (order < 0 ? words.less : words.more).replace('{amount}', formatMoney(minus(more, less)));
  };
  const commission = ({ amount: cents }: Money) =>
    formatMoney(money(sharesOf([{ amount: cents, percent: commissionPercent }]).total, currency));
  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const offered = offer.ask();
    if (!offered) return input.current?.focus();
    if (!(await onSend({ price: unitsOf(offered), until: day, message }))) return;
    if (isHeld) keep({ price: typed, until: day, message, isSent: true }, version);
    else forget();
  }
  return (
    <form onSubmit={send}>
      <div className="grid grid-cols-2 items-start gap-3 text-13">
        <MoneyField {...offer.field} label={words.offerPrice} name="price" inputRef={input} isRequired />
        <DayField
          key={returned}
          name="until"
          label={words.offerUntil}
          initial={returned}
          onValue={setDay}
          min={until.min}
          max={until.max}
          today={until.today}
          locale={until.locale}
          words={until.words}
          isRequired
        />
      </div>
      <p role="status" className="mt-1 flex flex-wrap justify-between gap-x-4 text-12 text-soft">
        {amount && amount.amount > 0 && (
          <>
            <span>{difference()}</span>
            <span>{words.commission.replace('{amount}', commission(amount))}</span>
          </>
        )}
      </p>
      <label className="mt-3 block text-13">
        {words.offerMessage}
        <input
          name="message"
          maxLength={400}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
          className={answerControl}
        />
      </label>
      <SendAnswer label={words.sendOffer} isBusy={isBusy} />
      <p className="mt-1 text-12 text-soft">{words.offerNote}</p>
    </form>
  );
}
