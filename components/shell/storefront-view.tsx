'use client';

import type { ReactNode } from 'react';
import { type Packed, useUnpacked } from '@/components/ui/packed';
import { ConsentQuestion } from './consent-question';
import { ShellIsland } from './shell-island';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import type { StorefrontWords } from './storefront-words';

type Props = { packed: Packed<StorefrontWords>; children: ReactNode };

/** Drawn in the browser, too, from words: elements would cost the server far more. */
export function StorefrontView({ packed, children }: Props) {
  const words = useUnpacked(packed);
  return (
    <>
      <a
        href="#main"
        className="no-print fixed top-2 left-2 z-30 -translate-y-24 rounded-control bg-main px-5 py-3 text-14 text-on-main focus:translate-y-0"
      >
        {words.shell.skip}
      </a>
      <ConsentQuestion words={words.consent} isHidden isStatic />
      <div className="relative flow-root">
        <SiteHeader words={words} />
        <main id="main" tabIndex={-1} className="mt-16 outline-none menu:mt-[88px] print:mt-0">
          {children}
        </main>
        <SiteFooter words={words} />
      </div>
      <ShellIsland />
    </>
  );
}
