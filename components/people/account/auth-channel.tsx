'use client';

import { useEffect } from 'react';
import { keepWhatIsTyped } from '@/components/form/leaving';
import { paths } from '@/lib/platform/addresses/paths';
import { callApi } from '@/lib/platform/api-client';
import { isSessionEnded } from '@/lib/platform/api-error';
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
  try {
    const current = await callApi(paths.api.currentUser(), {
      schema: async () => (await import('@/lib/people/user/schema')).userJsonSchema,
    });
    if (current._id !== userId || current.travelAgencyId !== agencyId) location.reload();
  } catch (error) {
    // Offline is no reason to leave; the next request will tell.
    if (!isSessionEnded(error)) return;
    keepWhatIsTyped();
    location.replace(paths.signIn({ callbackUrl: here(), error: 'signedOut' }));
  }
}

/**
 * Mounted once on every page of somebody signed in. A sign-out in another tab of the host is followed at once; one on
 * another host, or at the issuer, when this tab is looked at again (rule 2.6).
 */
export function AuthChannel({ userId, agencyId }: Props) {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let lookedAt = Number.NEGATIVE_INFINITY;
    const look = ({ timeStamp }: Event) => {
      if (document.visibilityState !== 'visible' || timeStamp - lookedAt < SHORTEST_PAUSE_MILLISECONDS) return;
      lookedAt = timeStamp;
      void recheck({ userId, agencyId });
    };
    onSignedOut(() => location.replace(paths.signIn({ error: 'signedOut' })), signal);
    window.addEventListener('focus', look, { signal });
    document.addEventListener('visibilitychange', look, { signal });
    // Restored from the browser's back/forward cache.
    window.addEventListener('pageshow', (event) => event.persisted && look(event), { signal });
    return () => controller.abort();
  }, [userId, agencyId]);
  return null;
}
