import { ReportSection } from '@/components/sales/report/report-section';
import { TextLink } from '@/components/shell/agency-page';
import { Figure } from '@/components/ui/figure';
import { Table } from '@/components/ui/table';
import { getRunPreview } from '@/lib/money/payout-run/queries/payouts';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatAmount, formatMoney, fromUnits } from '@/lib/platform/money';
import type { Viewer } from '@/lib/platform/viewer/types';

/** What the next run would pay if nothing held it, agency by agency, and a sum for each currency. */
export async function HeldSection({ viewer }: { viewer: Viewer }) {
  const [t, words, preview] = await Promise.all([
    getTranslations('reports.held'),
    getTranslations('payoutRun'),
    getRunPreview(viewer),
  ]);
  if (!preview) return null;
  const held = preview.payouts.filter(({ decision }) => decision !== 'pays' && decision !== 'belowMinimum');
  const sums = preview.sums.filter((sum) => sum.held !== 0);
  return (
    <ReportSection id="held" title={t('title')} note={t('note')}>
      <Table
        label={t('title')}
        rows={held}
        keyOf={({ agencyId, currency }) => `${agencyId} ${currency}`}
        empty={t('nothingHeld')}
        columns={[
          { head: t('agency'), cell: ({ agencyName }) => <b>{agencyName}</b> },
          { head: t('currency'), cell: ({ currency }) => currency },
          {
            head: t('amount'),
            isFigure: true,
            className: 'figures',
            cell: ({ id, agencyId, amount, currency }) => {
              const leads = { scope: 'leads', agency: agencyId, currency, money: 'payable' };
              return (
                <Figure href={id ? paths.earningsPayout(id) : paths.adminDashboard(leads)}>
                  {formatAmount(fromUnits(amount, currency))}
                </Figure>
              );
            },
          },
          { head: t('why'), cell: ({ decision, heldReason }) => heldReason ?? words(`decision.${decision}`) },
        ]}
      />
      <p className="mt-2 flex flex-wrap justify-between gap-x-6 text-13">
        <TextLink href={paths.managePayoutRuns()}>{t('runs')}</TextLink>
        <span className="figures flex flex-wrap gap-x-4 font-bold">
          {sums.map((sum) => (
            <Figure key={sum.currency} href={paths.managePayoutRuns()}>
              {formatMoney(fromUnits(sum.held, sum.currency))}
            </Figure>
          ))}
        </span>
      </p>
    </ReportSection>
  );
}
