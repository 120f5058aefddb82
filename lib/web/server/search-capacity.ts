import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { allowedHosts } from '@/lib/platform/addresses/allowed-hosts';
import { readCookies } from '@/lib/platform/addresses/cookies';
import { resolveHost } from '@/lib/platform/addresses/hosts';
import { resolveLocale } from '@/lib/platform/addresses/locale';
import { paths } from '@/lib/platform/addresses/paths';
import { env } from '@/lib/platform/env';
import { translator } from '@/lib/platform/i18n/translator';
import { isHttps } from '@/lib/platform/request/scheme';
import { createCapacity } from './capacity';
import { PLAIN_PAGE_POLICY, plainPage } from './plain-page';

/** At about 20 ms of rendering each, the last one waits a third of a second; more at once would only make all wait longer. */
const MOST_SEARCHES = 16;
const RETRY_SECONDS = 2;
/** The storefront has one brand. */
const BRAND = 'Alpenglow';

const hosts = { allowed: allowedHosts(env.ALLOWED_HOSTS), trustProxy: env.TRUST_PROXY };
const searches = createCapacity(MOST_SEARCHES);

/**
 * A page of the search is rendered for each visitor. Those beyond what the process can render are told so at once, instead
 * of all of them waiting ever longer. True: answered.
 */
export function refusesSearch(request: IncomingMessage, response: ServerResponse): boolean {
  const { headers, url = '' } = request;
  if (url.split('?', 1)[0] !== paths.search()) return false;
  const host = resolveHost(headers.host ?? '', headers['x-forwarded-host']?.toString() ?? null, hosts);
  if ('refused' in host || host.surface !== 'storefront' || searches.enter(response)) return false;

  const locale = resolveLocale(
    {
      protocol: isHttps(headers['x-forwarded-proto']) ? 'https' : 'http',
      cookies: readCookies(headers.cookie),
      acceptLanguage: headers['accept-language'] ?? null,
      userAgent: headers['user-agent'] ?? null,
    },
    host.suffixLocale,
  );
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
