import 'server-only';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { Transaction } from '@/lib/platform/db';
import { toUnits } from '@/lib/platform/money';
import { sumOf } from '@/lib/platform/money-minor';
import type { Payout, Prisma } from '@/prisma/generated/client';
import { readNames } from '../../ledger/queries/names';
import { sharesTaken } from '../../ledger/rules/basis';
import { whySchema } from '../../ledger/schema';
import type { LedgerAccountKind, MoneyLine, PostingKind } from '../../ledger/types';
import type { PayoutEntryJson } from '../schema';
import type { Payable } from './payable';

const select = {
  ...{ kind: true, leadId: true, payoutId: true, invitationId: true, onDay: true, why: true },
  invitation: { select: { invitedById: true } },
  entries: { select: { line: true, amount: true, account: { select: { kind: true } } } },
} satisfies Prisma.LedgerPostingSelect;
type Posting = Prisma.LedgerPostingGetPayload<{ select: typeof select }>;

function linesOf(postings: readonly Posting[]): readonly MoneyLine[] {
  const kept = whySchema.safeParse(postings.findLast(({ why }) => why !== null)?.why);
  return kept.success ? kept.data.lines.map(({ base, percent }) => ({ base: BigInt(base), percent })) : [];
}

function byLine(postings: readonly Posting[], state: 'payable' | 'inPayout'): Map<number, bigint> {
  const amounts = new Map<number, bigint>();
  for (const { line, amount, account } of postings.flatMap(({ entries }) => entries)) {
    if (account.kind === state) amounts.set(line, sumOf([amounts.get(line) ?? 0n, amount]));
  }
  return amounts;
}

/** The parts of a lead that a payout takes one by one: its commission, and the reward that its stay has earned. */
function partsOf(postings: readonly Posting[]): Posting[][] {
  const ids = [...new Set(postings.map(({ invitationId }) => invitationId))];
  return ids.map((id) => postings.filter(({ invitationId }) => invitationId === id));
}

/** Of one part of a lead, in their order: what the payout took, or of an open one is payable now, and what it is a percent of. */
function takenOf(postings: readonly Posting[], payoutId: string | null) {
  const at = payoutId === null ? -1 : postings.findIndex((one) => one.kind === 'inPayout' && one.payoutId === payoutId);
  const [until, taking] = at < 0 ? [postings, undefined] : [postings.slice(0, at), postings[at]];
  const amounts = taking ? byLine([taking], 'inPayout') : byLine(until, 'payable');
  const isBack = ({ payoutId: id }: Posting) =>
    until.some((one) => one.payoutId === id && (one.kind === 'failed' || one.kind === 'returned'));
  const last = until.findLastIndex((one) => one.kind === 'inPayout' && !isBack(one));
  const before = last < 0 ? null : linesOf(until.slice(0, last));
  return {
    amount: sumOf([...amounts.values()]),
    earnedOn: until.find(({ kind }) => kind === 'earned' || kind === 'reward')?.onDay ?? null,
    shares: sharesTaken(amounts, linesOf(until), before),
    isCorrection: before !== null,
  };
}

const keyOf = ({ leadId, invitationId }: Pick<Payable, 'leadId' | 'invitationId'>) => `${leadId} ${invitationId ?? ''}`;

/** One side of what a payout has moved. */
export type Moved = { kind: PostingKind; account: LedgerAccountKind; amount: bigint };

/** What a payout is the sum of, or an open one would be, by check-out, each with what it is a percent of. Minor units beside. */
export async function readEntries(
  tx: Transaction,
  { id, status, currency }: Pick<Payout, 'id' | 'status' | 'currency'>,
  payable: readonly Payable[],
): Promise<{ entries: PayoutEntryJson[]; sum: bigint; moved: Moved[] }> {
  const isOpen = status === 'open';
  const where: Prisma.LeadWhereInput = isOpen
    ? { id: { in: payable.map(({ leadId }) => leadId) } }
    : { postings: { some: { payoutId: id } } };
  const leads = await tx.lead.findMany({
    where,
    select: {
      ...{ id: true, reference: true, clientFirstName: true, clientLastName: true, checkIn: true, checkOut: true },
      userId: true,
      hotel: { select: { name: true } },
      property: { select: { name: true } },
      postings: { select, orderBy: { id: 'asc' } },
    },
    orderBy: [{ checkOut: 'asc' }, { id: 'asc' }],
  });
  const parts = leads.flatMap((lead) =>
    partsOf(lead.postings).map((postings) => {
      const inviterId = postings[0]?.invitation?.invitedById ?? null;
      return { lead, postings, inviterId, invitationId: postings[0]?.invitationId ?? null };
    }),
  );
  const waiting = new Set(payable.map(keyOf));
  const isIn = ({ lead, invitationId, postings }: (typeof parts)[number]) =>
    isOpen ? waiting.has(keyOf({ leadId: lead.id, invitationId })) : postings.some(({ payoutId }) => payoutId === id);
  const names = await readNames(
    tx,
    parts.map(({ lead, inviterId }) => inviterId ?? lead.userId),
  );
  const units = (minor: bigint) => toUnits(minor, currency);
  const taken = parts.filter(isIn).map(({ postings, ...of }) => ({ ...of, ...takenOf(postings, isOpen ? null : id) }));
  const entries = taken.map(({ lead, inviterId, amount, earnedOn, shares, isCorrection }) => ({
    leadId: lead.id,
    reference: inviterId ? '' : lead.reference,
    clientName: inviterId ? '' : `${lead.clientFirstName} ${lead.clientLastName}`,
    houseName: (lead.hotel ?? lead.property)?.name ?? '',
    checkIn: fromDatabaseDay(lead.checkIn),
    checkOut: fromDatabaseDay(lead.checkOut),
    agentId: inviterId ?? lead.userId,
    agentName: names.get(inviterId ?? lead.userId) ?? null,
    isReward: inviterId !== null,
    earnedOn: earnedOn && fromDatabaseDay(earnedOn),
    amount: units(amount),
    isCorrection,
    shares: shares.map(({ base, percent, amount: part }) => {
      return { base: toUnits(base, currency), percent, amount: units(part) };
    }),
  }));
  const moved = leads.flatMap(({ postings }) =>
    postings
      .filter(({ payoutId }) => payoutId === id)
      .flatMap(({ kind, entries: sides }) =>
        sides.map(({ amount, account }) => ({ kind, account: account.kind, amount })),
      ),
  );
  return { entries, sum: sumOf(taken.map(({ amount }) => amount)), moved };
}
