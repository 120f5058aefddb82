import 'server-only';
import { getAffiliate } from '@/lib/people/affiliate/queries';
import { AFFILIATE_COOKIE, affiliateCookie, firstTouch, signUpSchema } from '@/lib/people/affiliate/rules';
import { readCookie } from '@/lib/people/session/cookie';
import { paths } from '@/lib/platform/addresses/paths';
import { checkOrigin, readBody } from '@/lib/platform/request/body';
import type { RequestContext } from '@/lib/platform/request/context';
import { seeOther } from './redirect';

/**
 * `POST /api/sign-up`, the two buttons of the sign-up page: 303 to the sign-in, in account-creation mode for *Register
 * Now*, which returns to the onboarding with the affiliate's programme.
 * The page has kept the affiliate already, where the browser took its cookie.
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
  return seeOther(
    paths.api.signIn({ door: 'agency', callbackUrl, prompt }),
    id && isNew ? [affiliateCookie(id, isHttps)] : [],
  );
}
