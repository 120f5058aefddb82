import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import type { ReportQuery } from '@/lib/sales/report/schema';
import { hasCurrencies, type Report, type ReportKind, type ReportRow, reportColumns } from '@/lib/sales/report/types';
import { nameOf } from '@/lib/sales/report/words';
import { figureText } from './figure';
import { type GridRow, ReportGrid } from './report-grid';
import { scaleMarks } from './scale';

type Props = {
  label: string;
  query: ReportQuery;
  report: Report;
  locale: Locale;
  /** The address of the list that a figure counts; null where it opens none. */
  hrefOf: (column: string, cell: { key: string | null; currency: string | null }) => string | null;
};

type Values = Pick<ReportRow, 'currency' | 'values'> & { key: string | null };

/** A report as a table, every figure in the reader's words. */
export function ReportTable({ label, query, report, locale, hrefOf }: Props) {
  const t = translator(locale, 'reports');
  const { measure, group } = query;
  const columns = Object.entries(reportColumns[measure]) as [string, ReportKind][];
  const hasTimes = columns.some(([name]) => name === 'ninety');
  const hasShares = measure === 'conversion';
  const lineOf = (name: string, row: Values): GridRow => {
    const { currency, values } = row;
    const part = (of: string) => (100 * Number(values[of] ?? 0)) / Math.max(1, Number(values.saved ?? 0));
    return {
      key: `${row.key} ${currency}`,
      ...{ name, currency },
      figures: columns.map(([column, kind]) => {
        const value = values[column] ?? null;
        const isZero = value !== null && Number(value) === 0;
        const href = value === null || isZero ? null : hrefOf(column, row);
        return { text: figureText(t, kind, value, currency), href, isZero };
      }),
      times:
        hasTimes && values.median !== null ? { median: Number(values.median), ninety: Number(values.ninety) } : null,
      share: hasShares ? { booked: part('booked'), open: part('undecided') } : null,
    };
  };
  return (
    <ReportGrid
      label={label}
      heads={{
        name: t(`group.${group}`),
        currency: hasCurrencies(measure) && group !== 'currency' ? t('group.currency') : null,
        figures: columns.map(([name]) => t(`column.${measure}.${name}` as never)),
      }}
      rows={report.rows.map((row) => lineOf(nameOf(group, row, locale), row))}
      totals={report.totals.map((total) => lineOf(t('together'), { ...total, key: null }))}
      scale={
        hasTimes
          ? scaleMarks.map((minutes) => ({
              minutes,
              text:
                minutes < 60 ? t('minutes', { minutes: String(minutes) }) : t('scaleHours', { hours: minutes / 60 }),
            }))
          : null
      }
      legend={
        hasShares
          ? {
              booked: t('column.conversion.booked'),
              undecided: t('column.conversion.undecided'),
              lost: t('column.conversion.lost'),
            }
          : null
      }
    />
  );
}
