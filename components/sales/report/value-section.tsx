import type { EffectiveBrand } from '@/lib/brand/types';
import { formatMonth, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { percentOf } from '@/lib/platform/money-arithmetic';
import { sumOf } from '@/lib/platform/money-minor';
import type { Viewer } from '@/lib/platform/viewer/types';
import { getReport } from '@/lib/sales/report/queries/report';
import { businessYear, listOf, monthsOf } from '@/lib/sales/report/rules';
import type { ReportQuery } from '@/lib/sales/report/schema';
import type { Report } from '@/lib/sales/report/types';
import { figureText } from './figure';
import { leadsHref } from './leads-href';
import { MonthGrid } from './month-grid';
import { ReportSection } from './report-section';

type Props = { viewer: Viewer; brand: EffectiveBrand; year: number; today: PlainDate; locale: Locale };

/** Rows of the table: what of which report, whether it opens a list, and whether it is said of another row. */
const lines = [
  { name: 'booked', of: 'volume', isPart: false },
  { name: 'ofBooked', of: 'commission', isPart: true },
  { name: 'paid', of: 'commission', isPart: true },
  { name: 'stillOpen', of: 'volume', isPart: false },
  { name: 'expected', of: 'commission', isPart: true },
] as const;
type Line = (typeof lines)[number];
const [booked, , , open] = lines;

type Reports = { volume: Report; commission: Report | null };

/** In the smallest units; of the year, where no month is named. */
function amountIn(reports: Reports, { of, name }: Line, month: string | null, currency: string): bigint {
  const report = reports[of];
  if (!report) return 0n;
  const found =
    month === null
      ? report.totals.find((total) => total.currency === currency)
      : report.rows.find((row) => row.key === month && row.currency === currency);
  return BigInt(found?.values[name] ?? 0);
}

/** Value and commission by the month of arrival: each bar stands over its column of figures. Without commission its rows are not there. */
export async function ValueSection({ viewer, brand, year, today, locale }: Props) {
  const t = await getTranslations('reports');
  const query: ReportQuery = { measure: 'volume', group: 'month', ...businessYear(year) };
  const [volume, commission] = await Promise.all([
    getReport(viewer, brand, query, locale),
    getReport(viewer, brand, { ...query, measure: 'commission' }, locale),
  ]);
  if (!volume) return null;
  // The currency of most leads first.
  const leadsIn = (currency: string) => {
    const values = volume.totals.find((total) => total.currency === currency)?.values;
    return Number(values?.bookings ?? 0) + Number(values?.openLeads ?? 0);
  };
  const currencies = [
    ...new Set([...volume.totals, ...(commission?.totals ?? [])].map(({ currency }) => currency ?? '')),
  ].sort((a, b) => leadsIn(b) - leadsIn(a) || a.localeCompare(b));
  const reports = { volume, commission };
  const months = monthsOf(year);
  const part = scaleOf(reports, months, currencies);
  const counted = lines.filter(({ of }) => of === 'volume' || commission);
  const counts = counted.map(({ of, name }) => ({
    term: t(`value.line.${name}`),
    text: t(`definition.${of}.${name}` as never),
  }));
  return (
    <ReportSection
      id="value"
      title={t('value.title')}
      note={t('value.note')}
      counts={counts}
      countsTitle={t('counts')}
      isWide
    >
      {currencies.length === 0 ? (
        <p className="rounded-desk border border-line bg-surface p-5 text-soft">{t('empty.title')}</p>
      ) : (
        <MonthGrid
          words={{ title: t('value.title'), arrival: t('value.arrival'), year: t('value.year') }}
          months={months.map((month) => ({
            ...{ key: month, isNow: month === today.slice(0, 7) },
            ...{ short: formatMonth(`${month}-01`, locale, 'column'), long: formatMonth(`${month}-01`, locale) },
          }))}
          currencies={currencies.map((currency) => ({
            currency,
            bars: months.map((month) => ({
              booked: part(amountIn(reports, booked, month, currency)),
              open: part(amountIn(reports, open, month, currency)),
            })),
            lines: counted.map((line) => ({
              name: t(`value.line.${line.name}`),
              isPart: line.isPart,
              figures: [...months, null].map((month) => {
                const value = amountIn(reports, line, month, currency);
                if (value === 0n) return null;
                const list = listOf({ ...query, measure: line.of }, line.name, { key: month, currency });
                return { text: figureText(t, 'amount', value, currency), href: leadsHref(viewer, list) };
              }),
            })),
          }))}
        />
      )}
      <p className="mt-2 text-13 text-soft">{t('value.otherMonths')}</p>
    </ReportSection>
  );
}

/** Per cent of the highest bar of all currencies: they are drawn to one scale. */
function scaleOf(reports: Reports, months: readonly string[], currencies: readonly string[]) {
  const sums = currencies.flatMap((currency) =>
    months.map((key) => sumOf([amountIn(reports, booked, key, currency), amountIn(reports, open, key, currency)])),
  );
  const most = sums.sort((a, b) => (a < b ? 1 : -1)).find((sum) => sum > 0n) ?? 1n;
  return (value: bigint): number => percentOf(value, most, 2);
}
