import { ClientCell, StayCell } from '@/components/money/ledger/entry-cells';
import { Table } from '@/components/ui/table';
import type { PayoutDetailJson } from '@/lib/money/payout-run/schema';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatAmount, formatMoney, formatNumber, fromUnits } from '@/lib/platform/money';

type Props = { payout: PayoutDetailJson; isOffice: boolean; locale: Locale };

/** What a payout is the sum of; each entry opens its lead, and there says why it is so much. */
export async function PayoutEntries({ payout: { entries, amount, currency }, isOffice, locale }: Props) {
  const [t, words] = await Promise.all([getTranslations('payoutRun'), getTranslations('earnings')]);
  const leadHref = (id: string) =>
    isOffice ? paths.adminDashboard({ 'hotel-lead-id': id }) : paths.dashboard({ 'hotel-lead-id': id, scope: 'team' });
  const text = (units: number) => (
    <span className="figures font-bold whitespace-nowrap">{formatMoney(fromUnits(units, currency))}</span>
  );
  return (
    <>
      <Table
        label={t('column.entries')}
        rows={entries}
        keyOf={({ leadId, isReward }) => `${leadId} ${isReward}`}
        empty={t('payout.noEntries')}
        columns={[
          {
            head: words('column.client'),
            cell: ({ leadId, clientName, reference, isReward }) => (
              <ClientCell
                {...{ clientName, reference, isReward }}
                href={leadHref(leadId)}
                words={{ reward: words('reward') }}
              />
            ),
          },
          {
            head: words('column.stay'),
            cell: ({ houseName, checkIn, checkOut }) => (
              <StayCell houseName={houseName} checkIn={checkIn} checkOut={checkOut} locale={locale} />
            ),
          },
          {
            head: words('column.agent'),
            cell: ({ agentName, earnedOn }) => (
              <>
                {agentName ?? words('formerColleague')}
                {earnedOn && (
                  <span className="block text-12 text-soft">
                    {t('payout.earnedOn', { day: formatDay(earnedOn, locale) })}
                  </span>
                )}
              </>
            ),
          },
          {
            head: t('payout.ofBase'),
            isFigure: true,
            cell: ({ shares, isCorrection }) => (
              <>
                {shares.map(({ base, percent, amount: part }) => (
                  <span key={`${percent} ${part}`} className="figures block whitespace-nowrap">
                    {base !== null && percent !== null
                      ? t('payout.basis', {
                          percent: formatNumber(percent),
                          base: formatAmount(fromUnits(base, currency)),
                        })
                      : null}
                  </span>
                ))}
                {isCorrection && <span className="block text-12 text-soft">{t('payout.isCorrection')}</span>}
              </>
            ),
          },
          { head: words('column.commission'), isFigure: true, cell: (entry) => text(entry.amount) },
        ]}
      />
      {entries.length > 0 && (
        <p className="flex justify-between gap-4 border-t border-line py-2.5 pr-4 font-bold">
          {words('together')} {text(amount)}
        </p>
      )}
    </>
  );
}
