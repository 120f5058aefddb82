'use client';

import { useEffect } from 'react';
import { TAB_COOKIE } from './tab-cookie';

/** Keeps the open tab until the browser is closed: the next hotel opens there (rule 7.5). */
export function RememberTab({ tab }: { tab: string }) {
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser.
    document.cookie = `${TAB_COOKIE}=${tab}; path=/hotels; SameSite=Lax`;
  }, [tab]);
  return null;
}
