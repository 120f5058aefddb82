import type { ReactNode } from 'react';

type Column<Row> = {
  head: string;
  /** Null where there is nothing: a dash among the columns, and no line at all among the facts of a block. */
  cell: (row: Row) => ReactNode;
  isFigure?: boolean;
  className?: string;
};

type Props<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The same rows in groups, each under its own line. */
  groups?: readonly { key: string; above: ReactNode; below: ReactNode; rows: readonly Row[] }[];
  keyOf: (row: Row) => string;
  /** A row that stands out, by a tint and an edge; it says why in words. */
  isMarked?: (row: Row) => boolean;
  /** Instead of the table when there are no rows. */
  empty: ReactNode;
};

/** Rows that line up on a wide screen; on a narrow one each is a block of labelled facts. */
export function Table<Row>({ label, columns, rows, groups, keyOf, isMarked, empty }: Props<Row>) {
  if (rows.length === 0) return <div className="rounded-desk border border-line bg-surface p-5 text-soft">{empty}</div>;
  return (
    <table aria-label={label} className="w-full border-collapse text-14 max-desk:block">
      <thead className="max-desk:sr-only">
        <tr className={`border-b border-line text-left text-12 text-soft ${isMarked ? '*:first:pl-3' : ''}`}>
          {columns.map(({ head, isFigure }) => (
            <th key={head} scope="col" className={`py-2 pr-4 font-normal ${isFigure ? 'text-right' : ''}`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {(groups ?? [{ key: '', above: null, below: null, rows }]).map((group) => (
        <tbody key={group.key} className="max-desk:block">
          {group.above && (
            <tr className="border-b border-line max-desk:block">
              <th
                scope="rowgroup"
                colSpan={columns.length}
                className="pt-6 pr-4 pb-1.5 text-left font-normal max-desk:block"
              >
                {group.above}
              </th>
            </tr>
          )}
          {group.rows.map((row) => (
            <tr
              key={keyOf(row)}
              className={`border-b border-line-faint align-top max-desk:block max-desk:py-3 ${isMarked?.(row) ? 'bg-main-light2/40 shadow-[inset_3px_0_0_var(--main-ink)] max-desk:pl-3' : ''} ${isMarked ? 'desk:*:first:pl-3' : ''}`}
            >
              {columns.map(({ head, cell, isFigure, className = '' }) => {
                const content = cell(row);
                return (
                  <td
                    key={head}
                    className={`py-2.5 pr-4 max-desk:grid-cols-[112px_1fr] max-desk:gap-3 max-desk:py-0.5 ${content === null ? 'max-desk:hidden' : 'max-desk:grid'} ${isFigure ? 'desk:text-right' : ''} ${className}`}
                  >
                    <span aria-hidden className="text-12 leading-[22px] text-soft desk:hidden">
                      {head}
                    </span>
                    <div className="min-w-0 [overflow-wrap:anywhere]">{content ?? '–'}</div>
                  </td>
                );
              })}
            </tr>
          ))}
          {group.below && (
            <tr className="max-desk:block">
              <td colSpan={columns.length} className="py-2 max-desk:block">
                {group.below}
              </td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  );
}
