'use client';

import { createContext, type ReactNode, use, useState } from 'react';
import type { Messages } from '@/lib/platform/i18n/messages';
import { type DraftValues, type OfferDraft, useOfferDraft } from './use-offer-draft';

type Shared = {
  offerId: string;
  number: number;
  draft: OfferDraft;
  /** When it was stored before this page was opened, in words. */
  savedAt: string;
  /** Which markups cannot be read as an amount: they are not counted, and nothing can be sent. */
  unclear: ReadonlySet<string>;
  onUnclear: (id: string, isUnclear: boolean) => void;
  words: Messages['offers'];
};

const Context = createContext<Shared | null>(null);

/** The draft that is open on this page: its head, its fields and its preview are about the same one. */
export function useDraftScope(): Shared {
  const shared = use(Context);
  if (!shared) throw new Error('There is no draft around this.');
  return shared;
}

type Props = Pick<Shared, 'offerId' | 'number' | 'savedAt' | 'words'> & {
  revision: number;
  stored: DraftValues;
  children: ReactNode;
};

export function DraftScope({ offerId, number, savedAt, words, revision, stored, children }: Props) {
  const draft = useOfferDraft(offerId, { number, revision }, stored);
  const [unclear, setUnclear] = useState<ReadonlySet<string>>(new Set());
  const onUnclear = (id: string, isUnclear: boolean) =>
    setUnclear((before) => new Set([...before].filter((one) => one !== id).concat(isUnclear ? [id] : [])));
  return <Context value={{ offerId, number, draft, savedAt, unclear, onUnclear, words }}>{children}</Context>;
}
