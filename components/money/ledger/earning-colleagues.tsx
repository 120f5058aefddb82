import { Table } from '@/components/ui/table';
import type { ColleagueSum, EarningSums } from '@/lib/money/ledger/rules/earnings';
import { moneyStates } from '@/lib/money/ledger/types';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatAmount, money } from '@/lib/platform/money';

type Row = ColleagueSum & { currency: string };

/** For a supervisor: what each colleague's leads have come to, those of who has left included. */
export async function EarningColleagues({ sums }: { sums: readonly EarningSums[] }) {
  const [t, words] = await Promise.all([getTranslations('earnings'), getTranslations('money')]);
  const rows: Row[] = sums
    .flatMap(({ currency, colleagues }) => colleagues.map((one) => ({ ...one, currency })))
    .sort((a, b) => (a.name === b.name ? 0 : a.name === null ? 1 : b.name === null ? -1 : a.name < b.name ? -1 : 1));
  const text = (minor: bigint | undefined, { currency }: Row) =>
    minor === undefined || minor === 0n ? null : (
      <span className="figures whitespace-nowrap">{formatAmount(money(Number(minor), currency))}</span>
    );
  return (
    <section aria-labelledby="colleagues">
      <h2 id="colleagues" className="mb-1 font-sans text-18 leading-6 font-bold tracking-normal">
        {t('byColleague')}
      </h2>
      <Table
        label={t('byColleague')}
        rows={rows}
        keyOf={({ agentId, currency }) => `${agentId} ${currency}`}
        empty={t('none')}
        columns={[
          {
            head: t('column.agent'),
            cell: ({ name, currency }) => (
              <>
                {name ?? t('formerColleague')} <span className="ml-1 text-12 text-soft">{currency}</span>
              </>
            ),
          },
          ...moneyStates.map((state) => ({
            head: words(`state.${state}`),
            isFigure: true,
            // On a telephone: who, how much together, and what does not move.
            className: 'max-desk:hidden',
            cell: (row: Row) => text(row.states[state], row),
          })),
          {
            head: t('together'),
            isFigure: true,
            className: 'font-bold',
            cell: (row) => text(row.amount, row),
          },
          {
            head: t('notMoving'),
            isFigure: true,
            className: 'text-warning',
            cell: (row) => text(row.onHold, row),
          },
        ]}
      />
    </section>
  );
}
