import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import type { EarningSums, MonthSum } from '@/lib/money/ledger/rules/earnings';
import { formatMonth, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatAmount, money } from '@/lib/platform/money';
import { StateDot } from './state-dot';

type Props = { sums: readonly EarningSums[]; months: readonly string[]; today: PlainDate; locale: Locale };

const cell = 'figures px-2 py-1.5 text-right font-normal whitespace-nowrap';

/** States down, months across: what moves towards the bank. Nothing is written where there is nothing. */
export async function EarningMatrix({ sums, months, today, locale }: Props) {
  const [t, words] = await Promise.all([getTranslations('earnings'), getTranslations('money')]);
  const here = today.slice(0, 7);
  const tint = (month: string) => (month === here ? 'bg-paper' : '');
  return (
    <table aria-label={t('byMonth')} className="w-full border-collapse text-13">
      <thead>
        <tr className="border-b border-line text-12 text-soft">
          <th scope="col" className="py-2 pr-2 text-left font-normal">
            {t('byMonth')}
          </th>
          {months.map((month, index) => (
            <th key={month} scope="col" className={`px-2 py-2 text-right align-bottom font-normal ${tint(month)}`}>
              {(index === 0 || month.endsWith('-01')) && <span className="block">{month.slice(0, 4)}</span>}
              <span className={month === here ? 'font-bold text-ink' : ''}>
                {formatMonth(`${month}-01`, locale, 'column')}
              </span>
            </th>
          ))}
          <th scope="col" className="py-2 pl-2 text-right align-bottom font-normal">
            {t('sum')}
          </th>
        </tr>
      </thead>
      {sums.map((of) => {
        const amount = (minor: bigint) => formatAmount(money(Number(minor), of.currency));
        const cells = (own: readonly MonthSum[], className = '') =>
          months.map((month) => {
            const there = own.find((one) => one.month === month);
            return (
              <td key={month} className={`${cell} ${tint(month)} ${className}`}>
                {there && there.amount !== 0n && amount(there.amount)}
              </td>
            );
          });
        const count = of.states.reduce((sum, state) => sum + state.count, 0);
        return (
          <tbody key={of.currency} className="border-b-2 border-line">
            <tr>
              <th scope="rowgroup" colSpan={months.length + 2} className="pt-4 pb-1 text-left font-bold">
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
                {state === 'payable' && of.onHold !== 0n && (
                  <tr className="text-warning">
                    <th scope="row" className="py-1 pr-2 pl-5 text-left text-12 font-normal">
                      {t('ofItOnHold')}
                    </th>
                    {cells(of.onHoldMonths, 'py-1')}
                    <td className={`${cell} py-1 pr-0`}>{amount(of.onHold)}</td>
                  </tr>
                )}
              </Fragment>
            ))}
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
