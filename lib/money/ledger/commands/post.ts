import 'server-only';
import { enterScope } from '@/lib/people/scope';
import { toDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { sumOf } from '@/lib/platform/money-minor';
import { readBalances, readPassed } from '../queries/balances';
import { LEDGER_RULE, movementOf, payoutStepOf, rewardOf, stepOf } from '../rules/movement';
import type { PostingWhy, RewardWhy } from '../schema';
import {
  type Balance,
  type Cause,
  type LeadMoney,
  type LedgerAccountKind,
  type LedgerPart,
  type LedgerSubject,
  type Movement,
  type PayoutStep,
  payoutSteps,
} from '../types';

type Owner = Pick<LedgerSubject, 'agencyId' | 'supplier' | 'currency'>;

function accountOf(kind: LedgerAccountKind, { agencyId, supplier, currency }: Owner) {
  const owner = kind === 'supplier' ? supplier : { agencyId };
  return { id: [kind, ...Object.values(owner), currency].join(':'), kind, ...owner, currency };
}

type Posted = {
  cause: string;
  leadEventId?: bigint;
  payoutId?: string;
  onDay: PlainDate;
  at: Date;
  why?: PostingWhy | RewardWhy;
};

async function write(
  tx: Transaction,
  subject: LedgerSubject,
  { kind, moves }: Movement,
  { onDay, ...posted }: Posted,
): Promise<void> {
  const { leadId, agencyId, snapshotId, currency, invitationId = null } = subject;
  const accounts = [...new Set(moves.map(({ account }) => account))].map((one) => accountOf(one, subject));
  await tx.ledgerAccount.createMany({ data: accounts, skipDuplicates: true });
  await tx.ledgerPosting.create({
    data: {
      ...{
        kind,
        leadId,
        agencyId,
        snapshotId,
        invitationId,
        rule: LEDGER_RULE,
        onDay: toDatabaseDay(onDay),
        ...posted,
      },
      entries: {
        createMany: {
          data: moves.map(({ account, line, amount }) => {
            return { accountId: accountOf(account, subject).id, currency, line, amount };
          }),
        },
      },
    },
    select: { id: true },
  });
}

/** One after the other for each lead: what is posted follows from what was posted before. */
async function lockLedger(tx: Transaction, leadId: string): Promise<void> {
  await enterScope(tx, 'system');
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`ledger of ${leadId}`}, 0))::text`;
}

function causeOf(leadId: string, cause: Cause): Pick<Posted, 'cause' | 'leadEventId'> {
  if ('eventId' in cause) return { cause: `event:${cause.eventId}`, leadEventId: cause.eventId };
  return { cause: 'changeId' in cause ? `change:${cause.changeId}` : `lead:${leadId}:${cause.version}` };
}

/**
 * Brings the ledger to what the lead says, in the transaction of what happened to it. Once for each cause: asked again, there is
 * nothing left to move. Leaves the product's scope.
 */
export async function postLead(
  tx: Transaction,
  lead: LeadMoney,
  cause: Cause,
  { at, onDay }: Pick<Posted, 'at' | 'onDay'>,
): Promise<void> {
  await lockLedger(tx, lead.leadId);
  const balances = await readBalances(tx, lead);
  const movement = movementOf(lead, balances, await readPassed(tx, lead));
  if (!movement) return;
  const lines = lead.lines.map(({ base, percent }) => ({ base: Number(base), percent }));
  await write(tx, lead, movement, {
    ...causeOf(lead.leadId, cause),
    ...{ at, onDay },
    why: { basis: lead.basis, lines },
  });
}

/** What tells the postings of one cause apart where a stay earns two things. */
const nameOf = ({ leadId, invitationId }: LedgerPart): string => (invitationId ? `reward:${invitationId}` : leadId);

/** One step of the clock for one lead, or of whoever comes before it; nothing where it was taken already. Leaves the product's scope. */
export async function postStep(
  tx: Transaction,
  subject: LedgerSubject,
  step: 'earned' | 'payable',
  { at, onDay, by }: Pick<Posted, 'at' | 'onDay'> & { by?: Cause },
): Promise<boolean> {
  await lockLedger(tx, subject.leadId);
  if ((await readPassed(tx, subject))[step]) return false;
  const movement = stepOf(step, await readBalances(tx, subject));
  const cause = by ? causeOf(subject.leadId, by) : { cause: `clock:${nameOf(subject)}` };
  if (movement) await write(tx, subject, movement, { ...cause, at, onDay });
  return movement !== null;
}

/** The reward of an invitation, once for all times (rule 9.12); its stay is earned. Leaves the product's scope. */
export async function postReward(
  tx: Transaction,
  subject: LedgerSubject & { invitationId: string },
  amount: bigint,
  { at, onDay, why }: Pick<Posted, 'at' | 'onDay'> & { why: RewardWhy },
): Promise<void> {
  await lockLedger(tx, subject.leadId);
  await write(tx, subject, rewardOf(amount), { cause: `reward:${subject.invitationId}`, at, onDay, why });
}

/**
 * What a payout does with one lead: takes all of it that is payable, or moves on what it took. Once for each payout and step.
 * Returns what it moved, in minor units. Leaves the product's scope.
 */
export async function postPayout(
  tx: Transaction,
  subject: LedgerSubject,
  step: PayoutStep,
  payoutId: string,
  { at, onDay, taken }: Pick<Posted, 'at' | 'onDay'> & { taken?: readonly Balance[] },
): Promise<bigint> {
  await lockLedger(tx, subject.leadId);
  const movement = payoutStepOf(step, taken ?? (await readBalances(tx, subject)));
  if (!movement) return 0n;
  await write(tx, subject, movement, { cause: `payout:${payoutId}:${nameOf(subject)}`, payoutId, at, onDay });
  return sumOf(movement.moves.map(({ account, amount }) => (account === payoutSteps[step].to ? amount : 0n)));
}
