import 'server-only';
import { createHash } from 'node:crypto';
import { asProduct, LONG_TRANSACTION, scoped } from '@/lib/people/scope';
import { type BusinessTime, clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';
import { type Derived, readDerived } from '../queries/causes';
import type { DeadlineSubject } from '../types';

export type Cause = { subject: DeadlineSubject; subjectId: string };

/** One after the other: what two transactions cause of one subject is derived by the later of them from both. */
async function lockSubject(tx: Transaction, { subject, subjectId }: Cause): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`deadline:${subject}:${subjectId}`}, 0))`;
}

/** The same for the same thing, so that one that comes back is itself again. */
const idOf = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 24);

/** Writes what is due, keeps what still is under its id, and ends the rest. */
async function store(tx: Transaction, { subject, subjectId }: Cause, derived: Derived, now: Date): Promise<void> {
  const { concerned, wanted } = derived ?? { concerned: null, wanted: [] };
  const rows = wanted.map(({ kind, key, waitsFor, until, isDay, beginsAt, endsAt, reason }) => ({
    id: idOf([subject, subjectId, kind, key]),
    ...{ kind, key, waits_for: waitsFor, until, is_day: isDay, begins_at: beginsAt ?? now, ends_at: endsAt, reason },
  }));
  const whose = JSON.stringify({
    agency_id: concerned?.agencyId,
    user_id: concerned?.userId,
    hotel_id: concerned?.hotelId,
    operator_id: concerned?.operatorId,
    time_zone: concerned?.timeZone,
  });
  await tx.$executeRaw`
    WITH wanted AS (
      SELECT w.*, c.* FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS w (
        id text, kind "DeadlineKind", key text, waits_for "DeadlineSide", until timestamptz, is_day boolean,
        begins_at timestamptz, ends_at timestamptz, reason jsonb
      ) CROSS JOIN jsonb_to_record(${whose}::jsonb) AS c (
        agency_id text, user_id text, hotel_id text, operator_id text, time_zone text
      )
    ), ended AS (
      UPDATE deadline d SET done_at = ${now}
      WHERE d.subject = ${subject}::"DeadlineSubject" AND d.subject_id = ${subjectId} AND d.done_at IS NULL
        AND NOT EXISTS (SELECT FROM wanted w WHERE w.kind = d.kind AND w.key = d.key)
    )
    INSERT INTO deadline (id, subject, subject_id, kind, key, waits_for, agency_id, user_id, hotel_id, operator_id,
      until, time_zone, is_day, begins_at, ends_at, reason, created_at)
    SELECT w.id, ${subject}::"DeadlineSubject", ${subjectId}, w.kind, w.key, w.waits_for, w.agency_id, w.user_id,
      w.hotel_id, w.operator_id, w.until, w.time_zone, w.is_day, w.begins_at, w.ends_at, w.reason, ${now}
    FROM wanted w
    ON CONFLICT (subject, subject_id, kind, key) DO UPDATE SET waits_for = EXCLUDED.waits_for,
      agency_id = EXCLUDED.agency_id, user_id = EXCLUDED.user_id, hotel_id = EXCLUDED.hotel_id,
      operator_id = EXCLUDED.operator_id, until = EXCLUDED.until, time_zone = EXCLUDED.time_zone,
      is_day = EXCLUDED.is_day, ends_at = EXCLUDED.ends_at, reason = EXCLUDED.reason, done_at = NULL,
      begins_at = CASE WHEN EXCLUDED.begins_at = ${now} THEN least(deadline.begins_at, ${now}) ELSE EXCLUDED.begins_at END
    WHERE deadline.done_at IS NOT NULL OR
      (deadline.waits_for, deadline.agency_id, deadline.user_id, deadline.hotel_id, deadline.operator_id, deadline.until,
        deadline.time_zone, deadline.is_day, deadline.ends_at, deadline.reason) IS DISTINCT FROM
      (EXCLUDED.waits_for, EXCLUDED.agency_id, EXCLUDED.user_id, EXCLUDED.hotel_id, EXCLUDED.operator_id,
        EXCLUDED.until, EXCLUDED.time_zone, EXCLUDED.is_day, EXCLUDED.ends_at, EXCLUDED.reason)`;
}

/** Of subjects in their order, so that no two transactions wait for each other. In the scope of the product. */
export async function deriveDeadlines(tx: Transaction, causes: readonly Cause[], time: BusinessTime): Promise<void> {
  for (const cause of causes) {
    await lockSubject(tx, cause);
    const derived = await readDerived(tx, cause.subject, cause.subjectId, { today: time.today() });
    await store(tx, cause, derived, time.now());
  }
}

/**
 * At the end of a transaction: what it changed of what deadlines follow from (the database has noted it) changes them in it,
 * too (rule 10.1).
 */
export async function settleDeadlines(tx: Transaction, time: BusinessTime): Promise<void> {
  const causes = await tx.$queryRaw<Cause[]>`
    SELECT subject, subject_id AS "subjectId" FROM take_deadline_causes()`;
  if (causes.length > 0) await asProduct(tx, () => deriveDeadlines(tx, causes, time));
}

const BATCH = 25;

/** One subject's trouble is that subject's: it is logged, and the next one is looked after. */
async function deriveAlone(tx: Transaction, cause: Cause, time: BusinessTime): Promise<void> {
  await tx.$executeRaw`SAVEPOINT one_subject`;
  try {
    await deriveDeadlines(tx, [cause], time);
  } catch (error) {
    await tx.$executeRaw`ROLLBACK TO SAVEPOINT one_subject`;
    log.error({ err: error, ...cause }, 'deadlines not derived');
  }
  await tx.$executeRaw`RELEASE SAVEPOINT one_subject`;
}

/** Payouts that rest wait for the next run, once that of before is over. */
async function moveHeldPayouts(tx: Transaction, time: BusinessTime): Promise<void> {
  const held = await tx.deadline.findMany({
    where: { kind: 'payoutHeld', doneAt: null, until: { lte: time.now() } },
    select: { subjectId: true },
    distinct: ['subjectId'],
    orderBy: { subjectId: 'asc' },
    take: BATCH,
  });
  await deriveDeadlines(
    tx,
    held.map(({ subjectId }) => ({ subject: 'agency', subjectId })),
    time,
  );
}

/**
 * What others have left: the worker's own duties, bulk writers, an upgrade. Any number of workers may run it, again and
 * again; who dies in it has taken nothing. Returns how many subjects it was for.
 */
export async function deriveLeftDeadlines(): Promise<number> {
  const time = await clock.business();
  let derived = 0;
  for (;;) {
    const count = await scoped(
      'system',
      async (tx) => {
        const causes = await tx.$queryRaw<Cause[]>`
          SELECT subject, subject_id AS "subjectId" FROM take_left_deadline_causes(${BATCH})`;
        for (const cause of causes) await deriveAlone(tx, cause, time);
        return causes.length;
      },
      LONG_TRANSACTION,
    );
    if (count === 0) break;
    derived += count;
  }
  await scoped('system', (tx) => moveHeldPayouts(tx, time), LONG_TRANSACTION);
  return derived;
}
