import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Table } from '@/components/ui/table';
import type { Earning } from '@/lib/money/ledger/rules/earnings';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay, formatMonth, formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatMoney, money } from '@/lib/platform/money';

type Props = { rows: readonly Earning[]; namesAgents: boolean; locale: Locale };

/** More than these are found by the filter, and stand in the statements. */
const MOST = 50;

/** What is nearest to the bank first; each opens its lead, and there says why. */
export async function EarningRows({ rows, namesAgents, locale }: Props) {
  const [t, words] = await Promise.all([getTranslations('earnings'), getTranslations('money')]);
  const months = [...new Set(rows.map(({ paysOn }) => paysOn.slice(0, 7)))].sort();
  return (
    <>
      <Table
        label={t('entries')}
        rows={rows.slice(0, MOST)}
        keyOf={({ leadId, state }) => `${leadId} ${state}`}
        empty={t('none')}
        columns={[
          {
            head: t('column.client'),
            cell: ({ leadId, clientName, reference }) => (
              <>
                <Link
                  href={paths.dashboard({ 'hotel-lead-id': leadId, ...(namesAgents && { scope: 'team' }) })}
                  prefetch={false}
                  className="font-bold underline-offset-2 hover:underline"
                >
                  {clientName}
                </Link>
                <span className="block text-12 text-soft">{reference}</span>
              </>
            ),
          },
          {
            head: t('column.stay'),
            cell: ({ houseName, checkIn, checkOut }) => (
              <>
                {houseName}
                <span className="block text-12 text-soft">
                  {formatRange(checkIn, checkOut, locale, { month: 'short' })}
                </span>
              </>
            ),
          },
          ...(namesAgents
            ? [{ head: t('column.agent'), cell: ({ agentName }: Earning) => agentName ?? t('formerColleague') }]
            : []),
          {
            head: t('column.state'),
            cell: ({ state, since, isOnHold }) => (
              <>
                {isOnHold ? <b className="text-warning">{t('onHold')}</b> : words(`state.${state}`)}
                <span className="block text-12 text-soft">{formatDay(since, locale)}</span>
              </>
            ),
          },
          { head: t('column.paysOn'), cell: ({ paysOn }) => formatDay(paysOn, locale) },
          {
            head: t('column.commission'),
            isFigure: true,
            cell: ({ amount, currency }) => (
              <span className="figures font-bold whitespace-nowrap">
                {formatMoney(money(Number(amount), currency))}
              </span>
            ),
          },
        ]}
      />
      {rows.length > MOST && <p className="mt-3 text-13 text-soft">{t('more', { count: rows.length - MOST })}</p>}
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-13">
        {months.map((month) => (
          <li key={month}>
            <a href={paths.earningsStatement(month)} download className="underline underline-offset-2">
              {t('csv', { month: formatMonth(`${month}-01`, locale) })}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
