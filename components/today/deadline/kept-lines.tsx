'use client';

import { createContext, type ReactNode, useRef } from 'react';
import { useKeptRows } from '@/components/sales/lead/use-kept-rows';
import { type Row, rowsThatStay } from '@/lib/sales/lead/rules/rows-in-place';
import { type Section, sections } from '@/lib/today/deadline/sections';

type Line = { section: Section; line: ReactNode };
type Rows = readonly Row<Line>[];

/** Whether a line is no longer in the list, and stands there only until the pointer is elsewhere. */
export const LineGone = createContext(false);

/** Each stays in its section, too; what has come since is seen once the pointer is elsewhere. */
const placed = (shown: Rows, read: Rows): Rows =>
  rowsThatStay(shown, read).map(({ id, row }, index) => ({
    id,
    row: { ...row, section: shown[index]?.row.section ?? row.section },
  }));

type Props = {
  rows: Rows;
  heads: Readonly<Record<Section, string>>;
  /** Which list this is, and which line of it is opened. */
  asked: string;
};

/** The lines of what is due in their sections, none of which moves while somebody points into them (rule 10.7). */
export function KeptLines({ rows, heads, asked }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { shown, pointing } = useKeptRows(list, rows, { asked, place: placed });
  const isThere = ({ id }: Row<Line>) => rows.some((row) => row.id === id);
  return (
    <div ref={list} {...pointing} className="rounded-desk border border-line bg-surface">
      {sections.map((section) => {
        const lines = shown.filter(({ row }) => row.section === section);
        return lines.length === 0 ? null : (
          <section
            key={section}
            aria-labelledby={`due-${section}`}
            className="not-first:border-t not-first:border-line"
          >
            <div className="flex justify-between bg-paper px-4 pt-3.5 pb-1.5 first:rounded-t-desk">
              <h2 id={`due-${section}`} className="font-sans text-14 leading-[18px] font-bold tracking-normal">
                {heads[section]}
              </h2>
              <span className="text-13 text-soft">{lines.filter(isThere).length}</span>
            </div>
            <ol>
              {lines.map((line) => (
                <LineGone key={line.id} value={!isThere(line)}>
                  {line.row.line}
                </LineGone>
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}
