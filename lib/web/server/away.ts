import 'server-only';
import type { Instrumentation } from 'next';
import { isAway, isOverload } from '@/lib/platform/db';
import { isLocale, type Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { answerInstead } from './current-answer';
import { plainPage } from './plain-page';

const RETRY_SECONDS = 30;

/** Without a brand: its name and colours lie in the database. */
function awayPage(locale: Locale): string {
  const t = translator(locale, 'away');
  return plainPage(locale, { title: t('title'), text: t('text'), retry: t('retry') });
}

/**
 * For the hook of Next that hears of every error of a page. While the database is away, Next would answer 500 with an
 * empty page that only script fills: a reader without it, and a crawler, get 503, Retry-After and this page. Whoever
 * reads a cached page while it is made anew in the background has its first byte before the database is asked.
 */
export const answerWhileAway: Instrumentation.onRequestError = (error, { headers }, { routeType }) => {
  if (routeType !== 'render' || !(isAway(error) || isOverload(error))) return;
  const locale = headers['x-alpenglow-locale'];
  answerInstead(503, awayPage(isLocale(locale) ? locale : 'en'), { 'Retry-After': String(RETRY_SECONDS) });
};
