import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { type Access, judge } from '@/lib/people/access/rules';
import type { SignedIn } from '@/lib/people/viewer/queries';
import { paths } from '@/lib/platform/addresses/paths';
import { askedHost } from '@/lib/platform/request/body';
import { isHttps } from '@/lib/platform/request/scheme';
import type { Viewer } from '@/lib/platform/viewer/types';
import { readSessionCookie } from './cookie';
import { readSession } from './read';

/** Who looks at the page; null for nobody. Pages of signed-in people are always dynamic. */
const currentSession = cache(async (): Promise<SignedIn | null> => {
  const sent = await headers();
  if (sent.get('x-alpenglow-surface') !== 'agency') return null;
  const isSafe = isHttps(sent.get('x-forwarded-proto'));
  return readSession(readSessionCookie(sent.get('cookie'), isSafe), askedHost({ headers: sent }) ?? '');
});

export async function currentViewer(): Promise<Viewer | null> {
  return (await currentSession())?.viewer ?? null;
}

/** Path and query of the page that is being rendered, as middleware saw them. */
export async function currentPath(): Promise<string> {
  return (await headers()).get('x-alpenglow-path') ?? paths.hotels();
}

/**
 * The first line of every guarded page: the viewer who may see it, or a redirect before the first byte. Null says that
 * the page shows "not registered" instead of itself (rule 2.15).
 */
export async function guardPage(access: Access): Promise<Viewer | null> {
  const viewer = await currentViewer();
  const judgement = judge(viewer, access);
  if (judgement === 'allowed') return viewer;
  if (judgement === 'onboarding') redirect(paths.onboarding());
  if (judgement === 'notRegistered') return null;
  // `/signin` says there that this account may not open the page, and offers another: no loop.
  redirect(paths.signIn({ callbackUrl: await currentPath() }));
}
