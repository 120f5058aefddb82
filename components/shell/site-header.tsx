'use client';

import { DestinationsPanel } from './destinations-panel';
import { LanguageAnchor } from './language-anchor';
import { MobileMenu } from './mobile-menu';
import type { StorefrontWords } from './storefront-words';

const DESTINATIONS_ID = 'menu-destinations';
const MENU_ID = 'menu-all';
const ROW_ID = 'menu-row';

/**
 * Lies over the picture where a page begins with one (`data-hero`), in the same place on every page, so nothing shifts.
 * Both panels are native popovers: they open, close and give back the focus without script.
 */
export function SiteHeader({ words }: { words: StorefrontWords }) {
  const { name, locale, hrefs, shell } = words;
  return (
    <header
      data-soft
      className="no-print absolute inset-x-0 top-0 z-10 text-ink in-[body:has([data-hero])]:text-white in-[body:has([data-hero])]:[--focus:#fff]"
    >
      {/* Painted whole: a row that ends at the right would move with each word that arrives. */}
      <link rel="expect" href={`#${ROW_ID}`} blocking="render" />
      <div id={ROW_ID} className="wrap flex h-16 items-baseline gap-8 pt-5 menu:h-[88px] menu:pt-8">
        <a
          href={hrefs.landing}
          className="mr-auto font-serif text-[26px] leading-none font-light tracking-[-0.02em] menu:text-[28px]"
        >
          {name}
        </a>
        <nav aria-label={shell.mainNavigation} className="menu-row hidden gap-8 text-14 leading-6 menu:flex">
          <a href={hrefs.landing}>{shell.home}</a>
          <button type="button" popoverTarget={DESTINATIONS_ID}>
            {shell.destinations}
            <svg viewBox="0 0 10 6" width="10" height="6" aria-hidden="true" className="ml-2 inline-block align-middle">
              <path d="m1 1 4 4 4-4" fill="none" stroke="currentColor" />
            </svg>
          </button>
          <a href={hrefs.search}>{shell.search}</a>
          <a href={hrefs.enquire}>{shell.enquire}</a>
        </nav>
        <LanguageAnchor
          locale={locale}
          label={shell.otherLanguage}
          className="menu-row hidden text-14 leading-6 menu:block"
        />
        <button type="button" popoverTarget={MENU_ID} className="-mx-2 -my-1 px-2 py-1 text-14 leading-6 menu:hidden">
          {shell.menu}
        </button>
      </div>
      <DestinationsPanel id={DESTINATIONS_ID} words={words} />
      <MobileMenu id={MENU_ID} words={words} />
    </header>
  );
}
