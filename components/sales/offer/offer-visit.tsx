'use client';

import { useEffect } from 'react';
import { callApi } from '@/lib/platform/api-client';

/** Tells the agent that the page was opened. Programs that look into mails run no script; whether it arrives changes nothing here. */
export function OfferVisit({ action, number }: { action: string; number: number }) {
  useEffect(() => {
    callApi(action, { method: 'POST', body: { number } }).catch(() => undefined);
  }, [action, number]);
  return null;
}
