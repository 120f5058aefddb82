'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { fill } from '@/components/form/types';
import { useLetterKeys, useLetterKeysSetting } from '@/components/shell/letter-keys';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Icon } from '@/components/ui/icon';
import { formatRange } from '@/lib/platform/dates';
import { formatAmount, type Money, money } from '@/lib/platform/money';
import { minus } from '@/lib/platform/money-arithmetic';
import { numbered } from '@/lib/platform/numbered';
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

/** Shown, now and the difference, with the three ways on (rule 3.7). What was typed waits in the form behind it. */
export function PriceMoved({ moved: { was, is }, formId, isBusy, words, onAccept, onBack }: Props) {
  const { today, locale } = useSelection();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const ways = useRef<HTMLDivElement>(null);
  const take = (index: number) => () => ways.current?.querySelectorAll<HTMLElement>('button, a').item(index)?.click();
  useLetterKeys({ 1: take(0), 2: take(1), 3: take(2) });
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
      <div ref={ways} className="mt-8 grid gap-6 border-t border-ink pt-6 desk:grid-cols-3">
        {now && shown && (
          <>
            <Way number={1} title={words.accept} text={fill(words.acceptText, { price: formatAmount(now) })}>
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
            <Way number={2} title={words.honour} text={fill(words.honourText, { price: formatAmount(shown) })}>
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
        <Way number={is ? 3 : 1} title={words.another} text={words.anotherText}>
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

/** `number`: the key that takes it, unless keys of a single letter are switched off. */
function Way({ number, title, text, children }: { number: number; title: string; text: string; children: ReactNode }) {
  const { isOn } = useLetterKeysSetting();
  return (
    <section className="flex flex-col">
      <h2 className="font-sans text-16 leading-6 font-bold tracking-normal">
        {isOn && (
          <kbd className="mr-2 rounded-control border border-line-strong px-1.5 text-12 font-normal text-soft max-desk:hidden">
            {number}
          </kbd>
        )}
        {title}
      </h2>
      <p className="mt-1 mb-4 grow text-14 text-soft">{text}</p>
      {children}
    </section>
  );
}

const labels = ['shown', 'now', 'difference'] as const;

/** Columns on a wide screen; on a narrow one each row is a name over three labelled figures. */
function DifferenceTable({ difference, words }: { difference: SelectionDifference; words: InterestWords }) {
  const { locale, words: selected } = useSelection();
  const { rooms, price, dated, freeUntil, commission } = difference;
  const day = (date: SelectionDifference['freeUntil']['was']) => (date ? shortDay(date, locale) : words.notFree);
  const currency = price.was?.currency ?? '';
  const isFreeSame = freeUntil.was === freeUntil.is;
  return (
    <table className="mt-6 w-full border-separate border-spacing-0 rounded-desk border border-line bg-surface text-14 max-desk:block">
      <caption className="sr-only">{words.movedTitle}</caption>
      <thead className="text-12 text-soft max-desk:sr-only">
        <tr>
          <th scope="col" className="px-5 py-2 text-left font-normal">
            {fill(words.pricesIn, { currency })}
          </th>
          {labels.map((label) => (
            <th key={label} scope="col" className="px-5 py-2 text-right font-normal">
              {words[label]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-desk:block">
        {numbered(rooms).map(({ number, value: { room, offer, quantity, price: change } }) => (
          <AmountRow
            key={number}
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
        <Row
          label={selected.freeOfCharge}
          figures={[day(freeUntil.was), day(freeUntil.is), isFreeSame ? words.same : '']}
          looks={['', isFreeSame ? 'text-soft' : 'font-bold', 'text-soft']}
          words={words}
        />
        {commission && <AmountRow label={selected.commission} change={commission} words={words} isEarned />}
      </tbody>
    </table>
  );
}

type Three<Value> = readonly [Value, Value, Value];

type RowProps = {
  label: string;
  note?: string;
  figures: Three<string>;
  looks: Three<string>;
  words: InterestWords;
  isTotal?: boolean;
};

function Row({ label, note, figures, looks, words, isTotal }: RowProps) {
  const line = `border-t px-4 desk:px-5 desk:py-2 ${isTotal ? 'border-ink' : 'border-line-faint'}`;
  return (
    <tr className={`max-desk:grid max-desk:grid-cols-3 max-desk:pb-2 ${isTotal ? 'text-16' : ''}`}>
      <th
        scope="row"
        className={`${line} text-left max-desk:col-span-3 max-desk:pt-2 ${isTotal ? 'font-bold' : 'font-normal'}`}
      >
        {label}
        {note && <span className="block text-12 text-soft">{note}</span>}
      </th>
      {labels.map((name, index) => (
        <td
          key={name}
          className={`figures desk:border-t desk:text-right max-desk:px-4 desk:px-5 desk:py-2 ${isTotal ? 'border-ink' : 'border-line-faint'} ${index === 2 ? 'max-desk:text-right' : ''} ${looks[index]}`}
        >
          <span aria-hidden="true" className="block text-12 leading-4 font-normal text-soft desk:hidden">
            {words[name]}
          </span>
          {figures[index]}
        </td>
      ))}
    </tr>
  );
}

type AmountProps = Pick<RowProps, 'label' | 'note' | 'words' | 'isTotal'> & {
  change: { was: Money | null; is: Money | null };
  /** Neither good nor bad. */
  isNeutral?: boolean;
  /** More of it is good. */
  isEarned?: boolean;
};

/** A higher price is brown, never red: it is no error. */
function AmountRow({ change: { was, is }, isNeutral, isEarned, words, ...row }: AmountProps) {
  const none = money(0, is?.currency ?? was?.currency ?? 'EUR');
  const moved = minus(is ?? none, was ?? none);
  const difference = moved.amount;
  const isSame = difference === 0;
  const isGood = isEarned ? difference > 0 : difference < 0;
  const meaning = isNeutral ? '' : isGood ? 'text-positive' : 'text-warning';
  const amount = formatAmount(moved);
  return (
    <Row
      {...row}
      words={words}
      figures={[
        was ? formatAmount(was) : '–',
        is ? formatAmount(is) : '–',
        isSame ? words.same : `${difference > 0 ? '+ ' : ''}${amount}`,
      ]}
      looks={['', isSame ? 'text-soft' : 'font-bold', isSame ? 'text-soft' : `font-bold ${meaning}`]}
    />
  );
}
