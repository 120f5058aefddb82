import type { Surface } from '@/lib/platform/addresses/types';

type Circumstances = {
  isHttps: boolean;
  /** `next dev` evaluates its modules and talks over a socket. */
  isDevelopment: boolean;
  /** Fresh per request; the agency surface trusts only scripts that carry it. */
  nonce: string;
  /** Where a configured map of full detail comes from; empty for our own drawing. */
  mapOrigins: readonly string[];
  /** The issuer's origin. The sign-in and sign-out forms are redirected there, and browsers apply `form-action` to redirects too. */
  issuerOrigin?: string | null;
  /** The payment processor's keys are set: its widget runs in frames of its own (agency surface only). */
  hasPayments?: boolean;
  /** The chat service's keys are set: its components speak to it (agency surface only). */
  hasChat?: boolean;
  /** A page that ours show in a frame: an offer as its client sees it, beside its editor. Strangers may frame nothing. */
  isFramed?: boolean;
};

/** What the processor's embedded components ask of a policy; its script itself is trusted through the nonce. */
const PAYMENT_FRAMES = ['https://connect-js.stripe.com', 'https://js.stripe.com'];
/** Its card fields speak to it from the page itself, too. */
const PAYMENT_CONNECTIONS = [...PAYMENT_FRAMES, 'https://api.stripe.com'];
const PAYMENT_PICTURES = 'https://*.stripe.com';

/** What the chat service's components speak to, and where it keeps pictures that are sent through it. */
const CHAT_CONNECTIONS = ['https://chat.stream-io-api.com', 'wss://chat.stream-io-api.com'];
const CHAT_PICTURES = ['https://*.stream-io-cdn.com'];

const TWO_YEARS_IN_SECONDS = 2 * 365 * 24 * 60 * 60;

/** For answers without a page: redirects and refusals. */
export function bareHeaders(isHttps: boolean): Record<string, string> {
  return {
    ...transportHeaders(isHttps),
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
}

/** For a mail or a PDF that a page of ours shows in a frame: nothing in it runs; a browser's viewer of PDFs is a plugin with styles. */
export function framedFileHeaders(isHttps: boolean): Record<string, string> {
  const drawn = "style-src 'unsafe-inline'; img-src 'self' data:; object-src 'self'";
  return {
    ...bareHeaders(isHttps),
    'Content-Security-Policy': `default-src 'none'; ${drawn}; frame-ancestors 'self'`,
  };
}

function transportHeaders(isHttps: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    ...(isHttps ? { 'Strict-Transport-Security': `max-age=${TWO_YEARS_IN_SECONDS}; includeSubDomains` } : {}),
  };
}

/** For pages. Storefront pages are static and cannot carry a nonce: they load nothing from anyone else instead. */
export function securityHeaders(surface: Surface, circumstances: Circumstances): Record<string, string> {
  const hasWidget = surface === 'agency' && circumstances.hasPayments === true;
  return {
    ...transportHeaders(circumstances.isHttps),
    'Content-Security-Policy': contentSecurityPolicy(surface, circumstances),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
    // The payment processor signs people in through a pop-up that must keep its `window.opener`.
    'Cross-Origin-Opener-Policy': hasWidget ? 'same-origin-allow-popups' : 'same-origin',
  };
}

function contentSecurityPolicy(surface: Surface, circumstances: Circumstances): string {
  const { isHttps, isDevelopment, nonce, mapOrigins, issuerOrigin, hasPayments, hasChat, isFramed } = circumstances;
  const [frames, pictures, payments] =
    surface === 'agency' && hasPayments ? [PAYMENT_FRAMES, [PAYMENT_PICTURES], PAYMENT_CONNECTIONS] : [[], [], []];
  const [chat, chatPictures] = surface === 'agency' && hasChat ? [CHAT_CONNECTIONS, CHAT_PICTURES] : [[], []];
  const scripts = surface === 'storefront' ? ["'unsafe-inline'"] : [`'nonce-${nonce}'`, "'strict-dynamic'"];
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...(isDevelopment ? ["'unsafe-eval'"] : [])].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...mapOrigins, ...pictures, ...chatPictures].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...(isDevelopment ? ['ws:'] : []), ...mapOrigins, ...payments, ...chat].join(' '),
    ...(frames.length > 0 ? [`frame-src 'self' ${frames.join(' ')}`] : []),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    ["form-action 'self'", ...(surface === 'agency' && issuerOrigin ? [issuerOrigin] : [])].join(' '),
    `frame-ancestors ${surface === 'agency' && isFramed ? "'self'" : "'none'"}`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}
