import { EmptyState } from '@/components/shell/agency-page';
import { Table } from '@/components/ui/table';
import type { RunPreviewJson } from '@/lib/money/payout-run/schema';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatAmount, formatMoney, fromUnits } from '@/lib/platform/money';
import { plus } from '@/lib/platform/money-arithmetic';
import { HoldForm } from './hold-form';
import { ReleaseButton } from './release-button';

type Row = RunPreviewJson['payouts'][number];

const groups = ['pays', 'held', 'below'] as const;
type Group = (typeof groups)[number];

const groupOf = ({ decision }: Row): Group =>
  decision === 'pays' ? 'pays' : decision === 'belowMinimum' ? 'below' : 'held';

const tones = { pays: 'text-positive', held: 'text-warning', below: 'text-soft' } as const;

const amountText = ({ amount, currency }: Row) => formatMoney(fromUnits(amount, currency));

/** By what the run does with it: a row for each agency and currency, and a sum for each currency. */
export async function RunPreview({ preview: { payouts, sums } }: { preview: RunPreviewJson }) {
  const t = await getTranslations('payoutRun');
  if (payouts.length === 0) {
    const facts = (['when', 'least'] as const).map((fact) => {
      return { title: t(`emptyFacts.${fact}`), text: t(`emptyFacts.${fact}Text`) };
    });
    return <EmptyState headline={t('nothingPayable')} facts={facts} />;
  }
  return (
    <>
      <Table
        label={t('preview')}
        rows={payouts}
        groups={groups
          .map((group) => ({ group, rows: payouts.filter((row) => groupOf(row) === group) }))
          .filter(({ rows }) => rows.length > 0)
          .map(({ group, rows }) => ({
            key: group,
            rows,
            above: (
              <span className="flex flex-wrap justify-between gap-x-6">
                <b>{t(`group.${group}`)}</b>
                <span className="text-13 text-soft">{t(`groupText.${group}`, { count: rows.length })}</span>
              </span>
            ),
            below: null,
          }))}
        keyOf={({ agencyId, currency }) => `${agencyId} ${currency}`}
        empty={null}
        columns={[
          {
            head: t('column.agency'),
            cell: ({ agencyId, agencyName }) => (
              <a href={paths.manageAgency(agencyId)} data-soft className="font-bold underline-offset-2 hover:underline">
                {agencyName}
              </a>
            ),
          },
          { head: t('column.entries'), cell: ({ entries }) => t('entries', { count: entries }) },
          {
            head: t('column.amount'),
            isFigure: true,
            cell: (row) => <span className="figures font-bold whitespace-nowrap">{amountText(row)}</span>,
          },
          {
            head: t('column.decision'),
            cell: (row) => (
              <>
                <b className={tones[groupOf(row)]}>{t(`decision.${row.decision}`)}</b>
                {row.heldReason && (
                  <span className="block text-12 text-soft">{t('quoted', { text: row.heldReason })}</span>
                )}
              </>
            ),
          },
          { head: t('column.deed'), className: 'desk:w-64', cell: (row) => <Deed row={row} /> },
        ]}
      />
      <dl className="border-t border-line text-14">
        {sums.map(({ currency, pays, held, belowMinimum }) => {
          const own = (units: number) => fromUnits(units, currency);
          const parts = { pays, held, below: belowMinimum };
          const said = groups.filter((group) => parts[group] !== 0);
          return (
            <div
              key={currency}
              className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line-faint py-2.5"
            >
              <dt className="font-bold">{t('payableIn', { currency })}</dt>
              <dd className="flex flex-wrap items-baseline gap-x-4">
                <span className="text-12 text-soft">
                  {said.map((group) => t(`part.${group}`, { amount: formatAmount(own(parts[group])) })).join(', ')}
                </span>
                <span className="figures font-bold whitespace-nowrap">
                  {formatMoney(plus(own(pays), own(held), own(belowMinimum)))}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

/** What an admin can do with it; what has become payable within the minute has no payout yet. */
async function Deed({ row }: { row: Row }) {
  const t = await getTranslations('payoutRun');
  const { id, agencyName, heldReason } = row;
  if (!id) return <span className="text-12 text-soft">{t('notOpenYet')}</span>;
  const of = { agency: agencyName, amount: amountText(row) };
  if (heldReason !== null) {
    const words = { release: t('release'), releaseOf: t('releaseOf', of), released: t('released', of) };
    return <ReleaseButton action={paths.api.payout(id, 'release')} words={words} />;
  }
  const words = {
    hold: t('hold'),
    holdOf: t('holdOf', of),
    reason: t('reason'),
    reasonHelp: t('reasonHelp', { agency: agencyName }),
    held: t('heldNow', of),
  };
  return <HoldForm action={paths.api.payout(id, 'hold')} payoutId={id} words={words} />;
}
