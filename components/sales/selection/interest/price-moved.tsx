'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { fill } from '@/components/form/types';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Icon } from '@/components/ui/icon';
import { formatRange } from '@/lib/platform/dates';
import { formatAmount, type Money, money } from '@/lib/platform/money';
import { differenceOf, type SelectionDifference } from '@/lib/sales/selection/rules/interest';
import type { Selection } from '@/lib/sales/selection/types';
import { addressOf } from '../address';
import { shortDay } from '../party-words';
import { useSelection } from '../selection-context';
import { fieldNames, type InterestWords } from './setting';

export type Moved = {
  /** As it was shown. */
  was: Selection;
  /** The same rooms at the rates of now; null: one of them is no longer sold so. */
  is: Selection | null;
};

type Props = {
  moved: Moved;
  formId: string;
  isBusy: boolean;
  words: InterestWords;
  onAccept: () => void;
  onBack: () => void;
};

/** Shown, now and the difference, with the three ways on (beyond.md B2). What was typed waits in the form behind it. */
export function PriceMoved({ moved: { was, is }, formId, isBusy, words, onAccept, onBack }: Props) {
  const { today, locale } = useSelection();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const difference = is && differenceOf(was, is, today);
  const now = difference?.price.is;
  const shown = difference?.price.was;
  const { checkInDate, checkOutDate } = was.stay;
  return (
    <div>
      <button
        type="button"
        onClick={onBack}
        className="min-h-6 text-13 font-bold text-main-ink hover:underline hover:underline-offset-4"
      >
        ← {words.title}
      </button>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 ref={title} tabIndex={-1} className="text-28 outline-none">
            {is ? words.movedTitle : words.goneTitle}
          </h1>
          <p className="mt-1 text-soft">{is ? words.movedText : words.goneText}</p>
        </div>
        <p className="text-13 text-soft">
          {was.hotel.name}
          <br />
          {formatRange(checkInDate, checkOutDate, locale)}
        </p>
      </div>
      {difference && <DifferenceTable difference={difference} words={words} />}
      <div className="mt-8 grid gap-6 border-t border-ink pt-6 desk:grid-cols-3">
        {now && shown && (
          <>
            <Way title={words.accept} text={fill(words.acceptText, { price: formatAmount(now) })}>
              <button
                type="submit"
                form={formId}
                name={fieldNames.answer}
                value="accept"
                disabled={isBusy}
                onClick={onAccept}
                className={compactButtonClass('primary', 'large', 'w-full')}
              >
                {fill(words.acceptButton, { price: formatAmount(now) })}
              </button>
            </Way>
            <Way title={words.honour} text={fill(words.honourText, { price: formatAmount(shown) })}>
              <button
                type="submit"
                form={formId}
                name={fieldNames.answer}
                value="honour"
                disabled={isBusy}
                className={compactButtonClass('quiet', 'large', 'w-full')}
              >
                {words.honourButton}
              </button>
            </Way>
          </>
        )}
        <Way title={words.another} text={words.anotherText}>
          <Link
            href={addressOf(was)}
            prefetch={false}
            className={compactButtonClass(is ? 'quiet' : 'primary', 'large', 'w-full')}
          >
            {words.anotherButton} <Icon name="right" />
          </Link>
        </Way>
      </div>
    </div>
  );
}

function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="flex flex-col">
      <h2 className="font-sans text-16 leading-6 font-bold tracking-normal">{title}</h2>
      <p className="mt-1 mb-4 grow text-14 text-soft">{text}</p>
      {children}
    </section>
  );
}

function DifferenceTable({ difference, words }: { difference: SelectionDifference; words: InterestWords }) {
  const { locale, words: selected } = useSelection();
  const { rooms, price, dated, freeUntil, commission } = difference;
  const day = (date: SelectionDifference['freeUntil']['was']) => (date ? shortDay(date, locale) : words.notFree);
  const currency = price.was?.currency ?? '';
  return (
    <table className="mt-6 w-full border-separate border-spacing-0 rounded-desk border border-line bg-surface text-14 [&_td]:px-3 [&_td]:py-2 [&_td]:text-right [&_th]:px-3 [&_th]:py-2 desk:[&_td]:px-5 desk:[&_th]:px-5">
      <caption className="sr-only">{words.movedTitle}</caption>
      <thead className="text-12 text-soft">
        <tr>
          <th scope="col" className="text-left font-normal">
            {fill(words.pricesIn, { currency })}
          </th>
          <th scope="col" className="text-right font-normal">
            {words.shown}
          </th>
          <th scope="col" className="text-right font-normal">
            {words.now}
          </th>
          <th scope="col" className="text-right font-normal">
            {words.difference}
          </th>
        </tr>
      </thead>
      <tbody className="[&_td]:border-t [&_td]:border-line-faint [&_th]:border-t [&_th]:border-line-faint">
        {rooms.map(({ room, offer, quantity, price: change }) => (
          <AmountRow
            key={`${room.id}${offer.id}${offer.numAdults}${offer.childrenAges}${offer.requestedBedConfiguration}`}
            label={quantity > 1 ? `${quantity} × ${room.name}` : room.name}
            note={offer.rateName}
            change={change}
            words={words}
          />
        ))}
        <AmountRow label={words.roomsTotal} change={price} words={words} isTotal />
        {dated.map(({ kind, on, amount }) => (
          <AmountRow
            key={`${kind}${on}`}
            label={`${words.moved[kind]}, ${shortDay(on, locale)}`}
            change={amount}
            words={words}
            isNeutral
          />
        ))}
        <tr>
          <th scope="row" className="text-left font-normal">
            {selected.freeOfCharge}
          </th>
          <td>{day(freeUntil.was)}</td>
          <td className={freeUntil.was === freeUntil.is ? 'text-soft' : 'font-bold'}>{day(freeUntil.is)}</td>
          <td className="text-soft">{freeUntil.was === freeUntil.is ? words.same : ''}</td>
        </tr>
        {commission && <AmountRow label={selected.commission} change={commission} words={words} isEarned />}
      </tbody>
    </table>
  );
}

type RowProps = {
  label: string;
  note?: string;
  change: { was: Money | null; is: Money | null };
  words: InterestWords;
  isTotal?: boolean;
  /** Neither good nor bad. */
  isNeutral?: boolean;
  /** More of it is good. */
  isEarned?: boolean;
};

/** A higher price is brown, never red: it is no error. */
function AmountRow({ label, note, change: { was, is }, words, isTotal, isNeutral, isEarned }: RowProps) {
  const difference = (is?.amount ?? 0) - (was?.amount ?? 0);
  const isSame = difference === 0;
  const isGood = isEarned ? difference > 0 : difference < 0;
  const look = isSame
    ? 'text-soft'
    : isNeutral
      ? 'font-bold'
      : isGood
        ? 'font-bold text-positive'
        : 'font-bold text-warning';
  const sign = difference > 0 ? '+ ' : '';
  const currency = is?.currency ?? was?.currency ?? 'EUR';
  return (
    <tr className={isTotal ? 'text-16 [&>*]:border-ink!' : ''}>
      <th scope="row" className={`text-left ${isTotal ? 'font-bold' : 'font-normal'}`}>
        {label}
        {note && <span className="block text-12 text-soft">{note}</span>}
      </th>
      <td className="figures">{was ? formatAmount(was) : '–'}</td>
      <td className={`figures ${isSame ? 'text-soft' : 'font-bold'}`}>{is ? formatAmount(is) : '–'}</td>
      <td className={`figures ${look}`}>
        {isSame ? words.same : `${sign}${formatAmount(money(difference, currency))}`}
      </td>
    </tr>
  );
}
