'use client';

import { Figure, type FigureWords } from '@/components/ui/figure';
import { ShareOfSaved } from './bars';
import { RangeLine } from './range-line';
import { placeOf } from './scale';

export type GridRow = {
  key: string;
  name: string;
  currency: string | null;
  figures: readonly (FigureWords & { isZero: boolean })[];
  /** In minutes; null: too few to tell. */
  times: { median: number; ninety: number } | null;
  /** Of all that was saved, in per cent. */
  share: { booked: number; open: number } | null;
};

type Props = {
  label: string;
  /** Heads of the name, the currency where there is one, and the figures. */
  heads: { name: string; currency: string | null; figures: readonly string[] };
  rows: readonly GridRow[];
  totals: readonly GridRow[];
  /** Marks over the column of times; null: it has none. */
  scale: readonly { minutes: number; text: string }[] | null;
  /** Words of the column of shares; null: it has none. */
  legend: { booked: string; undecided: string; lost: string } | null;
};

const line = 'max-desk:grid max-desk:grid-cols-3 max-desk:gap-x-3 max-desk:gap-y-1.5 max-desk:px-4 max-desk:py-3';
const nameClass = 'py-2 pr-3 pl-4 text-left max-desk:col-span-full max-desk:p-0';

/**
 * A report in finished words as a table; on a narrow screen each row is a block of labelled figures. Drawn in the browser,
 * too: to the server the words of a figure cost less than its elements.
 */
export function ReportGrid({ label, heads, rows, totals, scale, legend }: Props) {
  const cells = (row: GridRow, currencyClass = '') => (
    <>
      {heads.currency !== null && <td className={`px-3 py-2 text-13 max-desk:p-0 ${currencyClass}`}>{row.currency}</td>}
      {row.figures.map(({ text, href, isZero }, index) => (
        <td
          key={heads.figures[index]}
          data-column={heads.figures[index]}
          className={isZero ? 'report-cell text-soft' : 'report-cell'}
        >
          <Figure href={href}>{text}</Figure>
        </td>
      ))}
      {scale && (
        <td className="px-8 max-desk:col-span-full max-desk:px-0">{row.times && <RangeLine {...row.times} />}</td>
      )}
      {legend && (
        <td aria-hidden="true" className="px-4 max-desk:col-span-full max-desk:px-0">
          {row.share && <ShareOfSaved {...row.share} />}
        </td>
      )}
    </>
  );
  return (
    <div className="overflow-hidden rounded-desk border border-line bg-surface">
      <table aria-label={label} className="w-full border-collapse text-14 max-desk:block">
        <thead className="max-desk:sr-only">
          <tr className="border-b border-ink text-left align-bottom text-13">
            <th scope="col" className="py-2 pr-3 pl-4 font-bold">
              {heads.name}
            </th>
            {heads.currency !== null && (
              <th scope="col" className="px-3 py-2 font-bold">
                {heads.currency}
              </th>
            )}
            {heads.figures.map((head) => (
              <th key={head} scope="col" className="px-3 py-2 text-right font-bold">
                {head}
              </th>
            ))}
            {scale && <Scale marks={scale} />}
            {legend && <Legend words={legend} />}
          </tr>
        </thead>
        <tbody className="max-desk:block">
          {rows.map((row) => (
            <tr key={row.key} className={`border-b border-line-faint last:border-0 ${line}`}>
              <th scope="row" className={`${nameClass} font-bold`}>
                {row.name}
              </th>
              {cells(row, 'text-soft')}
            </tr>
          ))}
        </tbody>
        <tfoot className="max-desk:block">
          {totals.map((total) => (
            <tr key={total.key} className={`border-t border-ink font-bold ${line}`}>
              <th scope="row" className={nameClass}>
                {total.name}
              </th>
              {cells(total)}
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  );
}

const marks = [
  { name: 'booked', booked: 100, open: 0 },
  { name: 'undecided', booked: 0, open: 100 },
  { name: 'lost', booked: 0, open: 0 },
] as const;

/** Which part of a bar is what, by the same marks. */
function Legend({ words }: { words: NonNullable<Props['legend']> }) {
  return (
    <td aria-hidden="true" className="w-1/4 px-4 py-2 align-bottom text-12 font-normal text-soft">
      <span className="flex flex-wrap gap-x-3">
        {marks.map(({ name, ...mark }) => (
          <span key={name} className="inline-flex items-center gap-1 whitespace-nowrap">
            <span className="inline-block w-4">
              <ShareOfSaved {...mark} />
            </span>
            {words[name]}
          </span>
        ))}
      </span>
    </td>
  );
}

function Scale({ marks }: { marks: NonNullable<Props['scale']> }) {
  return (
    <td aria-hidden="true" className="w-1/3 px-8 py-2 align-bottom text-12 font-normal text-soft">
      <span className="relative block h-[18px]">
        {marks.map(({ minutes, text }) => (
          <span
            key={minutes}
            className="absolute -translate-x-1/2 whitespace-nowrap"
            style={{ left: `${placeOf(minutes)}%` }}
          >
            {text}
          </span>
        ))}
      </span>
    </td>
  );
}
