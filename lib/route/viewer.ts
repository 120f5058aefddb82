import 'server-only';
import { type Access, judgeCall } from '@/lib/access/rules';
import { AppError } from '@/lib/errors';
import { sessionCookieName } from '@/lib/session/cookie';
import { readSession } from '@/lib/session/read';
import type { Viewer } from '@/lib/viewer/types';
import { askedHost } from './body';

function cookieOf(request: Request, name: string): string | undefined {
  for (const part of request.headers.get('cookie')?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

/** Who calls: the session of the same origin. The storefront has no user system at all (decisions §1). */
export async function identify(request: Request): Promise<Viewer | null> {
  if (request.headers.get('x-alpenglow-surface') !== 'agency') return null;
  const isHttps = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
  const session = await readSession(cookieOf(request, sessionCookieName(isHttps)), askedHost(request) ?? '');
  return session?.viewer ?? null;
}

/** Before the body is read: 401 for nobody, 403 for the wrong role (decisions §2). */
export async function requireViewer(request: Request, access: Access): Promise<Viewer> {
  const viewer = await identify(request);
  const judgement = judgeCall(viewer, access);
  if (!viewer || judgement === 'anonymous') throw new AppError('notAuthenticated', { status: 401 });
  if (judgement === 'forbidden') throw new AppError('forbidden', { status: 403 });
  return viewer;
}
