import { judge } from '@/lib/people/access/rules';
import { homeOf, isSignInError, landingOf, returnPath, type SignInError } from '@/lib/people/identity/rules';
import type { SignInClient } from '@/lib/people/openid/clients';
import { paths } from '@/lib/platform/addresses/paths';
import type { Viewer } from '@/lib/platform/viewer/types';
import { resolveAgency } from '@/lib/web/routing/agency';
import { readPath } from '@/lib/web/routing/read-path';

export type SignInState =
  /** Nobody is signed in; `error` says why the last attempt came to nothing. */
  | { kind: 'signedOut'; callbackUrl: string | null; error: SignInError | null }
  /** Somebody is, and this account may not open where they want to go (rule 2.4). */
  | { kind: 'wrongAccount'; callbackUrl: string; home: string }
  /** Somebody is, and may go on; or where they were going there is a page for everybody. */
  | { kind: 'through'; to: string };

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The page that everybody may open of the hotel somebody was going to, with the stay they asked for; null: there is none. */
function openPageOf(target: string): string | null {
  const [pathname = '', query = ''] = target.split('?');
  const [folder, hotelId, ...more] = readPath(pathname)?.original ?? [];
  if (folder !== 'hotels' || hotelId === undefined || hotelId === 'inspirationnow' || more.length > 0) return null;
  return paths.distribution(hotelId, Object.fromEntries(new URLSearchParams(query)));
}

/**
 * What a sign-in page shows. `callbackUrl` is a path of ours or nothing, whatever was sent. A brand that requires no sign-in
 * leads whoever opens a hotel to its open page (rule 1.2).
 */
export function signInState(
  door: SignInClient,
  query: Query,
  viewer: Viewer | null,
  isLoginRequired = true,
): SignInState {
  const callbackUrl = returnPath(query.callbackUrl);
  const error = isSignInError(query.error) ? query.error : null;
  const open = !viewer && !isLoginRequired && !error && callbackUrl ? openPageOf(callbackUrl) : null;
  if (open !== null) return { kind: 'through', to: open };
  if (!viewer) return { kind: 'signedOut', callbackUrl, error };
  const { role, agency, hasHotelAccess } = viewer;
  const to = callbackUrl ?? landingOf(door, { role, hasAgency: agency !== null, hasHotelAccess });
  const home = homeFor(viewer);
  return isClosedTo(viewer, to) ? { kind: 'wrongAccount', callbackUrl: to, home } : { kind: 'through', to };
}

/** The same rule as the page itself uses, so that the two never redirect to each other in a loop. */
function isClosedTo(viewer: Viewer, target: string): boolean {
  const path = readPath(target.split(/[?#]/)[0] ?? '');
  const page = path && resolveAgency(path, true);
  return page?.kind === 'page' && page.access !== 'open' && judge(viewer, page.access) === 'wrongRole';
}

/** Where an account always gets in. */
function homeFor(viewer: Viewer): string {
  if (!isClosedTo(viewer, homeOf('agency')) && viewer.agency !== null) return homeOf('agency');
  if (viewer.role === 'admin') return paths.manage();
  return viewer.hasHotelAccess ? homeOf('desk') : paths.user();
}
