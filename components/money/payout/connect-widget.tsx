'use client';

import { loadConnectAndInitialize, type StripeConnectInstance } from '@stripe/connect-js/pure';
import {
  ConnectAccountManagement,
  ConnectAccountOnboarding,
  ConnectComponentsProvider,
  ConnectNotificationBanner,
} from '@stripe/react-connect-js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { compactButtonClass } from '@/components/ui/compact-button';
import { loadVendorScript } from '@/components/ui/vendor-script';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Messages } from '@/lib/platform/i18n/messages';

const SCRIPT = 'https://connect-js.stripe.com/v1.0/connect.js';

type Props = {
  publishableKey: string;
  openSession: () => Promise<string>;
  isManaged: boolean;
  locale: Locale;
  words: Messages['payout'];
  onExit: () => void;
  onHosted: () => void;
};

/** The processor's embedded onboarding, or its account management once details are submitted (rule 5.6). */
export function ConnectWidget({ publishableKey, openSession, isManaged, locale, words, onExit, onHosted }: Props) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [instance, setInstance] = useState<StripeConnectInstance | null>(null);
  const session = useRef(openSession);
  session.current = openSession;

  const fail = useCallback((error: unknown) => {
    // Rule 5.6: only logged; the page says what to do.
    console.warn('payout widget:', error);
    setState('failed');
  }, []);

  const load = useCallback(async () => {
    setState('loading');
    try {
      // Without this a script that cannot load leaves an empty box and a storm of rejections behind.
      await loadVendorScript(SCRIPT, 'StripeConnect');
      setInstance(
        loadConnectAndInitialize({
          publishableKey,
          locale: locale === 'de' ? 'de-DE' : 'en-GB',
          fetchClientSecret: () => session.current(),
        }),
      );
      setState('ready');
    } catch (error) {
      fail(error);
    }
  }, [publishableKey, locale, fail]);

  useEffect(() => {
    void load();
  }, [load]);

  if (state === 'failed') {
    return (
      <div role="alert" className="rounded-desk border border-line bg-surface p-4">
        <p className="text-14">{words.failed}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <button type="button" onClick={load} className={compactButtonClass('primary')}>
            {words.tryAgain}
          </button>
          <button type="button" onClick={onHosted} className={compactButtonClass('quiet')}>
            {words.hosted}
          </button>
        </div>
      </div>
    );
  }
  if (!instance) return <p className="h-[420px] rounded-desk bg-sand p-4 text-14 text-soft">{words.loading}</p>;
  const common = { onLoadError: ({ error }: { error: unknown }) => fail(error) };
  const collectionOptions = { fields: 'eventually_due' as const };
  return (
    <ConnectComponentsProvider connectInstance={instance}>
      {isManaged ? (
        <>
          <ConnectNotificationBanner collectionOptions={collectionOptions} {...common} />
          <ConnectAccountManagement collectionOptions={collectionOptions} {...common} />
        </>
      ) : (
        <ConnectAccountOnboarding collectionOptions={collectionOptions} onExit={onExit} {...common} />
      )}
    </ConnectComponentsProvider>
  );
}
