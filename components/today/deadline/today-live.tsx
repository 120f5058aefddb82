'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { LIST_CHANGED } from '@/components/shell/live-counts';

/**
 * Asks for the list anew when the stream of the menu says that it has changed. While somebody is in a line, it waits until they
 * have left it: nothing moves under their hands.
 */
export function TodayLive({ listId }: { listId: string }) {
  const router = useRouter();
  useEffect(() => {
    let isDue = false;
    const isBusy = () => document.getElementById(listId)?.contains(document.activeElement) ?? false;
    const refresh = () => {
      isDue = isBusy();
      if (!isDue) router.refresh();
    };
    const onFocus = () => isDue && refresh();
    window.addEventListener(LIST_CHANGED, refresh);
    document.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener(LIST_CHANGED, refresh);
      document.removeEventListener('focusin', onFocus);
    };
  }, [listId, router]);
  return null;
}
