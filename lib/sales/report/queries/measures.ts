import 'server-only';
import { commissionOfLeads } from '@/lib/money/ledger/queries/of-leads';
import { moneyStates, owedStates } from '@/lib/money/ledger/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Viewer } from '@/lib/platform/viewer/types';
import { leadGroups } from '@/lib/sales/lead/rules/group';
import { lossReasons } from '@/lib/sales/lead/rules/loss';
import { Prisma } from '@/prisma/generated/client';
import {
  arrivalMonth,
  daysIn,
  inReach,
  joinOutcome,
  lossOf,
  momentsIn,
  officeMonth,
  questionKinds,
  stateOf,
  wasBooked,
  wasOptioned,
} from '../conditions';
import type { ReportQuery } from '../schema';
import { LEAST_ANSWERS, type ReportMeasure } from '../types';
import { changeTables, grouped, keyOf, leadTables } from './grouped';
import { minutesFrom, repliesOf, replyKey } from './replies';

export type Measured = { viewer: Viewer; query: ReportQuery; locale: Locale; now: Date };

const counted = (condition: Prisma.Sql, name: string): Prisma.Sql =>
  Prisma.sql`count(*) FILTER (WHERE ${condition})::int AS ${Prisma.raw(`"${name}"`)}`;
const summed = (amount: Prisma.Sql, condition: Prisma.Sql, name: string): Prisma.Sql =>
  Prisma.sql`coalesce(sum(${amount}) FILTER (WHERE ${condition}), 0)::bigint AS ${Prisma.raw(`"${name}"`)}`;

/** Leads that arrive in the period, by the state of now (rule 11.1). */
function leads({ viewer, query, locale, now }: Measured): Prisma.Sql {
  return grouped({
    ...{ group: query.group, locale },
    rows: Prisma.sql`SELECT ${keyOf(query.group, arrivalMonth)} AS key, ${stateOf(now)} AS state
      FROM ${leadTables} WHERE ${inReach(viewer)} AND ${daysIn(Prisma.sql`l.check_in`, query)}`,
    sums: Prisma.join([
      ...leadGroups.map((group) => counted(Prisma.sql`x.state = ${group}`, group)),
      counted(Prisma.sql`true`, 'all'),
    ]),
  });
}

/** Of a booking that was cancelled the fee that was said with it. */
const bookedAmount = Prisma.sql`CASE WHEN l.status = 'CANCELLED_BOOKING' THEN (
    SELECT (e.data->>'fee')::bigint FROM lead_event e
    WHERE e.lead_id = l.id AND e.type = 'cancelledBooking' ORDER BY e.id DESC LIMIT 1
  ) ELSE l.price_total END`;

/** What was booked of the arrivals of the period (`OFFSET 0`: each lead is asked once whether it was), and what is still open (rule 11.2). */
function volume({ viewer, query, locale, now }: Measured): Prisma.Sql {
  const key = keyOf(query.group, arrivalMonth);
  const reach = Prisma.sql`${inReach(viewer)} AND ${daysIn(Prisma.sql`l.check_in`, query)}`;
  return grouped({
    ...{ group: query.group, locale, hasCurrency: true },
    rows: Prisma.sql`SELECT one.key, one.currency, one."isBooked",
        NOT one."isBooked" AND one.state <> 'ended' AND one.price IS NOT NULL AS "isOpen", one.amount, one.price
      FROM (SELECT ${key} AS key, l.currency, ${wasBooked} AS "isBooked", ${stateOf(now)} AS state,
          ${bookedAmount} AS amount, l.price_total AS price
        FROM ${leadTables} ${joinOutcome(reach)} WHERE ${reach} OFFSET 0) one
      WHERE one."isBooked" OR (one.state <> 'ended' AND one.price IS NOT NULL)`,
    sums: Prisma.join([
      counted(Prisma.sql`x."isBooked"`, 'bookings'),
      summed(Prisma.sql`x.amount`, Prisma.sql`x."isBooked"`, 'booked'),
      counted(Prisma.sql`x."isOpen"`, 'openLeads'),
      summed(Prisma.sql`x.price`, Prisma.sql`x."isOpen"`, 'stillOpen'),
    ]),
  });
}

/** Where the commission of the arrivals of the period is (rule 9.2); `ofBooked`: from contracted to paid. */
function commission({ viewer, query, locale }: Measured): Prisma.Sql {
  const key = keyOf(query.group, arrivalMonth);
  const owed = Prisma.sql`x.state = ANY (${[...owedStates]})`;
  return grouped({
    ...{ group: query.group, locale, hasCurrency: true },
    rows: commissionOfLeads(
      Prisma.sql`SELECT l.id, ${key} AS key FROM ${leadTables}
        WHERE ${inReach(viewer)} AND ${daysIn(Prisma.sql`l.check_in`, query)}`,
      viewer.role === 'admin' && !viewer.isActing ? null : (viewer.agency?.id ?? ''),
    ),
    sums: Prisma.join([
      ...moneyStates.map((state) => summed(Prisma.sql`x.amount`, Prisma.sql`x.state = ${state}`, state)),
      summed(Prisma.sql`x.amount`, owed, 'ofBooked'),
    ]),
  });
}

