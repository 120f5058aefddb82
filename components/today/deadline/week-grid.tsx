'use client';

import { ShareBar } from '@/components/sales/report/share-bar';
import { Figure, type FigureWords } from '@/components/ui/figure';

type Row = {
  key: string;
  name: string;
  /** Of the fullest day, in per cent; null: it is their sum. */
  part: number | null;
  isToday: boolean;
  due: FigureWords;
  figures: readonly FigureWords[];
};

type Props = {
  words: { title: string; day: string; due: string };
  /** A head in short, and in full where that is not the same. */
  columns: readonly { key: string; head: string; title: string | null }[];
  days: readonly Row[];
  sum: Row;
};

const faint = ({ href }: FigureWords) => (href === null ? 'text-soft' : '');

/** Deadlines by day in finished words. Drawn in the browser, too: to the server the words of a figure cost less than its elements. */
export function WeekGrid({ words, columns, days, sum }: Props) {
  const cells = ({ due, figures, part }: Row) => (
    <>
      <td aria-hidden="true" className={part === null ? '' : 'px-3'}>
        {part !== null && <ShareBar part={part} />}
      </td>
      <td className={`figures px-2.5 py-2 text-right font-bold ${faint(due)}`}>
        <Figure href={due.href}>{due.text}</Figure>
      </td>
      {columns.map(({ key }, index) => {
        const figure = figures[index];
        return (
          <td key={key} className={`figures px-2.5 py-2 text-right max-desk:hidden ${figure ? faint(figure) : ''}`}>
            {figure && <Figure href={figure.href}>{figure.text}</Figure>}
          </td>
        );
      })}
    </>
  );
  return (
    <div className="overflow-x-auto rounded-desk border border-line bg-surface">
      <table aria-label={words.title} className="w-full border-collapse text-14">
        <thead>
          <tr className="border-b border-ink text-13">
            <th scope="col" className="py-2 pl-4 text-left font-bold">
              {words.day}
            </th>
            <td aria-hidden="true" className="w-1/2 desk:w-1/4" />
            <th scope="col" className="px-2.5 py-2 text-right font-bold">
              {words.due}
            </th>
            {columns.map(({ key, head, title }) => (
              <th key={key} scope="col" className="px-2.5 py-2 text-right font-normal max-desk:hidden">
                {title ? (
                  <abbr title={title} className="no-underline">
                    {head}
                  </abbr>
                ) : (
                  head
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((row) => (
            <tr key={row.key} className={`border-b border-line-faint last:border-0 ${row.isToday ? 'bg-sand' : ''}`}>
              <th scope="row" className="py-2 pl-4 text-left font-bold whitespace-nowrap">
                {row.name}
              </th>
              {cells(row)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-ink font-bold">
            <th scope="row" className="py-2 pl-4 text-left">
              {sum.name}
            </th>
            {cells(sum)}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
