'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** The router keeps the pages behind the browser's Back; a step that was done since shows what it is now. */
export function FreshOnReturn() {
  const router = useRouter();
  useEffect(() => {
    const refresh = () => router.refresh();
    addEventListener('popstate', refresh);
    return () => removeEventListener('popstate', refresh);
  }, [router]);
  return null;
}
