'use client';

import { useEffect } from 'react';
import { paths } from '@/lib/platform/addresses/paths';
import { onSignedOut } from './channel';

/** Focus and visibility often change together; one check is enough. */
const SHORTEST_PAUSE_MILLISECONDS = 2_000;

type Props = {
  /** Whom this page was made for. */
  userId: string;
  /** The agency they stand in; an admin may have changed it in another tab. */
  agencyId: string | null;
};

function here(): string {
  return location.pathname + location.search;
}

/** Whether the page is still true: signed out elsewhere leads to the sign-in, somebody else or another agency loads anew. */
async function recheck({ userId, agencyId }: Props): Promise<void> {
  const answer = await fetch(paths.api.currentUser(), { cache: 'no-store' });
  if (answer.status === 401) return location.replace(paths.signIn({ callbackUrl: here() }));
  if (!answer.ok) return;
  const current: { _id: string; travelAgencyId: string | null } = await answer.json();
  if (current._id !== userId || current.travelAgencyId !== agencyId) location.reload();
}

/**
 * Mounted once on every page of somebody signed in. A sign-out in another tab of the host is followed at once; one on
 * another host, or at the issuer, when this tab is looked at again (decisions §2).
 */
export function AuthChannel({ userId, agencyId }: Props) {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let lookedAt = Number.NEGATIVE_INFINITY;
    const look = ({ timeStamp }: Event) => {
      if (document.visibilityState !== 'visible' || timeStamp - lookedAt < SHORTEST_PAUSE_MILLISECONDS) return;
      lookedAt = timeStamp;
      // Offline is no reason to leave; the next request will tell.
      recheck({ userId, agencyId }).catch(() => undefined);
    };
    onSignedOut(() => location.replace(paths.signIn()), signal);
    window.addEventListener('focus', look, { signal });
    document.addEventListener('visibilitychange', look, { signal });
    // Restored from the browser's back/forward cache.
    window.addEventListener('pageshow', (event) => event.persisted && look(event), { signal });
    return () => controller.abort();
  }, [userId, agencyId]);
  return null;
}
