import 'server-only';
import type { Transaction } from '@/lib/platform/db';
import type { Viewer } from '@/lib/platform/viewer/types';
import { Prisma } from '@/prisma/generated/client';
import { scopesOf } from '../rules/list';
import { openDeadlines } from './list';

/** One deadline, where it stands in some list of the reader's; null: not theirs, or not there. */
export async function findInLists(
  tx: Transaction,
  viewer: Viewer,
  deadlineId: string,
  now: Date,
): Promise<{ until: Date } | null> {
  const lists = scopesOf(viewer).map((scope) => Prisma.sql`(${openDeadlines(viewer, scope, true, now)})`);
  if (lists.length === 0) return null;
  const [row] = await tx.$queryRaw<{ until: Date }[]>`
    SELECT until FROM (${Prisma.join(lists, ' UNION ALL ')}) open WHERE id = ${deadlineId} LIMIT 1`;
  return row ?? null;
}
