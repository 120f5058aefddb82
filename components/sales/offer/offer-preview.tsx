'use client';

import { useEffect, useRef, useState } from 'react';
import { paths } from '@/lib/platform/addresses/paths';
import { OfferAddress } from './offer-address';

type Props = {
  offerId: string;
  /** Counts up with what is stored: the frame then shows it. */
  revision: number;
  /** Of the client's page; null while nothing was sent. */
  link: string | null;
  words: Record<
    'title' | 'telephone' | 'computer' | 'pdf' | 'open' | 'address' | 'copy' | 'copied' | 'note' | 'frame',
    string
  >;
};

const QUIET_MILLISECONDS = 1200;
const screens = ['telephone', 'computer'] as const;

/** The client's own page in a frame of its own, so that no style of either side reaches the other, and its address. */
export function OfferPreview({ offerId, revision, link, words }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef(revision);
  const [screen, setScreen] = useState<(typeof screens)[number]>('telephone');

  useEffect(() => {
    if (shown.current === revision) return;
    const timer = setTimeout(() => {
      shown.current = revision;
      frame.current?.contentWindow?.location.reload();
    }, QUIET_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [revision]);

  const tab =
    'inline-flex h-7 items-center px-2.5 -outline-offset-2! hover:bg-sand aria-pressed:bg-main-light2 aria-pressed:font-bold';
  return (
    <section aria-label={words.title} className="overflow-hidden rounded-desk border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-2.5 pr-3 pl-4">
        <h2 className="font-sans text-14 leading-5 font-bold tracking-normal">{words.title}</h2>
        <div className="flex divide-x divide-line overflow-hidden rounded-desk border border-line-strong text-12">
          {screens.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={screen === one}
              onClick={() => setScreen(one)}
              className={tab}
            >
              {words[one]}
            </button>
          ))}
          <a href={paths.api.offer(offerId, 'pdf')} target="_blank" rel="noreferrer" className={tab}>
            {words.pdf}
          </a>
        </div>
      </div>
      <div className="offer-frame" data-screen={screen}>
        <iframe ref={frame} title={words.frame} src={paths.offerPreview(offerId)} loading="lazy" />
      </div>
      <div className="border-t border-line px-4 py-3">
        {link && (
          <div className="mb-2">
            <OfferAddress link={link} words={words} />
          </div>
        )}
        <p className="text-12 leading-4 text-soft">{words.note}</p>
        <a
          href={paths.offerPreview(offerId)}
          target="_blank"
          rel="noreferrer"
          className="mt-1 inline-flex min-h-6 items-center text-13 font-bold text-main-ink hover:underline"
        >
          {words.open}
        </a>
      </div>
    </section>
  );
}
