import 'server-only';
import type { IncomingMessage } from 'node:http';
import { readCookies } from '@/lib/platform/addresses/cookies';
import { resolveLocale } from '@/lib/platform/addresses/locale';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { isHttps } from '@/lib/platform/request/scheme';
import { askedHost } from './asked-host';

/** What the storefront's search is asked in; null for every other request. */
export function readSearchRequest(request: IncomingMessage): { locale: Locale } | null {
  const { headers, url = '' } = request;
  if (url.split('?', 1)[0] !== paths.search()) return null;
  const host = askedHost(request);
  if (host?.surface !== 'storefront') return null;
  const locale = resolveLocale(
    {
      protocol: isHttps(headers['x-forwarded-proto']) ? 'https' : 'http',
      cookies: readCookies(headers.cookie),
      acceptLanguage: headers['accept-language'] ?? null,
      userAgent: headers['user-agent'] ?? null,
    },
    host.suffixLocale,
  );
  return { locale };
}
