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
import { BarRow, LyingBar } from './bars';
import { Figure, figureText, type ReportsT } from './figure';
import { leadsHref } from './leads-href';
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

type Money = {
  t: ReportsT;
  locale: Locale;
  months: readonly string[];
  here: string;
  reports: { volume: Report; commission: Report | null };
  currencies: readonly string[];
  hrefOf: (line: Line, key: string | null, currency: string) => string | null;
};

function amountIn({ reports }: Money, { of, name }: Line, key: string | null, currency: string): bigint {
  const report = reports[of];
  if (!report) return 0n;
  const found =
    key === null
      ? report.totals.find((total) => total.currency === currency)
      : report.rows.find((row) => row.key === key && row.currency === currency);
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
  const money: Money = {
    ...{ t, locale, months: monthsOf(year), here: today.slice(0, 7), currencies },
    reports: { volume, commission },
    hrefOf: ({ of, name }, key, currency) =>
      leadsHref(viewer, listOf({ ...query, measure: of }, name, { key, currency })),
  };
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
      {money.currencies.length === 0 ? (
        <p className="rounded-desk border border-line bg-surface p-5 text-soft">{t('empty.title')}</p>
      ) : (
        <>
          <div className="overflow-x-auto rounded-desk border border-line bg-surface max-wide:hidden">
            <MonthTable money={money} shown={counted} />
          </div>
          <div className="rounded-desk border border-line bg-surface px-4 py-3 wide:hidden">
            <MonthList money={money} shown={counted} />
          </div>
        </>
      )}
      <p className="mt-2 text-13 text-soft">{t('value.otherMonths')}</p>
    </ReportSection>
  );
}

/** Of the highest bar of all currencies: they are drawn to one scale. */
function scaleOf(money: Money): (value: bigint) => number {
  const [booked, , , open] = lines;
  const sums = money.currencies.flatMap((currency) =>
    money.months.map((key) => sumOf([amountIn(money, booked, key, currency), amountIn(money, open, key, currency)])),
  );
  const most = sums.sort((a, b) => (a < b ? 1 : -1)).find((sum) => sum > 0n) ?? 1n;
  return (value) => percentOf(value, most, 2);
}

type Shown = { money: Money; shown: readonly Line[] };

function MonthTable({ money, shown }: Shown) {
  const { t, locale, months, here, currencies, hrefOf } = money;
  const part = scaleOf(money);
  const [booked, , , open] = lines;
  return (
    <table aria-label={t('value.title')} className="w-full min-w-[1180px] table-fixed border-collapse text-12">
      <thead>
        <tr className="border-b border-ink text-soft">
          <th scope="col" className="w-40 py-2 pl-4 text-left align-bottom font-normal">
            {t('value.arrival')}
          </th>
          {months.map((month, index) => (
            <th
              key={month}
              scope="col"
              className={`px-1.5 py-2 text-right align-bottom font-normal ${month === here ? 'bg-sand font-bold text-ink' : ''}`}
            >
              {(index === 0 || month.endsWith('-01')) && <span className="block">{month.slice(0, 4)}</span>}
              {formatMonth(`${month}-01`, locale, 'column')}
            </th>
          ))}
          <th scope="col" className="w-28 py-2 pr-4 pl-1.5 text-right align-bottom font-normal">
            {t('value.year')}
          </th>
        </tr>
      </thead>
      {currencies.map((currency) => (
        <tbody key={currency} className="not-first-of-type:border-t not-first-of-type:border-ink">
          <BarRow
            name={currency}
            bars={months.map((key) => ({
              ...{ key, isNow: key === here },
              booked: part(amountIn(money, booked, key, currency)),
              open: part(amountIn(money, open, key, currency)),
            }))}
          />
          {shown.map((line) => {
            const cells = [...months, null].map((key) => {
              const value = amountIn(money, line, key, currency);
              const isSum = key === null;
              return (
                <td
                  key={key ?? 'sum'}
                  className={`figures px-1.5 text-right ${isSum ? 'pr-4' : ''} ${line.isPart ? 'py-0.5 text-soft' : `border-t border-line py-2 text-13 ${isSum ? 'font-bold' : ''}`} ${key === here ? 'bg-sand' : ''}`}
                >
                  {value !== 0n && (
                    <Figure href={hrefOf(line, key, currency)}>{figureText(t, 'amount', value, currency)}</Figure>
                  )}
                </td>
              );
            });
            return (
              <tr key={line.name}>
                <th
                  scope="row"
                  className={
                    line.isPart
                      ? 'py-0.5 pl-8 text-left font-normal text-soft'
                      : 'border-t border-line py-2 pl-4 text-left text-13'
                  }
                >
                  {t(`value.line.${line.name}`)}
                </th>
                {cells}
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}

function MonthList({ money, shown }: Shown) {
  const { t, locale, months, currencies, hrefOf } = money;
  const part = scaleOf(money);
  const [booked, , , open] = lines;
  return currencies.map((currency) => (
    <section key={currency} aria-label={currency}>
      <h3 className="border-b border-ink pt-3 pb-1.5 font-sans text-16 leading-6 font-bold tracking-normal">
        {currency}
      </h3>
      <ul>
        {[...months, null].map((key) => {
          const there = shown.filter((line) => amountIn(money, line, key, currency) !== 0n);
          if (there.length === 0) return null;
          return (
            <li key={key ?? 'sum'} className="border-b border-line-faint py-2 text-13 last:border-0">
              <p className="flex items-center justify-between gap-4">
                <b>{key === null ? t('value.year') : formatMonth(`${key}-01`, locale)}</b>
                {key !== null && (
                  <span className="w-1/2">
                    <LyingBar
                      booked={part(amountIn(money, booked, key, currency))}
                      open={part(amountIn(money, open, key, currency))}
                    />
                  </span>
                )}
              </p>
              <dl>
                {there.map((line) => (
                  <div key={line.name} className="flex justify-between gap-4">
                    <dt className="text-soft">{t(`value.line.${line.name}`)}</dt>
                    <dd className="figures">
                      <Figure href={hrefOf(line, key, currency)}>
                        {figureText(t, 'amount', amountIn(money, line, key, currency), currency)}
                      </Figure>
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
