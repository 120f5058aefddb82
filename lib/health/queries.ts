import 'server-only';
import { z } from 'zod';
import { clock } from '@/lib/clock';
import { db } from '@/lib/db';
import { env } from '@/lib/env';

export const healthSchema = z.strictObject({
  status: z.enum(['ok', 'degraded']),
  version: z.string(),
  database: z.enum(['reachable', 'unreachable']),
  /** Seconds the oldest due delivery has waited; null when the database cannot say. */
  outboxLagSeconds: z.number().nullable(),
  /** Deliveries that were given up. */
  outboxFailed: z.int().nullable(),
});
export type Health = z.infer<typeof healthSchema>;

const SLOW_SECONDS = 300;

/** Whether this process can do its work: the database answers and what should leave the house leaves it. */
export async function getHealth(): Promise<Health> {
  const now = clock.machine();
  try {
    const [oldest, outboxFailed] = await Promise.all([
      db.outbox.findFirst({
        where: { deliveredAt: null, failedAt: null, nextAttemptAt: { lte: now } },
        orderBy: { nextAttemptAt: 'asc' },
        select: { nextAttemptAt: true },
      }),
      db.outbox.count({ where: { failedAt: { not: null } } }),
    ]);
    const outboxLagSeconds = oldest ? Math.round((now.getTime() - oldest.nextAttemptAt.getTime()) / 1000) : 0;
    const status = outboxLagSeconds > SLOW_SECONDS || outboxFailed > 0 ? 'degraded' : 'ok';
    return { status, version: env.APP_VERSION, database: 'reachable', outboxLagSeconds, outboxFailed };
  } catch {
    return {
      status: 'degraded',
      version: env.APP_VERSION,
      database: 'unreachable',
      outboxLagSeconds: null,
      outboxFailed: null,
    };
  }
}
