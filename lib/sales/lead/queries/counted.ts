import 'server-only';
import { instantAt } from '@/lib/catalogue/place/property-time';
import { commissionOfLeads } from '@/lib/money/ledger/queries/of-leads';
import { owedStates } from '@/lib/money/ledger/types';
import { leadsOfSql } from '@/lib/people/access/leads';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { Viewer } from '@/lib/platform/viewer/types';
import { Prisma } from '@/prisma/generated/client';
import type { AnswerStanding, Counted, LeadStage } from '../rules/counted';
import type { LossReason } from '../rules/loss';
import { supplierQuestions } from '../rules/question';

type Where = Prisma.LeadWhereInput;

const booked: Where = { events: { some: { type: 'confirmedBooking' } } };

function inStage(stage: LeadStage, ended: Where): Where {
  switch (stage) {
    case 'optioned':
      return { events: { some: { type: 'confirmedOption' } } };
    case 'booked':
      return booked;
    case 'lost':
      return { AND: [{ NOT: booked }, ended] };
    case 'undecided':
      return { AND: [{ NOT: booked }, { NOT: ended }] };
    case 'priced':
      return { AND: [{ NOT: booked }, { NOT: ended }], priceTotal: { not: null } };
  }
}

const declined: Where = { status: { in: ['DECLINED_OPTION', 'DECLINED_BOOKING'] } };
const lapsed: Where = { closedAt: null, status: { in: ['REQUESTED_OPTION', 'CONFIRMED_OPTION', 'EXPIRED_OPTION'] } };

/** As `lossOf` says it in SQL. */
function lostBy(loss: LossReason): Where {
  switch (loss) {
    case 'declined':
      return { lostBecause: null, ...declined };
    case 'lapsed':
      return { lostBecause: null, ...lapsed };
    case 'unsaid':
      return { lostBecause: null, NOT: { OR: [declined, lapsed] } };
    default:
      return { lostBecause: loss };
  }
}

/** The moments that days of the office begin and end at. */
export function officeMoments(from: PlainDate | undefined, until: PlainDate | undefined): { gte?: Date; lt?: Date } {
  return {
    ...(from && { gte: instantAt(from, '00:00', OFFICE_TIME_ZONE) }),
    ...(until && { lt: instantAt(addDays(until, 1), '00:00', OFFICE_TIME_ZONE) }),
  };
}

function standing(answer: AnswerStanding, { 'asked-from': from, 'asked-until': until }: Counted, now: Date): Where {
  const asked = { kind: { in: [...supplierQuestions] }, askedAt: officeMoments(from, until) };
  switch (answer) {
    case 'answered':
      return { changes: { some: { ...asked, status: { in: ['accepted', 'declined'] } } } };
    case 'lapsed':
      return {
        changes: { some: { ...asked, OR: [{ status: 'lapsed' }, { status: 'asked', endsAt: { lte: now } }] } },
      };
    case 'waiting':
      return {
        AND: [
          { changes: { some: { ...asked, status: 'asked', OR: [{ endsAt: null }, { endsAt: { gt: now } }] } } },
          { changes: { none: { kind: 'counterOffer', status: 'asked', endsAt: { gt: now } } } },
        ],
      };
  }
}

/** What a figure of a report counts (lib/sales/report) as a condition of a list. `ended`: the state of that name. */
export function whereCounted(counted: Counted, ended: Where, now: Date): Where {
  const { agent, agency, supplier, destination, currency, stage, loss, answer } = counted;
  return {
    AND: [
      ...(agent ? [{ userId: { in: agent.split(',') } }] : []),
      ...(agency ? [{ agencyId: agency }] : []),
      ...(supplier ? [{ OR: [{ hotelId: supplier }, { property: { operatorId: supplier } }] }] : []),
      ...(destination ? [{ OR: [{ hotel: { cityId: destination } }, { property: { cityId: destination } }] }] : []),
      ...(currency ? [{ currency }] : []),
      { createdAt: officeMoments(counted['saved-from'], counted['saved-until']) },
      ...(stage ? [inStage(stage, ended)] : []),
      ...(loss ? [inStage('lost', ended), lostBy(loss)] : []),
      ...(answer ? [standing(answer, counted, now)] : []),
    ],
  };
}

/** Of a lead `l`: the first room whose rate is for members of a programme says it. */
export const programmeOf = Prisma.sql`(SELECT rp.programme_id FROM lead_room r JOIN rate_plan rp ON rp.id = r.rate_plan_id
  WHERE r.lead_id = l.id AND rp.programme_id IS NOT NULL ORDER BY r.position LIMIT 1)`;

/** A statement takes no more parameters. */
const MOST_IDS = 30_000;

/** What only a statement of its own can tell of a figure: of which leads it is. Null: the figure asks for no such thing. */
export async function idsCounted(
  tx: Transaction,
  viewer: Viewer,
  { programme, money, currency }: Counted,
): Promise<string[] | null> {
  if (!programme && !money) return null;
  const reach = Prisma.sql`FROM lead l WHERE ${leadsOfSql(viewer)}
    ${programme ? Prisma.sql`AND ${programmeOf} = ${programme}` : Prisma.empty}`;
  const isAll = viewer.role === 'admin' && !viewer.isActing;
  const states = money === 'ofBooked' ? [...owedStates] : [money];
  const leads = Prisma.sql`SELECT l.id, l.id AS key ${reach}`;
  const earning = money
    ? Prisma.sql`SELECT key AS id FROM (${commissionOfLeads(leads, isAll ? null : (viewer.agency?.id ?? ''))}) x
        WHERE state = ANY (${states}) ${currency ? Prisma.sql`AND currency = ${currency}` : Prisma.empty}
        GROUP BY key HAVING sum(amount) <> 0`
    : Prisma.sql`SELECT l.id ${reach}`;
  const rows = await tx.$queryRaw<{ id: string }[]>`SELECT id FROM (${earning}) found LIMIT ${MOST_IDS}`;
  return rows.map(({ id }) => id);
}
