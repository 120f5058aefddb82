import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db';
import { answerLead } from '@/lib/sales/lead/commands/answer';
import { holdAnswer, sendDueAnswers, sendHeldAnswer, undoHeldAnswer } from '@/lib/sales/lead/commands/held-answer';
import { lockTarget } from '@/lib/sales/lead/commands/settle';
import { getLead } from '@/lib/sales/lead/queries/detail';
import { getRequest, listRequests } from '@/lib/sales/lead/queries/requests';
import { hotelAnswerSchema } from '@/lib/sales/lead/schema';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, viewerOf } from '@/tests/factories/user';
import { untilSomeoneWaits } from '@/tests/setup/blocked';
import { contextAt, createStage, happen, inScope, leadOf, type Stage, save, versionOf } from './stage';

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

const asked = async (changes = {}) => {
  const stage = await createStage(changes);
  const id = await save(stage);
  await happen(stage, id, ['requestOption']);
  return { stage, id };
};
const inputOf = async (id: string, input: Record<string, unknown>) =>
  hotelAnswerSchema.parse({ version: await versionOf(id), ...input });
async function hold({ contact }: Stage, id: string, input: Record<string, unknown> = { answer: 'confirm' }) {
  const answer = await inputOf(id, input);
  return inScope(contact, (tx) => holdAnswer(tx, contact, id, answer, contextAt()));
}
const send = ({ contact }: Pick<Stage, 'contact'>, id: string) =>
  inScope(contact, (tx) => sendHeldAnswer(tx, contact, id, contextAt()));
const undo = ({ contact }: Pick<Stage, 'contact'>, id: string) =>
  inScope(contact, (tx) => undoHeldAnswer(tx, contact, id, contextAt()));
const mailsOf = (id: string) => ownerDb.outbox.count({ where: { dedupeKey: { startsWith: `lead:${id}:` } } });
const outcomesOf = async (leadId: string) =>
  (await ownerDb.heldAnswer.findMany({ where: { leadId } })).map(({ outcome }) => outcome);
/** The seconds in which it can be undone are over, and its page is gone. */
const letTimePass = (leadId: string) =>
  ownerDb.heldAnswer.updateMany({ where: { leadId }, data: { sendAt: new Date('2026-01-01') } });

