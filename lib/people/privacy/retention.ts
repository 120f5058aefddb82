import { z } from 'zod';

/** How often the worker looks for what is not kept any longer. */
export const PURGE_MILLISECONDS = 60 * 60 * 1000;

type Unit = 'day' | 'month' | 'year';

/**
 * How long each kind is kept, and by which of the worker's counts it is known. The worker deletes by it, the desk and the privacy
 * policy (§11) tell it; `purge_expired` says the same in SQL.
 */
export const retention = [
  { kind: 'enquiry', count: 24, unit: 'month', of: ['enquiry', 'contactMessage'] },
  { kind: 'linkAddress', count: 6, unit: 'year', of: ['linkAddress'] },
  { kind: 'transfer', count: 8, unit: 'year', of: ['transferReference'] },
  { kind: 'signUp', count: 14, unit: 'day', of: ['unconfirmedSubscription'] },
  { kind: 'proof', count: 3, unit: 'year', of: ['endedSubscription', 'consent'] },
  { kind: 'clickLog', count: 90, unit: 'day', of: ['frontendLog'] },
  { kind: 'delivered', count: 30, unit: 'day', of: ['deliveredOutbox', 'developmentMail'] },
  { kind: 'givenUp', count: 90, unit: 'day', of: ['failedOutbox'] },
  { kind: 'deadline', count: 90, unit: 'day', of: ['deadline'] },
  { kind: 'upload', count: 7, unit: 'day', of: ['unsentUpload'] },
  { kind: 'asked', count: 30, unit: 'day', of: ['askedErasure'] },
  { kind: 'session', count: 1, unit: 'day', of: ['endedSession'] },
  { kind: 'kept', count: 1, unit: 'day', of: ['formOutcome', 'idempotencyKey', 'rateLimiter'] },
] as const satisfies readonly { kind: string; count: number; unit: Unit; of: readonly string[] }[];

export type RetentionKind = (typeof retention)[number]['kind'];

/** What the worker counts. */
export type Purged = (typeof retention)[number]['of'][number];

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** What is older than this is not kept; for kinds that are kept for days. */
export function keptSince(asked: RetentionKind, now: Date): Date {
  const found = retention.find(({ kind }) => kind === asked);
  if (found?.unit !== 'day') throw new Error(`${asked} is not kept for days`);
  return new Date(now.getTime() - found.count * DAY_MILLISECONDS);
}

export const RETENTION_KEY = 'retention';

/** What the worker notes: when it looked last, and of each kind how many it took away when it last did. */
export const retentionNoteSchema = z.object({
  at: z.iso.datetime(),
  removed: z.record(z.string(), z.object({ count: z.int(), at: z.iso.datetime() })),
});
export type RetentionNote = z.output<typeof retentionNoteSchema>;

/** The note after another look, at which so many were deleted by name. */
export function noteOf(
  before: RetentionNote | null,
  deleted: Readonly<Record<string, number>>,
  now: Date,
): RetentionNote {
  const at = now.toISOString();
  const removed = { ...before?.removed };
  for (const { kind, of } of retention) {
    const count = of.reduce((all, name) => all + (deleted[name] ?? 0), 0);
    if (count > 0) removed[kind] = { count, at };
  }
  return { at, removed };
}

export type RetentionLine = {
  kind: RetentionKind;
  count: number;
  unit: Unit;
  /** How many went when any last did, and when. */
  last: { count: number; at: string } | null;
};

export type Retention = { lines: RetentionLine[]; lookedAt: string | null; nextAt: string | null };

/** As the desk shows it. */
export function retentionOf(note: RetentionNote | null): Retention {
  return {
    lines: retention.map(({ kind, count, unit }) => ({ kind, count, unit, last: note?.removed[kind] ?? null })),
    lookedAt: note?.at ?? null,
    nextAt: note && new Date(Date.parse(note.at) + PURGE_MILLISECONDS).toISOString(),
  };
}
