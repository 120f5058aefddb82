import 'server-only';
import { db } from '@/lib/platform/db';
import { requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';

const LONGEST_LIST = 100;

/** A delivery as an admin reads it: which one, never its content or an address. */
export type OutboxLine = {
  _id: string;
  topic: string;
  /** Kind of mail; null for what is no mail. */
  mail: string | null;
  state: 'waiting' | 'failed' | 'delivered';
  attempts: number;
  lastError: string | null;
  createdAt: Date;
  nextAttemptAt: Date;
};

export type OutboxCounts = { waiting: number; failed: number };

export async function countOutbox(viewer: Viewer): Promise<OutboxCounts> {
  requireAdmin(viewer);
  const [waiting, failed] = await Promise.all([
    db.outbox.count({ where: { deliveredAt: null, failedAt: null } }),
    db.outbox.count({ where: { failedAt: { not: null } } }),
  ]);
  return { waiting, failed };
}

const states = {
  waiting: { deliveredAt: null, failedAt: null },
  failed: { failedAt: { not: null } },
  delivered: { deliveredAt: { not: null } },
};

/** The newest 100 deliveries of a state; for admins only. */
export async function listOutbox(viewer: Viewer, state: OutboxLine['state']): Promise<OutboxLine[]> {
  requireAdmin(viewer);
  const rows = await db.outbox.findMany({ where: states[state], orderBy: { id: 'desc' }, take: LONGEST_LIST });
  return rows.map(({ id, topic, payload, attempts, lastError, createdAt, nextAttemptAt }) => {
    const { mail } = (payload ?? {}) as { mail?: unknown };
    return {
      _id: String(id),
      topic,
      mail: typeof mail === 'string' ? mail : null,
      state,
      attempts,
      lastError,
      createdAt,
      nextAttemptAt,
    };
  });
}
