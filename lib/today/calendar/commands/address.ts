import 'server-only';
import { randomUUID } from 'node:crypto';
import { enterScope } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { hashLinkToken } from '@/lib/platform/link-token';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { calendarLink, calendarToken } from '../tokens';

async function revoke(tx: Transaction, viewer: Viewer, now: Date): Promise<void> {
  await enterScope(tx, viewer);
  await tx.calendarAddress.updateMany({
    where: { userId: viewer.id, revokedAt: null },
    data: { revokedAt: now },
  });
}

/** A new address of the viewer's calendar; the former one leads nowhere from then on. */
export async function makeCalendarAddress(
  tx: Transaction,
  viewer: Viewer,
  { now, locale }: WriteContext,
): Promise<{ address: string }> {
  await revoke(tx, viewer, now());
  const id = randomUUID();
  const tokenHash = hashLinkToken(calendarToken(id));
  await tx.calendarAddress.create({ data: { id, userId: viewer.id, tokenHash, createdAt: now() } });
  return { address: calendarLink({ id, tokenHash }, locale) };
}

export async function revokeCalendarAddress(
  tx: Transaction,
  viewer: Viewer,
  { now }: WriteContext,
): Promise<{ address: null }> {
  await revoke(tx, viewer, now());
  return { address: null };
}
