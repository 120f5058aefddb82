'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { clearDraft, readDraft, restored, writeDraft } from '@/components/form/draft';
import type { FormState, Values } from '@/components/form/form-frame';
import { LEAVING_EVENT } from '@/components/form/leaving';

type Kept = {
  /** Where what is typed is always kept. */
  draft: string | undefined;
  /** Where it is kept only when the session ends under the reader's hands, until they are back. */
  rescue?: string;
  /** What the form was filled with, and who is told what a draft was typed over (rule 7.13). */
  version?: { seen: string | undefined; onReturn: (over: string | undefined) => void };
  /** Of a form in steps. */
  steps?: {
    /** All that is kept: only the fields of one step are on the page. */
    names: readonly string[];
    /** A link that names others of these wins over what was typed before. */
    linked: readonly string[];
    step: number;
    onReturn: (step: number, values: Values) => void;
  };
};

/** What is typed, kept for this tab. Returns what forgets it. */
export function useApiDraft({ form, element }: FormState, { draft, rescue, version, steps }: Kept): () => void {
  const isTyped = useRef(false);
  const step = steps?.step ?? 0;
  const known = useRef({ values: '', step });

  // A field that is no longer there would be sent all the same.
  const namesToKeep = () => steps?.names ?? [...new Set(fieldsIn(element.current))];
  const valuesNow = () => Object.fromEntries(namesToKeep().map((name) => [name, form.getValues(name)]));
  const keep = useEffectEvent((key: string) => {
    writeDraft(key, { values: valuesNow(), step, search: location.search, version: version?.seen });
  });
  const bringBack = useEffectEvent(() => {
    for (const key of [rescue, draft]) {
      const found = key ? readDraft(key) : null;
      if (!found) continue;
      const back = restored(found, { names: namesToKeep(), linked: steps?.linked ?? [], search: location.search });
      for (const [name, value] of Object.entries(back.values)) form.setValue(name, value);
      isTyped.current = true;
      version?.onReturn(found.version);
      steps?.onReturn(back.step, form.getValues());
    }
    if (rescue) clearDraft(rescue);
    known.current.values = JSON.stringify(valuesNow());
  });
  const notice = useEffectEvent((name: string | undefined) => {
    const values = JSON.stringify(valuesNow());
    const isSame = values === known.current.values;
    known.current.values = values;
    // Nameless is a form that is emptied; a field that is only left changes nothing.
    if (!name || isSame) return;
    isTyped.current = true;
    if (draft) keep(draft);
  });

  useEffect(() => {
    bringBack();
    const stop = form.subscribe({ formState: { values: true }, callback: ({ name }) => notice(name) });
    const onLeaving = () => {
      const key = draft ?? rescue;
      if (isTyped.current && key) keep(key);
    };
    document.addEventListener(LEAVING_EVENT, onLeaving);
    return () => {
      stop();
      document.removeEventListener(LEAVING_EVENT, onLeaving);
    };
  }, [form, draft, rescue]);

  useEffect(() => {
    if (step === known.current.step) return;
    known.current.step = step;
    if (draft) keep(draft);
  }, [draft, step]);

  return () => {
    isTyped.current = false;
    if (draft) clearDraft(draft);
  };
}

function fieldsIn(form: HTMLFormElement | null): string[] {
  return [...(form?.elements ?? [])].flatMap((control) => control.getAttribute('name') || []);
}
