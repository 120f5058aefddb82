import { z } from 'zod';

/** Set by a sign-up page that names an affiliate, and by nothing else. */
export const AFFILIATE_COOKIE = 'alpenglow-affiliate';

/** Longest id of an affiliate; anything longer is none. */
const ID = /^[a-z0-9-]{1,64}$/;

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** An affiliate's id as it stands in an address or a cookie, in any case; null for what cannot be one. */
export function affiliateIdOf(value: string | string[] | null | undefined): string | null {
  const id = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return ID.test(id) ? id : null;
}

const fastLaneNames = ['fastlane', 'fast-lane'] as const;
const denials: readonly string[] = ['false', '0', 'no'];

/** `?fastlane`, `?fast-lane`, with or without a value: the invitation is skipped and sign-up starts. */
export function isFastLane(query: Query): boolean {
  return fastLaneNames.some((name) => {
    const value = query[name];
    return value !== undefined && !denials.includes(String(value).toLowerCase());
  });
}

/** The form of the sign-up page; what is no form at all is an empty one. */
export const signUpSchema = z
  .object({
    affiliateId: z.string().optional().catch(undefined).transform(affiliateIdOf),
    /** Which of the two buttons. */
    intent: z.enum(['register', 'signIn']).default('register').catch('register'),
  })
  .catch({ affiliateId: null, intent: 'register' });

const MONTH_IN_SECONDS = 30 * 24 * 60 * 60;

/** Kept for a month, or until an account has it. Only the server reads it, so no script has to see it. */
export function affiliateCookie(id: string, isHttps: boolean): string {
  return `${AFFILIATE_COOKIE}=${id}; Path=/; Max-Age=${MONTH_IN_SECONDS}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}

/** The first affiliate stays (rule 2.13): a new one counts only where none is stored that exists. */
export function firstTouch(stored: string | null, asked: string | null): { id: string | null; isNew: boolean } {
  return stored ? { id: stored, isNew: false } : { id: asked, isNew: asked !== null };
}
