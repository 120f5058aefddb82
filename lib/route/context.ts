import 'server-only';
import { randomUUID } from 'node:crypto';
import { isLocale, type Locale } from '@/lib/i18n/locale';

/** Who asks, in which house: what middleware resolved, as trusted request headers. */
export type RequestContext = {
  requestId: string;
  brandId: string;
  locale: Locale;
  includeDemos: boolean;
  /** Address of the caller, for limits only. */
  address: string;
};

/**
 * Reads the headers middleware always overwrites; a client cannot set them. `/api` honours `accept-language` through
 * the locale middleware resolved (decisions §1).
 */
export function requestContext(request: Request): RequestContext {
  const locale = request.headers.get('x-alpenglow-locale');
  return {
    requestId: request.headers.get('x-alpenglow-request-id') ?? randomUUID(),
    brandId: request.headers.get('x-alpenglow-brand') ?? 'alpenglow',
    locale: isLocale(locale) ? locale : 'en',
    includeDemos: request.headers.get('x-alpenglow-demo') === 'true',
    address: request.headers.get('x-alpenglow-address') ?? 'unknown',
  };
}
