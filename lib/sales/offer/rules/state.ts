import type { PlainDate } from '@/lib/platform/dates';
import type { NextStep } from './next-step';

export const offerStatuses = ['draft', 'sent', 'viewed', 'commented', 'approved', 'expired'] as const;
export type OfferStatus = (typeof offerStatuses)[number];

type VersionFacts = {
  sentAt: Date | null;
  viewedAt: Date | null;
  approvedAt: Date | null;
  validUntil: PlainDate;
  hasClientComment: boolean;
};

/** Where a version stands on a day. What was approved in time stays approved. */
export function offerStatusOf(version: VersionFacts, today: PlainDate): OfferStatus {
  if (version.approvedAt) return 'approved';
  if (!version.sentAt) return 'draft';
  if (version.validUntil < today) return 'expired';
  if (version.hasClientComment) return 'commented';
  return version.viewedAt ? 'viewed' : 'sent';
}

/** The page of an offer closes when the last of its journeys is over: until then it is what the client travels with. */
export function isPageOpen(checkOuts: readonly PlainDate[], today: PlainDate): boolean {
  return checkOuts.some((checkOut) => checkOut >= today);
}

type Turn = { isDraft: boolean; owes: boolean; step: NextStep | null; isOver: boolean };

/** Written to and not answered, or approved and not yet held or booked, while one of its journeys is ahead. */
export function waitsForAgent({ isDraft, owes, step, isOver }: Turn): boolean {
  return !isDraft && !isOver && (step !== null || owes);
}
