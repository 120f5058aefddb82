import { useEffect, useEffectEvent } from 'react';
import { clearDraft, readDraft, writeDraft } from './draft';

type Values = Record<string, unknown>;

type Kept<Typed> = {
  /** What storage gave back, if it is that: another release may have written it. */
  read: (values: Values) => Typed | null;
  /** `over`: the version it was typed over. */
  onReturn: (typed: Typed, over: string | undefined) => void;
};

/**
 * What is typed where React holds it, kept for this tab until it is sent or thrown away (rule 7.14). Forms of `form-frame` have
 * `useApiDraft`.
 */
export function useKeptDraft<Typed>(key: string, { read, onReturn }: Kept<Typed>) {
  const bringBack = useEffectEvent(() => {
    const found = readDraft(key);
    const typed = found && read(found.values);
    if (typed) onReturn(typed, found.version);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another draft.
  useEffect(() => bringBack(), [key]);
  return {
    keep: (values: Values, version?: string) => writeDraft(key, { values, step: 0, search: '', version }),
    forget: () => clearDraft(key),
  };
}
