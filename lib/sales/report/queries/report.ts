import 'server-only';
import { canSeeCommission } from '@/lib/people/access/agency';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { toUnits } from '@/lib/platform/money';
import type { Viewer } from '@/lib/platform/viewer/types';
import { withValues } from '@/lib/platform/with-values';
import type { ReportJson, ReportQuery } from '../schema';
import { type Report, type ReportMeasure, type ReportRow, reportColumns, reportMeasures } from '../types';
import { measures } from './measures';

type Brand = Parameters<typeof canSeeCommission>[1];

/** Those a reader may have: an admin who acts for nobody sees what the house is owed as on its desk (rule 11.5). */
export function measuresFor(viewer: Viewer, brand: Brand): ReportMeasure[] {
  return reportMeasures.filter((measure) => measure !== 'commission' || seesMoney(viewer, brand));
}

function seesMoney(viewer: Viewer, brand: Brand): boolean {
  if (viewer.role === 'admin' && !viewer.isActing) return !viewer.isClientSafe;
  return canSeeCommission(viewer, brand);
}

type Found = { key: string | null; label: string | null; currency: string | null; isTotal: boolean } & Record<
  string,
  unknown
>;

/** What a measure comes to, row by row and all together: one statement. Null: nothing the reader may know. */
export async function getReport(
  viewer: Viewer,
  brand: Brand,
  query: ReportQuery,
  locale: Locale,
  within?: Transaction,
): Promise<Report | null> {
  if (!measuresFor(viewer, brand).includes(query.measure)) return null;
  const now = await clock.now();
  const names = Object.keys(reportColumns[query.measure]);
  const statement = withValues(measures[query.measure]({ viewer, query, locale, now }));
  const found = await scoped(viewer, (tx) => tx.$queryRaw<Found[]>(statement), { within });
  const valuesOf = (row: Found) =>
    Object.fromEntries(names.map((name) => [name, (row[name] ?? null) as bigint | number | null]));
  return {
    rows: found.flatMap((row) => {
      const { key, label, currency } = row;
      return row.isTotal ? [] : [{ key: key ?? '', label, currency, values: valuesOf(row) }];
    }),
    totals: found.flatMap((row) => (row.isTotal ? [{ currency: row.currency, values: valuesOf(row) }] : [])),
  };
}

type ColumnKey = `${ReportMeasure}.${string}`;

/** With the words of each column; amounts in units of their currency. */
export function toReportJson({ rows, totals }: Report, query: ReportQuery, locale: Locale): ReportJson {
  const t = translator(locale, 'reports');
  const columns = Object.entries(reportColumns[query.measure]).map(([name, kind]) => {
    const key: ColumnKey = `${query.measure}.${name}`;
    return { name, kind, label: t(`column.${key}` as never), definition: t(`definition.${key}` as never) };
  });
  const inUnits = ({ currency, values }: Pick<ReportRow, 'currency' | 'values'>) => ({
    currency,
    values: Object.fromEntries(
      columns.map(({ name }) => {
        const value = values[name] ?? null;
        return [name, typeof value === 'bigint' ? toUnits(value, currency ?? '') : value];
      }),
    ),
  });
  return {
    ...{ measure: query.measure, group: query.group, columns },
    ...{ from: query.from ?? null, until: query.until ?? null },
    rows: rows.map((row) => ({ key: row.key, label: row.label, ...inUnits(row) })),
    totals: totals.map(inUnits),
  };
}
