import { VerificationNotice } from '@/components/people/agency/verification-notice';
import { EmptyState } from '@/components/shell/agency-page';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { EffectiveBrand } from '@/lib/brand/types';
import { getEarnings } from '@/lib/money/ledger/queries/earnings';
import type { EarningSums } from '@/lib/money/ledger/rules/earnings';
import type { EarningsQuery } from '@/lib/money/ledger/schema';
import { mayConfigurePayouts } from '@/lib/money/payout/rules';
import { listTakenPayouts } from '@/lib/money/payout-run/queries/payouts';
import { needsVerification } from '@/lib/people/access/agency';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay, formatWeekday, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, money } from '@/lib/platform/money';
import type { Viewer } from '@/lib/platform/viewer/types';
import { LastPayouts } from '../payout-run/last-payouts';
import { EarningColleagues } from './earning-colleagues';
import { EarningRows } from './earning-rows';
import { EarningSumsSection } from './earning-sums';
import { EarningsClosed } from './earnings-closed';
import { EarningsFilter } from './earnings-filter';

type Props = {
  viewer: Viewer;
  brand: EffectiveBrand;
  query: EarningsQuery;
  locale: Locale;
  /** Whose leads beside the reader's own. */
  namesAgents: boolean;
};

/** Next run, sums and entries of what the reader's leads have earned; without commission the reason, and no amount. */
export async function EarningsOverview({ viewer, brand, query, locale, namesAgents }: Props) {
  const t = await getTranslations('earnings');
  const [earnings, payouts] = await Promise.all([
    getEarnings(viewer, brand, query),
    viewer.agency && listTakenPayouts(viewer, brand, viewer.agency.id),
  ]);
  if (!earnings) {
    const reason = viewer.isClientSafe ? 'clientSafe' : needsVerification(viewer) ? 'verification' : 'brand';
    return (
      <>
        {reason === 'verification' && <VerificationNotice viewer={viewer} />}
        <EarningsClosed reason={reason} />
      </>
    );
  }
  const { rows, sums, nextRun, today } = earnings;
  const isFiltered = Boolean(query.state || query.currency || query.from || query.until);
  if (rows.length === 0 && !isFiltered) {
    const facts = (['what', 'when'] as const).map((fact) => {
      return { title: t(`emptyFacts.${fact}`), text: t(`emptyFacts.${fact}Text`) };
    });
    return <EmptyState headline={t('empty')} facts={facts} next={{ href: paths.hotels(), label: t('toHotels') }} />;
  }
  return (
    <div className="grid gap-8 *:min-w-0">
      <div>
        <NextRun on={nextRun} sums={sums} mayVerify={mayConfigurePayouts(viewer)} locale={locale} />
        {payouts && payouts.length > 0 && (
          <details className="mt-3 text-13">
            <summary className="cursor-pointer text-main-ink">{t('lastPayouts')}</summary>
            <LastPayouts payouts={payouts} locale={locale} />
          </details>
        )}
      </div>
      <EarningSumsSection sums={sums} today={today} locale={locale} />
      {namesAgents && <EarningColleagues sums={sums} />}
      <section aria-labelledby="entries">
        <h2 id="entries" className="mb-3 scroll-mt-4 font-sans text-18 leading-6 font-bold tracking-normal">
          {t('entries')} <span className="text-14 font-normal text-soft">{rows.length}</span>
        </h2>
        <EarningsFilter query={query} isFiltered={isFiltered} />
        <EarningRows rows={rows} query={query} namesAgents={namesAgents} locale={locale} />
      </section>
    </div>
  );
}

type RunProps = { on: PlainDate; sums: readonly EarningSums[]; mayVerify: boolean; locale: Locale };

/** First of all: when money goes out, how much of each currency, and what stands in its way. */
async function NextRun({ on, sums, mayVerify, locale }: RunProps) {
  const t = await getTranslations('earnings');
  const amount = (minor: bigint, currency: string) => formatMoney(money(Number(minor), currency));
  const cell = 'border-line px-5 py-4 not-first:border-t desk:not-first:border-t-0 desk:not-first:border-l';
  const going = sums.filter(({ nextRun, onHold }) => nextRun !== 0n || onHold !== 0n);
  return (
    <section
      aria-labelledby="next-run"
      className="grid rounded-desk border border-line bg-surface desk:auto-cols-fr desk:grid-flow-col"
    >
      <div className={cell}>
        <h2 id="next-run" className="font-sans text-12 leading-4 font-normal tracking-normal text-soft">
          {t('nextRun')}
        </h2>
        <p className="mt-1 text-16 font-bold">
          {formatWeekday(on, locale)} {formatDay(on, locale)}
        </p>
        <p className="mt-1 text-12 text-soft">{t('nextRunText')}</p>
      </div>
      {going.length === 0 && <p className={`${cell} text-soft`}>{t('nothingGoes')}</p>}
      {going.map(({ currency, nextRun, onHold, heldReason }) => (
        <div key={currency} className={cell}>
          <p className="figures text-16 font-bold">{amount(nextRun, currency)}</p>
          {onHold === 0n ? (
            <p className="mt-1 text-12 text-positive">{t('goesOut')}</p>
          ) : heldReason !== null ? (
            <>
              <p className="mt-1 text-12 font-bold text-warning">{t('held')}</p>
              <p className="mt-1 text-12 text-soft [overflow-wrap:anywhere]">
                {t('heldBecause', { reason: heldReason })}
              </p>
            </>
          ) : (
            <>
              <p className="mt-1 text-12 font-bold text-warning">{t('onHold')}</p>
              <p className="mt-1 text-12 text-soft">{t('onHoldText', { amount: amount(onHold, currency) })}</p>
              {mayVerify ? (
                <a
                  href={paths.agencyPayouts()}
                  data-soft
                  className={`${compactButtonClass('primary')} mt-3 inline-flex`}
                >
                  {t('verify')}
                </a>
              ) : (
                <p className="mt-1 text-12 text-soft">{t('askWho')}</p>
              )}
            </>
          )}
        </div>
      ))}
    </section>
  );
}
