import 'server-only';
import { randomUUID } from 'node:crypto';
import type { BusinessTime } from '@/lib/platform/clock';
import { isLocale, type Locale } from '@/lib/platform/i18n/locale';
import { askedHost } from './body';
import { callerAddress } from './caller';
import { isHttps } from './scheme';

/** What middleware resolved about a request (host, brand, language, visitor), as trusted request headers. */
export type RequestContext = {
  requestId: string;
  brandId: string;
  locale: Locale;
  includeDemos: boolean;
  /** On a local host the default brand lets the payment profile be changed (rule 1.3). */
  isLocal: boolean;
  /** Where the visitor is, for links in mails: scheme, host and port. The host is on the allow-list. */
  origin: string;
  /** Address of the caller, for limits only. */
  address: string;
};

/**
 * For commands: business time as well. A command asks it after its locks, because it may have waited for them, and what
 * ends by the clock may have ended meanwhile. Asking needs no connection, so it may be done within a transaction.
 */
export type WriteContext = RequestContext & BusinessTime;

/**
 * Reads the headers middleware always overwrites; a client cannot set them. `/api` honours `accept-language` through
 * the locale middleware resolved (rule 1.6).
 */
export function requestContext(request: Request): RequestContext {
  const { headers } = request;
  const locale = headers.get('x-alpenglow-locale');
  const scheme = isHttps(headers.get('x-forwarded-proto')) ? 'https' : 'http';
  return {
    requestId: headers.get('x-alpenglow-request-id') ?? randomUUID(),
    brandId: headers.get('x-alpenglow-brand') ?? 'alpenglow',
    locale: isLocale(locale) ? locale : 'en',
    includeDemos: headers.get('x-alpenglow-demo') === 'true',
    isLocal: headers.get('x-alpenglow-local') === 'true',
    origin: `${scheme}://${askedHost(request) ?? 'localhost'}`,
    address: callerAddress(headers.get('x-forwarded-for')),
  };
}
