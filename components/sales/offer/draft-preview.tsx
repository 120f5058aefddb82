'use client';

import type { ComponentProps } from 'react';
import { useDraftScope } from './draft-scope';
import { OfferPreview } from './offer-preview';

/** Follows the draft that is open on this page. */
export function DraftPreview({ revision, ...props }: ComponentProps<typeof OfferPreview>) {
  const { draft } = useDraftScope();
  return <OfferPreview {...props} revision={Math.max(revision, draft.revision)} />;
}
