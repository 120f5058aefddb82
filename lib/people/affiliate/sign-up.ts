import 'server-only';
import { seeOther } from '@/lib/people/identity/redirect';
import { AFFILIATE_COOKIE } from '@/lib/people/identity/sign-in';
import { readCookie } from '@/lib/people/session/cookie';
import { paths } from '@/lib/platform/addresses/paths';
import { checkOrigin, readBody } from '@/lib/platform/request/body';
import type { RequestContext } from '@/lib/platform/request/context';
import { getAffiliate } from './queries';
import { firstTouch, signUpSchema } from './rules';

const MONTH_IN_SECONDS = 30 * 24 * 60 * 60;

/**
 * `POST /api/sign-up`, the two buttons of the sign-up page: 303 to the sign-in, in account-creation mode for *Register
 * Now*, which returns to the onboarding with the affiliate's programme.
 *
 * Kept in a cookie, and only now: what is stored before somebody asked for something would need consent (decisions §6),
 * and only the server reads it, when the account is created (lib/people/identity), so no script has to see it. The first
 * affiliate stays for a month, or until an account has it.
 */
export async function startSignUp(request: Request, context: RequestContext): Promise<Response> {
  checkOrigin(request);
  const { affiliateId, intent } = signUpSchema.parse((await readBody(request)).value);
  const find = (id: string | null) => (id ? getAffiliate(id, context.locale) : null);
  const [asked, stored] = await Promise.all([
    find(affiliateId),
    find(readCookie(request.headers.get('cookie'), AFFILIATE_COOKIE) ?? null),
  ]);
  const { id, isNew } = firstTouch(stored?.id ?? null, asked?.id ?? null);
  const callbackUrl = paths.onboarding({ programme: asked?.programmeId });
  const prompt = intent === 'register' ? 'create' : undefined;
  const isHttps = context.origin.startsWith('https:');
  const cookie = `${AFFILIATE_COOKIE}=${id}; Path=/; Max-Age=${MONTH_IN_SECONDS}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  return seeOther(paths.api.signIn({ door: 'agency', callbackUrl, prompt }), isNew ? [cookie] : []);
}
