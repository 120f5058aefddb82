'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/platform/i18n/locale';
import { crashWords } from './crash-words';

const RELOADED_KEY = 'reloaded-after-chunk';

function isFailedChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || /load(ing)? (css )?chunk|dynamically imported module/i.test(error.message);
}

function detailsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const digest = 'digest' in error ? `\nDigest: ${String(error.digest)}` : '';
  return `${error.stack ?? `${error.name}: ${error.message}`}${digest}`;
}

function hasReloaded(): boolean {
  try {
    return sessionStorage.getItem(RELOADED_KEY) !== null;
  } catch {
    // Without storage a second reload could not be told from the first: there is none.
    return true;
  }
}

/** One report per page load: a crash that repeats must not send a mail each time. */
let isReported = false;

type Props = { error: unknown; retry: () => void; locale: Locale };

/** Rule 8.6: after a failed chunk one reload per session, then this screen; one report to the office. */
export function CrashScreen({ error, retry, locale }: Props) {
  const words = crashWords[locale];
  const [isReloading] = useState(() => isFailedChunk(error) && !hasReloaded());

  useEffect(() => {
    if (isReloading) {
      sessionStorage.setItem(RELOADED_KEY, 'true');
      location.reload();
      return;
    }
    if (isReported) return;
    isReported = true;
    import('./crash-report')
      .then(({ reportCrash }) => reportCrash(detailsOf(error), isFailedChunk(error)))
      .catch(() => undefined);
  }, [error, isReloading]);

  if (isReloading) return null;
  return (
    <section className="wrap py-20 desk:py-28" role="alert" lang={locale}>
      <h1 className="text-64">{words.title}</h1>
      <p className="lead mt-6">{words.text}</p>
      <p className="mt-8 flex flex-wrap gap-8 text-14">
        <button type="button" onClick={retry} className="quiet-link">
          {words.retry}
        </button>
        <a href="/" className="quiet-link">
          {words.home}
        </a>
      </p>
      <details className="mt-12 max-w-[880px] border-t border-line pt-4 text-14">
        <summary>{words.details}</summary>
        <pre className="mt-4 break-words bg-sand p-4 text-12 whitespace-pre-wrap">{detailsOf(error)}</pre>
      </details>
    </section>
  );
}
