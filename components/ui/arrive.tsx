'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Goes to the place on the page that the address names, for a place that is sent after its frame: when Next looked for it, it was
 * not there. On a page the browser has loaded itself it does that, and remembers where its reader was.
 */
export function Arrive({ at }: { at: string }) {
  const isHydrated = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isLedHere] = useState(!isHydrated);
  useEffect(() => {
    if (isLedHere && location.hash === `#${at}`) document.getElementById(at)?.scrollIntoView({ block: 'start' });
  }, [at, isLedHere]);
  return null;
}
