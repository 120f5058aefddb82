'use client';

import { LinkList } from '@/components/ui/link-list';
import { LanguageAnchor } from './language-anchor';
import type { StorefrontWords } from './storefront-words';

type Props = { id: string; words: StorefrontWords };

/** Below 1000 px; Contact stands where the wide menu has Destinations (rule 2.15). */
export function MobileMenu({ id, words: { name, locale, hrefs, shell, countries, phone, email } }: Props) {
  const entries = [
    { href: hrefs.landing, label: shell.home },
    { href: hrefs.contact, label: shell.contact },
    { href: hrefs.search, label: shell.search },
    { href: hrefs.enquire, label: shell.enquire },
  ];
  return (
    <div
      id={id}
      popover="auto"
      className="menu-panel fixed! inset-0! h-dvh w-full overflow-y-auto bg-paper text-ink [--focus:var(--main)]"
    >
      <div className="wrap flex min-h-full flex-col pb-8">
        <div className="flex h-16 items-baseline justify-between pt-5">
          <span className="font-serif text-[26px] leading-none font-light tracking-[-0.02em]">{name}</span>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="-mx-2 -my-1 px-2 py-1 text-14 leading-6"
          >
            {shell.close}
          </button>
        </div>
        <nav aria-label={shell.mainNavigation} className="mt-10">
          <LinkList
            links={entries}
            itemClass="border-t border-line last:border-b"
            linkClass="block py-4 font-serif text-36 font-light tracking-[-0.018em]"
          />
          <h2 className="mt-10 font-sans text-13 text-soft">{shell.destinations}</h2>
          <LinkList
            links={countries}
            className="mt-2 grid grid-cols-2 gap-x-6"
            linkClass="block py-2 font-serif text-22 font-light"
          />
          <a href={hrefs.destinations} className="quiet-link mt-3 text-14">
            {shell.allDestinations}
          </a>
        </nav>
        <LanguageAnchor locale={locale} label={shell.otherLanguage} className="quiet-link mt-8 self-start text-16" />
        <p className="mt-auto flex flex-wrap justify-between gap-x-6 gap-y-2 pt-12 text-14">
          <a href={phone.href} className="figures py-1">
            {phone.label}
          </a>
          <a href={`mailto:${email}`} className="py-1">
            {email}
          </a>
        </p>
      </div>
    </div>
  );
}
