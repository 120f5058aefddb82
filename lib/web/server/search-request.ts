import 'server-only';
import type { IncomingMessage } from 'node:http';
import { allowedHosts } from '@/lib/platform/addresses/allowed-hosts';
import { readCookies } from '@/lib/platform/addresses/cookies';
import { resolveHost } from '@/lib/platform/addresses/hosts';
import { resolveLocale } from '@/lib/platform/addresses/locale';
import { paths } from '@/lib/platform/addresses/paths';
import { env } from '@/lib/platform/env';
import type { Locale } from '@/lib/platform/i18n/locale';
import { isHttps } from '@/lib/platform/request/scheme';

const hosts = { allowed: allowedHosts(env.ALLOWED_HOSTS), trustProxy: env.TRUST_PROXY };

/** What the storefront's search is asked in; null for every other request. */
export function readSearchRequest({ headers, url = '' }: IncomingMessage): { locale: Locale } | null {
  if (url.split('?', 1)[0] !== paths.search()) return null;
  const host = resolveHost(headers.host ?? '', headers['x-forwarded-host']?.toString() ?? null, hosts);
  if ('refused' in host || host.surface !== 'storefront') return null;
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
