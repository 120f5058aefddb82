import { statementCsv } from '@/lib/documents/statement/csv';
import { getEarnings } from '@/lib/money/ledger/queries/earnings';
import { getLeadMoney } from '@/lib/money/ledger/queries/lead-money';
import { runSteps } from '@/lib/money/payout-run/commands/run';
import { scoped } from '@/lib/people/scope';
import { getViewerBySubject } from '@/lib/people/viewer/queries';
import { clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { messages } from '@/lib/platform/i18n/messages';
import { getReport } from '@/lib/sales/report/queries/report';
import { groupsOf, reportMeasures } from '@/lib/sales/report/types';
import { listToday } from '@/lib/today/deadline/queries/list';

/**
 * `program.ts grow <name> <agencies> <leads>`, as the owner: agencies with so many payable leads each, like the first lead of the
 * demonstration that was booked. `read`, `report <name> 1 <leads>`, `today <name>` and `run <index>`, as the application: prints what was
 * measured as JSON.
 */
const [task = '', name = '', agencies = '0', leads = '0'] = process.argv.slice(2);
const ROUNDS = 100;
const RUN_DAYS = ['2040-01-01', '2040-01-15'] as const;
/** Of the year of reports, as arrivals. */
const FIRST_DAY = '2026-07-01';
const LAST_DAY = '2027-06-30';
const seesCommission = { isB2C: false, isCommissionDisplayed: true };
const subjectOf = (of: string) => `bench-${of}`;
const SUBJECT = subjectOf('statement');

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function took(work: () => Promise<unknown>): Promise<number> {
  const start = clock.elapsed();
  await work();
  return clock.elapsed() - start;
}

const readLead = (id: string) => scoped('system', (tx) => tx.lead.findUnique({ where: { id } }));

/** Rows as the product writes them, so that every trigger has agreed to them. */
async function grow(): Promise<void> {
  const like = await db.lead.findFirstOrThrow({
    where: { hotelId: { not: null }, status: 'CONFIRMED_BOOKING', currency: 'EUR' },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  const prefix = `bench-${name}`;
  const now = await clock.now();
  const [many, each] = [Number(agencies), Number(leads)];
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
        ${FIRST_DAY}::date + n % 365 + 7, 'created_at', ${FIRST_DAY}::date - n % 90) ELSE '{}' END)).*
    FROM lead l CROSS JOIN agency a CROSS JOIN generate_series(${from}::int, ${to}::int) n
    WHERE l.id = ${like.id} AND a.id LIKE ${`${prefix}-%`}`;
  if (isOfReport) await growHistory(prefix);
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
  const membership = { userId: subject, agencyId: `${prefix}-1`, joinedBy: 'invitation', joinedAt: now } as const;
  await db.membership.create({ data: membership });
}

/** What a report asks of leads: saved, an option of every third, a booking of every second, and a question the house answered. */
async function growHistory(prefix: string): Promise<void> {
  const own = `${prefix}-%`;
  await db.$executeRaw`
    INSERT INTO lead_event (lead_id, type, at, by, actor_id, request_id)
    SELECT l.id, e.type::"LeadEventType", l.created_at + e.after * interval '1 hour', 'agent', l.user_id, 'bench'
    FROM lead l CROSS JOIN (VALUES ('interest', 0, 1), ('confirmedOption', 1, 3), ('confirmedBooking', 2, 2)) e(type, after, each)
    WHERE l.agency_id LIKE ${own} AND split_part(l.id, '-', -1)::int % e.each = 0`;
  await db.$executeRaw`
    INSERT INTO lead_change (id, lead_id, kind, status, asked_at, answer_due_at, answered_at)
    SELECT 'bench-' || l.id, l.id, 'booking', 'accepted', l.created_at, l.created_at,
      l.created_at + split_part(l.id, '-', -1)::int % 500 * interval '1 minute'
    FROM lead l WHERE l.agency_id LIKE ${own} AND split_part(l.id, '-', -1)::int % 2 = 0`;
}

const DEADLINES = 5000;

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

/** A statement of the product may take thirty seconds. */
const SLICE = 5000;
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

async function read() {
  const viewer = await getViewerBySubject(SUBJECT);
  if (!viewer) throw new Error('Nobody reads.');
  const leadId = 'bench-statement-1-1';
  const { column, reward } = messages.en.earnings;
  const words = { column, reward, state: messages.en.money.state };
  const times = { lookup: [] as number[], strip: [] as number[], statement: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.lookup.push(await took(() => readLead(leadId)));
    times.strip.push(await took(() => getLeadMoney(viewer, leadId, seesCommission)));
    if (round % 20 !== 0) continue;
    times.statement.push(
      await took(async () => {
        const earnings = await getEarnings(viewer, seesCommission, {});
        if (earnings?.rows.length !== 10_000) throw new Error(`${earnings?.rows.length} entries`);
        return statementCsv(earnings.rows, words);
      }),
    );
  }
  const medians = Object.entries(times).map(([what, values]) => [what, median(values)]);
  return { ...Object.fromEntries(medians), rounds: ROUNDS };
}

const reportRounds = 5;

/** The dearest report of a year, of all measures by month, and by house as far as they can be. */
async function report() {
  const viewer = await getViewerBySubject(subjectOf(name));
  if (!viewer) throw new Error('Nobody reads.');
  const lookups: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) lookups.push(await took(() => readLead(`bench-${name}-1-1`)));
  const dearest = { name: '', milliseconds: 0 };
  const period = { from: FIRST_DAY, until: LAST_DAY } as const;
  for (const measure of reportMeasures) {
    for (const group of groupsOf(measure).filter((one) => one === 'month' || one === 'supplier')) {
      const query = { measure, group, ...(['conversion', 'losses', 'answers'].includes(measure) ? {} : period) };
      const times: number[] = [];
      for (let round = 0; round < reportRounds; round += 1) {
        times.push(
          await took(async () => {
            const read = await getReport(viewer, seesCommission, query, 'en');
            if (measure === 'leads' && read?.totals[0]?.values.all !== Number(leads))
              throw new Error('Leads are missing.');
          }),
        );
      }
      if (median(times) > dearest.milliseconds) {
        Object.assign(dearest, { name: `${measure} by ${group}`, milliseconds: median(times) });
      }
    }
  }
  return { ...dearest, lookup: median(lookups) };
}

/** The list of a whole team, and beside it a look-up. */
async function today() {
  const viewer = await getViewerBySubject(subjectOf(name));
  if (!viewer) throw new Error('Nobody reads.');
  const times = { lookup: [] as number[], list: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.lookup.push(await took(() => readLead(`bench-${name}-1-1`)));
    times.list.push(
      await took(async () => {
        const { counts } = await listToday(viewer, seesCommission, { scope: 'team', limit: 24 });
        if (counts.all !== DEADLINES) throw new Error(`${counts.all} deadlines`);
      }),
    );
  }
  return { milliseconds: median(times.list), lookup: median(times.lookup) };
}

async function payOut(index: number) {
  const [first] = await scoped('system', (tx) => tx.lead.findMany({ take: 1, select: { id: true } }));
  const lookups: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) lookups.push(await took(() => readLead(first?.id ?? '')));
  const day = RUN_DAYS[index] ?? RUN_DAYS[0];
  const milliseconds = await took(async () => {
    for await (const _ of runSteps(day));
  });
  const own = { agencyId: { startsWith: `bench-run${index}-` }, status: 'inPayout' } as const;
  const taken = await scoped('system', (tx) => tx.payout.count({ where: own }));
  return { milliseconds, taken, lookup: median(lookups) };
}

if (task === 'grow') await grow();
else {
  const tasks: Readonly<Record<string, () => Promise<unknown>>> = {
    read,
    report,
    today,
    run: () => payOut(Number(name)),
  };
  console.log(JSON.stringify(await tasks[task]?.()));
}
await db.$disconnect();
