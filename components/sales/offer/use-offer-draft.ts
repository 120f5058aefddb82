'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { clearDraft, readDraft, writeDraft } from '@/components/form/draft';
import { paths } from '@/lib/platform/addresses/paths';
import { callOnce } from '@/lib/platform/api-client';
import { formatTime } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { OfferJson } from '@/lib/sales/offer/schema';
import { createDraftQueue, type DraftState, type Seen } from './draft-queue';

export type DraftValues = {
  clientFirstName: string;
  clientLastName: string;
  clientEmail: string;
  locale: Locale;
  title: string;
  letter: string;
  changeNote: string;
  validUntil: string;
  alternatives: readonly { id: string; markup?: number }[];
};

/** Moments of an offer are told as the properties' clocks have them. */
const TIME_ZONE = 'Europe/Paris';

const schema = async () => (await import('@/lib/sales/offer/schema')).offerJsonSchema;

/** A draft in the browser: what stands in the fields, stored as it is typed, and what has become of it. */
export function useOfferDraft(offerId: string, seen: Seen, stored: DraftValues) {
  const router = useRouter();
  const { userId } = useApiSetting();
  const [values, setValues] = useState(stored);
  const [state, setState] = useState<DraftState>({ kind: 'saved' });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [storedRevision, setStoredRevision] = useState(seen.revision);
  const key = `${userId}.offer.${offerId}.${seen.number}`;
  const [queue] = useState(() =>
    createDraftQueue<DraftValues>({
      seen,
      send: async (body) => {
        const call = { method: 'PATCH', body, schema } as const;
        const answer = await callOnce<OfferJson>(paths.api.offer(offerId), call);
        setSavedAt(formatTime(answer.savedAt, 'en', TIME_ZONE));
        setStoredRevision(answer.revision);
        return answer.revision;
      },
      onChange: (next, unsaved, refused) => {
        setState(next);
        setErrors(refused);
        if (next.kind === 'stale') router.refresh();
        // A tab that is closed while nothing answers must not take what was typed with it.
        if (Object.keys(unsaved).length === 0) clearDraft(key);
        else writeDraft(key, { values: unsaved, step: 0, search: '' });
      },
    }),
  );

  useEffect(() => {
    const kept = readDraft(key)?.values as Partial<DraftValues> | undefined;
    if (kept && Object.keys(kept).length > 0) {
      setValues((before) => ({ ...before, ...kept }));
      queue.put(kept);
    }
    const onLeaving = () => document.visibilityState === 'hidden' && void queue.flush();
    const onOnline = () => void queue.flush();
    document.addEventListener('visibilitychange', onLeaving);
    window.addEventListener('online', onOnline);
    return () => {
      queue.stop();
      document.removeEventListener('visibilitychange', onLeaving);
      window.removeEventListener('online', onOnline);
    };
  }, [queue, key]);

  const { number, revision } = seen;
  // `stored` is the server's, and another one only when the page was asked for anew.
  useEffect(() => {
    if (queue.adopt({ number, revision })) setValues((before) => ({ ...before, ...stored, ...queue.unsaved() }));
  }, [queue, number, revision, stored]);

  return {
    values,
    state,
    errors,
    savedAt,
    /** Of what this window stored last. */
    revision: storedRevision,
    change: (fields: Partial<DraftValues>) => {
      setValues((before) => ({ ...before, ...fields }));
      queue.put(fields);
    },
    flush: queue.flush,
    note: queue.note,
    /** After `stale`: what was typed here goes over what is there. */
    keepMine: () => queue.overwrite(seen),
    takeTheirs: () => {
      queue.discard(seen);
      setValues(stored);
    },
  };
}

export type OfferDraft = ReturnType<typeof useOfferDraft>;
