'use client';

import { useSyncExternalStore } from 'react';
import type { Locale } from '@/lib/platform/i18n/locale';

/** Message key below `error` → sentence: what schemas can ask for. */
export type ErrorSentences = Readonly<Record<string, string>>;

const none: ErrorSentences = {};
const kept = new Map<Locale, ErrorSentences>();
const asked = new Map<Locale, Promise<ErrorSentences>>();
const listeners = new Set<() => void>();

const localeOfPage = (): Locale => (document.documentElement.lang === 'de' ? 'de' : 'en');

async function read(locale: Locale): Promise<ErrorSentences> {
  const { default: sentences } =
    locale === 'de' ? await import('@/messages/de/error.json') : await import('@/messages/en/error.json');
  kept.set(locale, sentences);
  for (const listener of listeners) listener();
  return sentences;
}

/** The sentences in the language of the page; none where they cannot be had now, and the next call asks again. */
export function loadErrorSentences(): Promise<ErrorSentences> {
  const locale = localeOfPage();
  const found =
    asked.get(locale) ??
    read(locale).catch(() => {
      asked.delete(locale);
      return none;
    });
  asked.set(locale, found);
  return found;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  void loadErrorSentences();
  return () => listeners.delete(listener);
}

/** What fields say of what was typed: 16 KB that no page carries; they come with the first field on it. */
export function useErrorSentences(): ErrorSentences {
  return useSyncExternalStore(
    listen,
    () => kept.get(localeOfPage()) ?? none,
    () => none,
  );
}
