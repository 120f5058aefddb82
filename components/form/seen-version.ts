import { useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { ApiError } from '@/lib/platform/api-error';

/** Somebody else's change that the reader has been told of. */
export type Met = { version: string; sentence: string };

/** The version of a refusal that says so; null for any other error. */
export function versionMet(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'changedMeanwhile') return null;
  return typeof error.details.version === 'string' ? error.details.version : null;
}

/**
 * What a form was filled with, and what was met there since: nobody's change is undone unseen, and whoever has been told of it
 * may put theirs in its place, but for what `isOver` (rule 7.13).
 */
export function useSeenVersion(version: string | undefined, isOver = false) {
  const { words } = useApiSetting();
  const [met, setMet] = useState<Met | null>(null);
  return {
    met,
    seen: isOver ? version : (met?.version ?? version),
    /** Whether the refusal was this one. */
    tellRefused(error: unknown): boolean {
      const stands = versionMet(error);
      if (stands === null) return false;
      setMet({ version: stands, sentence: error instanceof ApiError ? error.title : '' });
      return true;
    },
    /** What is back in the fields was typed over another version. */
    tellReturned(over: string | undefined): void {
      if (version === undefined || over === undefined || over === version) return;
      setMet({ version, sentence: words.meanwhile.somebody });
    },
    forget: () => setMet(null),
  };
}
