'use client';

import { PlaceList } from '@/components/catalogue/place/place-list';
import type { StorefrontWords } from './storefront-words';

type Props = { id: string; words: StorefrontWords };

export function DestinationsPanel({ id, words: { hrefs, shell, countries } }: Props) {
  return (
    <div
      id={id}
      popover="auto"
      className="menu-panel absolute! top-[calc(72px+var(--consent-height))]! w-full bg-paper text-ink shadow-float [--focus:var(--main)]"
    >
      <nav aria-label={shell.destinations} className="wrap pt-12 pb-14">
        <div className="grid grid-cols-4 gap-x-6">
          {countries.map(({ href, label, places }) => (
            <div key={href}>
              <a
                href={href}
                className="font-serif text-22 font-light tracking-[-0.01em] hover:underline hover:decoration-1 hover:underline-offset-4"
              >
                {label}
              </a>
              <PlaceList links={places} className="mt-4" />
            </div>
          ))}
        </div>
        <p className="mt-8 border-t border-line pt-6 text-14">
          <a href={hrefs.destinations} className="quiet-link">
            {shell.allDestinations}
          </a>
        </p>
      </nav>
    </div>
  );
}
