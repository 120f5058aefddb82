import type { Surface } from './types';

type Circumstances = {
  isHttps: boolean;
  /** `next dev` evaluates its modules and talks over a socket. */
  isDevelopment: boolean;
  /** Fresh per request; the agency surface trusts only scripts that carry it. */
  nonce: string;
};

const TWO_YEARS_IN_SECONDS = 2 * 365 * 24 * 60 * 60;

/** For every answer, redirects and refusals included. */
export function transportHeaders(isHttps: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    ...(isHttps ? { 'Strict-Transport-Security': `max-age=${TWO_YEARS_IN_SECONDS}; includeSubDomains` } : {}),
  };
}

/** For pages. Storefront pages are static and cannot carry a nonce: they load nothing from anyone else instead. */
export function securityHeaders(surface: Surface, circumstances: Circumstances): Record<string, string> {
  return {
    ...transportHeaders(circumstances.isHttps),
    'Content-Security-Policy': contentSecurityPolicy(surface, circumstances),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

function contentSecurityPolicy(surface: Surface, { isHttps, isDevelopment, nonce }: Circumstances): string {
  const scripts = surface === 'storefront' ? ["'unsafe-inline'"] : [`'nonce-${nonce}'`, "'strict-dynamic'"];
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...(isDevelopment ? ["'unsafe-eval'"] : [])].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    isDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}
