'use client';

import type { StorefrontWords } from './storefront-words';

/** Two voices of the day; none is marked up as a review (rule 6.14). */
export function Voices({ label, said, note }: StorefrontWords['voices']) {
  if (said.length === 0) return null;
  return (
    <section aria-label={label} className="border-t border-line py-16 desk:py-24">
      <div className="wrap grid items-end gap-x-6 gap-y-14 desk:grid-cols-12">
        {said.map(({ quote, author }, index) => (
          <figure key={quote} className={index === 0 ? 'desk:col-span-7' : 'desk:col-span-4 desk:col-start-9'}>
            <blockquote>
              <p
                className={`font-serif font-light tracking-[-0.014em] text-pretty ${index === 0 ? 'text-28 desk:text-36' : 'text-22'}`}
              >
                {quote}
              </p>
            </blockquote>
            <figcaption className="mt-5 text-14 text-soft before:mb-4 before:block before:h-px before:w-8 before:bg-accent">
              {author}
            </figcaption>
          </figure>
        ))}
        {note && <p className="text-13 text-soft desk:col-span-12">{note}</p>}
      </div>
    </section>
  );
}
