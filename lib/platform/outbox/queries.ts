import 'server-only';
import { inProductScope } from '@/lib/platform/product-scope';
import { requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import { MAIL_TOPIC, type MailPayload, mailPayloadSchema } from './types';

/** Each of them is composed anew to say to whom it goes. */
const LONGEST_LIST = 50;

/** A delivery as it is kept: which one, never its content or an address. */
export type OutboxLine = {
  _id: string;
  topic: string;
  /** What is to be delivered; null for a shape of an earlier release. */
  mail: MailPayload | null;
  state: 'waiting' | 'failed' | 'delivered';
  attempts: number;
  lastError: string | null;
  createdAt: Date;
  nextAttemptAt: Date;
};

export type OutboxCounts = { waiting: number; failed: number };

export async function countOutbox(viewer: Viewer): Promise<OutboxCounts> {
  requireAdmin(viewer);
  const [counts] = await inProductScope(
    (tx) => tx.$queryRaw<OutboxCounts[]>`
    SELECT (SELECT count(*)::int FROM outbox WHERE delivered_at IS NULL AND failed_at IS NULL) AS waiting,
      (SELECT count(*)::int FROM outbox WHERE failed_at IS NOT NULL) AS failed`,
  );
  return counts ?? { waiting: 0, failed: 0 };
}

/** How one kind of delivery stands. */
export type OutboxTopic = { topic: string; waiting: number; oldest: Date | null; sent: number; failed: number };

/** By kind: what waits and since when, what was delivered since a moment, and what was given up; for admins only. */
export async function listTopics(viewer: Viewer, since: Date): Promise<OutboxTopic[]> {
  requireAdmin(viewer);
  return inProductScope(
    (tx) => tx.$queryRaw<OutboxTopic[]>`
    SELECT topic, count(*) FILTER (WHERE delivered_at IS NULL AND failed_at IS NULL)::int AS waiting,
      min(created_at) FILTER (WHERE delivered_at IS NULL AND failed_at IS NULL) AS oldest,
      count(*) FILTER (WHERE delivered_at >= ${since})::int AS sent,
      count(*) FILTER (WHERE failed_at IS NOT NULL)::int AS failed
    FROM outbox WHERE delivered_at IS NULL OR delivered_at >= ${since} OR failed_at IS NOT NULL
    GROUP BY topic ORDER BY topic`,
  );
}

const states = {
  waiting: { deliveredAt: null, failedAt: null },
  failed: { failedAt: { not: null } },
  delivered: { deliveredAt: { not: null } },
};

/** The newest deliveries of a state, of one kind and since a moment where these are named; for admins only. */
export async function listOutbox(
  viewer: Viewer,
  state: OutboxLine['state'],
  { topic, since }: { topic?: string | undefined; since?: Date | undefined } = {},
): Promise<OutboxLine[]> {
  requireAdmin(viewer);
  const deliveredSince = since ? { deliveredAt: { gte: since } } : {};
  const rows = await inProductScope((tx) =>
    tx.outbox.findMany({
      where: { AND: [states[state], deliveredSince, topic ? { topic } : {}] },
      orderBy: { id: 'desc' },
      take: LONGEST_LIST,
    }),
  );
  return rows.map(({ id, topic, payload, attempts, lastError, createdAt, nextAttemptAt }) => {
    const mail = mailPayloadSchema.safeParse(payload);
    return {
      _id: String(id),
      topic,
      mail: topic === MAIL_TOPIC && mail.success ? mail.data : null,
      state,
      attempts,
      lastError,
      createdAt,
      nextAttemptAt,
    };
  });
}
