import 'server-only';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Prisma } from '@/prisma/generated/client';
import { groupOf, type LeadGroup, leadGroups } from '../rules/group';
import { statusAt } from '../rules/transition';
import {
  type Earnings,
  type LeadFilter,
  type LeadLine,
  type LineRow,
  lapsedAt,
  lineSelect,
  lineWith,
  MOST,
  newestFirst,
  whereIn,
} from './leads';

type Counts = Record<LeadGroup | 'all', number>;

/** The first lines of a list, and how many leads each group has by the same filter. */
export type ShownLeads = { lines: LeadLine[]; counts: Counts };

/** What tells the group of a lead. */
const standingSelect = { id: true, status: true, optionExpiresAt: true, closedAt: true } satisfies Prisma.LeadSelect;
type Standing = Pick<LineRow, keyof Omit<typeof standingSelect, 'id'>>;

/** Of a few lines the terms come with their rows: another statement costs more. */
const shownSelect = { ...lineSelect, snapshot: { select: { content: true } } } satisfies Prisma.LeadSelect;

/** As `listLeads`, but only `most` of them are read whole: of those behind them nothing is told but where they stand. */
export async function listShown(
  viewer: Viewer,
  filter: LeadFilter,
  earnings: Earnings,
  most: number,
): Promise<ShownLeads> {
  const now = await clock.now();
  return scoped(viewer, async (tx) => {
    const where = await whereIn(tx, viewer, filter, now);
    const found = await tx.lead.findMany({ where, select: standingSelect, orderBy: newestFirst, take: MOST });
    const counts = countFound(found, filter, now) ?? (await countIn(tx, viewer, filter, now));
    const ids = found.slice(0, most).map(({ id }) => id);
    const rows =
      ids.length > 0
        ? await tx.lead.findMany({ where: { id: { in: ids } }, select: shownSelect, orderBy: newestFirst })
        : [];
    return { lines: rows.map((row) => lineWith(row, row.snapshot.content, now, earnings)), counts };
  });
}

/** How many leads each group has, by the same filter. */
export async function countLeads(viewer: Viewer, filter: LeadFilter): Promise<Counts> {
  const now = await clock.now();
  return scoped(viewer, (tx) => countIn(tx, viewer, filter, now));
}

async function countIn(tx: Transaction, viewer: Viewer, filter: LeadFilter, now: Date): Promise<Counts> {
  const { group: _, ...rest } = filter;
  const where = await whereIn(tx, viewer, rest, now);
  const statuses = await tx.lead.groupBy({
    by: ['status'],
    where: { AND: [where, { closedAt: null }, { NOT: lapsedAt(now) }] },
    _count: { _all: true },
  });
  const all = await tx.lead.count({ where });
  const counts = Object.fromEntries(leadGroups.map((group) => [group, 0])) as Record<LeadGroup, number>;
  for (const { status, _count } of statuses) counts[groupOf({ status, isClosed: false })] += _count._all;
  // What was closed and what the clock has ended is of no status above.
  const standing = leadGroups.reduce((sum, group) => sum + counts[group], 0);
  return { ...counts, ended: counts.ended + all - standing, all };
}

/** The same of a list that has all groups in it; null for one of a single group, or that was cut. */
function countFound(found: readonly Standing[], { group }: LeadFilter, now: Date): Counts | null {
  if (group || found.length === MOST) return null;
  const groups = found.map((row) => groupOf({ status: statusAt(row, now), isClosed: row.closedAt !== null }));
  const of = (one: LeadGroup) => groups.filter((group) => group === one).length;
  const counts = Object.fromEntries(leadGroups.map((one) => [one, of(one)])) as Record<LeadGroup, number>;
  return { ...counts, all: found.length };
}
