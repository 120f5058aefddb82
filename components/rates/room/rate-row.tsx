import type { CSSProperties, ReactNode } from 'react';

/** A fact over its explanation. */
export type FactWords = { fact: string; more?: string; look?: 'price' | 'strong' | 'negative' };

/** One rate of a room, in finished words (`rateWords`). */
export type RateWords = {
  id: string;
  name: string;
  /** Board and what else it gives. */
  gives: string;
  /** Total, against the public price, until when it is free, when it is paid. */
  facts: readonly FactWords[];
  /** Absent where it may not be seen. */
  earned?: FactWords;
  /** What it comes to in the money of the place. */
  locally?: string;
};

/** The names of the columns; nothing is said of what may not be seen. */
export type ColumnWords = Record<'total' | 'public' | 'free' | 'pay', string> & { commission?: string };

const columns = ['total', 'public', 'free', 'pay', 'commission'] as const;

type HeadsProps = { title: string; names: ColumnWords; hasChoice?: true; className: string };

/** Heads of the columns, where they stand in one line. */
export function RateHeads({ title, names, hasChoice, className }: HeadsProps) {
  return (
    <div
      aria-hidden="true"
      data-choice={hasChoice}
      data-unearned={names.commission ? undefined : true}
      className={`rate-columns items-end ${className} text-12 text-soft max-menu:hidden!`}
    >
      <span>{title}</span>
      {columns.map(
        (column) =>
          names[column] && (
            <span key={column} className={column === 'free' || column === 'pay' ? '' : 'text-right'}>
              {names[column]}
            </span>
          ),
      )}
    </div>
  );
}

/** The names of the columns for a list of rates: over each fact where no head of a column stands (agency-rows.css). */
export const rateLabels = (names: ColumnWords): CSSProperties =>
  Object.fromEntries(
    columns.flatMap((column) => (names[column] ? [[`--${column}`, JSON.stringify(names[column])]] : [])),
  );

type Props = {
  rate: RateWords;
  /** What the list needs to know of it (`rateData`). */
  data?: Readonly<Record<string, string | number | undefined>>;
  /** What is done with the rate. */
  action?: ReactNode;
  /** The mark by which it is chosen, in place of an action. */
  choice?: ReactNode;
  /** Its terms, folded: they open below the row. */
  children: ReactNode;
};

/** One rate of a room: what the client pays, until when it costs nothing, when it is paid, what it earns. */
export function RateRow({ rate: { name, gives, facts, earned, locally }, data, action, choice, children }: Props) {
  return (
    <li className="rate-row group" data-choice={choice ? true : undefined} {...data}>
      {choice}
      <div className="rate-columns" data-choice={choice ? true : undefined} data-unearned={earned ? undefined : true}>
        <div>
          <h3>{name}</h3>
          <small>{gives}</small>
        </div>
        {facts.map((words, index) => (
          <Fact key={columns[index]} words={words} />
        ))}
        {earned && <Fact words={earned} is="earned" />}
        {action && <div data-is="action">{action}</div>}
      </div>
      {locally && <p>{locally}</p>}
      {children}
    </li>
  );
}

const looks = {
  price: (fact: string) => <strong>{fact}</strong>,
  strong: (fact: string) => <b>{fact}</b>,
  negative: (fact: string) => <span className="text-negative">{fact}</span>,
};

function Fact({ words: { fact, more, look }, is }: { words: FactWords; is?: 'earned' }) {
  return (
    <div data-is={is}>
      {look ? looks[look](fact) : fact}
      {more && <small>{more}</small>}
    </div>
  );
}
