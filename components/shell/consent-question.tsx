'use client';

import { askForConsentScript } from '@/lib/web/consent';
import type { ConsentWords } from './consent-words';

const choiceClass = 'px-2 py-2 leading-6 underline decoration-accent underline-offset-4 hover:decoration-current';

type Props = {
  words: ConsentWords;
  isHidden: boolean;
  /** A page made for everybody learns in the browser, before the first paint, whether to ask. */
  isStatic?: boolean;
};

/**
 * A line above the page, in its flow: it covers nothing, and it is there or not from the first paint on, so nothing moves.
 * On a static page nobody without JavaScript is asked: nothing is logged of them.
 */
export function ConsentQuestion({
  words: { label, text, policy, accept, decline },
  isHidden,
  isStatic = false,
}: Props) {
  const [before, link, after] = text;
  return (
    <>
      <section
        data-consent-bar
        hidden={isHidden}
        suppressHydrationWarning={isStatic}
        aria-label={label}
        className="no-print min-h-(--consent-height) border-b border-line bg-surface text-13 text-ink"
      >
        <div className="wrap flex min-h-[inherit] flex-col justify-center gap-x-8 py-2 desk:flex-row desk:items-center desk:py-0">
          <p className="text-soft desk:mr-auto">
            {before}
            <a href={policy} data-soft className="underline underline-offset-4">
              {link}
            </a>
            {after}
          </p>
          <form
            action="/api/consent"
            method="post"
            data-consent
            className="-mx-2 grid shrink-0 grid-cols-2 gap-4 self-start desk:self-auto"
          >
            <button type="submit" name="choice" value="declined" className={choiceClass}>
              {decline}
            </button>
            <button type="submit" name="choice" value="accepted" className={choiceClass}>
              {accept}
            </button>
          </form>
        </div>
      </section>
      {isStatic && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
        <script dangerouslySetInnerHTML={{ __html: askForConsentScript }} />
      )}
    </>
  );
}
