import 'server-only';
import { type Access, judgeCall } from '@/lib/people/access/rules';
import { bearerSubject, invalidToken } from '@/lib/people/identity/bearer';
import { readSessionCookie } from '@/lib/people/session/cookie';
import { readSession } from '@/lib/people/session/read';
import { getViewerBySubject, type SignedIn } from '@/lib/people/viewer/queries';
import { isAway, isOverload } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { askedHost, hasAuthorization } from '@/lib/platform/request/body';
import { requestContext } from '@/lib/platform/request/context';
import { isHttps } from '@/lib/platform/request/scheme';
import type { Viewer } from '@/lib/platform/viewer/types';
import { mailCrash } from '@/lib/web/crash-report/page';

/** Who calls; `sessionId` is null for a bearer of an access token. */
export type Caller = { viewer: Viewer; sessionId: string | null };

function isAgencyHost(request: Request): boolean {
  return request.headers.get('x-alpenglow-surface') === 'agency';
}

/**
 * The session of the same origin. The storefront has no user system at all (rule 1.1), and whoever sends
 * `Authorization` is that or nobody.
 */
export async function sessionOf(request: Request): Promise<SignedIn | null> {
  if (!isAgencyHost(request) || hasAuthorization(request.headers)) return null;
  const isSafe = isHttps(request.headers.get('x-forwarded-proto'));
  return readSession(readSessionCookie(request.headers.get('cookie'), isSafe), askedHost(request) ?? '');
}

async function callerOf(request: Request): Promise<Caller | null> {
  if (!isAgencyHost(request)) return null;
  if (hasAuthorization(request.headers)) {
    const viewer = await getViewerBySubject(await bearerSubject(request.headers));
    if (!viewer) throw invalidToken('of nobody who ever signed in');
    return { viewer, sessionId: null };
  }
  const session = await sessionOf(request);
  return session && { viewer: session.viewer, sessionId: session.sessionId };
}

export async function identify(request: Request): Promise<Viewer | null> {
  return (await callerOf(request))?.viewer ?? null;
}

/** Who calls, if somebody known does; null where that cannot be told: what they say is taken all the same. */
export async function noteCaller(request: Request): Promise<string | null> {
  try {
    return (await sessionOf(request))?.viewer.id ?? null;
  } catch {
    return null;
  }
}

/** A look-up that fails says nothing of who calls: it is no 401, and the office hears of it once (rule 2.5). */
async function lookUp(request: Request): Promise<Caller | null> {
  try {
    return await callerOf(request);
  } catch (error) {
    // Too much at once and a database that is away are told by the log; a mail could not be written down either.
    if (!(error instanceof AppError) && !isOverload(error) && !isAway(error)) {
      const { requestId, brandId } = requestContext(request);
      await mailCrash(error, { location: new URL(request.url).pathname, requestId, brandId });
    }
    throw error;
  }
}

/** Before the body is read: 401 for nobody, 403 for the wrong role (rule 2.5). */
export async function requireCaller(request: Request, access: Access): Promise<Caller> {
  const caller = await lookUp(request);
  const judgement = judgeCall(caller?.viewer ?? null, access);
  if (!caller || judgement === 'anonymous') {
    throw new AppError('notAuthenticated', { status: 401, headers: { 'WWW-Authenticate': 'Bearer realm="api"' } });
  }
  if (judgement === 'forbidden') throw new AppError('forbidden', { status: 403 });
  return caller;
}

export async function requireViewer(request: Request, access: Access): Promise<Viewer> {
  return (await requireCaller(request, access)).viewer;
}
