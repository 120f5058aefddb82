import type { ReactNode } from 'react';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import type { ReportQuery } from '@/lib/sales/report/schema';
import { hasCurrencies, type Report, type ReportKind, type ReportRow, reportColumns } from '@/lib/sales/report/types';
import { nameOf } from '@/lib/sales/report/words';
import { ShareOfSaved } from './bars';
import { Figure, figureText, type ReportsT } from './figure';
import { RangeLine } from './range-line';
import { placeOf, scaleMarks } from './scale';

type Props = {
  label: string;
  query: ReportQuery;
  report: Report;
  locale: Locale;
  /** The address of the list that a figure counts; null where it opens none. */
  hrefOf: (column: string, cell: { key: string | null; currency: string | null }) => string | null;
  /** Beneath the name of a row. */
  under?: (row: ReportRow) => ReactNode;
  /** Instead of all columns of the measure. */
  columns?: readonly string[];
};

/** A report as a table; on a narrow screen each row is a block of labelled figures. */
export function ReportTable({ label, query, report, locale, hrefOf, under, columns: chosen }: Props) {
  const t = translator(locale, 'reports');
  const all = Object.entries(reportColumns[query.measure]) as [string, ReportKind][];
  const columns = all.filter(([name]) => !chosen || chosen.includes(name));
  const hasTimes = columns.some(([name]) => name === 'ninety');
  const hasShares = query.measure === 'conversion' && !chosen;
  const hasCurrency = hasCurrencies(query.measure) && query.group !== 'currency';
  const names = new Map(columns.map(([column]) => [column, columnName(t, query, column)]));
  const figures = (row: Pick<ReportRow, 'currency' | 'values'> & { key: string | null }) =>
    columns.map(([name, kind]) => {
      const value = row.values[name] ?? null;
      const text = figureText(t, kind, value, row.currency);
      const href = value === null || Number(value) === 0 ? null : hrefOf(name, row);
      return (
        <td
          key={name}
          data-column={names.get(name)}
          className={Number(value) === 0 && value !== null ? 'report-cell text-soft' : 'report-cell'}
        >
          <Figure href={href}>{text}</Figure>
        </td>
      );
    });
  const times = ({ values }: Pick<ReportRow, 'values'>) =>
    hasTimes && (
      <td className="px-8 max-desk:col-span-full max-desk:px-0">
        {values.median !== null && <RangeLine median={Number(values.median)} ninety={Number(values.ninety)} />}
      </td>
    );
  const shares = ({ values }: Pick<ReportRow, 'values'>) => {
    const part = (name: string) => (100 * Number(values[name] ?? 0)) / Math.max(1, Number(values.saved ?? 0));
    return (
      hasShares && (
        <td aria-hidden="true" className="px-4 max-desk:col-span-full max-desk:px-0">
          <ShareOfSaved booked={part('booked')} open={part('undecided')} />
        </td>
      )
    );
  };
  const line = 'max-desk:grid max-desk:grid-cols-3 max-desk:gap-x-3 max-desk:gap-y-1.5 max-desk:px-4 max-desk:py-3';
  const name = 'py-2 pr-3 pl-4 text-left max-desk:col-span-full max-desk:p-0';
  return (
    <div className="overflow-hidden rounded-desk border border-line bg-surface">
      <table aria-label={label} className="w-full border-collapse text-14 max-desk:block">
        <thead className="max-desk:sr-only">
          <tr className="border-b border-ink text-left align-bottom text-13">
            <th scope="col" className="py-2 pr-3 pl-4 font-bold">
              {t(`group.${query.group}`)}
            </th>
            {hasCurrency && (
              <th scope="col" className="px-3 py-2 font-bold">
                {t('group.currency')}
              </th>
            )}
            {columns.map(([column]) => (
              <th key={column} scope="col" className="px-3 py-2 text-right font-bold">
                {names.get(column)}
              </th>
            ))}
            {hasTimes && <Scale t={t} />}
            {hasShares && <Legend t={t} />}
          </tr>
        </thead>
        <tbody className="max-desk:block">
          {report.rows.map((row) => (
            <tr key={`${row.key} ${row.currency}`} className={`border-b border-line-faint last:border-0 ${line}`}>
              <th scope="row" className={`${name} font-bold`}>
                {nameOf(query.group, row, locale)}
                {under && <span className="block text-12 font-normal text-soft">{under(row)}</span>}
              </th>
              {hasCurrency && <td className="px-3 py-2 text-13 text-soft max-desk:p-0">{row.currency}</td>}
              {figures(row)}
              {times(row)}
              {shares(row)}
            </tr>
          ))}
        </tbody>
        <tfoot className="max-desk:block">
          {report.totals.map((total) => (
            <tr key={total.currency} className={`border-t border-ink font-bold ${line}`}>
              <th scope="row" className={name}>
                {t('together')}
              </th>
              {hasCurrency && <td className="px-3 py-2 text-13 max-desk:p-0">{total.currency}</td>}
              {figures({ ...total, key: null })}
              {times(total)}
              {shares(total)}
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  );
}

/** Which part of a bar is what, by the same marks. */
function Legend({ t }: { t: ReportsT }) {
  const marks = [
    { name: 'booked', booked: 100, open: 0 },
    { name: 'undecided', booked: 0, open: 100 },
    { name: 'lost', booked: 0, open: 0 },
  ] as const;
  return (
    <td aria-hidden="true" className="w-1/4 px-4 py-2 align-bottom text-12 font-normal text-soft">
      <span className="flex flex-wrap gap-x-3">
        {marks.map(({ name, ...mark }) => (
          <span key={name} className="inline-flex items-center gap-1 whitespace-nowrap">
            <span className="inline-block w-4">
              <ShareOfSaved {...mark} />
            </span>
            {t(`column.conversion.${name}`)}
          </span>
        ))}
      </span>
    </td>
  );
}

const columnName = (t: ReportsT, { measure }: ReportQuery, name: string): string =>
  t(`column.${measure}.${name}` as never);

function Scale({ t }: { t: ReportsT }) {
  return (
    <td aria-hidden="true" className="w-1/3 px-8 py-2 align-bottom text-12 font-normal text-soft">
      <span className="relative block h-[18px]">
        {scaleMarks.map((minutes) => (
          <span
            key={minutes}
            className="absolute -translate-x-1/2 whitespace-nowrap"
            style={{ left: `${placeOf(minutes)}%` }}
          >
            {minutes < 60 ? t('minutes', { minutes: String(minutes) }) : t('scaleHours', { hours: minutes / 60 })}
          </span>
        ))}
      </span>
    </td>
  );
}
