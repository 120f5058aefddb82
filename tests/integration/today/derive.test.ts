import { beforeAll, describe, expect, it } from 'vitest';
import { enterScope, scoped } from '@/lib/people/scope';
import { db } from '@/lib/platform/db';
import type { Viewer } from '@/lib/platform/viewer/types';
import { appendMessage, type NewMessage } from '@/lib/sales/conversation/commands/append';
import { cancelOption, requestOption } from '@/lib/sales/lead/commands/option';
import { deriveLeftDeadlines, settleDeadlines } from '@/lib/today/deadline/commands/derive';
import { createProgrammes } from '@/tests/factories/agency';
import { createConversation } from '@/tests/factories/conversation';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { viewerOf } from '@/tests/factories/user';
import { contextAt, createStage, happen, type Stage, save, versionOf } from '../lead/stage';

beforeAll(async () => {
  await createProgrammes();
  await createBrand('default');
  await createPlaces();
});

const rowsOf = (subjectId: string) =>
  ownerDb.deadline.findMany({ where: { subjectId }, orderBy: [{ until: 'asc' }, { kind: 'asc' }] });

const openOf = async (leadId: string) =>
  (await rowsOf(leadId)).filter(({ doneAt }) => doneAt === null).map(({ kind }) => kind);

/** As a route does: what it causes is derived before it ends. */
async function asRoute(stage: Stage, leadId: string, command: typeof requestOption | typeof cancelOption) {
  const context = contextAt();
  const version = await versionOf(leadId);
  await db.$transaction(async (tx) => {
    await enterScope(tx, stage.agent);
    await command(tx, stage.agent, leadId, { version }, context);
    await settleDeadlines(tx, context);
    // In the scope it came in.
    expect(await tx.lead.count()).toBe(1);
  });
}

describe('deadlines', () => {
  it('change in the transaction of their cause, and are done when it is gone', async () => {
    const stage = await createStage();
    const leadId = await save(stage);
    await asRoute(stage, leadId, requestOption);
    expect(await openOf(leadId)).toEqual(['answerDue', 'requestEnds']);
    const [row] = await rowsOf(leadId);
    expect(row).toMatchObject({ agencyId: stage.agent.agency?.id, userId: stage.agent.id, hotelId: stage.hotelId });
    expect(await ownerDb.deadlineCause.count({ where: { subjectId: leadId } })).toBe(1);
    await asRoute(stage, leadId, cancelOption);
    expect(await openOf(leadId)).toEqual([]);
    await asRoute(stage, leadId, requestOption);
    // The same thing to do is the same row again.
    expect(await rowsOf(leadId)).toHaveLength(2);
    expect((await rowsOf(leadId))[0]?.id).toBe(row?.id);
  });

  it('come with nothing of a transaction that fails', async () => {
    const stage = await createStage();
    const leadId = await save(stage);
    await deriveLeftDeadlines();
    const failing = db.$transaction(async (tx) => {
      await enterScope(tx, stage.agent);
      await requestOption(tx, stage.agent, leadId, { version: await versionOf(leadId) }, contextAt());
      await settleDeadlines(tx, contextAt());
      throw new Error('broken off');
    });
    await expect(failing).rejects.toThrow('broken off');
    expect([await openOf(leadId), await ownerDb.deadlineCause.count()]).toEqual([[], 0]);
  });

  it('of what nobody settled are derived by any number of workers, once', async () => {
    const stage = await createStage();
    const leadId = await save(stage);
    await happen(stage, leadId, ['requestOption', 'confirmOption']);
    expect(await openOf(leadId)).toEqual([]);
    await Promise.all([deriveLeftDeadlines(), deriveLeftDeadlines()]);
    expect(await openOf(leadId)).toEqual(['optionEnds']);
    const before = await rowsOf(leadId);
    expect(await deriveLeftDeadlines()).toBe(0);
    await ownerDb.$executeRaw`INSERT INTO deadline_cause (subject, subject_id) VALUES ('lead', ${leadId})`;
    expect(await deriveLeftDeadlines()).toBe(1);
    expect(await rowsOf(leadId)).toEqual(before);
  });

  it('of a subject that cannot be derived stop no other one', async () => {
    const stage = await createStage();
    const [broken, whole] = [await save(stage), await save(stage)];
    await happen(stage, whole, ['requestOption']);
    const { snapshotId, ...row } = await ownerDb.lead.findUniqueOrThrow({ where: { id: broken } });
    const snapshot = await ownerDb.priceSnapshot.findUniqueOrThrow({ where: { id: snapshotId } });
    const { id: odd } = await ownerDb.priceSnapshot.create({ data: { ...snapshot, id: `odd-${broken}`, content: {} } });
    await ownerDb.lead.update({ where: { id: row.id }, data: { snapshotId: odd } });
    await deriveLeftDeadlines();
    expect(await openOf(whole)).toEqual(['answerDue', 'requestEnds']);
  });

  it('are written by the product alone', async () => {
    const stage = await createStage();
    const leadId = await save(stage);
    await happen(stage, leadId, ['requestOption']);
    await deriveLeftDeadlines();
    const changed = await scoped(stage.agent, (tx) => tx.deadline.updateMany({ data: { doneAt: new Date() } }));
    expect(changed.count).toBe(0);
  });
});

it('an answer that an agent owes stays theirs when the product tells of a colleague’s lead', async () => {
  const stage = await createStage();
  const colleague = await viewerOf(stage.team.owner);
  const theirs = await save({ ...stage, agent: colleague });
  const conversationId = await createConversation(stage.agent, stage.hotelId);
  const append = (who: Viewer, message: Omit<NewMessage, 'body'>) =>
    db.$transaction(async (tx) => {
      await enterScope(tx, who);
      await appendMessage(tx, conversationId, { body: '', ...message }, contextAt());
    });
  const author = { id: stage.contact.id, name: 'Contact' };
  await append(stage.contact, { authorKind: 'hotel', author, key: 'asked', turn: { by: 'hotel', isQuestion: true } });
  const subject = { leadId: theirs, clientFirstName: 'Clara', clientLastName: 'Weiss' };
  await append(colleague, { authorKind: 'system', author: null, event: { notice: 'saved' }, key: 'told', subject });
  await deriveLeftDeadlines();
  expect((await rowsOf(conversationId)).map(({ userId }) => userId)).toEqual([stage.agent.id]);
});
