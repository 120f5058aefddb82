/** What the visitor said about our own click log; absent until they did. Readable by script: it decides before the first paint. */
export const CONSENT_COOKIE = 'consent';

export const consentChoices = ['accepted', 'declined', 'withdrawn'] as const;
export type ConsentChoice = (typeof consentChoices)[number];

/** Key of the click log's session id in sessionStorage; made after consent only (decisions §6). */
export const LOG_SESSION_KEY = 'log-session';

export function readConsent(cookies: string): 'accepted' | 'declined' | null {
  const [, value] = new RegExp(`(?:^|; )${CONSENT_COOKIE}=(\\w+)`).exec(cookies) ?? [];
  return value === 'accepted' || value === 'declined' ? value : null;
}
