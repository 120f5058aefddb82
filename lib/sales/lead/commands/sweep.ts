import 'server-only';
import { randomUUID } from 'node:crypto';
import { dayAt, instantAt } from '@/lib/catalogue/place/property-time';
import { leftBy } from '@/lib/money/ledger/rules/days';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { addDays } from '@/lib/platform/dates';
import { log } from '@/lib/platform/log';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Prisma } from '@/prisma/generated/client';
import { factsOf, leadSelect } from '../queries/lead-row';
import { turnOf } from '../queries/turn';
import { dueReminder } from '../rules/option';
import { refusalOfStay } from '../rules/stay-answer';
import { type LeadTarget, STOREFRONT } from '../types';
import { tell } from './record';
import { lockTarget, settleTarget } from './settle';

const DAY = 24 * 3_600_000;

/** The product by itself: nobody's request, so no language and no host of its own. */
async function ownContext(brandId: string): Promise<WriteContext> {
  const time = await clock.business();
  const nobody = { includeDemos: false, isLocal: false, origin: 'http://localhost', address: '' };
  return { ...time, ...nobody, requestId: `sweep-${randomUUID()}`, brandId, locale: 'en' };
}

/** One lead's trouble is that lead's: it is logged, and the next one is looked after. */
async function alone<Result>(about: object, work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    log.error({ err: error, ...about }, 'lead not swept');
    return null;
  }
}

async function remindOf(leadId: string, context: WriteContext): Promise<void> {
  await scoped('system', async (tx) => {
    const { events, ...row } = await tx.lead.findUniqueOrThrow({
      where: { id: leadId },
      select: {
        ...leadSelect,
        events: { where: { type: 'confirmedOption' }, orderBy: { id: 'desc' }, take: 1, select: { at: true } },
      },
    });
    const lead = factsOf(row);
    const [confirmed] = events;
    if (!confirmed || lead.status !== 'CONFIRMED_OPTION' || !lead.optionExpiresAt) return;
    const hours = dueReminder({ confirmedAt: confirmed.at, expiresAt: lead.optionExpiresAt }, context.now());
    if (!hours) return;
    // Named by the end it reminds of: an extended option is reminded of again.
    const reminder = { ...lead, version: lead.optionExpiresAt.getTime() };
    await tell(tx, reminder, `reminder${hours}`, ['agent'], context);
  });
}

/** Mails of what ends within a day: one 24 hours before, one 4 hours before. Each is written once, however often this runs. */
async function remind(context: WriteContext): Promise<void> {
  const now = context.now();
  const ending = await scoped('system', (tx) =>
    tx.lead.findMany({
      where: { status: 'CONFIRMED_OPTION', optionExpiresAt: { gt: now, lte: new Date(now.getTime() + DAY) } },
      select: { id: true },
      orderBy: { id: 'asc' },
    }),
  );
  for (const { id } of ending) await alone({ leadId: id }, () => remindOf(id, context));
}

/** The day after check-out, at nine where the house stands; once for each lead, and while silence does not count as stayed yet. */
async function remindOfStay(leadId: string, context: WriteContext): Promise<void> {
  await scoped('system', async (tx) => {
    const lead = factsOf(await tx.lead.findUniqueOrThrow({ where: { id: leadId }, select: leadSelect }));
    const now = context.now();
    if (refusalOfStay(lead, dayAt(now, lead.timeZone))) return;
    if (instantAt(addDays(lead.checkOut, 1), '09:00', lead.timeZone) > now) return;
    // Named by the day it reminds of, as a reminder of an option is by its end.
    const reminder = { ...lead, version: Date.parse(lead.checkOut) };
    await tell(tx, reminder, 'reminderStay', ['supplier'], context);
  });
}

async function remindOfStays(context: WriteContext): Promise<void> {
  const somewhere = dayAt(context.now(), 'UTC');
  const [from, until] = [toDatabaseDay(addDays(leftBy(somewhere), -1)), toDatabaseDay(somewhere)];
  const over = await scoped('system', (tx) =>
    tx.lead.findMany({
      where: {
        ...{ status: 'CONFIRMED_BOOKING', agencyId: { not: STOREFRONT }, checkOut: { gte: from, lte: until } },
        changes: { none: { kind: 'stayAnswer' } },
      },
      select: { id: true },
      orderBy: { id: 'asc' },
    }),
  );
  for (const { id } of over) await alone({ leadId: id }, () => remindOfStay(id, context));
}

const everyOption: Prisma.LeadWhereInput = { status: { in: ['REQUESTED_OPTION', 'CONFIRMED_OPTION'] } };

/** Hotels and properties with an option, a question, or a hold of a property without any lead, that the clock has ended. */
async function endedAt(now: Date): Promise<LeadTarget[]> {
  const [options, questions, holds] = await scoped('system', (tx) =>
    Promise.all([
      tx.lead.findMany({
        where: { ...everyOption, optionExpiresAt: { lte: now } },
        select: { hotelId: true, propertyId: true },
        distinct: ['hotelId', 'propertyId'],
        orderBy: [{ hotelId: 'asc' }, { propertyId: 'asc' }],
      }),
      tx.lead.findMany({
        where: { changes: { some: { status: 'asked', endsAt: { lte: now } } } },
        select: { hotelId: true, propertyId: true },
        distinct: ['hotelId', 'propertyId'],
        orderBy: [{ hotelId: 'asc' }, { propertyId: 'asc' }],
      }),
      tx.propertyHold.findMany({
        where: { leadId: null, releasedAt: null, expiresAt: { lte: now } },
        select: { propertyId: true },
        distinct: ['propertyId'],
        orderBy: { propertyId: 'asc' },
      }),
    ]),
  );
  const targets = [...options, ...questions, ...holds.map(({ propertyId }) => ({ hotelId: null, propertyId }))];
  return [...new Map(targets.map((target) => [turnOf(target), target])).values()];
}

/** Milliseconds until the clock ends the next option: pages that show it are made anew then. Null: there is none. */
export async function untilNextEnd(): Promise<number | null> {
  const now = await clock.now();
  const [lead, hold] = await scoped('system', (tx) =>
    Promise.all([
      tx.lead.aggregate({ where: { ...everyOption, optionExpiresAt: { gt: now } }, _min: { optionExpiresAt: true } }),
      tx.propertyHold.aggregate({ where: { releasedAt: null, expiresAt: { gt: now } }, _min: { expiresAt: true } }),
    ]),
  );
  const ends = [lead._min.optionExpiresAt, hold._min.expiresAt].flatMap((end) => (end ? [end.getTime()] : []));
  return ends.length > 0 ? Math.min(...ends) - now.getTime() : null;
}

/**
 * Writes down what the clock has ended, lets the next move up and reminds. Tidies only: every command does the first two for
 * its hotel or property by itself. Any number of workers may run it. Returns how many options it ended.
 */
export async function sweepLeads(): Promise<number> {
  const context = await ownContext('default');
  const due = await endedAt(context.now());
  let ended = 0;
  for (const target of due) {
    const settled = await alone(target, () =>
      scoped('system', async (tx) => {
        await lockTarget(tx, target);
        return settleTarget(tx, target, context);
      }),
    );
    ended += settled ?? 0;
  }
  await remind(context);
  await remindOfStays(context);
  return ended;
}
