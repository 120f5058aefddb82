'use client';

import type { CSSProperties, ReactNode } from 'react';
import type { Period } from '@/lib/catalogue/property/rules/facts';
import { withDays } from './grid-address';
import { LongWords } from './long-words';
import { OwnLeadInShort, type OwnLeadWords } from './own-lead-in-short';
import './season-grid.css';

/** `chosen`: of the property's page with a stay of any days (`withDays`) chosen there, at this level. */
export type LevelWords = { name: string; isOther: boolean; chosen: string };

/** A house over its columns, in finished words. */
export type HouseWords = {
  id: string;
  name: string;
  /** The name as its narrow column has it: lib/platform/divided. */
  shown: string;
  href: string;
  picture: ReactNode;
  /** As `shown`. */
  place: string;
  /** Whom it sleeps, and what its weeks usually earn. */
  facts: string;
  earns: boolean;
  /** At any level. */
  chosen: string;
  levels: readonly (LevelWords & { shown: string })[];
};

/** Why a stay is not to be had, how long that still lasts, and the nearest one that is. */
export type WhyWords = { text: string; left?: string; nearest?: { label: string; href: string } };

type CellWords = {
  state: string;
  said: string;
  person?: string;
  earns?: string;
  /** Where it is not what the house usually earns. */
  percent?: string;
  own?: OwnLeadWords;
};

/** A house in one row: a cell a level, or one for all of them where nothing can be had. */
export type WeekWords = {
  /** The house's own, where they are others than the row's. */
  days?: Period & { text: string };
  why?: WhyWords;
  /** A sentence alone: at this level there is nothing. */
  cells?: readonly (CellWords | string)[];
  closed?: { state: string; said: string; why?: WhyWords } | string;
  own?: OwnLeadWords;
};

export type RowWords = Period & { text: string; feast?: string; weeks: readonly WeekWords[] };

export type TableWords = Record<'table' | 'week' | 'person' | 'personShort', string> & {
  /** Absent where it may not be seen. */
  commission?: { word: string; short: string };
};

type Props = {
  words: TableWords;
  houses: readonly HouseWords[];
  months: readonly { name: string; rows: readonly RowWords[] }[];
};

/** Weeks × houses and levels. In the browser: a page hands on the words of its four hundred cells, not the cells. */
export function SeasonTable({ words, houses, months }: Props) {
  const span = 1 + houses.reduce((sum, { levels }) => sum + levels.length, 0);
  return (
    <table className="season-grid" style={{ '--houses': houses.length } as CSSProperties}>
      <caption className="sr-only">{words.table}</caption>
      <thead>
        <tr className="houses">
          <td />
          {houses.map((house) => (
            <HouseHead key={house.id} house={house} />
          ))}
        </tr>
        <tr className="levels">
          <th scope="col">{words.week}</th>
          {houses.flatMap(({ id, levels, earns }) =>
            levels.map(({ name, shown, chosen, isOther }) => (
              <th key={`${id}${chosen}${name}`} scope="col" className={isOther ? 'other' : undefined}>
                <b>
                  <LongWords text={shown} />
                </b>
                <abbr title={words.person}>{words.personShort}</abbr>
                {earns && words.commission && <abbr title={words.commission.word}>{words.commission.short}</abbr>}
              </th>
            )),
          )}
        </tr>
      </thead>
      {months.map(({ name, rows }) => (
        <tbody key={name}>
          <tr className="month">
            <th scope="rowgroup" colSpan={span}>
              {name}
            </th>
          </tr>
          {rows.map((row) => (
            <tr key={row.checkIn}>
              <th scope="row">
                {withDashAhead(row.text)}
                {row.feast && <span>{row.feast}</span>}
              </th>
              {houses.map((house, index) => (
                <Week key={house.id} house={house} row={row} week={row.weeks[index]} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** `12 – 19 Dec` in a column too narrow for it: `12`, and `– 19 Dec` below. A dash alone lets a line end after it. */
const withDashAhead = (period: string) => {
  const [from = '', to] = period.split(' – ');
  return to === undefined ? from : `${from.replaceAll(' ', '\u00a0')} –\u2060\u00a0${to.replaceAll(' ', '\u00a0')}`;
};

/** Name, place and currency, guests and what its weeks usually earn: the cells say only what differs. */
function HouseHead({ house: { shown, href, picture, place, facts, earns, levels } }: { house: HouseWords }) {
  return (
    <th scope="colgroup" colSpan={levels.length}>
      <div className="grid items-center gap-x-3 wide:grid-cols-[64px_minmax(0,1fr)]">
        <div className="h-12 overflow-hidden rounded-[2px] max-wide:hidden">{picture}</div>
        <div>
          <a href={href} data-soft className="font-serif text-14 hover:underline wide:text-16">
            <LongWords text={shown} />
          </a>
          <span className="block text-12 text-soft">
            <LongWords text={place} />
          </span>
          <span className="block text-12 text-soft max-season:hidden" data-commission={earns ? '' : undefined}>
            {facts}
          </span>
        </div>
      </div>
    </th>
  );
}

type WeekProps = { house: HouseWords; row: RowWords; week: WeekWords | undefined };

function Week({ house, row, week }: WeekProps) {
  if (!week) return null;
  const { closed, days, own, cells, why } = week;
  const start = `${house.name}, ${(days ?? row).text}`;
  const shifted = days && <span>{days.text}</span>;
  if (closed !== undefined) {
    return (
      <td colSpan={house.levels.length} className={own ? 'closed own' : 'closed'}>
        {typeof closed === 'string' ? (
          closed
        ) : (
          <a
            href={withDays(house.chosen, days ?? row)}
            data-state={closed.state}
            data-name={start}
            {...reasonOf(closed.why)}
          >
            <b>{closed.said}</b>
          </a>
        )}
        {shifted}
        {own && <OwnLeadInShort words={own} />}
      </td>
    );
  }
  return house.levels.map(({ name, chosen, isOther }, index) => {
    const cell = cells?.[index];
    if (!cell) return null;
    if (typeof cell === 'string') {
      return (
        <td key={chosen + name} className={isOther ? 'closed other' : 'closed'}>
          {cell}
        </td>
      );
    }
    return (
      <td key={chosen + name} {...classOf(cell.own !== undefined, isOther)}>
        <a
          href={withDays(chosen, days ?? row)}
          data-state={cell.state}
          data-name={`${start}, ${name}`}
          {...reasonOf(why)}
        >
          <b>
            {cell.said}
            {why?.left && <small aria-hidden="true">{why.left}</small>}
          </b>
          {why && <span className="sr-only">{why.text}</span>}
          {shifted}
          {cell.person}
          {cell.earns && (
            <i data-commission="">
              {cell.earns}
              {cell.percent && <em> {cell.percent}</em>}
            </i>
          )}
        </a>
        {cell.own && <OwnLeadInShort words={cell.own} />}
      </td>
    );
  });
}

/** The names of a cell where it has any: most have none, which is said by nothing. */
const classOf = (isOwn: boolean, isOther: boolean) =>
  isOwn || isOther ? { className: [isOwn && 'own', isOther && 'other'].filter(Boolean).join(' ') } : null;

/** What the dialog of a cell says that does not stand in it: why the stay is not to be had, and the nearest one that is. */
const reasonOf = (why: WhyWords | undefined) =>
  why && { 'data-why': why.text, 'data-nearest': why.nearest?.label, 'data-nearest-href': why.nearest?.href };
