import 'server-only';
import { canSeeCommission } from '@/lib/people/access/agency';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import { toUnits } from '@/lib/platform/money';
import { sumOf } from '@/lib/platform/money-minor';
import { requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Prisma } from '@/prisma/generated/client';
import { nextRunOn } from '../../ledger/rules/earnings';
import { type PayoutStep, payoutSteps } from '../../ledger/types';
import { mayConfigurePayouts } from '../../payout/rules';
import { decide } from '../rules';
import type { PayoutDetailJson, PayoutJson, RunPreviewJson } from '../schema';
import { runDecisions } from '../types';
import { type Moved, readEntries } from './entries';
import { type Payable, readPayable } from './payable';

type Brand = Parameters<typeof canSeeCommission>[1];

export const payoutInclude = {
  agency: { select: { name: true, payoutAccount: true } },
  run: { select: { day: true } },
} satisfies Prisma.PayoutInclude;
type Row = Prisma.PayoutGetPayload<{ include: typeof payoutInclude }>;

/** What the overview of payouts lists of those that were taken. */
const MOST_LISTED = 6;

/** Owner, supervisors and admins (rule 9.6), where commission is seen at all (rule 9.7). */
function seesPayouts(viewer: Viewer, brand: Brand): boolean {
  if (viewer.role === 'admin' && !viewer.isActing) return !viewer.isClientSafe;
  return canSeeCommission(viewer, brand) && mayConfigurePayouts(viewer);
}

/** An admin who acts for an agency sees what the agency does. */
const ofViewer = (viewer: Viewer): Prisma.PayoutWhereInput =>
  viewer.role === 'admin' && !viewer.isActing ? {} : { agencyId: viewer.agency?.id ?? '' };

const total = (held: readonly Payable[]): bigint => sumOf(held.map(({ amount }) => amount));

export function toPayoutJson(row: Row, payable: readonly Payable[] = []): PayoutJson {
  const { id, number, agencyId, currency, status, heldReason, failure, agency, run } = row;
  const own = payable.filter((one) => one.agencyId === agencyId && one.currency === currency);
  const amount = row.amount ?? total(own);
  const isHeld = row.heldAt !== null;
  return {
    ...{ id, number, agencyId, currency, status, heldReason, failure, transferId: row.processorId },
    agencyName: agency.name,
    amount: toUnits(amount, currency),
    decision: status === 'open' ? decide({ currency, amount, account: agency.payoutAccount, isHeld }) : null,
    run: run && fromDatabaseDay(run.day),
    takenAt: row.takenAt?.toISOString() ?? null,
    paidAt: row.paidAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

/** The latest first. Null: nothing they may know. */
export async function getPayouts(viewer: Viewer, brand: Brand): Promise<PayoutJson[] | null> {
  if (!seesPayouts(viewer, brand)) return null;
  return scoped(viewer, async (tx) => {
    const rows = await tx.payout.findMany({
      where: ofViewer(viewer),
      include: payoutInclude,
      orderBy: { number: 'desc' },
    });
    const payable = await readPayable(tx);
    return rows.map((row) => toPayoutJson(row, payable));
  });
}

/** The last that a run took, the latest first; of one agency if it is named. Null: nothing they may know. */
export async function listTakenPayouts(viewer: Viewer, brand: Brand, agencyId?: string): Promise<PayoutJson[] | null> {
  if (!seesPayouts(viewer, brand)) return null;
  const named: Prisma.PayoutWhereInput = agencyId === undefined ? {} : { agencyId };
  const rows = await scoped(viewer, (tx) =>
    tx.payout.findMany({
      where: { AND: [ofViewer(viewer), named], status: { not: 'open' } },
      include: payoutInclude,
      orderBy: { takenAt: 'desc' },
      take: MOST_LISTED,
    }),
  );
  return rows.map((row) => toPayoutJson(row));
}

/** Where its money stands by the ledger: under way, arrived, or given back to what is payable. */
function standingOf(status: PayoutStep, moved: readonly Moved[]): bigint {
  const { to } = payoutSteps[status];
  const there = moved.filter(({ kind, account }) => account === to && (to !== 'payable' || kind === status));
  return sumOf(there.map(({ amount }) => amount));
}

/** Null: not theirs, or not there. */
export async function getPayout(viewer: Viewer, brand: Brand, payoutId: string): Promise<PayoutDetailJson | null> {
  if (!seesPayouts(viewer, brand)) return null;
  return scoped(viewer, async (tx) => {
    const where = { AND: [{ id: payoutId }, ofViewer(viewer)] };
    const row = await tx.payout.findFirst({ where, include: payoutInclude });
    if (!row) return null;
    const payable = row.status === 'open' ? await readPayable(tx, row.agencyId, row.currency) : [];
    const { entries, sum, moved } = await readEntries(tx, row, payable);
    const units = (minor: bigint) => toUnits(minor, row.currency);
    const sums = row.status !== 'open' && {
      entries: units(sum),
      transfer: units(row.amount ?? 0n),
      ledger: units(standingOf(row.status, moved)),
    };
    return { ...toPayoutJson(row, payable), sums: sums || null, entries };
  });
}

type Previewed = { currency: string; decision: (typeof runDecisions)[number]; sum: bigint };

function sumsOf(rows: readonly Previewed[]): RunPreviewJson['sums'] {
  return [...new Set(rows.map(({ currency }) => currency))].sort().map((currency) => {
    const of = (isOf: (row: Previewed) => boolean) =>
      toUnits(sumOf(rows.flatMap((row) => (row.currency === currency && isOf(row) ? row.sum : []))), currency);
    return {
      currency,
      pays: of(({ decision }) => decision === 'pays'),
      held: of(({ decision }) => decision !== 'pays' && decision !== 'belowMinimum'),
      belowMinimum: of(({ decision }) => decision === 'belowMinimum'),
    };
  });
}

/**
 * What the next run would do with what is payable now, for admins: by what it does, the largest first. Null: a client
 * looks on.
 */
export async function getRunPreview(viewer: Viewer): Promise<RunPreviewJson | null> {
  requireAdmin(viewer);
  if (viewer.isClientSafe) return null;
  const today = await clock.today();
  return scoped(viewer, async (tx) => {
    const payable = await readPayable(tx);
    const agencies = await tx.agency.findMany({
      where: { id: { in: [...new Set(payable.map(({ agencyId }) => agencyId))] } },
      select: { id: true, name: true, payoutAccount: true, payouts: { where: { status: 'open' } } },
    });
    const rows = agencies.flatMap(({ id: agencyId, name: agencyName, payoutAccount: account, payouts }) => {
      const own = payable.filter((one) => one.agencyId === agencyId);
      return [...new Set(own.map(({ currency }) => currency))].map((currency) => {
        const held = own.filter((one) => one.currency === currency);
        const open = payouts.find((one) => one.currency === currency);
        const amount = total(held);
        const decision = decide({ currency, amount, account, isHeld: Boolean(open?.heldAt) });
        const { id = null, heldReason = null } = open ?? {};
        return { id, agencyId, agencyName, currency, heldReason, decision, sum: amount, entries: held.length };
      });
    });
    const rank = ({ decision }: Previewed) => runDecisions.indexOf(decision);
    rows.sort((a, b) => rank(a) - rank(b) || (a.sum < b.sum ? 1 : -1));
    return {
      nextRun: nextRunOn(today),
      payouts: rows.map(({ sum, ...row }) => ({ ...row, amount: toUnits(sum, row.currency) })),
      sums: sumsOf(rows),
    };
  });
}
