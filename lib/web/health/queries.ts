import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';

export const healthSchema = z.strictObject({
  status: z.enum(['ok', 'degraded']),
  version: z.string(),
  database: z.enum(['reachable', 'unreachable']),
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
  const [oldest, outboxFailed] = await Promise.all([
    db.outbox.findFirst({
      where: { deliveredAt: null, failedAt: null },
      orderBy: { createdAt: 'asc' },
      select: { createdAt: true },
    }),
    db.outbox.count({ where: { failedAt: { not: null } } }),
  ]);
  const waited = oldest ? clock.machine().getTime() - oldest.createdAt.getTime() : 0;
  return { outboxLagSeconds: Math.round(waited / 1000), outboxFailed };
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
  const isLate = state.outboxLagSeconds > SLOW_SECONDS || state.outboxFailed > 0;
  return { status: isLate ? 'degraded' : 'ok', version, database: 'reachable', ...state };
}
