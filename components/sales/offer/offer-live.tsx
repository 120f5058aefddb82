'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { paths } from '@/lib/platform/addresses/paths';

/** Asks for the page anew when something happens with its offer, while it is looked at: a hidden tab gives its connection back. */
export function OfferLive({ offerId, after }: { offerId: string; after: string }) {
  const router = useRouter();
  useEffect(() => {
    let source: EventSource | null = null;
    let known = after;
    const open = () => {
      if (source || document.visibilityState === 'hidden') return;
      source = new EventSource(paths.api.offerStream({ offer: offerId, after: known }));
      source.addEventListener('changed', ({ lastEventId }) => {
        known = lastEventId;
        router.refresh();
      });
    };
    const close = () => {
      source?.close();
      source = null;
    };
    const onVisibility = () => (document.visibilityState === 'hidden' ? close() : open());
    open();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      close();
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [offerId, after, router]);
  return null;
}
