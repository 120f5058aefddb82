'use client';

import type { AgencyFrameSetting } from './agency-frame-setting';

const linkClass = 'inline-block py-1 hover:text-ink hover:underline hover:underline-offset-4';

/** One quiet line: whom to call, and what the law asks for. */
export function AgencyFooter({ setting: { brand, words, legal } }: { setting: AgencyFrameSetting }) {
  return (
    <footer data-soft className="border-t border-line text-13 text-soft print:hidden">
      <div className="mx-auto flex max-w-[1440px] flex-col gap-x-10 gap-y-3 px-4 py-5 desk:px-8 menu:flex-row menu:items-center menu:justify-between">
        <p className="flex flex-wrap gap-x-4">
          <span className="py-1">{words.contactUs}</span>
          <a href={brand.phone.href} className={`figures ${linkClass}`}>
            {brand.phone.label}
          </a>
          <a href={`mailto:${brand.email}`} className={linkClass}>
            {brand.email}
          </a>
          <span className="py-1">{words.hours}</span>
        </p>
        <nav aria-label={words.footer}>
          <ul className="flex flex-wrap gap-x-5">
            {legal.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className={linkClass}>
                  {label}
                </a>
              </li>
            ))}
            {words.withdrawConsent && (
              <li>
                <form action="/api/consent" method="post">
                  <button type="submit" name="choice" value="withdrawn" className={linkClass}>
                    {words.withdrawConsent}
                  </button>
                </form>
              </li>
            )}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
