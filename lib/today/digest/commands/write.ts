import 'server-only';
import { scoped } from '@/lib/people/scope';
import { getViewerBySubject } from '@/lib/people/viewer/queries';
import { defaultBrand } from '@/lib/platform/addresses/hosts';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import { log } from '@/lib/platform/log';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import { enqueueMail } from '@/lib/platform/outbox/commands';
import { dueToday, listsOf } from '../queries/letter';
import { digestDue } from '../rules';
import type { DigestRhythm } from '../types';

type Reader = { id: string; subject: string; rhythm: DigestRhythm; timeZone: string; lookedOn: Date | null };

/** Who has a list at all, with how they want to be told. */
function readReaders(): Promise<Reader[]> {
  return scoped(
    'system',
    (tx) => tx.$queryRaw<Reader[]>`
      SELECT u.id, u.subject, coalesce(g.rhythm::text, 'weekdays') AS rhythm,
        coalesce(g.time_zone, ${OFFICE_TIME_ZONE}) AS "timeZone", g.looked_on AS "lookedOn"
      FROM app_user u LEFT JOIN digest g ON g.user_id = u.id
      WHERE u.subject IS NOT NULL AND u.role <> 'customer' AND (u.role = 'admin' OR u.hotel_id IS NOT NULL
        OR u.operator_id IS NOT NULL
        OR EXISTS (SELECT FROM membership m WHERE m.user_id = u.id AND m.removed_at IS NULL))
      ORDER BY u.id`,
  );
}

async function hasSomethingDue(subject: string): Promise<boolean> {
  const viewer = await getViewerBySubject(subject);
  return viewer !== null && (await listsOf(viewer, { limit: 1 })).some((list) => dueToday(list) > 0);
}

/** The day is noted in the transaction that writes the mail: whoever dies in between has done neither. */
async function write({ id, timeZone }: Reader, day: string, isWritten: boolean): Promise<boolean> {
  const on = toDatabaseDay(day as `${number}-${number}-${number}`);
  return scoped('system', async (tx) => {
    const noted = await tx.$executeRaw`
      INSERT INTO digest (user_id, time_zone, looked_on) VALUES (${id}, ${timeZone}, ${on}::date)
      ON CONFLICT (user_id) DO UPDATE SET looked_on = EXCLUDED.looked_on
      WHERE digest.looked_on IS NULL OR digest.looked_on < EXCLUDED.looked_on`;
    // Another worker came first.
    if (noted === 0) return false;
    if (isWritten) {
      await enqueueMail(tx, `digest:${id}:${day}`, { mail: 'digest', userId: id, brandId: defaultBrand });
    }
    return isWritten;
  });
}

/**
 * What is due before midnight or overdue, to everybody who wants it, once a day and person (rule 10.4). Any number of workers
 * may run it, again and again. Returns how many it wrote.
 */
export async function writeDigests(): Promise<number> {
  const now = await clock.now();
  let written = 0;
  for (const reader of await readReaders()) {
    const lookedOn = reader.lookedOn && fromDatabaseDay(reader.lookedOn);
    const due = digestDue({ ...reader, lookedOn }, now);
    if (!due) continue;
    try {
      const isWritten = due.isWritten && (await hasSomethingDue(reader.subject));
      if (await write(reader, due.day, isWritten)) written += 1;
    } catch (error) {
      log.error({ err: error, userId: reader.id }, 'digest not written');
    }
  }
  return written;
}
