import Link from 'next/link';
import { Table } from '@/components/ui/table';
import { type Earning, totalsOf } from '@/lib/money/ledger/rules/earnings';
import type { EarningsQuery } from '@/lib/money/ledger/schema';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay, formatMonth } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, money } from '@/lib/platform/money';
import { earningsHref } from './earnings-href';
import { ClientCell, StayCell } from './entry-cells';
import { StateDot } from './state-dot';

type Props = { rows: readonly Earning[]; query: EarningsQuery; namesAgents: boolean; locale: Locale };

/** Of each state, where all are shown; the rest opens by the filter. */
const FIRST = 5;
/** Of one state. More stand in the statements. */
const MOST = 100;

const amountText = ({ amount, currency }: Pick<Earning, 'amount' | 'currency'>) =>
  formatMoney(money(Number(amount), currency));

/** What is nearest to the bank first; each opens its lead, and there says why. */
export async function EarningRows({ rows, query, namesAgents, locale }: Props) {
  const [t, words] = await Promise.all([getTranslations('earnings'), getTranslations('money')]);
  const months = [...new Set(rows.map(({ paysOn }) => paysOn.slice(0, 7)))].sort();
  const shown = query.state ? MOST : FIRST;
  const groups = [...new Set(rows.map(({ state }) => state))].map((state) => {
    const own = rows.filter((row) => row.state === state);
    return {
      key: state,
      rows: own.slice(0, shown),
      above: (
        <span className="flex flex-wrap justify-between gap-x-6">
          <span>
            <b>{words(`state.${state}`)}</b> <span className="text-12 text-soft">{own.length}</span>
          </span>
          <span className="figures flex flex-wrap gap-x-4 font-bold">
            {totalsOf(own).map((total) => (
              <span key={total.currency}>{amountText(total)}</span>
            ))}
          </span>
        </span>
      ),
      below:
        own.length <= shown ? null : query.state ? (
          <span className="text-13 text-soft">{t('more', { count: own.length - shown })}</span>
        ) : (
          <Link
            href={`${earningsHref(query, { state })}#entries`}
            prefetch={false}
            className="text-13 font-bold text-main-ink underline-offset-2 hover:underline"
          >
            {t('showMore', { count: own.length - shown })}
          </Link>
        ),
    };
  });
  return (
    <>
      <Table
        label={t('entries')}
        rows={rows}
        groups={groups}
        keyOf={({ leadId, state }) => `${leadId} ${state}`}
        empty={t('none')}
        columns={[
          {
            head: t('column.client'),
            cell: ({ leadId, clientName, reference }) => (
              <ClientCell
                clientName={clientName}
                reference={reference}
                href={paths.dashboard({ 'hotel-lead-id': leadId, ...(namesAgents && { scope: 'team' }) })}
              />
            ),
          },
          {
            head: t('column.stay'),
            cell: ({ houseName, checkIn, checkOut }) => (
              <StayCell houseName={houseName} checkIn={checkIn} checkOut={checkOut} locale={locale} />
            ),
          },
          ...(namesAgents
            ? [{ head: t('column.agent'), cell: ({ agentName }: Earning) => agentName ?? t('formerColleague') }]
            : []),
          {
            head: t('column.state'),
            cell: ({ state, since, isOnHold, heldReason, isDisputed, isOverdue }) => (
              <>
                <StateDot state={state} />
                {isDisputed ? (
                  <b className="text-negative">{t('disputed')}</b>
                ) : isOnHold ? (
                  <b className="text-warning">{t(heldReason === null ? 'onHold' : 'held')}</b>
                ) : (
                  words(`state.${state}`)
                )}
                <span className="block text-12 text-soft">{formatDay(since, locale)}</span>
                {isOverdue && <span className="block text-12 text-negative">{t('overdue')}</span>}
              </>
            ),
          },
          {
            head: t('column.paysOn'),
            cell: ({ paysOn, isDisputed }) => (isDisputed ? t('whenDecided') : formatDay(paysOn, locale)),
          },
          {
            head: t('column.commission'),
            isFigure: true,
            cell: (row) => <span className="figures font-bold whitespace-nowrap">{amountText(row)}</span>,
          },
        ]}
      />
      <details className="mt-6 text-13">
        <summary className="cursor-pointer text-main-ink">{t('statements')}</summary>
        <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
          {months.map((month) => (
            <li key={month}>
              <a href={paths.earningsStatement(month)} download className="underline underline-offset-2">
                {t('csv', { month: formatMonth(`${month}-01`, locale) })}
              </a>
              {' · '}
              <a
                href={paths.earningsStatement(month, 'pdf')}
                download
                aria-label={t('pdf', { month: formatMonth(`${month}-01`, locale) })}
                className="underline underline-offset-2"
              >
                PDF
              </a>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
