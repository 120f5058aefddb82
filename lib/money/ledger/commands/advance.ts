import 'server-only';
import { dayAt, timeZoneOf } from '@/lib/catalogue/place/property-time';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import { addDays } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';
import { Prisma } from '@/prisma/generated/client';
import { disputedLead, isDisputed } from '../queries/disputed';
import { earnedBy, earnedOn, leftBy, payableOn } from '../rules/days';
import type { LedgerSubject } from '../types';
import { postStep } from './post';
import { rewardStay } from './reward-stay';

type Due = { leadId: string; step: 'earned' | 'payable' };

/** The most of one turn: the worker has other work, too, and comes back. */
const MOST = 500;

/** Leads whose next step may have come somewhere in the world; the days of the place decide (`advanceLead`). */
async function findDue(tx: Transaction, now: Date): Promise<Due[]> {
  const somewhere = addDays(dayAt(now, 'UTC'), 1);
  const [left, earned] = [toDatabaseDay(leftBy(somewhere)), toDatabaseDay(earnedBy(somewhere))];
  return tx.$queryRaw<Due[]>`
    SELECT p.lead_id AS "leadId", 'earned' AS step
    FROM ledger_posting p JOIN lead l ON l.id = p.lead_id
    WHERE p.kind = 'contracted' AND l.check_out <= ${left}
      AND NOT EXISTS (SELECT FROM ledger_posting n WHERE n.lead_id = p.lead_id AND n.kind = 'earned')
      AND (
        SELECT sum(abs(b.amount)) FROM (
          SELECT sum(e.amount) AS amount FROM ledger_posting o JOIN ledger_entry e ON e.posting_id = o.id
          JOIN ledger_account a ON a.id = e.account_id
          WHERE o.lead_id = p.lead_id AND a.kind = 'contracted' GROUP BY e.line
        ) b
      ) > 0
    UNION ALL
    SELECT p.lead_id, 'payable' FROM ledger_posting p
    WHERE p.kind = 'earned' AND p.on_day <= ${earned}
      AND NOT EXISTS (
        SELECT FROM ledger_posting n WHERE n.lead_id = p.lead_id AND n.kind = 'payable' AND n.invitation_id IS NULL)
      AND NOT ${isDisputed(Prisma.sql`p.lead_id`)}
    UNION ALL
    SELECT p.lead_id, 'payable' FROM ledger_posting p
    WHERE p.kind = 'reward' AND p.on_day <= ${earned}
      AND NOT EXISTS (SELECT FROM ledger_posting n WHERE n.invitation_id = p.invitation_id AND n.kind = 'payable')
      AND NOT ${isDisputed(Prisma.sql`p.lead_id`)}
    ORDER BY 1 LIMIT ${MOST}`;
}

const leadSelect = {
  ...{ agencyId: true, hotelId: true, snapshotId: true, currency: true, checkOut: true },
  hotel: { select: { city: { select: { countryId: true } } } },
  property: { select: { operatorId: true, city: { select: { countryId: true } } } },
  postings: {
    where: { kind: { in: ['earned', 'reward'] as ('earned' | 'reward')[] } },
    select: { kind: true, onDay: true, invitationId: true, entries: { select: { currency: true }, take: 1 } },
  },
  changes: { where: disputedLead.changes.some, select: { id: true }, take: 1 },
};

/** What the clock has done to a lead by now, by the days of the place: earned, and thirty days later payable (rule 9.3) unless it is disputed. */
export async function advanceLead(tx: Transaction, leadId: string, now: Date): Promise<number> {
  const lead = await tx.lead.findUniqueOrThrow({ where: { id: leadId }, select: leadSelect });
  const { hotel, property, hotelId, postings } = lead;
  const today = dayAt(now, timeZoneOf((hotel ?? property)?.city.countryId ?? ''));
  const supplier = hotelId ? { hotelId } : { operatorId: property?.operatorId ?? '' };
  const subject: LedgerSubject = { ...lead, leadId, supplier };
  const earned = postings.map(({ kind, onDay, invitationId, entries: [entry] }) => {
    const reward = kind === 'reward' && { invitationId, currency: entry?.currency ?? lead.currency };
    return { part: { ...subject, ...reward }, kind, on: fromDatabaseDay(onDay) };
  });
  let steps = 0;
  const left = earnedOn(fromDatabaseDay(lead.checkOut));
  const isDue = left <= today && !earned.some(({ kind }) => kind === 'earned');
  if (isDue && (await postStep(tx, subject, 'earned', { at: now, onDay: left }))) {
    earned.push({ part: subject, kind: 'earned', on: left });
    steps += 1;
    const reward = await rewardStay(tx, leadId, { at: now, onDay: left });
    if (reward) earned.push({ part: reward, kind: 'reward', on: left });
  }
  for (const { part, on } of lead.changes.length > 0 ? [] : earned) {
    if (payableOn(on) > today) continue;
    if (await postStep(tx, part, 'payable', { at: now, onDay: payableOn(on) })) steps += 1;
  }
  return steps;
}

/** Everything whose day has come. Any number of workers may run it. Returns how many steps were posted. */
export async function advanceLedger(): Promise<number> {
  const now = await clock.now();
  const due = await scoped('system', (tx) => findDue(tx, now));
  let posted = 0;
  for (const leadId of new Set(due.map((one) => one.leadId))) {
    try {
      posted += await scoped('system', (tx) => advanceLead(tx, leadId, now));
    } catch (error) {
      log.error({ err: error, leadId }, 'commission not advanced');
    }
  }
  return posted;
}

/** The same until nothing is left: for what must not miss a step whose day came while no worker ran. */
export async function catchUpLedger(): Promise<void> {
  while ((await advanceLedger()) > 0);
}
