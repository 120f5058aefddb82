import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { clock } from '@/lib/platform/clock';
import { db, isAway } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { inProductScope } from '@/lib/platform/product-scope';

export const healthSchema = z.strictObject({
  status: z.enum(['ok', 'degraded']),
  version: z.string(),
  /** `notWritable`: it answers, but its disk is full or it takes no changes: pages are read, no form works. */
  database: z.enum(['reachable', 'notWritable', 'unreachable']),
  /** Seconds since the oldest delivery that still waits was written, tried already or not; null when the database cannot say. */
  outboxLagSeconds: z.number().nullable(),
  /** Deliveries that were given up. */
  outboxFailed: z.int().nullable(),
});
export type Health = z.infer<typeof healthSchema>;

const SLOW_SECONDS = 300;
/** Longer than a working database takes to answer; a health check must not hang on one that does not work. */
const PATIENCE_MILLISECONDS = 3000;

async function outboxState() {
  const [canWrite, { oldest, outboxFailed }] = await Promise.all([
    isWritable(),
    inProductScope(async (tx) => ({
      oldest: await tx.outbox.findFirst({
        where: { deliveredAt: null, failedAt: null },
        orderBy: { createdAt: 'asc' },
        select: { createdAt: true },
      }),
      outboxFailed: await tx.outbox.count({ where: { failedAt: { not: null } } }),
    })),
  ]);
  const waited = oldest ? clock.machine().getTime() - oldest.createdAt.getTime() : 0;
  return { canWrite, outboxLagSeconds: Math.round(waited / 1000), outboxFailed };
}

/**
 * Sorts more than the memory it is given holds, so that PostgreSQL writes a file beside its tables: a full disk is found
 * without leaving a row behind.
 */
async function isWritable(): Promise<boolean> {
  try {
    return await db.$transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL work_mem = '64kB'`;
      const [row] = await tx.$queryRaw<{ takesChanges: boolean }[]>`
        SELECT current_setting('transaction_read_only') = 'off' AND count(*) > 0 AS "takesChanges"
        FROM (SELECT n FROM generate_series(1, 5000) AS n ORDER BY md5(n::text) OFFSET 1) AS sorted`;
      return row?.takesChanges === true;
    });
  } catch (error) {
    if (isAway(error)) throw error;
    return false;
  }
}

/** Whether this process can do its work: the database answers and the outbox is being delivered. */
export async function getHealth(): Promise<Health> {
  const version = env.APP_VERSION;
  const state = await Promise.race([
    outboxState().catch(() => null),
    wait(PATIENCE_MILLISECONDS, null, { ref: false }),
  ]);
  if (!state) {
    return { status: 'degraded', version, database: 'unreachable', outboxLagSeconds: null, outboxFailed: null };
  }
  const { canWrite, ...outbox } = state;
  const isLate = outbox.outboxLagSeconds > SLOW_SECONDS || outbox.outboxFailed > 0;
  return {
    status: isLate || !canWrite ? 'degraded' : 'ok',
    version,
    database: canWrite ? 'reachable' : 'notWritable',
    ...outbox,
  };
}
