'use client';

import { formatAmount, type Money, money } from '@/lib/platform/money';
import { minus } from '@/lib/platform/money-arithmetic';

type Change<Value> = { was: Value; is: Value };

type Labelled = { key: string; label: string; note?: string };

/** An amount, or what is said in words. Of amounts `null` is none at all where it `mayBeNone`, else a price on request. */
export type DifferenceRow = Labelled &
  (
    | { change: Change<Money | null>; meaning: 'price' | 'total' | 'neutral' | 'earned'; mayBeNone?: boolean }
    | { said: Change<string>; difference: string }
  );

export type DifferenceWords = Record<'what' | 'shown' | 'now' | 'difference' | 'same' | 'onRequest', string>;

type Props = { caption: string; rows: readonly DifferenceRow[]; words: DifferenceWords };

const figures = ['shown', 'now', 'difference'] as const;

/** Before, now and the difference: columns on a wide screen; on a narrow one each row is a name over three figures. */
export function DifferenceTable({ caption, rows, words }: Props) {
  return (
    <table className="mt-6 w-full border-separate border-spacing-0 rounded-desk border border-line bg-surface text-14 max-desk:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-12 text-soft max-desk:sr-only">
        <tr>
          <th scope="col" className="px-5 py-2 text-left font-normal">
            {words.what}
          </th>
          {figures.map((label) => (
            <th key={label} scope="col" className="px-5 py-2 text-right font-normal">
              {words[label]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-desk:block">
        {rows.map((row) => (
          <Row key={row.key} row={row} words={words} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, words }: { row: DifferenceRow; words: DifferenceWords }) {
  const { texts, looks } = toldOf(row, words);
  const isTotal = 'meaning' in row && row.meaning === 'total';
  const edge = isTotal ? 'border-ink' : 'border-line-faint';
  return (
    <tr className={`max-desk:grid max-desk:grid-cols-3 max-desk:pb-2 ${isTotal ? 'text-16' : ''}`}>
      <th
        scope="row"
        className={`border-t px-4 text-left max-desk:col-span-3 max-desk:pt-2 desk:px-5 desk:py-2 ${edge} ${isTotal ? 'font-bold' : 'font-normal'}`}
      >
        {row.label}
        {row.note && <span className="block text-12 text-soft">{row.note}</span>}
      </th>
      {figures.map((name, index) => (
        <td
          key={name}
          className={`figures desk:border-t desk:text-right max-desk:px-4 desk:px-5 desk:py-2 ${edge} ${index === 2 ? 'max-desk:text-right' : ''} ${looks[index]}`}
        >
          <span aria-hidden="true" className="block text-12 leading-4 font-normal text-soft desk:hidden">
            {words[name]}
          </span>
          {texts[index]}
        </td>
      ))}
    </tr>
  );
}

type Told = { texts: readonly string[]; looks: readonly string[] };

/** A higher price is brown, never red: it is no error. */
function toldOf(row: DifferenceRow, words: DifferenceWords): Told {
  if ('said' in row) {
    const { was, is } = row.said;
    return { texts: [was, is, row.difference], looks: ['', was === is ? 'text-soft' : 'font-bold', 'text-soft'] };
  }
  const { meaning, mayBeNone } = row;
  const { was, is } = row.change;
  const text = (amount: Money | null) => (amount ? formatAmount(amount) : mayBeNone ? '–' : words.onRequest);
  const moved = differenceOf(row.change, mayBeNone ?? false);
  if (moved?.amount === 0) return { texts: [text(was), text(is), words.same], looks: ['', 'text-soft', 'text-soft'] };
  const isGood = moved !== null && (meaning === 'earned' ? moved.amount > 0 : moved.amount < 0);
  const look = meaning === 'neutral' ? '' : isGood ? 'text-positive' : 'text-warning';
  const difference = moved ? `${moved.amount > 0 ? '+ ' : ''}${formatAmount(moved)}` : '–';
  return { texts: [text(was), text(is), difference], looks: ['', 'font-bold', `font-bold ${look}`] };
}

/** Null: between a price and one on request there is no amount. */
function differenceOf({ was, is }: Change<Money | null>, mayBeNone: boolean): Money | null {
  const none = money(0, is?.currency ?? was?.currency ?? 'EUR');
  if (was === null && is === null) return none;
  if (!mayBeNone && (was === null || is === null)) return null;
  return minus(is ?? none, was ?? none);
}
