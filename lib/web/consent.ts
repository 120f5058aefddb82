import { hostCookie } from '@/lib/platform/addresses/cookies';

/** What the visitor said about our own click log; absent until they did. Readable by script: it decides before the first paint. */
export const consentCookie = (isHttps: boolean) => hostCookie('consent', isHttps);

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** The cookie of an answer, as a server sets it and a page may; what is withdrawn leaves none. */
export function consentCookieText(choice: ConsentChoice, isHttps: boolean): string {
  const isWithdrawn = choice === 'withdrawn';
  const attributes = ['Path=/', 'SameSite=Lax', `Max-Age=${isWithdrawn ? 0 : YEAR_IN_SECONDS}`];
  const value = `${consentCookie(isHttps)}=${isWithdrawn ? '' : choice}`;
  return [value, ...attributes, ...(isHttps ? ['Secure'] : [])].join('; ');
}

export const consentChoices = ['accepted', 'declined', 'withdrawn'] as const;
export type ConsentChoice = (typeof consentChoices)[number];

/** Of the words of the question, which are in `consent.json` of the messages: other words are another version. Kept with every answer. */
export const CONSENT_VERSION = '2026-11-26';

/** Key of the click log's session id in sessionStorage; made after consent only (rule 6.9). */
export const LOG_SESSION_KEY = 'log-session';

/** In the browser: what this visitor said. */
export function currentConsent(): 'accepted' | 'declined' | null {
  const name = consentCookie(location.protocol === 'https:');
  const [, value] = new RegExp(`(?:^|; )${name}=(\\w+)`).exec(document.cookie) ?? [];
  return value === 'accepted' || value === 'declined' ? value : null;
}

const ANSWERED = `(?:^|; )(?:${consentCookie(true)}|${consentCookie(false)})=(?:accepted|declined)`;

/** `cookies` as a browser sends them. */
export function isConsentAnswered(cookies: string): boolean {
  return new RegExp(ANSWERED).test(cookies);
}

/** Stands right after the question and shows it to whom has not answered yet. */
export const askForConsentScript = `if(!/${ANSWERED}/.test(document.cookie))document.currentScript.previousElementSibling.hidden=false`;
