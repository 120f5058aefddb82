'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { callApi } from '@/lib/platform/api-client';
import type { OfferPulse } from '@/lib/sales/offer/schema';

const EVERY_MS = 20_000;

const schema = async () => (await import('@/lib/sales/offer/schema')).offerPulseSchema;

const lineOf = ({ number, comments, isApproved }: OfferPulse) => `${number} ${comments} ${isApproved}`;

/**
 * Asks for the page anew when an answer, a version or an approval has come, while it is looked at. Asked for from time to time:
 * whoever has a link may open it often, and each stream would keep a connection.
 */
export function OfferNews({ action, shown }: { action: string; shown: OfferPulse }) {
  const router = useRouter();
  const line = lineOf(shown);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      callApi(action, { method: 'GET', schema }).then(
        (pulse) => lineOf(pulse) !== line && router.refresh(),
        () => undefined,
      );
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [action, line, router]);
  return null;
}