describe('an answer of the desk', () => {
  it('is held first: no event, no mail, no hold and nothing for the agency; then given once, by the page or the worker', async () => {
    const { stage, id } = await asked();
    // Until when an answer to a request of this moment would be due moves with the clock.
    const look = async () => [
      await leadOf(id),
      await mailsOf(id),
      { ...(await getLead(stage.agent, id, 'en', { seesCommission: true })), nextAnswerDue: null },
    ];
    const before = await look();
    await hold(stage, id);
    expect(await look()).toEqual(before);
    expect((await listRequests(stage.contact, 'en')).due).toMatchObject([
      { _id: id, kind: 'option', held: { answer: 'confirm', isOwn: true } },
    ]);
    expect(await send(stage, id)).toEqual({ outcome: 'sent' });
    expect(await send(stage, id)).toEqual({ outcome: 'sent' });
    await letTimePass(id);
    await sendDueAnswers();
    const { status, holds, events } = await leadOf(id);
    expect([status, holds]).toEqual(['CONFIRMED_OPTION', ['confirmedOption']]);
    expect(events.filter(({ type }) => type === 'confirmedOption')).toHaveLength(1);
    expect((await getRequest(stage.contact, id, 'en'))?.request.held).toBeNull();
  });

  it('is given by the worker in the name of who answered, when its page is gone; not before its time', async () => {
    const { stage, id } = await asked();
    await hold(stage, id, { answer: 'decline', reason: 'Fully booked' });
    await sendDueAnswers();
    expect((await leadOf(id)).status).toBe('REQUESTED_OPTION');
    await letTimePass(id);
    await sendDueAnswers();
    const { status, events } = await leadOf(id);
    expect([status, events.at(-1)?.actorId, events.at(-1)?.reason]).toEqual([
      'DECLINED_OPTION',
      stage.contact.id,
      'Fully booked',
    ]);
  });

  it('can be undone by who gave it until it is given, and by nobody else', async () => {
    const { stage, id } = await asked();
    const colleague = await viewerOf(await createUser({ role: 'operator', hotelId: stage.hotelId }));
    await hold(stage, id);
    await expect(undo({ contact: colleague }, id)).rejects.toMatchObject({ status: 404 });
    expect((await getRequest(colleague, id, 'en'))?.request.held?.isOwn).toBe(false);
    await expect(hold({ ...stage, contact: colleague }, id)).rejects.toMatchObject({ code: 'leadAnswered' });
    expect(await undo(stage, id)).toEqual({ outcome: 'undone' });
    await letTimePass(id);
    await sendDueAnswers();
    expect((await leadOf(id)).status).toBe('REQUESTED_OPTION');
    await hold(stage, id);
    await send(stage, id);
    await expect(undo(stage, id)).rejects.toMatchObject({ code: 'leadAnswered', status: 409 });
  });

  it('is refused at once where it could not be given, and of another hotel as if there were none', async () => {
    const [{ stage, id }, other] = [await asked(), await asked()];
    await expect(hold(other.stage, id)).rejects.toMatchObject({ status: 404 });
    await expect(hold(stage, id, { answer: 'counterOffer', price: 3000, until: '2099-01-01' })).rejects.toMatchObject({
      status: 422,
    });
    await expect(hold(stage, id, { answer: 'ask', message: 'When?' })).rejects.toMatchObject({ status: 422 });
    expect(await ownerDb.heldAnswer.count({ where: { leadId: id } })).toBe(0);
    await expect(send(other.stage, id)).rejects.toMatchObject({ status: 404 });
  });

  it('is given once, though the worker waits while its page gives it', async () => {
    const { stage, id } = await asked();
    await hold(stage, id);
    await letTimePass(id);
    let worker: Promise<unknown> = Promise.resolve();
    await db.$transaction(async (tx) => {
      await lockTarget(tx, { hotelId: stage.hotelId, propertyId: null });
      worker = sendDueAnswers();
      await untilSomeoneWaits();
      expect(await sendHeldAnswer(tx, stage.contact, id, contextAt())).toEqual({ outcome: 'sent' });
    });
    await worker;
    expect(await outcomesOf(id)).toEqual(['sent']);
    expect((await leadOf(id)).events.filter(({ type }) => type === 'confirmedOption')).toHaveLength(1);
  });

  it('is not undone while it is being given: who comes then is told that it was', async () => {
    const { stage, id } = await asked();
    await hold(stage, id);
    let late: Promise<unknown> = Promise.resolve();
    await db.$transaction(async (tx) => {
      await lockTarget(tx, { hotelId: stage.hotelId, propertyId: null });
      late = undo(stage, id).catch((error: unknown) => error);
      await untilSomeoneWaits();
      expect(await sendHeldAnswer(tx, stage.contact, id, contextAt())).toEqual({ outcome: 'sent' });
    });
    expect(await late).toMatchObject({ code: 'leadAnswered', status: 409 });
    expect((await leadOf(id)).status).toBe('CONFIRMED_OPTION');
  });

  it('of two people who answer at the same moment is the first one’s, and the other is told', async () => {
    const { stage, id } = await asked();
    const colleague = await viewerOf(await createUser({ role: 'operator', hotelId: stage.hotelId }));
    const answer = await inputOf(id, { answer: 'confirm' });
    let late: Promise<unknown> = Promise.resolve();
    await inScope(stage.contact, async (tx) => {
      await holdAnswer(tx, stage.contact, id, answer, contextAt());
      late = hold({ ...stage, contact: colleague }, id).catch((error: unknown) => error);
      await untilSomeoneWaits();
    });
    expect(await late).toMatchObject({ code: 'leadAnswered', status: 409 });
    expect(await outcomesOf(id)).toEqual([null]);
  });

  it('is given in nobody’s name: not of who has no account any more, nor of who answers for the hotel no more', async () => {
    const [gone, moved] = [await asked(), await asked()];
    for (const { stage, id } of [gone, moved]) await hold(stage, id);
    await ownerDb.user.update({ where: { id: gone.stage.contact.id }, data: { subject: null } });
    await ownerDb.user.update({ where: { id: moved.stage.contact.id }, data: { hotelId: gone.stage.hotelId } });
    for (const { id } of [gone, moved]) await letTimePass(id);
    await sendDueAnswers();
    expect([await outcomesOf(gone.id), await outcomesOf(moved.id)]).toEqual([['gone'], ['notFound']]);
    for (const { id } of [gone, moved])
      expect(await leadOf(id)).toMatchObject({ status: 'REQUESTED_OPTION', version: 2 });
  });

  it('that came too late is told to who gave it, and changes nothing', async () => {
    const { stage, id } = await asked();
    await hold(stage, id);
    const decline = await inputOf(id, { answer: 'decline', reason: 'Full.' });
    await inScope(stage.contact, (tx) => answerLead(tx, stage.contact, id, decline, contextAt()));
    expect(await send(stage, id)).toEqual({ outcome: 'leadStale' });
    expect((await leadOf(id)).status).toBe('DECLINED_OPTION');
  });
});
