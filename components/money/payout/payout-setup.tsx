'use client';

import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { useErrorSentences } from '@/components/form/error-sentences';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
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
  const [country, setCountry] = useState('');
  const [isCountryMissing, setIsCountryMissing] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const errors = useErrorSentences();
  const [isOpen, setIsOpen] = useState(false);

  /** A session lives for minutes only: the widget asks for another one by itself when it needs it. */
  const session = useApiMutation(hasAccount ? sessionAddress : `${sessionAddress}?country=${country}`, {
    method: 'GET',
    schema: async () => (await import('@/lib/money/payout/schema')).payoutSessionJsonSchema,
    // Asking creates the account; in the sandbox its form stands on the page then.
    afterwards: publishableKey === null ? 'refresh' : 'stay',
  });
  const hosted = useApiMutation(linkAddress, {
    method: 'GET',
    schema: async () => (await import('@/lib/money/payout/schema')).payoutLinkJsonSchema,
    afterwards: 'stay',
    onDone: ({ url }) => location.assign(url),
  });
  const state = useApiMutation(stateAddress, { method: 'GET' });

  function configure(): void {
    if (countries.length > 0 && country === '') {
      setIsCountryMissing(true);
      select.current?.focus();
    } else if (publishableKey === null) session.send();
    else setIsOpen(true);
  }

  if (isOpen && publishableKey !== null) {
    return (
      <ConnectWidget
        publishableKey={publishableKey}
        openSession={async () => (await session.sendAsync()).client_secret}
        isManaged={isManaged}
        locale={locale}
        words={words}
        onExit={() => {
          setIsOpen(false);
          state.send();
        }}
        onHosted={() => hosted.send()}
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
            ref={select}
            id="payout-country"
            value={country}
            required
            onChange={(event) => {
              setCountry(event.target.value);
              setIsCountryMissing(false);
            }}
            aria-invalid={isCountryMissing}
            aria-describedby="payout-country-error payout-country-help"
            className="block h-10 w-full rounded-desk border border-input bg-surface px-3 text-14"
          >
            <option value="" disabled>
              {words.chooseCountry}
            </option>
            {countries.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <p id="payout-country-error" role="alert" className="mt-1 text-13 text-negative empty:hidden">
            {isCountryMissing && errors.required}
          </p>
          <p id="payout-country-help" className="mt-1 text-13 text-soft">
            {words.countryHelp}
          </p>
        </div>
      )}
      <button type="button" onClick={configure} disabled={session.isBusy} className={compactButtonClass('primary')}>
        {session.isBusy ? words.loading : words.configure}
      </button>
      <p role="alert" className="mt-3 text-14 text-negative empty:hidden">
        {session.failure || hosted.failure}
      </p>
    </div>
  );
}
