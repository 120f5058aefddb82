'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { compactButtonClass } from '@/components/ui/compact-button';
import { callApi } from '@/lib/platform/api-client';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Messages } from '@/lib/platform/i18n/messages';

/** The processor's script and its components come only when somebody sets payouts up. */
const ConnectWidget = dynamic(() => import('./connect-widget').then((module) => module.ConnectWidget), { ssr: false });

type Props = {
  stateAddress: string;
  sessionAddress: string;
  linkAddress: string;
  /** Null in the sandbox. */
  publishableKey: string | null;
  hasAccount: boolean;
  /** Details are submitted: the account is managed, no longer onboarded. */
  isManaged: boolean;
  countries: { value: string; label: string }[];
  locale: Locale;
  words: Messages['payout'];
};

export function PayoutSetup(props: Props) {
  const { stateAddress, sessionAddress, linkAddress, publishableKey, hasAccount, isManaged, countries, locale, words } =
    props;
  const router = useRouter();
  const [country, setCountry] = useState(locale === 'de' ? 'DE' : 'GB');
  const [step, setStep] = useState<'closed' | 'opening' | 'open'>('closed');
  const [failure, setFailure] = useState('');

  /** A session lives for minutes only: the widget asks for another one by itself when it needs it. */
  async function openSession(): Promise<string> {
    const address = hasAccount ? sessionAddress : `${sessionAddress}?country=${country}`;
    const answer = await callApi<{ client_secret: string }>(address);
    if (!answer.ok) throw new Error(answer.failure.title || words.offline);
    return answer.data.client_secret;
  }

  async function open() {
    setStep('opening');
    setFailure('');
    try {
      if (publishableKey === null) {
        await openSession();
        router.refresh();
      }
      setStep('open');
    } catch (error) {
      console.warn('payouts:', error);
      setFailure(error instanceof Error ? error.message : words.offline);
      setStep('closed');
    }
  }

  async function openHosted() {
    const answer = await callApi<{ url: string }>(linkAddress);
    if (answer.ok) window.location.assign(answer.data.url);
    else setFailure(answer.failure.title || words.offline);
  }

  async function exit() {
    await callApi(stateAddress);
    setStep('closed');
    router.refresh();
  }

  if (step === 'open' && publishableKey !== null) {
    return (
      <ConnectWidget
        publishableKey={publishableKey}
        openSession={openSession}
        isManaged={isManaged}
        locale={locale}
        words={words}
        onExit={exit}
        onHosted={openHosted}
      />
    );
  }
  return (
    <div>
      {countries.length > 0 && (
        <div className="mb-4 max-w-[360px]">
          <label htmlFor="payout-country" className="mb-1 block text-13 font-bold">
            {words.country}
          </label>
          <select
            id="payout-country"
            value={country}
            onChange={(event) => setCountry(event.target.value)}
            aria-describedby="payout-country-help"
            className="block h-10 w-full rounded-desk border border-input bg-surface px-3 text-14"
          >
            {countries.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <p id="payout-country-help" className="mt-1 text-13 text-soft">
            {words.countryHelp}
          </p>
        </div>
      )}
      <button type="button" onClick={open} disabled={step !== 'closed'} className={compactButtonClass('primary')}>
        {step === 'closed' ? words.configure : words.loading}
      </button>
      <p role="alert" className="mt-3 text-14 text-negative empty:hidden">
        {failure}
      </p>
    </div>
  );
}
