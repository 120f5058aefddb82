import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { translator } from '@/lib/platform/i18n/translator';
import { createCapacity } from './capacity';
import { PLAIN_PAGE_POLICY, plainPage } from './plain-page';
import { readSearchRequest } from './search-request';

/** More at once would only make all of them wait longer. */
const MOST_SEARCHES = 16;
const RETRY_SECONDS = 2;
/** The storefront has one brand. */
const BRAND = 'Alpenglow';

const searches = createCapacity(MOST_SEARCHES);

/**
 * A page of the search is rendered for each question. Those beyond what the process can render are told so at once, instead
 * of all of them waiting ever longer. True: answered.
 */
export function refusesSearch(request: IncomingMessage, response: ServerResponse): boolean {
  const asked = readSearchRequest(request);
  if (!asked || searches.enter(response)) return false;

  const { locale } = asked;
  const t = translator(locale, 'busy');
  response.writeHead(503, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': PLAIN_PAGE_POLICY,
    'Content-Language': locale,
    'Cache-Control': 'no-store',
    'Retry-After': String(RETRY_SECONDS),
  });
  response.end(plainPage(locale, { title: t('title'), text: t('text'), retry: t('retry') }, BRAND));
  return true;
}
