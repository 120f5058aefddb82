'use client';

import { useEffect } from 'react';

type Props = { href: string; seconds: number };

/**
 * Leads on after a while. A `refresh` in the markup would fire even after the reader has moved on inside the site, so
 * it stands where it is read without script only.
 */
export function ReturnHome({ href, seconds }: Props) {
  useEffect(() => {
    const timer = setTimeout(() => location.assign(href), seconds * 1000);
    return () => clearTimeout(timer);
  }, [href, seconds]);
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${seconds};url=${href}`} />
    </noscript>
  );
}
