import { z } from 'zod';
import { paths } from '@/lib/platform/addresses/paths';
import { AppError } from '@/lib/platform/errors';
import { askedHost, checkOrigin, readBody } from '@/lib/platform/request/body';
import { requestContext } from '@/lib/platform/request/context';
import { consentChoices, consentCookie } from '@/lib/web/consent';
import { problemOf } from '@/lib/web/route/problem';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;
const input = z.object({ choice: z.enum(consentChoices) });

/** Back to the page the form stands on; never to another site. */
function pageOf(request: Request): string {
  const referrer = request.headers.get('referer');
  if (!referrer || !URL.canParse(referrer)) return paths.landing();
  const { host, pathname, search } = new URL(referrer);
  return host === askedHost(request) && !pathname.startsWith('//') ? `${pathname}${search}` : paths.landing();
}

/** The consent form of the frame (rule 6.9): keeps the choice in a cookie of this host and leads back. */
export async function POST(request: Request): Promise<Response> {
  const context = requestContext(request);
  try {
    checkOrigin(request);
    const parsed = input.safeParse((await readBody(request)).value);
    if (!parsed.success) throw new AppError('invalidInput', { status: 422, fields: { choice: 'invalidInput' } });
    const { choice } = parsed.data;
    const isWithdrawn = choice === 'withdrawn';
    const attributes = ['Path=/', 'SameSite=Lax', `Max-Age=${isWithdrawn ? 0 : YEAR_IN_SECONDS}`];
    const isHttps = context.origin.startsWith('https:');
    if (isHttps) attributes.push('Secure');
    return new Response(null, {
      status: 303,
      headers: {
        Location: pageOf(request),
        'Set-Cookie': [`${consentCookie(isHttps)}=${isWithdrawn ? '' : choice}`, ...attributes].join('; '),
        'Cache-Control': 'no-store',
      },
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Response.json(problemOf(error, context.locale, context.requestId), {
      status: error.status,
      headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' },
    });
  }
}
