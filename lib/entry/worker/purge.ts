import 'server-only';
import {
  keptSince,
  noteOf,
  type Purged,
  RETENTION_KEY,
  type RetentionKind,
  retentionNoteSchema,
} from '@/lib/people/privacy/retention';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';

/** What the desk tells of it. */
async function note(deleted: Readonly<Record<string, number>>, now: Date): Promise<void> {
  const where = { key: RETENTION_KEY };
  const before = retentionNoteSchema.safeParse((await db.setting.findUnique({ where }))?.value).data ?? null;
  const value = noteOf(before, deleted, now);
  await db.setting.upsert({ where, create: { ...where, value }, update: { value } });
}

/** Deletes what the privacy policy (§11) says is not kept any longer. Safe to run anywhere, any number of times. */
export async function purgeExpired(now = clock.machine()): Promise<Record<string, number>> {
  const past = (kind: RetentionKind) => ({ lt: keptSince(kind, now) });
  const expired = { expiresAt: { lt: now } };
  const deletions = {
    formOutcome: () => scoped('system', (tx) => tx.formOutcome.deleteMany({ where: expired })),
    idempotencyKey: () => scoped('system', (tx) => tx.idempotencyKey.deleteMany({ where: expired })),
    rateLimiter: () => db.rateLimiterFlexible.deleteMany({ where: { expire: { lt: now } } }),
    // Ended by its cookie's time, or left on the way to the issuer's own sign-out.
    endedSession: () => scoped('system', (tx) => tx.session.deleteMany({ where: { endsAt: past('session') } })),
    frontendLog: () => db.frontendLog.deleteMany({ where: { at: past('clickLog') } }),
    // Done, or over by the clock: what is still to be done stays, however old.
    deadline: () => {
      const old = past('deadline');
      return scoped('system', (tx) => tx.deadline.deleteMany({ where: { OR: [{ doneAt: old }, { endsAt: old }] } }));
    },
    developmentMail: () => db.developmentMail.deleteMany({ where: { at: past('delivered') } }),
  } satisfies Partial<Record<Purged, () => Promise<{ count: number }>>>;
  // Enquiries, contact messages, subscriptions, deliveries and unsent uploads: only the database deletes those, by its own clock.
  const [row] = await db.$queryRaw<{ purged: Record<string, number> }[]>`
    SELECT purge_expired(${now}::timestamptz) AS purged`;
  const deleted = Object.fromEntries(Object.entries(row?.purged ?? {}).filter(([, count]) => count > 0));
  for (const [name, run] of Object.entries(deletions)) {
    const { count } = await run();
    if (count > 0) deleted[name] = count;
  }
  await note(deleted, now);
  if (Object.keys(deleted).length > 0) log.info(deleted, 'purged');
  return deleted;
}
