import { TextLink } from '@/components/shell/agency-page';
import { Table } from '@/components/ui/table';
import type { RunLine } from '@/lib/money/payout-run/queries/runs';
import { payoutName } from '@/lib/money/payout-run/rules';
import type { PayoutJson } from '@/lib/money/payout-run/schema';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay, formatMoment, formatWeekday } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, fromUnits } from '@/lib/platform/money';
import { addUp } from '@/lib/platform/money-arithmetic';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import { PayoutStatus } from './payout-status';

const amountOf = ({ amount, currency }: PayoutJson) => fromUnits(amount, currency);

/** In the order in which somebody wants to know of them. */
const counted = ['failed', 'returned', 'inPayout', 'paid'] as const;

/** `agencyId`: the one an admin acts for, whose payouts alone they open meanwhile. */
type Of = { agencyId: string | null; locale: Locale };

/** The runs until now with what became of their payouts; one that went wrong, or goes on, is open. */
export async function RunHistory({ runs, ...of }: Of & { runs: readonly RunLine[] }) {
  const t = await getTranslations('payoutRun');
  if (runs.length === 0) return <p className="text-soft">{t('noRuns')}</p>;
  return (
    <ul className="rounded-desk border border-line bg-surface">
      {runs.map((run) => (
        <li key={run.id} className="border-line-faint not-first:border-t">
          <Run run={run} {...of} />
        </li>
      ))}
    </ul>
  );
}

async function Run({ run, agencyId: actsFor, locale }: Of & { run: RunLine }) {
  const t = await getTranslations('payoutRun');
  const { day, payouts, startedBy, startedAt, isFinished } = run;
  const counts = counted.flatMap((status) => {
    const count = payouts.filter((payout) => payout.status === status).length;
    return count > 0 ? [{ status, count }] : [];
  });
  const isTrouble = counts.some(({ status }) => status === 'failed' || status === 'returned');
  const isPaid = isFinished && counts.length > 0 && counts.every(({ status }) => status === 'paid');
  const tone = isTrouble ? 'text-negative' : isPaid ? 'text-positive' : '';
  const outcome = counts.map(({ status, count }) => t(`outcome.${status}`, { count })).join(', ');
  return (
    <details open={payouts.length > 0 && !isPaid} className="px-4 desk:px-5">
      <summary className="cursor-pointer py-3">
        <span className="inline-flex w-[calc(100%-24px)] flex-wrap items-baseline justify-between gap-x-6 align-top">
          <span>
            <b className="text-16">
              {formatWeekday(day, locale)} {formatDay(day, locale)}
            </b>{' '}
            <span className="text-12 text-soft">
              {startedBy
                ? t('begunBy', { name: startedBy, at: formatMoment(startedAt, locale, OFFICE_TIME_ZONE) })
                : t('begunByWorker')}
            </span>
          </span>
          <span className="flex flex-wrap gap-x-4">
            <b className={tone}>{isFinished ? outcome || t('outcome.none') : t('outcome.unfinished')}</b>
            {addUp(payouts.map(amountOf)).map((sum) => (
              <span key={sum.currency} className="figures whitespace-nowrap">
                {formatMoney(sum)}
              </span>
            ))}
          </span>
        </span>
      </summary>
      <div className="pb-4">
        <Table
          label={t('payoutsOf', { day: formatDay(day, locale) })}
          rows={payouts}
          keyOf={({ id }) => id}
          empty={t('tookNothing')}
          columns={[
            {
              head: t('column.agency'),
              cell: ({ agencyName, number }) => (
                <>
                  <b>{agencyName}</b>
                  <span className="block text-12 text-soft">{payoutName(number)}</span>
                </>
              ),
            },
            { head: t('column.state'), cell: (payout) => <PayoutStatus payout={payout} locale={locale} /> },
            {
              head: t('column.amount'),
              isFigure: true,
              cell: (payout) => (
                <span className="figures font-bold whitespace-nowrap">{formatMoney(amountOf(payout))}</span>
              ),
            },
            {
              head: t('column.deed'),
              cell: ({ id, number, agencyId }) =>
                actsFor === null || actsFor === agencyId ? (
                  <TextLink href={paths.earningsPayout(id)}>{t('openOf', { name: payoutName(number) })}</TextLink>
                ) : null,
            },
          ]}
        />
      </div>
    </details>
  );
}