/** What became of the interests that were saved in the period (rule 11.3). */
function conversion({ viewer, query, locale, now }: Measured): Prisma.Sql {
  const ended = Prisma.sql`x.state = 'ended'`;
  const reach = Prisma.sql`${inReach(viewer)} AND ${momentsIn(Prisma.sql`l.created_at`, query)}`;
  return grouped({
    ...{ group: query.group, locale },
    rows: Prisma.sql`SELECT ${keyOf(query.group, officeMonth(Prisma.sql`l.created_at`))} AS key,
        ${wasOptioned} AS "isOptioned", ${wasBooked} AS "isBooked", ${stateOf(now)} AS state
      FROM ${leadTables} ${joinOutcome(reach)} WHERE ${reach}`,
    sums: Prisma.join([
      counted(Prisma.sql`true`, 'saved'),
      counted(Prisma.sql`x."isOptioned"`, 'optioned'),
      counted(Prisma.sql`x."isBooked"`, 'booked'),
      counted(Prisma.sql`NOT x."isBooked" AND ${ended}`, 'lost'),
      counted(Prisma.sql`NOT x."isBooked" AND NOT (${ended})`, 'undecided'),
      Prisma.sql`round(100.0 * count(*) FILTER (WHERE x."isBooked")
        / nullif(count(*) FILTER (WHERE x."isBooked" OR ${ended}), 0))::int AS "bookedOfDecided"`,
    ]),
  });
}

/** Why what was saved in the period and came to nothing did (rule 11.6). */
function losses({ viewer, query, locale, now }: Measured): Prisma.Sql {
  const reach = Prisma.sql`${inReach(viewer)} AND ${momentsIn(Prisma.sql`l.created_at`, query)}`;
  return grouped({
    ...{ group: query.group, locale },
    rows: Prisma.sql`SELECT ${keyOf(query.group, officeMonth(Prisma.sql`l.created_at`))} AS key, ${lossOf} AS loss
      FROM ${leadTables} ${joinOutcome(reach)} WHERE ${reach} AND ${stateOf(now)} = 'ended' AND NOT ${wasBooked}`,
    sums: Prisma.join([
      ...lossReasons.map((reason) => counted(Prisma.sql`x.loss = ${reason}`, reason)),
      counted(Prisma.sql`true`, 'lost'),
    ]),
  });
}

const half = Prisma.sql`0.5`;
const nine = Prisma.sql`0.9`;
const within = (share: Prisma.Sql, name: 'median' | 'ninety'): Prisma.Sql =>
  Prisma.sql`round(CASE WHEN count(x.minutes) >= ${LEAST_ANSWERS}
    THEN percentile_cont(${share}) WITHIN GROUP (ORDER BY x.minutes) END)::int AS ${Prisma.raw(`"${name}"`)}`;

/** What stands against a lead once: a question may be asked of it more than once. */
const distinctly = (condition: Prisma.Sql, name: string): Prisma.Sql =>
  Prisma.sql`count(DISTINCT x.id) FILTER (WHERE ${condition})::int AS ${Prisma.raw(`"${name}"`)}`;

/**
 * How fast houses answer what they were asked in the period (rule 11.4). The answer is the first of a yes, a no and a
 * counter-offer; what is confirmed by itself is no question.
 */
function answers({ viewer, query, locale, now }: Measured): Prisma.Sql {
  const isWithin = Prisma.sql`at >= l.asked_at AND (l.answered_at IS NULL OR at <= l.answered_at)`;
  // Few leads have any: only theirs are looked through.
  const firstOffer = Prisma.sql`CASE WHEN f.id IS NOT NULL THEN (SELECT min(at) FROM unnest(f.asked) at WHERE ${isWithin}) END`;
  return grouped({
    ...{ group: query.group, locale },
    rows: Prisma.sql`SELECT l.id, ${keyOf(query.group, officeMonth(Prisma.sql`l.asked_at`))} AS key,
        l.status IN ('accepted', 'declined') AS "isAnswered",
        l.status = 'lapsed' OR (l.status = 'asked' AND l.ends_at <= ${now}) AS "isLapsed",
        l.status = 'asked' AND (l.ends_at IS NULL OR l.ends_at > ${now}) AND f."isOpen" IS NOT TRUE AS "isWaiting",
        ${minutesFrom(
          Prisma.sql`l.asked_at`,
          Prisma.sql`coalesce(${firstOffer}, CASE WHEN l.status IN ('accepted', 'declined') THEN l.answered_at END)`,
        )} AS minutes
      FROM ${changeTables} LEFT JOIN (
        SELECT l.id, array_agg(l.asked_at) AS asked, bool_or(l.status = 'asked' AND l.ends_at > ${now}) AS "isOpen"
        FROM counted_offer l WHERE ${inReach(viewer)} GROUP BY l.id
      ) f ON f.id = l.id
      WHERE l.kind IN ${questionKinds} AND ${inReach(viewer)} AND ${momentsIn(Prisma.sql`l.asked_at`, query)}`,
    sums: Prisma.join([
      distinctly(Prisma.sql`x."isAnswered"`, 'answered'),
      within(half, 'median'),
      within(nine, 'ninety'),
      distinctly(Prisma.sql`x."isLapsed"`, 'lapsed'),
      distinctly(Prisma.sql`x."isWaiting"`, 'waiting'),
    ]),
  });
}

/** How fast people of the agency reply (rule 11.4). */
function replies({ viewer, query, locale }: Measured): Prisma.Sql {
  return grouped({
    ...{ group: query.group, locale },
    rows: Prisma.sql`SELECT ${replyKey(query.group)} AS key, ${minutesFrom(Prisma.sql`asked`, Prisma.sql`at`)} AS minutes
      FROM (${repliesOf(viewer, query)}) r`,
    sums: Prisma.join([counted(Prisma.sql`true`, 'replies'), within(half, 'median'), within(nine, 'ninety')]),
  });
}

export const measures: Readonly<Record<ReportMeasure, (asked: Measured) => Prisma.Sql>> = {
  leads,
  volume,
  commission,
  conversion,
  losses,
  answers,
  replies,
};
