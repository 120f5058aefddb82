import { readdirSync, readFileSync, watch } from 'node:fs';
import path from 'node:path';
import type en from '@/messages/en/index';
import { env } from '../env';
import type { Locale } from './locale';

export type Messages = typeof en;

const FOLDER = path.join(process.cwd(), 'messages');
const ENDING = '.json';

/** Next loads modules once per route: what is kept on the process is read once. */
const KEPT = Symbol.for('alpenglow.messages');
const holder = globalThis as { [KEPT]?: Partial<Record<Locale, Messages>> };

/**
 * All words of a language, from its files. They are read when the server runs and are no part of what is built: bundled, every
 * route would carry its own copy of all words in both languages.
 */
function wordsOf(locale: Locale): Messages {
  holder[KEPT] ??= startKeeping();
  const kept = holder[KEPT];
  kept[locale] ??= read(locale);
  return kept[locale];
}

function read(locale: Locale): Messages {
  const folder = path.join(FOLDER, locale);
  const files = readdirSync(folder).filter((file) => file.endsWith(ENDING));
  const words = files.map((file) => [
    file.slice(0, -ENDING.length),
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
  ]);
  return Object.fromEntries(words) as Messages;
}

/** Whoever develops sees a changed word at the next request. */
function startKeeping(): Partial<Record<Locale, Messages>> {
  if (env.NODE_ENV === 'development') {
    watch(FOLDER, { recursive: true, persistent: false }, () => {
      holder[KEPT] = {};
    });
  }
  return {};
}

export const messages: Readonly<Record<Locale, Messages>> = {
  get en() {
    return wordsOf('en');
  },
  get de() {
    return wordsOf('de');
  },
};
