import type { SignInClient } from '@/lib/people/openid/clients';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Role } from '@/lib/platform/viewer/types';

/** `?error=` of the sign-in pages: message keys below `signIn.error`. */
const signInErrors = [
  /** In another tab or on another host; nothing begins anew by itself. */
  'signedOut',
  /** The person turned back at the issuer. */
  'cancelled',
  /** Begun in another browser, already used, or left lying too long. */
  'expired',
  /** The issuer cannot be reached: worth another try. */
  'unavailable',
  /** What the issuer answered does not verify. */
  'refused',
  /** Our clock and the issuer's disagree. */
  'clock',
  /** The issuer tells no e-mail address. */
  'emailMissing',
  /** The address belongs to an invited person, and the issuer has not verified it. */
  'emailUnverified',
  /** The address belongs to another account of the issuer. */
  'accountConflict',
  'failed',
] as const;
export type SignInError = (typeof signInErrors)[number];

export function isSignInError(value: unknown): value is SignInError {
  return signInErrors.includes(value as SignInError);
}

/** The issuer's `error` parameter (RFC 6749 §4.1.2.1, OpenID Connect Core §3.1.2.6). */
export function errorOfIssuer(code: string): SignInError {
  if (code === 'access_denied') return 'cancelled';
  if (code === 'temporarily_unavailable' || code === 'server_error') return 'unavailable';
  if (/^(login|interaction|consent|account_selection)_required$|^account_selection_required$/.test(code)) {
    return 'expired';
  }
  return 'failed';
}

/** What openid-client throws while a code is exchanged and an id token is checked. */
export function errorOfExchange(error: unknown): SignInError {
  if (!(error instanceof Error)) return 'failed';
  const { error: answered, response, code } = error as Error & Partial<ExchangeFailure>;
  if (response && Number(response.statusCode) >= 500) return 'unavailable';
  if (typeof answered === 'string') return answered === 'invalid_grant' ? 'expired' : errorOfIssuer(answered);
  if (/^state /.test(error.message)) return 'expired';
  if (/JWT (expired|not active|issued)/.test(error.message)) return 'clock';
  if (/timed out/.test(error.message) || (typeof code === 'string' && /^E[A-Z]+$/.test(code))) return 'unavailable';
  return error.name === 'RPError' || /id_token/.test(error.message) ? 'refused' : 'failed';
}

type ExchangeFailure = { error: unknown; response: { statusCode?: number }; code: unknown };

/**
 * How long a sign-in may take, in seconds: our cookies of it, and the embedded issuer's interaction. Long enough to find
 * the mail that confirms an address.
 */
export const SIGN_IN_SECONDS = 60 * 60;

const MAXIMUM_LENGTH = 2000;
/** What URL parsers drop or turn into a slash. */
const TREACHEROUS = /[\p{Cc}\p{Cs}\\]/u;
const NOWHERE = 'http://here.invalid';
/** Never a target after signing in; the first three would be loops. */
const notAgain = ['/signin', '/desk/signin', paths.oidcCallback(), paths.deskOidcCallback()];

export function homeOf(door: SignInClient): string {
  return door === 'desk' ? paths.desk() : paths.hotels();
}

export type Landing = { role: Role; hasAgency: boolean; hasHotelAccess: boolean };

/** Where somebody is at home who signed in to go nowhere in particular. */
export function landingOf(door: SignInClient, { role, hasAgency, hasHotelAccess }: Landing): string {
  if (hasHotelAccess && (door === 'desk' || !hasAgency)) return paths.desk();
  if (role === 'admin' && door === 'agency') return paths.manage();
  return homeOf(door);
}

type Sent = { get(name: string): string | null };

/** Begun by our own pages: a foreign one would overwrite the state of a sign-in that is under way. */
export function isFromOurPage(headers: Sent): boolean {
  const site = headers.get('sec-fetch-site');
  return !site || site === 'same-origin' || site === 'none';
}

/** A person pressed a link that leads here, in a mail perhaps: it may begin a plain sign-in, and nothing more. */
export function isFollowedLink(headers: Sent): boolean {
  const isPage = headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document';
  return isPage && headers.get('sec-fetch-user') === '?1';
}

export function signInPageOf(
  door: SignInClient,
  params?: { callbackUrl?: string; error?: SignInError; lang?: Locale },
): string {
  return door === 'desk' ? paths.deskSignIn(params) : paths.signIn(params);
}

export function returnPathOf(door: SignInClient, params?: { error?: string; lang?: Locale }): string {
  return door === 'desk' ? paths.deskOidcCallback(params) : paths.oidcCallback(params);
}

/**
 * Where to go after signing in: path, query and fragment of this host, or null for anything else — another host in any
 * spelling, a scheme, what only becomes another host when it is parsed, and pages that would lead here again.
 */
export function returnPath(asked: unknown): string | null {
  if (typeof asked !== 'string' || asked.length > MAXIMUM_LENGTH) return null;
  if (!asked.startsWith('/') || TREACHEROUS.test(asked) || !URL.canParse(asked, NOWHERE)) return null;
  const url = new URL(asked, NOWHERE);
  // Dot segments are gone now: `/.//host` has become `//host`.
  if (url.origin !== NOWHERE || url.username || url.password || url.pathname.startsWith('//')) return null;
  if (notAgain.includes(url.pathname) || /^\/(api|identity)(\/|$)/.test(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
