import { Fragment } from 'react';
import type { EarningSums, MonthSum } from '@/lib/money/ledger/rules/earnings';
import { formatMonth, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatAmount, money } from '@/lib/platform/money';
import { sumOf } from '@/lib/platform/money-minor';
import { StateDot } from './state-dot';

type Props = {
  sums: readonly EarningSums[];
  columns: readonly (readonly string[])[];
  today: PlainDate;
  locale: Locale;
};

const cell = 'figures px-2 py-1.5 text-right font-normal whitespace-nowrap';

/** States down, months across: what moves towards the bank. Nothing is written where there is nothing. */
export async function EarningMatrix({ sums, columns, today, locale }: Props) {
  const [t, words] = await Promise.all([getTranslations('earnings'), getTranslations('money')]);
  const here = today.slice(0, 7);
  const tint = ([month]: readonly string[]) => (month === here ? 'bg-sand' : '');
  return (
    <table aria-label={t('byMonth')} className="w-full border-collapse text-13">
      <thead>
        <tr className="border-b border-line text-12 text-soft">
          <th scope="col" className="py-2 pr-2 text-left font-normal">
            {t('byMonth')}
          </th>
          {columns.map((column, index) => {
            const [month = ''] = column;
            const isNewYear = month.slice(0, 4) !== columns[index - 1]?.[0]?.slice(0, 4);
            const name = formatMonth(`${month}-01`, locale, 'column');
            return (
              <th key={month} scope="col" className={`px-2 py-2 text-right align-bottom font-normal ${tint(column)}`}>
                {isNewYear && <span className="block">{month.slice(0, 4)}</span>}
                <span className={month === here ? 'font-bold text-ink' : ''}>
                  {column.length > 1 ? t('from', { month: name }) : name}
                </span>
              </th>
            );
          })}
          <th scope="col" className="py-2 pl-2 text-right align-bottom font-normal">
            {t('sum')}
          </th>
        </tr>
      </thead>
      {sums.map((of) => {
        const amount = (minor: bigint) => formatAmount(money(Number(minor), of.currency));
        const cells = (own: readonly MonthSum[], className = '') =>
          columns.map((column) => {
            const there = sumOf(own.flatMap((one) => (column.includes(one.month) ? one.amount : [])));
            return (
              <td key={column[0]} className={`${cell} ${tint(column)} ${className}`}>
                {there !== 0n && amount(there)}
              </td>
            );
          });
        const ofIt = (label: string, colour: string, total: bigint, own: readonly MonthSum[]) =>
          total !== 0n && (
            <tr className={colour}>
              <th scope="row" className="py-1 pr-2 pl-5 text-left text-12 font-normal">
                {label}
              </th>
              {cells(own, 'py-1')}
              <td className={`${cell} py-1 pr-0`}>{amount(total)}</td>
            </tr>
          );
        const count = of.states.reduce((sum, state) => sum + state.count, 0);
        return (
          <tbody key={of.currency} className="border-b-2 border-line">
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 2} className="pt-4 pb-1 text-left font-bold">
                {of.currency} <span className="text-12 font-normal text-soft">{t('count', { count })}</span>
              </th>
            </tr>
            {of.states.map(({ state, amount: total, months: own, count: there }) => (
              <Fragment key={state}>
                <tr className="border-t border-line-faint">
                  <th scope="row" className="py-1.5 pr-2 text-left font-normal">
                    <StateDot state={state} /> {words(`state.${state}`)}{' '}
                    {there > 0 && <span className="text-12 text-soft">{there}</span>}
                  </th>
                  {cells(own)}
                  <td className={`${cell} pr-0 font-bold`}>{amount(total)}</td>
                </tr>
                {state === 'payable' &&
                  ofIt(
                    t(of.heldReason === null ? 'ofItOnHold' : 'ofItHeld'),
                    'text-warning',
                    of.onHold,
                    of.onHoldMonths,
                  )}
              </Fragment>
            ))}
            {ofIt(t('ofItDisputed'), 'text-negative', of.disputed, of.disputedMonths)}
            {ofIt(t('ofItOverdue'), 'text-negative', of.overdue, of.overdueMonths)}
            <tr className="border-t border-line font-bold">
              <th scope="row" className="py-1.5 pr-2 text-left">
                {t('together')}
              </th>
              {cells(of.months, 'font-bold')}
              <td className={`${cell} pr-0 font-bold`}>{amount(of.total)}</td>
            </tr>
          </tbody>
        );
      })}
    </table>
  );
}
