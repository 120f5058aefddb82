import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { enterScope, scoped } from '@/lib/people/scope';
import { getViewerBySubject } from '@/lib/people/viewer/queries';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { locales } from '@/lib/platform/i18n/locale';
import { log } from '@/lib/platform/log';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { type HeldAnswerJson, type HotelAnswer, hotelAnswerSchema, type SentAnswerJson } from '../schema';
import type { LeadTarget } from '../types';
import { answerLead } from './answer';
import { lockTarget } from './settle';

/** How long an answer of the desk can be undone. */
export const HELD_MS = 10_000;
/** The page that holds it sends it first; the worker comes after, for a page that has gone. */
const GRACE_MS = 1_500;

const keptContextSchema = z.object({
  requestId: z.string(),
  brandId: z.string(),
  locale: z.enum(locales),
  includeDemos: z.boolean(),
  isLocal: z.boolean(),
  origin: z.string(),
});

/** Whatever refuses it would refuse it for ever: 404 to who answers for the house no more, 422 for a day that has gone by. */
const refusal = (error: unknown) => (error instanceof AppError && error.status < 500 ? error : null);

/** Does it and takes it back, so that what cannot be answered is said at once and not when it can no longer be changed. */
async function rehearse(tx: Transaction, work: () => Promise<unknown>): Promise<void> {
  await tx.$executeRaw`SAVEPOINT rehearsal`;
  await work();
  await tx.$executeRaw`ROLLBACK TO SAVEPOINT rehearsal`;
}

/** Whoever keeps, gives or takes back an answer waits for the others. Leaves the product's scope. */
async function lockLead(tx: Transaction, leadId: string): Promise<void> {
  await enterScope(tx, 'system');
  const target = await tx.lead.findUnique({ where: { id: leadId }, select: { hotelId: true, propertyId: true } });
  if (target) await lockTarget(tx, target);
}

/**
 * Keeps an answer for some seconds in which it can be undone. Nobody is told, nothing is held and the lead does not change
 * before. It is kept by the server and not by the page: whoever closes the page, loses the network or the power has
 * answered all the same (rule 6.17). Throws what the answer itself would throw.
 */
export async function holdAnswer(
  tx: Transaction,
  viewer: Viewer,
  leadId: string,
  answer: HotelAnswer,
  context: WriteContext,
): Promise<HeldAnswerJson> {
  // A question changes nothing that could be undone.
  if (answer.answer === 'ask') throw new AppError('invalidInput', { status: 422, fields: { answer: 'invalidValue' } });
  // Before the rehearsal, which gives back the locks it takes.
  await lockLead(tx, leadId);
  await rehearse(tx, () => answerLead(tx, viewer, leadId, answer, context));
  await enterScope(tx, 'system');
  const waiting = await tx.heldAnswer.count({ where: { leadId, settledAt: null } });
  if (waiting > 0) throw new AppError('leadAnswered', { status: 409 });
  const { requestId, brandId, locale, includeDemos, isLocal, origin } = context;
  const id = randomUUID();
  const sendAt = new Date(clock.machine().getTime() + HELD_MS);
  await tx.heldAnswer.createMany({
    data: {
      ...{ id, leadId, userId: viewer.id, answer, sendAt, heldAt: context.now() },
      context: { requestId, brandId, locale, includeDemos, isLocal, origin },
    },
  });
  return { _id: id, milliseconds: HELD_MS };
}

const own = (viewer: Viewer, leadId: string) => ({ leadId, userId: viewer.id });

/** Takes back an answer that nobody was told yet. 404 where none of theirs was held, 409 once it was given. */
export async function undoHeldAnswer(
  tx: Transaction,
  viewer: Viewer,
  leadId: string,
  context: WriteContext,
): Promise<SentAnswerJson> {
  await lockLead(tx, leadId);
  const { count } = await tx.heldAnswer.updateMany({
    where: { ...own(viewer, leadId), settledAt: null },
    data: { settledAt: context.now(), outcome: 'undone' },
  });
  if (count > 0) return { outcome: 'undone' };
  const former = await tx.heldAnswer.count({ where: own(viewer, leadId) });
  throw former > 0 ? new AppError('leadAnswered', { status: 409 }) : new AppError('notFound', { status: 404 });
}

type Held = { id: string; leadId: string; answer: unknown };

/** Gives it, once: as if it was answered now. What forbids it by now is kept as its outcome. */
async function give(tx: Transaction, viewer: Viewer, held: Held, context: WriteContext): Promise<string> {
  const answer = hotelAnswerSchema.parse(held.answer);
  await tx.$executeRaw`SAVEPOINT answer`;
  let outcome = 'sent';
  try {
    await answerLead(tx, viewer, held.leadId, answer, context);
  } catch (error) {
    const refused = refusal(error);
    if (!refused) throw error;
    await tx.$executeRaw`ROLLBACK TO SAVEPOINT answer`;
    outcome = refused.code;
  }
  await enterScope(tx, 'system');
  await tx.heldAnswer.updateMany({ where: { id: held.id }, data: { settledAt: context.now(), outcome } });
  return outcome;
}

/** The page that held an answer sends it when its seconds are over; asked again it tells how that ended. 404 where there is none of theirs. */
export async function sendHeldAnswer(
  tx: Transaction,
  viewer: Viewer,
  leadId: string,
  context: WriteContext,
): Promise<SentAnswerJson> {
  await lockLead(tx, leadId);
  const held = await tx.heldAnswer.findFirst({ where: own(viewer, leadId), orderBy: { sendAt: 'desc' } });
  if (!held) throw new AppError('notFound', { status: 404 });
  return { outcome: held.outcome ?? (await give(tx, viewer, held, context)) };
}

type Due = Held & { context: unknown; userId: string; lead: LeadTarget };

async function giveDue({ id, context: kept, userId, lead }: Due): Promise<void> {
  const context: WriteContext = {
    ...keptContextSchema.parse(kept),
    address: '',
    ...(await clock.business()),
  };
  const user = await scoped('system', (tx) => tx.user.findUnique({ where: { id: userId }, select: { subject: true } }));
  const viewer = user?.subject ? await getViewerBySubject(user.subject) : null;
  await scoped('system', async (tx) => {
    await lockTarget(tx, lead);
    const held = await tx.heldAnswer.findUnique({ where: { id } });
    if (!held || held.settledAt) return;
    if (viewer) {
      await give(tx, viewer, held, context);
      return;
    }
    // Who answered has left meanwhile: nobody answers in their name.
    await tx.heldAnswer.updateMany({ where: { id }, data: { settledAt: context.now(), outcome: 'gone' } });
  });
}

/** For the worker: gives what nobody's page has given. Any number of workers may run it. Returns how many there were. */
export async function sendDueAnswers(): Promise<number> {
  const latest = new Date(clock.machine().getTime() - GRACE_MS);
  const due = await scoped('system', (tx) =>
    tx.heldAnswer.findMany({
      where: { settledAt: null, sendAt: { lte: latest } },
      select: {
        ...{ id: true, leadId: true, userId: true, answer: true, context: true },
        lead: { select: { hotelId: true, propertyId: true } },
      },
      orderBy: { sendAt: 'asc' },
      take: 20,
    }),
  );
  for (const one of due) {
    await giveDue(one).catch((error: unknown) =>
      log.error({ err: error, leadId: one.leadId }, 'held answer not given'),
    );
  }
  return due.length;
}
