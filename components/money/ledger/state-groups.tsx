import type { ReactNode } from 'react';
import { type Earning, type Summed, totalsOf } from '@/lib/money/ledger/rules/earnings';
import { formatMoney, money } from '@/lib/platform/money';

/** Of each state, where all are shown; the rest opens by its state. */
const FIRST = 5;
/** Of one state. More stand in the statements. */
const MOST = 100;

export const amountText = ({ amount, currency }: Pick<Earning, 'amount' | 'currency'>) =>
  formatMoney(money(Number(amount), currency));

type Options<Row> = {
  rows: readonly Row[];
  /** Only one state is shown. */
  isOne: boolean;
  headOf: (state: Earning['state']) => ReactNode;
  hrefOf: (state: Earning['state']) => string;
  words: { more: (count: number) => string; showMore: (count: number) => string };
};

/** Rows by their state, each with its number and sums, and what is left of it. */
export function stateGroups<Row extends Summed>({ rows, isOne, headOf, hrefOf, words }: Options<Row>) {
  const shown = isOne ? MOST : FIRST;
  return [...new Set(rows.map(({ state }) => state))].map((state) => {
    const own = rows.filter((row) => row.state === state);
    return {
      key: state,
      rows: own.slice(0, shown),
      above: (
        <span className="flex flex-wrap justify-between gap-x-6">
          <span>
            {headOf(state)} <span className="text-12 text-soft">{own.length}</span>
          </span>
          <span className="figures flex flex-wrap gap-x-4 font-bold">
            {totalsOf(own).map((total) => (
              <span key={total.currency}>{amountText(total)}</span>
            ))}
          </span>
        </span>
      ),
      below: own.length > shown && (
        <Rest count={own.length - shown} href={isOne ? null : hrefOf(state)} words={words} />
      ),
    };
  });
}

type RestProps = { count: number; href: string | null; words: Options<never>['words'] };

function Rest({ count, href, words }: RestProps) {
  if (href === null) return <span className="text-13 text-soft">{words.more(count)}</span>;
  return (
    <a
      href={`${href}#entries`}
      data-soft
      className="text-13 font-bold text-main-ink underline-offset-2 hover:underline"
    >
      {words.showMore(count)}
    </a>
  );
}
