import 'server-only';
import type { Instrumentation } from 'next';
import { isAway, isOverload } from '@/lib/platform/db';
import { isLocale, type Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { answerInstead } from './current-answer';

const RETRY_SECONDS = 30;

/** The whole page: nothing on it has to be read or fetched. The colours are those of the paper, whatever the brand. */
function awayPage(locale: Locale): string {
  const t = translator(locale, 'away');
  return `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><title>${t('title')}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>body{margin:0;padding:18vh 6vw;background:#fbfaf7;color:#1b2423;font:18px/1.5 Georgia,serif}h1{margin:0;font-size:clamp(34px,6vw,64px);font-weight:400;line-height:1.1;text-wrap:balance}p{max-width:34em;margin:24px 0}a{color:inherit;text-underline-offset:4px}</style></head><body><main><h1>${t('title')}</h1><p>${t('text')}</p><p><a href="">${t('retry')}</a></p></main></body></html>`;
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
