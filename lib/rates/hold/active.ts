import 'server-only';
import { Prisma } from '@/prisma/generated/client';

// `isActive` (rules.ts) for the database, in both ways of asking it.

export function activeHolds(now: Date): Prisma.PropertyHoldWhereInput {
  return { releasedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] };
}

/** For a raw statement in which the hold is called `t`. */
export function activeHoldsSql(now: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(t.released_at IS NULL AND (t.expires_at IS NULL OR t.expires_at > ${now}))`;
}
