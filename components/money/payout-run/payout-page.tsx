import type { ReactNode } from 'react';
import { AgencyPage, TextLink } from '@/components/shell/agency-page';
import { compactButtonClass } from '@/components/ui/compact-button';
import { payoutName } from '@/lib/money/payout-run/rules';
import type { PayoutDetailJson, PayoutJson } from '@/lib/money/payout-run/schema';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay, formatWeekday } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, fromUnits } from '@/lib/platform/money';
import { LastPayouts } from './last-payouts';
import { PayoutColleagues } from './payout-colleagues';
import { PayoutEntries } from './payout-entries';
import { PayoutSteps } from './payout-steps';
import { PayoutSums } from './payout-sums';

type PayoutPageProps = {
  payout: PayoutDetailJson;
  /** Of the bank account as it is set up now; null where only the processor knows it. */
  accountEnding: string | null;
  others: readonly PayoutJson[];
  /** An admin who acts for nobody: reads, and has no account of their own. */
  isOffice: boolean;
  locale: Locale;
};

/** One payout: what has become of it, how much, where to and by which run, and every entry it is the sum of. */
export async function PayoutPage({ payout, accountEnding, others, isOffice, locale }: PayoutPageProps) {
  const [t, earnings] = await Promise.all([getTranslations('payoutRun'), getTranslations('earnings')]);
  const { number, agencyName, currency, run, entries, sums, status } = payout;
  const title = 'font-sans text-18 leading-6 font-bold tracking-normal';
  return (
    <AgencyPage
      before={
        <p className="mb-2">
          <TextLink href={isOffice ? paths.managePayoutRuns() : paths.earnings()} isBack>
            {isOffice ? t('title') : earnings('title')}
          </TextLink>
        </p>
      }
      title={run ? t('payout.title', { day: formatDay(run, locale) }) : t('payout.openTitle', { currency })}
      lead={[payoutName(number), agencyName, t('entries', { count: entries.length })].join(' · ')}
      aside={
        run && (
          <span className="flex flex-wrap gap-2">
            {(['csv', 'pdf'] as const).map((format) => (
              <a
                key={format}
                href={paths.api.payoutStatement(payout.id, format)}
                download
                className={compactButtonClass('quiet')}
              >
                {t(`statement.${format}`)}
              </a>
            ))}
          </span>
        )
      }
    >
      <div className="grid items-start gap-8 *:min-w-0 wide:grid-cols-[minmax(0,1fr)_288px]">
        <div className="grid gap-8 *:min-w-0">
          <PayoutBand payout={payout} accountEnding={accountEnding} locale={locale} />
          {!isOffice && (status === 'failed' || status === 'returned') && (
            <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <span className="min-w-0">{t('payout.againPayable')}</span>
              <a href={paths.agencyPayouts()} data-soft className={compactButtonClass('quiet')}>
                {earnings('verify')}
              </a>
            </p>
          )}
          <section aria-labelledby="entries">
            <h2 id="entries" className={`${title} mb-2`}>
              {t('column.entries')}
            </h2>
            <PayoutEntries payout={payout} isOffice={isOffice} locale={locale} />
          </section>
          {run && (
            <section aria-labelledby="steps">
              <h2 id="steps" className={`${title} mb-2`}>
                {t('payout.steps')}
              </h2>
              <PayoutSteps payout={payout} locale={locale} />
            </section>
          )}
        </div>
        <aside className="grid gap-8">
          {entries.length > 0 && <PayoutColleagues payout={payout} />}
          {sums && <PayoutSums sums={sums} status={status} currency={currency} />}
          {others.length > 0 && (
            <section aria-labelledby="others">
              <h2 id="others" className="font-sans text-14 font-bold tracking-normal">
                {t('payout.others')}
              </h2>
              <LastPayouts payouts={others} hereId={payout.id} locale={locale} />
            </section>
          )}
        </aside>
      </div>
    </AgencyPage>
  );
}

const tones = {
  ...{ open: '', inPayout: '', paid: 'text-positive' },
  ...{ failed: 'text-negative', returned: 'text-negative' },
} as const satisfies Record<PayoutJson['status'], string>;

type BandProps = Pick<PayoutPageProps, 'payout' | 'accountEnding' | 'locale'>;

/** Four answers: what has become of it, how much it is, where it goes, and which run took it. */
async function PayoutBand({ payout, accountEnding, locale }: BandProps) {
  const t = await getTranslations('payoutRun');
  const { status, decision, heldReason, amount, currency, run, entries } = payout;
  return (
    <dl className="grid rounded-desk border border-line bg-surface pad:grid-cols-2 wide:grid-cols-4">
      <Answer
        name={t('column.state')}
        note={heldReason === null ? decision && t(`decision.${decision}`) : t('heldBecause', { reason: heldReason })}
      >
        <span className={tones[status]}>{t(`status.${status}`)}</span>
      </Answer>
      <Answer name={t('payout.sum')} note={t('entries', { count: entries.length })}>
        <span className="figures">{formatMoney(fromUnits(amount, currency))}</span>
      </Answer>
      <Answer name={t('payout.account')} note={accountEnding && t('payout.accountNow')}>
        {accountEnding ? t('payout.ending', { last: accountEnding }) : t('payout.atProcessor')}
      </Answer>
      <Answer name={t('payout.run')} note={run ? null : t('payout.notTaken')}>
        {run ? `${formatWeekday(run, locale)} ${formatDay(run, locale)}` : t('payout.next')}
      </Answer>
    </dl>
  );
}

function Answer({ name, note, children }: { name: string; note: string | null; children: ReactNode }) {
  return (
    <div className="min-w-0 border-line-faint px-5 py-4 not-first:border-t pad:not-first:border-t-0">
      <dt className="text-12 text-soft">{name}</dt>
      <dd className="text-16 leading-6 font-bold">{children}</dd>
      {note && <dd className="text-12 text-soft [overflow-wrap:anywhere]">{note}</dd>}
    </div>
  );
}
