import { z } from 'zod';
import { paths } from '@/lib/platform/addresses/paths';
import { AppError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { askedHost, checkOrigin, readBody } from '@/lib/platform/request/body';
import { type RequestContext, requestContext } from '@/lib/platform/request/context';
import { type ConsentChoice, consentChoices, consentCookieText } from '@/lib/web/consent';
import { noteConsent } from '@/lib/web/consent-log/commands';
import { problemResponse, toAppError } from '@/lib/web/route/define';
import { sessionOf } from '@/lib/web/route/viewer';

const input = z.object({ choice: z.enum(consentChoices) });

/** Back to the page the form stands on; never to another site. */
function pageOf(request: Request): string {
  const referrer = request.headers.get('referer');
  if (!referrer || !URL.canParse(referrer)) return paths.landing();
  const { host, pathname, search } = new URL(referrer);
  return host === askedHost(request) && !pathname.startsWith('//') ? `${pathname}${search}` : paths.landing();
}

/** Nothing is logged without proof that it may be; to say no needs none, and is never refused. */
async function note(request: Request, choice: ConsentChoice, context: RequestContext): Promise<void> {
  try {
    await noteConsent((await sessionOf(request))?.viewer ?? null, choice, context);
  } catch (error) {
    if (choice === 'accepted') throw error;
    log.warn({ err: error, requestId: context.requestId }, 'an answer about consent was not noted');
  }
}

/** The consent form of the frame (rule 6.9): keeps the choice in a cookie of this host and leads back. */
export async function POST(request: Request): Promise<Response> {
  const context = requestContext(request);
  try {
    checkOrigin(request);
    const parsed = input.safeParse((await readBody(request)).value);
    if (!parsed.success) throw new AppError('invalidInput', { status: 422, fields: { choice: 'invalidInput' } });
    const { choice } = parsed.data;
    await note(request, choice, context);
    return new Response(null, {
      status: 303,
      headers: {
        Location: pageOf(request),
        'Set-Cookie': consentCookieText(choice, context.origin.startsWith('https:')),
        'Cache-Control': 'no-store',
      },
    });
  } catch (error) {
    return problemResponse(toAppError(error, request, context), context);
  }
}
