'use client';

import { type RefObject, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { clearDraft, readDraft, writeDraft } from '@/components/form/draft';

const LEAVING_EVENT = 'alpenglow:leaving';

/** Has every form keep what is typed in it: the reader is about to sign in anew, and comes back to this page. */
export function keepWhatIsTyped(): void {
  document.dispatchEvent(new Event(LEAVING_EVENT));
}

type Values = Record<string, unknown>;

/**
 * What is typed, kept for this tab. Always under `draft`, where the form has one; under `rescue` only when the session
 * ends under the reader's hands, until they are back. Returns what forgets the draft.
 */
export function useApiDraft(
  form: UseFormReturn<Values>,
  element: RefObject<HTMLFormElement | null>,
  { draft, rescue }: { draft: string | undefined; rescue: string },
): () => void {
  useEffect(() => {
    const names = () => [...(element.current?.elements ?? [])].flatMap((control) => control.getAttribute('name') || []);
    const mounted = new Set(names());
    const kept = { ...readDraft(rescue)?.values, ...(draft && readDraft(draft)?.values) };
    clearDraft(rescue);
    let isTyped = false;
    for (const [name, value] of Object.entries(kept)) {
      // A field that is no longer there would be sent all the same.
      if (!mounted.has(name)) continue;
      form.setValue(name, value);
      isTyped = true;
    }
    const keep = (key: string) => {
      const values = Object.fromEntries(names().map((name) => [name, form.getValues(name)]));
      writeDraft(key, { values, step: 0, search: '' });
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ type }) => {
        if (type !== 'change') return;
        isTyped = true;
        if (draft) keep(draft);
      },
    });
    const onLeaving = () => isTyped && keep(draft ?? rescue);
    document.addEventListener(LEAVING_EVENT, onLeaving);
    return () => {
      stop();
      document.removeEventListener(LEAVING_EVENT, onLeaving);
    };
  }, [form, element, draft, rescue]);

  return () => {
    if (draft) clearDraft(draft);
  };
}
