'use client';

import { useEffect } from 'react';
import { callApi } from '@/lib/platform/api-client';

/** Tells whoever sent the link that it was opened. Programs that look into mails run no script; whether it arrives changes nothing here. */
export function LinkVisit({ action, number }: { action: string; number?: number }) {
  useEffect(() => {
    callApi(action, { method: 'POST', body: number === undefined ? {} : { number } }).catch(() => undefined);
  }, [action, number]);
  return null;
}
