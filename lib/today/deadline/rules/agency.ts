import { answerDueAt, instantAt } from '@/lib/catalogue/place/property-time';
import { RUN_HOUR } from '@/lib/money/payout-run/rules';
import type { RunDecision } from '@/lib/money/payout-run/types';
import type { PlainDate } from '@/lib/platform/dates';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { ConversationSide } from '@/lib/sales/conversation/types';
import type { WantedDeadline } from '../types';

export type AgencyCause = {
  /** When it asked to be verified; null: it does not wait. */
  verificationAskedAt: Date | null;
  /** What the next run would do with what is payable, one for each currency. */
  payouts: readonly { currency: string; decision: RunDecision }[];
  nextRun: PlainDate;
};

const RUN_TIME = `${String(RUN_HOUR).padStart(2, '0')}:00`;

/** What rests of its payouts, until the next run; and its verification, for which the house owes an answer (rule 10.1). */
export function deadlinesOfAgency({ verificationAskedAt, payouts, nextRun }: AgencyCause): WantedDeadline[] {
  const until = instantAt(nextRun, RUN_TIME, OFFICE_TIME_ZONE);
  const shared = { beginsAt: null, endsAt: null, isDay: false } as const;
  const held = payouts.flatMap(({ currency, decision }): WantedDeadline[] =>
    decision === 'pays' || decision === 'belowMinimum'
      ? []
      : [
          {
            ...{ ...shared, kind: 'payoutHeld', key: currency, until },
            waitsFor: decision === 'held' ? 'house' : 'agency',
            reason: { currency, hold: decision },
          },
        ],
  );
  if (!verificationAskedAt) return held;
  const answer = answerDueAt(verificationAskedAt, OFFICE_TIME_ZONE);
  return [...held, { ...shared, kind: 'verification', key: '', waitsFor: 'house', until: answer, reason: {} }];
}

/** The answer that one side of a conversation owes the other. */
export function deadlinesOfConversation(due: { owedBy: ConversationSide; answerDueAt: Date } | null): WantedDeadline[] {
  if (!due) return [];
  const waitsFor = due.owedBy === 'agency' ? 'agency' : 'supplier';
  const shared = { kind: 'message', key: '', beginsAt: null, endsAt: null, isDay: false, reason: {} } as const;
  return [{ ...shared, waitsFor, until: due.answerDueAt }];
}
