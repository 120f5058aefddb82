'use client';

import { createContext, use } from 'react';
import type { ApiErrorWords } from '@/lib/platform/api-error';

/**
 * What becomes of one's own where somebody else was first: typed once more it takes its place, pressed once more it does, or it
 * can go out no more.
 */
export type Own = 'yours' | 'again' | 'over';

/** What forms and calls of the agency side say, and for whom: given once, by the frame. */
export type ApiSetting = {
  words: ApiErrorWords & {
    /** On a button while it runs. */
    sending: string;
    /** Before the names of the fields that need another look. */
    summary: string;
    /** When others were there while somebody was typing. */
    meanwhile: Record<'somebody' | Own | 'theirs', string>;
    /** What a field of money asks; `{amount}`, `{from}`, `{least}` and `{most}` are filled in. */
    money: Record<'which' | 'far' | 'meant' | 'noPercent' | 'percentBeyond', string>;
  };
  /** Drafts are kept by person: two may share a computer. Empty for nobody. */
  userId: string;
};

const ApiSettingContext = createContext<ApiSetting | null>(null);

export const ApiSettingProvider = ApiSettingContext.Provider;

export function useApiSetting(): ApiSetting {
  const setting = use(ApiSettingContext);
  if (!setting) throw new Error('A form or call of the agency side stands outside of its frame.');
  return setting;
}
