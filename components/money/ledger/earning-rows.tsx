import { Table } from '@/components/ui/table';
import type { Earning } from '@/lib/money/ledger/rules/earnings';
import type { EarningsQuery } from '@/lib/money/ledger/schema';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay, formatMonth } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { earningsHref } from './earnings-href';
import { ClientCell, StayCell } from './entry-cells';
import { StateDot } from './state-dot';
import { amountText, stateGroups } from './state-groups';

type Props = { rows: readonly Earning[]; query: EarningsQuery; namesAgents: boolean; locale: Locale };

/** What is nearest to the bank first; each opens its lead, and there says why. */
export async function EarningRows({ rows, query, namesAgents, locale }: Props) {
  const [t, words] = await Promise.all([getTranslations('earnings'), getTranslations('money')]);
  const months = [...new Set(rows.map(({ paysOn }) => paysOn.slice(0, 7)))].sort();
  const groups = stateGroups({
    rows,
    isOne: !!query.state,
    headOf: (state) => <b>{words(`state.${state}`)}</b>,
    hrefOf: (state) => earningsHref(query, { state }),
    words: { more: (count) => t('more', { count }), showMore: (count) => t('showMore', { count }) },
  });
  return (
    <>
      <Table
        label={t('entries')}
        rows={rows}
        groups={groups}
        keyOf={({ leadId, state, isReward }) => `${leadId} ${state} ${isReward}`}
        empty={t('none')}
        columns={[
          {
            head: t('column.client'),
            cell: ({ leadId, clientName, reference, isReward }) => (
              <ClientCell
                {...{ clientName, reference, isReward }}
                words={{ reward: t('reward') }}
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
