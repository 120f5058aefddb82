import { beforeAll, describe, expect, it } from 'vitest';
import { answerLead } from '@/lib/sales/lead/commands/answer';
import { answerCounterOffer } from '@/lib/sales/lead/commands/counter-offer';
import { withdrawCounterOffer } from '@/lib/sales/lead/commands/withdraw-counter-offer';
import { getLead } from '@/lib/sales/lead/queries/detail';
import { listRequests } from '@/lib/sales/lead/queries/requests';
import { hotelAnswerSchema } from '@/lib/sales/lead/schema';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, viewerOf } from '@/tests/factories/user';
import { contextAt, HOUR, inScope, NOW, versionOf } from '../lead/stage';
import { createStage, during, happen, leadOf, noticesOf, type Stage, save } from './stage';

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

const later = (hours: number) => contextAt(new Date(Date.parse(NOW) + hours * HOUR));

async function offer(stage: Stage, id: string, price: number, hours: number) {
  const input = { answer: 'counterOffer', price, until: '2026-12-03', version: await versionOf(id) };
  const parsed = hotelAnswerSchema.parse(input);
  return inScope(stage.operator, (tx) => answerLead(tx, stage.operator, id, parsed, later(hours)));
}

async function withdraw(stage: Stage, id: string, by = stage.operator) {
  const version = await versionOf(id);
  return inScope(by, (tx) => withdrawCounterOffer(tx, by, id, { version }, later(2)));
}

async function accept(stage: Stage, id: string, price: number, version?: number) {
  const input = { version: version ?? (await versionOf(id)), isAccepted: true, price };
  return inScope(stage.agent, (tx) => answerCounterOffer(tx, stage.agent, id, input, later(3)));
}

const dueOf = async (stage: Stage, id: string) =>
  (await listRequests(stage.operator, 'en')).due.find(({ _id }) => _id === id);

async function offered() {
  const stage = await createStage();
  const id = await save(stage);
  await happen(stage, id, ['requestOption']);
  await offer(stage, id, 33_000, 1);
  return { stage, id };
}

describe('a counter-offer', () => {
  it('is taken back: the agent is told, the request is the operator’s to answer again, due anew', async () => {
    const { stage, id } = await offered();
    await withdraw(stage, id);
    expect(await noticesOf(id)).toContain('withdrewOffer agent');
    expect((await getLead(stage.agent, id, 'en', { seesCommission: true }))?.history[0]?.key).toBe(
      'counterOffer.takenBack',
    );
    expect(await dueOf(stage, id)).toMatchObject({
      kind: 'option',
      offer: null,
      dueAt: new Date('2026-12-02T11:00:00Z'),
    });
    const audit = await ownerDb.audit.findFirstOrThrow({
      where: { entityId: id, action: 'lead.changed' },
      orderBy: { at: 'desc' },
    });
    expect(audit.after).toMatchObject({ counterOffer: 'withdrawn', by: 'supplier' });
    // Mistyped by a nought, it is made again as it was meant.
    await offer(stage, id, 3300, 3);
    await accept(stage, id, 3300);
    expect(await leadOf(id)).toMatchObject({ status: 'CONFIRMED_OPTION', priceTotal: 330_000n });
  });

  it('that was taken back is accepted by nobody, and says so to whoever still saw it', async () => {
    const { stage, id } = await offered();
    const seen = await versionOf(id);
    await withdraw(stage, id);
    await expect(accept(stage, id, 33_000, seen)).rejects.toMatchObject({ code: 'leadOfferWithdrawn', status: 409 });
    await expect(accept(stage, id, 33_000)).rejects.toMatchObject({ code: 'leadOfferWithdrawn', status: 409 });
    expect(await leadOf(id)).toMatchObject({ status: 'REQUESTED_OPTION', priceTotal: 350_000n });
  });

  it('is taken back once, not after its answer, and by no other operator', async () => {
    const { stage, id } = await offered();
    await ownerDb.operator.upsert({
      where: { id: 'stranger' },
      create: { id: 'stranger', name: 'Stranger', email: 'stranger@example.com' },
      update: {},
    });
    const stranger = await viewerOf(await createUser({ role: 'operator', operatorId: 'stranger' }));
    await expect(withdraw(stage, id, stranger)).rejects.toMatchObject({ status: 404 });
    await withdraw(stage, id);
    await expect(withdraw(stage, id)).rejects.toMatchObject({ code: 'leadOfferEnded' });
    await offer(stage, id, 3300, 3);
    await accept(stage, id, 3300);
    await expect(withdraw(stage, id)).rejects.toMatchObject({ code: 'leadOfferEnded' });
  });

  it('that answered whether a stay can be had leaves that question open again', async () => {
    const stage = await createStage();
    const between = { checkIn: '2027-07-03', checkOut: '2027-07-10' } as const;
    const id = await save(stage, { ...during(between), payments: {}, isOperatorAsked: true });
    await offer(stage, id, 33_000, 1);
    expect(await dueOf(stage, id)).toBeUndefined();
    await withdraw(stage, id);
    expect(await dueOf(stage, id)).toMatchObject({ kind: 'stay', dueAt: new Date('2026-12-02T11:00:00Z') });
  });
});
