import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';

export const ROUNDS = 100;
/** Of the year of reports: as arrivals, and as days on which the same leads were saved. */
export const ARRIVALS = { from: '2026-07-01', until: '2027-06-30' } as const;
export const SAVED = { from: '2026-04-01', until: '2027-03-31' } as const;
const FIRST_DAY = ARRIVALS.from;

export const subjectOf = (of: string) => `bench-${of}`;
export const seesCommission = { isB2C: false, isCommissionDisplayed: true };

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

export async function took(work: () => Promise<unknown>): Promise<number> {
  const start = clock.elapsed();
  await work();
  return clock.elapsed() - start;
}

/** What everything is measured beside: a lead by its key, all its columns, through the same client and with row security. */
export const readLead = (id: string) => scoped('system', (tx) => tx.lead.findUnique({ where: { id } }));

/** Rows as the product writes them, so that every trigger has agreed to them. */
export async function grow(name: string, many: number, each: number): Promise<void> {
  const like = await db.lead.findFirstOrThrow({
    where: { hotelId: { not: null }, status: 'CONFIRMED_BOOKING', currency: 'EUR' },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  const prefix = `bench-${name}`;
  const now = await clock.now();
  const isOfReport = name.startsWith('report');
  await db.$executeRaw`
    INSERT INTO agency (id, name, verification, created_at, updated_at)
    SELECT ${prefix} || '-' || n, ${prefix} || ' ' || n, 'verified', ${now}, ${now} FROM generate_series(1, ${many}::int) n`;
  await db.$executeRaw`
    INSERT INTO payout_account (agency_id, processor_account_id, details_submitted, currently_due, created_at, updated_at)
    SELECT a.id, 'acct_' || a.id, true, '{}', ${now}, ${now} FROM agency a
    WHERE a.id LIKE ${`${prefix}-%`} AND ${many} > 1`;
  await db.$executeRaw`
    INSERT INTO price_snapshot SELECT (jsonb_populate_record(s, jsonb_build_object('id', 'snapshot-' || a.id, 'agency_id', a.id))).*
    FROM price_snapshot s JOIN lead l ON l.snapshot_id = s.id CROSS JOIN agency a
    WHERE l.id = ${like.id} AND a.id LIKE ${`${prefix}-%`}`;
  for (const [from, to] of slicesOf(each))
    await db.$executeRaw`
    INSERT INTO lead SELECT (jsonb_populate_record(l, jsonb_build_object('id', a.id || '-' || n, 'reference', a.id || '-' || n,
      'agency_id', a.id, 'snapshot_id', 'snapshot-' || a.id, 'client_id', null, 'duplicate_of_id', null)
      || CASE WHEN ${isOfReport} THEN jsonb_build_object('check_in', ${FIRST_DAY}::date + n % 365, 'check_out',
        ${FIRST_DAY}::date + n % 365 + 7, 'created_at', ${FIRST_DAY}::date - n % 90)
        || CASE WHEN n % 10 IN (1, 3) THEN jsonb_build_object('closed_at', ${now}::timestamptz, 'closed_reason', 'Too dear', 'lost_because', 'tooDear')
          ELSE '{}' END ELSE '{}' END)).*
    FROM lead l CROSS JOIN agency a CROSS JOIN generate_series(${from}::int, ${to}::int) n
    WHERE l.id = ${like.id} AND a.id LIKE ${`${prefix}-%`}`;
  if (isOfReport) for (const slice of slicesOf(each)) await growHistory(prefix, slice);
  if (name === 'today') await growDeadlines(prefix, now);
  await growAccounts(prefix);
  for (const slice of slicesOf(each)) await growLedger(prefix, now, slice);
  await db.$executeRaw`ANALYZE`;
  // Who reads has an agency of one, and that has no account: no run takes it.
  if (many > 1) return;
  const subject = subjectOf(name);
  const person = { id: subject, subject, email: `${subject}@agency.example`, isEmailVerified: true };
  await db.user.create({
    data: { ...person, lastName: 'Bench', locale: 'en', role: 'supervisorAgent', createdAt: now },
  });
  if (isOfReport) await growTalk(prefix, subject, each);
  const membership = { userId: subject, agencyId: `${prefix}-1`, joinedBy: 'invitation', joinedAt: now } as const;
  await db.membership.create({ data: membership });
}

/** What a report asks of leads: saved, an option of every third, a booking of every second, and a question the house answered. */
async function growHistory(prefix: string, [from, to]: Slice): Promise<void> {
  const own = `${prefix}-%`;
  await db.$executeRaw`
    INSERT INTO lead_event (lead_id, type, at, by, actor_id, request_id)
    SELECT l.id, e.type::"LeadEventType", l.created_at + e.after * interval '1 hour', 'agent', l.user_id, 'bench'
    FROM lead l CROSS JOIN (VALUES ('interest', 0, 1), ('confirmedOption', 1, 3), ('confirmedBooking', 2, 2)) e(type, after, each)
    WHERE l.agency_id LIKE ${own} AND split_part(l.id, '-', -1)::int BETWEEN ${from} AND ${to}
      AND split_part(l.id, '-', -1)::int % e.each = 0`;
  await db.$executeRaw`
    INSERT INTO lead_change (id, lead_id, kind, status, asked_at, answer_due_at, answered_at)
    SELECT 'bench-' || l.id, l.id, 'booking', 'accepted', l.created_at, l.created_at,
      l.created_at + split_part(l.id, '-', -1)::int % 500 * interval '1 minute'
    FROM lead l WHERE l.agency_id LIKE ${own} AND split_part(l.id, '-', -1)::int BETWEEN ${from} AND ${to}
      AND split_part(l.id, '-', -1)::int % 2 = 0`;
}

/** A message of a hotel for each lead, in conversations with all of them in turn, and the reply some hours later. */
async function growTalk(prefix: string, userId: string, each: number): Promise<void> {
  const own = `${prefix}-%`;
  await db.$executeRaw`
    INSERT INTO conversation (id, agency_id, hotel_id, last_sequence, last_message_at, created_at)
    SELECT a.id || ':' || h.id, a.id, h.id, 0, ${FIRST_DAY}::date, ${FIRST_DAY}::date
    FROM agency a CROSS JOIN hotel h WHERE a.id LIKE ${own}`;
  for (const [from, to] of slicesOf(each))
    await db.$executeRaw`
    INSERT INTO conversation_message (id, conversation_id, sequence, author_kind, author_id, body, key, created_at)
    SELECT said.id, said.id_of, ${2 * from}::int + row_number() OVER (PARTITION BY said.id_of ORDER BY said.at), said.by, said.author, 'Bench',
      said.id, said.at
    FROM (
      SELECT k.id AS id_of, k.id || ':' || n || side.by AS id, side.by::"ConversationAuthor" AS by, side.author,
        ${FIRST_DAY}::date + n * interval '6 minutes' + side.after AS at
      FROM (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS all FROM conversation WHERE agency_id LIKE ${own}) k
      JOIN generate_series(${from}::int, ${to}::int) n ON n % k.all = k.place
      CROSS JOIN LATERAL (VALUES ('hotel', NULL, interval '0'), ('agent', ${userId}, n % 60 * interval '1 minute')) side(by, author, after)
    ) said`;
}

export const DEADLINES = 5000;

/** Of several kinds, over three months, every tenth overdue; of the leads in turn. */
async function growDeadlines(prefix: string, now: Date): Promise<void> {
  await db.$executeRaw`
    INSERT INTO deadline (id, subject, subject_id, kind, key, waits_for, agency_id, user_id, hotel_id, until, time_zone, is_day,
      begins_at, reason, created_at)
    SELECT l.id || ':' || n, 'lead', l.id,
      (ARRAY['optionEnds', 'answerDue', 'freeUntil', 'payment', 'message'])[1 + n % 5]::"DeadlineKind", n::text, 'agency',
      l.agency_id, l.user_id, l.hotel_id, ${now}::timestamptz + (n % 100 - 10) * interval '1 day', 'Europe/Vienna', n % 5 = 2,
      ${now}, '{}', ${now}
    FROM lead l JOIN generate_series(1, ${DEADLINES}::int) n ON split_part(l.id, '-', -1)::int = 1 + n % 100
    WHERE l.agency_id LIKE ${`${prefix}-%`}`;
}

/** A statement of the product may take thirty seconds, on a busy machine as well. */
const SLICE = 2000;
type Slice = readonly [from: number, to: number];
const slicesOf = (many: number): Slice[] =>
  Array.from({ length: Math.ceil(many / SLICE) }, (_, index) => [
    index * SLICE + 1,
    Math.min(many, (index + 1) * SLICE),
  ]);

async function growAccounts(prefix: string): Promise<void> {
  const own = `${prefix}-%`;
  await db.$executeRaw`
    INSERT INTO ledger_account (id, kind, agency_id, currency)
    SELECT k || ':' || a.id || ':EUR', k::"LedgerAccountKind", a.id, 'EUR'
    FROM agency a CROSS JOIN unnest(ARRAY['contracted', 'earned', 'payable']) k WHERE a.id LIKE ${own}`;
  await db.$executeRaw`
    INSERT INTO ledger_account (id, kind, hotel_id, currency)
    SELECT DISTINCT 'supplier:' || l.hotel_id || ':EUR', 'supplier'::"LedgerAccountKind", l.hotel_id, 'EUR'
    FROM lead l WHERE l.agency_id LIKE ${own} ON CONFLICT DO NOTHING`;
}

/** Contracted, earned and payable: 100 units of each lead. */
async function growLedger(prefix: string, now: Date, [from, to]: Slice): Promise<void> {
  const own = `${prefix}-%`;
  const on = new Date('2026-01-10');
  const why = { basis: 'price', lines: [{ base: 100_000, percent: 10 }] };
  await db.$executeRaw`
    WITH made AS (
      INSERT INTO ledger_posting (kind, cause, agency_id, lead_id, snapshot_id, on_day, at, rule, why)
      SELECT k::"LedgerPostingKind", 'bench:' || l.id, l.agency_id, l.id, l.snapshot_id, ${on}, ${now}, 1,
        CASE k WHEN 'contracted' THEN ${JSON.stringify(why)}::jsonb END
      FROM lead l CROSS JOIN unnest(ARRAY['contracted', 'earned', 'payable']) WITH ORDINALITY o(k, step)
      WHERE l.agency_id LIKE ${own} AND split_part(l.id, '-', -1)::int BETWEEN ${from} AND ${to} ORDER BY l.id, step
      RETURNING id, kind, agency_id, lead_id
    )
    INSERT INTO ledger_entry (posting_id, account_id, currency, line, amount)
    SELECT m.id, CASE side.of
        WHEN 'supplier' THEN 'supplier:' || l.hotel_id || ':EUR' ELSE side.of || ':' || m.agency_id || ':EUR' END,
      'EUR', 0, side.amount
    FROM made m JOIN lead l ON l.id = m.lead_id CROSS JOIN LATERAL (VALUES
      (CASE m.kind WHEN 'contracted' THEN 'supplier' WHEN 'earned' THEN 'contracted' ELSE 'earned' END, -10000),
      (m.kind::text, 10000)) side(of, amount)`;
}
