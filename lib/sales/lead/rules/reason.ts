import type { LeadNotice } from '@/lib/platform/outbox/lead-notices';
import type { LeadChangeKind, LeadEventType } from '@/prisma/generated/enums';
import { questionIn } from '../schema-question';

type History = {
  events: readonly { type: LeadEventType; reason: string | null }[];
  changes: readonly { kind: LeadChangeKind; reason: string | null; data?: unknown }[];
};

/** Where the words of a notice stand that is no event of the lead. */
const kindOf: Partial<Record<LeadNotice, LeadChangeKind>> = {
  acceptedExtension: 'extension',
  declinedExtension: 'extension',
  acceptedChange: 'changeRequest',
  declinedChange: 'changeRequest',
  acceptedException: 'changeRequest',
  declinedException: 'changeRequest',
  honouredPrice: 'honourPrice',
  declinedPrice: 'honourPrice',
  grantedStay: 'stay',
  declinedStay: 'stay',
  counterOffered: 'counterOffer',
  askedQuestion: 'question',
  saidStayed: 'stayAnswer',
  saidNoShow: 'stayAnswer',
  saidOtherAmount: 'stayAnswer',
  saidCancelled: 'stayAnswer',
  disputedStay: 'dispute',
  decidedBooked: 'dispute',
  decidedSaid: 'dispute',
};

/** The words said with this very act, not whatever was said last: a question is no reason of a later answer. */
export function reasonIn({ events, changes }: History, notice: LeadNotice): string | null {
  if (notice === 'answeredQuestion') {
    const said = changes.flatMap(({ kind, data }) => (kind === 'question' ? (questionIn(data)?.answer ?? []) : []));
    return said.at(-1) ?? null;
  }
  const kind = kindOf[notice];
  if (kind) return changes.findLast((change) => change.kind === kind)?.reason ?? null;
  return events.findLast(({ type }) => type === notice)?.reason ?? null;
}
