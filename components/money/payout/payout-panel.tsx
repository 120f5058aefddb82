import { getLocale, getMessages } from 'next-intl/server';
import { businessCountries, countryName } from '@/lib/catalogue/country/names';
import type { PayoutOverview } from '@/lib/money/payout/types';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { requirements, type SandboxAccount } from '@/lib/platform/vendors/payments/sandbox-account';
import { ShownPayoutSetup, ShownSandboxForm } from '../when-shown';

type Props = {
  agencyId: string;
  overview: PayoutOverview;
  /** The stand-in's account; null outside the sandbox or before it exists. */
  sandbox: SandboxAccount | null;
};

type StateName = 'none' | 'open' | 'complete' | 'due';

function stateOf({ hasAccount, isComplete, detailsSubmitted }: PayoutOverview): StateName {
  if (!hasAccount) return 'none';
  if (isComplete) return 'complete';
  return detailsSubmitted ? 'due' : 'open';
}

const dots: Record<StateName, string> = {
  none: 'bg-input',
  open: 'bg-warning',
  complete: 'bg-positive',
  due: 'bg-negative',
};

/** State of an agency's payouts and, for those who may, its set-up: the processor's widget or the sandbox's form. */
export async function PayoutPanel({ agencyId, overview, sandbox }: Props) {
  const [t, locale, { payout: words }] = await Promise.all([getTranslations('payout'), getLocale(), getMessages()]);
  const state = stateOf(overview);
  const known = new Set<string>(requirements);
  const due = overview.currentlyDue.map((name) =>
    known.has(name) ? t(`requirement.${name.replaceAll('.', '_')}` as never) : name,
  );
  return (
    <section aria-label={t('title')} className="max-w-[640px]">
      {overview.isSandbox && (
        <p className="mb-6 rounded-desk border border-warning/40 bg-warning/10 px-3 py-2 text-13 text-warning">
          {t('sandbox')}
        </p>
      )}
      <p className="flex items-center gap-2 text-16 font-bold">
        <span aria-hidden className={`size-2 shrink-0 rounded-full ${dots[state]}`} />
        {t(`state.${state}`)}
      </p>
      <p className="mt-1 text-14 text-soft">{t(`stateText.${state}`)}</p>
      {overview.country && (
        <p className="mt-1 text-14 text-soft">
          {t('registeredIn', { country: countryName(overview.country, locale) })}
        </p>
      )}
      {/* The sandbox's form names them itself. */}
      {due.length > 0 && !sandbox && (
        <>
          <h3 className="mt-4 font-sans text-13 font-bold tracking-normal">{t('dueTitle')}</h3>
          <ul className="mt-1 list-disc pl-5 text-14">
            {due.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
      {!overview.isOpen && <p className="mt-6 text-14">{t('notOpen')}</p>}
      {overview.isOpen && !overview.mayConfigure && (
        <p className="mt-6 text-14">
          {t('ask', { names: overview.responsible.map(({ name, email }) => `${name} (${email})`).join(', ') })}
        </p>
      )}
      {overview.isOpen && overview.mayConfigure && (
        <div className="mt-6">
          {sandbox ? (
            <ShownSandboxForm
              action={paths.api.sandboxPayouts()}
              stateAddress={paths.api.payoutState(agencyId)}
              given={sandbox.given}
              demanded={sandbox.demanded}
              words={words}
            />
          ) : (
            <ShownPayoutSetup
              stateAddress={paths.api.payoutState(agencyId)}
              sessionAddress={paths.api.payoutSession(agencyId)}
              linkAddress={paths.api.payoutLink(agencyId)}
              publishableKey={overview.publishableKey}
              hasAccount={overview.hasAccount}
              isManaged={overview.detailsSubmitted}
              countries={overview.hasAccount ? [] : businessCountries(locale)}
              locale={locale}
              words={words}
            />
          )}
        </div>
      )}
    </section>
  );
}
