'use client';

import { useEffect } from 'react';

/**
 * Goes to the place on the page that the address names. For a place that is sent after its frame: when Next looked for it, it
 * was not there. Whoever has scrolled meanwhile stays where they are.
 */
export function Arrive({ at }: { at: string }) {
  useEffect(() => {
    if (location.hash === `#${at}` && window.scrollY === 0) {
      document.getElementById(at)?.scrollIntoView({ block: 'start' });
    }
  }, [at]);
  return null;
}
