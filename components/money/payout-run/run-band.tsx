import type { ReactNode } from 'react';
import { AskedButton } from '@/components/form/asked-button';
import { TextLink } from '@/components/shell/agency-page';
import { compactButtonClass } from '@/components/ui/compact-button';
import { dayAt } from '@/lib/catalogue/place/property-time';
import type { RunLine } from '@/lib/money/payout-run/queries/runs';
import type { RunPreviewJson } from '@/lib/money/payout-run/schema';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay, formatWeekday } from '@/lib/platform/dates';
import { isDemoMode } from '@/lib/platform/env';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, fromUnits } from '@/lib/platform/money';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';

type Props = { preview: RunPreviewJson; last: RunLine | undefined; now: Date; locale: Locale };

/** When money goes out next, how much of each currency, and how many payouts stay behind. */
export async function RunBand({ preview: { nextRun, payouts, sums }, last, now, locale }: Props) {
  const t = await getTranslations('payoutRun');
  const paid = payouts.filter(({ decision }) => decision === 'pays');
  const below = payouts.filter(({ decision }) => decision === 'belowMinimum').length;
  const behind = payouts.length - paid.length;
  return (
    <section aria-label={t('next')} className="rounded-desk border border-line bg-surface">
      <dl className="grid pad:max-wide:grid-cols-2 wide:auto-cols-fr wide:grid-flow-col">
        <Cell name={t('next')} note={t('nextAt')}>
          {formatWeekday(nextRun, locale)} {formatDay(nextRun, locale)}
        </Cell>
        {sums.map(({ currency, pays }) => {
          const own = paid.filter((payout) => payout.currency === currency);
          const entries = own.reduce((sum, payout) => sum + payout.entries, 0);
          return (
            <Cell
              key={currency}
              name={t('paysIn', { currency })}
              note={t('transfers', { count: own.length, entries: t('entries', { count: entries }) })}
            >
              <span className="figures">{formatMoney(fromUnits(pays, currency))}</span>
            </Cell>
          );
        })}
        <Cell name={t('staysBehind')} note={t('behind', { held: behind - below, below })}>
          <span className={behind > 0 ? 'text-warning' : ''}>{t('payouts', { count: behind })}</span>
        </Cell>
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-b-desk border-t border-line bg-main-light2 px-5 py-3 text-13">
        <Begin count={paid.length} sums={sums} last={last} today={dayAt(now, OFFICE_TIME_ZONE)} />
      </div>
    </section>
  );
}

function Cell({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <div className="border-line-faint px-5 py-4 not-first:border-t wide:not-first:border-t-0 wide:not-first:border-l">
      <dt className="text-12 text-soft">{name}</dt>
      <dd className="text-18 leading-7 font-bold">{children}</dd>
      <dd className="text-12 text-soft">{note}</dd>
    </div>
  );
}

type BeginProps = Pick<Props, 'last'> & { count: number; sums: RunPreviewJson['sums']; today: string };

/** What begins the next run: the worker alone, or in a demonstration an admin, once a day. */
async function Begin({ count, sums, last, today }: BeginProps) {
  const t = await getTranslations('payoutRun.runNow');
  if (last && !last.isFinished) {
    return (
      <>
        <p role="status">{t('underWay')}</p>
        <TextLink href={paths.managePayoutRuns()}>{t('lookAgain')}</TextLink>
      </>
    );
  }
  if (!isDemoMode) return <p className="text-soft">{t('byWorker')}</p>;
  if (last?.day === today) return <p className="text-soft">{t('onceADay')}</p>;
  if (count === 0) return <p className="text-soft">{t('nothing')}</p>;
  const amounts = sums
    .filter(({ pays }) => pays > 0)
    .map(({ pays, currency }) => formatMoney(fromUnits(pays, currency)))
    .join(' · ');
  const words = {
    button: t('button'),
    question: t('question', { count }),
    text: t('text', { amounts }),
    yes: t('yes', { count }),
    keep: t('keep'),
    done: t('begun'),
  };
  return (
    <>
      <p className="min-w-0 text-soft">{t('note', { amounts })}</p>
      <div>
        <AskedButton
          action={paths.api.payoutRuns()}
          method="POST"
          words={words}
          className={compactButtonClass('primary')}
        />
      </div>
    </>
  );
}
