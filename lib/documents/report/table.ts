import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import type { ReportJson } from '@/lib/sales/report/schema';
import { hasCurrencies } from '@/lib/sales/report/types';
import { nameOf } from '@/lib/sales/report/words';

export type ReportFile = { head: string[]; lines: (string | number | null)[][]; fileName: string };

/** The rows of the page and their sums, as a file has them: one currency a row, figures as numbers. */
export function tableOf(
  { measure, group, columns, rows, totals, from, until }: ReportJson,
  locale: Locale,
): ReportFile {
  const t = translator(locale, 'reports');
  const isOfMoney = hasCurrencies(measure);
  const money = (currency: string | null) => (isOfMoney ? [currency] : []);
  const figures = ({ values }: Pick<ReportJson['rows'][number], 'values'>) =>
    columns.map(({ name }) => values[name] ?? null);
  const period = [from, until].filter(Boolean).join(' – ');
  return {
    head: [t(`group.${group}`), ...(isOfMoney ? [t('group.currency')] : []), ...columns.map(({ label }) => label)],
    lines: [
      ...rows.map((row) => [nameOf(group, row, locale), ...money(row.currency), ...figures(row)]),
      ...totals.map((total) => [t('together'), ...money(total.currency), ...figures(total)]),
    ],
    fileName: [t(`measure.${measure}`), period].filter(Boolean).join(' '),
  };
}
