'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { stopStrayClicks } from '@/components/ui/second-click';
import { followConsent } from './consent-actions';
import { afterLinkClick, followSoftly } from './link-clicks';

const HEADER_OFFSET = 80;

/** What the frame does in the browser; everything it touches works without it. */
export function ShellIsland() {
  const pathname = usePathname();
  const router = useRouter();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      afterLinkClick(event);
      followSoftly(event, router);
    };
    document.addEventListener('click', onClick);
    const stop = followConsent({ isWordless: false });
    return () => {
      stop();
      document.removeEventListener('click', onClick);
    };
  }, [router]);

  useEffect(() => stopStrayClicks(), []);

  // Next scrolls to the top of a new page. Where the navigation asks for the content (`#main`), the page slides there.
  useLayoutEffect(() => {
    if (!pathname || location.hash !== '#main') return;
    const content = document.querySelector('[data-content]') ?? document.getElementById('main');
    if (!content) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: 'instant' });
    const top = content.getBoundingClientRect().top + scrollY - HEADER_OFFSET;
    scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
  }, [pathname]);

  return null;
}
