import 'server-only';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { Transaction } from '@/lib/platform/db';
import { toUnits } from '@/lib/platform/money';
import { sumOf } from '@/lib/platform/money-arithmetic';
import type { Payout, Prisma } from '@/prisma/generated/client';
import { readNames } from '../../ledger/queries/names';
import { sharesTaken } from '../../ledger/rules/basis';
import { whySchema } from '../../ledger/schema';
import type { LedgerAccountKind, MoneyLine, PostingKind } from '../../ledger/types';
import type { PayoutEntryJson } from '../schema';
import type { Payable } from './payable';

const select = {
  ...{ kind: true, leadId: true, payoutId: true, onDay: true, why: true },
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
    if (account.kind === state) amounts.set(line, (amounts.get(line) ?? 0n) + amount);
  }
  return amounts;
}

/** Of one lead, in their order: what the payout took, or of an open one is payable now, and what it is a percent of. */
function takenOf(postings: readonly Posting[], payoutId: string | null) {
  const at = payoutId === null ? -1 : postings.findIndex((one) => one.kind === 'inPayout' && one.payoutId === payoutId);
  const [until, taking] = at < 0 ? [postings, undefined] : [postings.slice(0, at), postings[at]];
  const amounts = taking ? byLine([taking], 'inPayout') : byLine(until, 'payable');
  const isBack = ({ payoutId: id }: Posting) =>
    until.some((one) => one.payoutId === id && (one.kind === 'failed' || one.kind === 'returned'));
  const last = until.findLastIndex((one) => one.kind === 'inPayout' && !isBack(one));
  const before = last < 0 ? null : linesOf(until.slice(0, last));
  return {
    amount: sumOf([...amounts.values()]) ?? 0n,
    earnedOn: until.find(({ kind }) => kind === 'earned')?.onDay ?? null,
    shares: sharesTaken(amounts, linesOf(until), before),
    isCorrection: before !== null,
  };
}

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
  const names = await readNames(
    tx,
    leads.map(({ userId }) => userId),
  );
  const units = (minor: bigint) => toUnits(minor, currency);
  const taken = leads.map((lead) => ({ lead, ...takenOf(lead.postings, isOpen ? null : id) }));
  const entries = taken.map(({ lead, amount, earnedOn, shares, isCorrection }) => ({
    leadId: lead.id,
    reference: lead.reference,
    clientName: `${lead.clientFirstName} ${lead.clientLastName}`,
    houseName: (lead.hotel ?? lead.property)?.name ?? '',
    checkIn: fromDatabaseDay(lead.checkIn),
    checkOut: fromDatabaseDay(lead.checkOut),
    agentId: lead.userId,
    agentName: names.get(lead.userId) ?? null,
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
  return { entries, sum: sumOf(taken.map(({ amount }) => amount)) ?? 0n, moved };
}
