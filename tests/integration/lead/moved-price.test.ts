import { beforeAll, describe, expect, it } from 'vitest';
import { answerLead } from '@/lib/sales/lead/commands/answer';
import { requestBooking } from '@/lib/sales/lead/commands/booking';
import { requestHonour } from '@/lib/sales/lead/commands/honour';
import { getLead } from '@/lib/sales/lead/queries/detail';
import { listRequests } from '@/lib/sales/lead/queries/requests';
import { hotelAnswerSchema } from '@/lib/sales/lead/schema';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { contextAt, createStage, happen, honouredAt, inScope, leadOf, NOW, type Stage, save, versionOf } from './stage';

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

const LATER = '2026-12-01T09:41:00Z';

async function book(stage: Stage, id: string, price: number, isDifferenceAccepted = false) {
  const input = { version: await versionOf(id), price, isDifferenceAccepted };
  return inScope(stage.agent, (tx) => requestBooking(tx, stage.agent, id, input, contextAt(LATER)));
}

async function askToHonour(stage: Stage, id: string) {
  const seen = { version: await versionOf(id) };
  return inScope(stage.agent, (tx) => requestHonour(tx, stage.agent, id, seen, contextAt(LATER)));
}

async function answer(stage: Stage, id: string, input: Record<string, unknown>) {
  const parsed = hotelAnswerSchema.parse({ version: await versionOf(id), ...input });
  return inScope(stage.contact, (tx) => answerLead(tx, stage.contact, id, parsed, contextAt(LATER)));
}

const asks = async (stage: Stage) => (await listRequests(stage.contact, 'en')).due.map(({ kind }) => kind);
const dearer = ({ hotelId }: Stage) =>
  ownerDb.roomNight.updateMany({ where: { roomId: `${hotelId}-room` }, data: { price: 60_000n } });

describe('a price that moved before the booking', () => {
  it('is accepted by somebody, and the history says from what to what', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await dearer(stage);
    await expect(book(stage, id, 3500)).rejects.toMatchObject({ code: 'leadPriceMoved' });
    await book(stage, id, 4200, true);
    const of = async (seesCommission: boolean) => {
      const lead = await getLead(stage.agent, id, 'en', { seesCommission });
      return lead?.history.find(({ key }) => key === 'requestedBooking');
    };
    const price = { was: 350_000n, is: 420_000n };
    expect(await of(true)).toMatchObject({
      isReader: true,
      accepted: { currency: 'EUR', price, commission: { was: expect.any(BigInt), is: expect.any(BigInt) } },
    });
    expect((await of(false))?.accepted).toEqual({ currency: 'EUR', price });
  });

  it('of an option is told with the booking that took it', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption', 'confirmOption'], NOW);
    await dearer(stage);
    await book(stage, id, 4200, true);
    const lead = await getLead(stage.agent, id, 'en', { seesCommission: false });
    expect(lead?.history[0]).toMatchObject({ key: 'confirmedBooking', accepted: { price: { is: 420_000n } } });
  });

  it('is not told where none moved', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await book(stage, id, 3500);
    const lead = await getLead(stage.agent, id, 'en', { seesCommission: true });
    expect(lead?.history.map(({ accepted }) => accepted)).toEqual([undefined, undefined]);
  });

  it('may be asked to be honoured: with the hotel’s yes the former one is charged', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await expect(askToHonour(stage, id)).rejects.toMatchObject({ code: 'leadNothingToAsk' });
    await dearer(stage);
    await askToHonour(stage, id);
    await expect(askToHonour(stage, id)).rejects.toMatchObject({ code: 'leadPriceAsked' });
    expect(await asks(stage)).toEqual(['price']);
    await answer(stage, id, { answer: 'honour' });
    await expect(askToHonour(stage, id)).rejects.toMatchObject({ code: 'leadNothingToAsk' });
    await book(stage, id, 3500);
    expect(await leadOf(id)).toMatchObject({ status: 'REQUESTED_BOOKING', priceTotal: 350_000n });
  });
});

describe('a price to honour whose option', () => {
  it('is confirmed meanwhile is answered all the same', async () => {
    const stage = await createStage();
    const id = await save(stage, honouredAt(stage, 3400));
    await happen(stage, id, ['requestOption', 'confirmOption'], NOW);
    expect(await asks(stage)).toEqual(['price']);
    await answer(stage, id, { answer: 'honour' });
    expect(await leadOf(id)).toMatchObject({ status: 'CONFIRMED_OPTION', priceTotal: 340_000n });
    await book(stage, id, 3400);
  });

  it.each(['declineOption', 'cancelOption'] as const)(
    'has ended by %s falls away, and the history says so',
    async (end) => {
      const stage = await createStage();
      const id = await save(stage, honouredAt(stage, 3400));
      await happen(stage, id, ['requestOption', end], NOW);
      expect(await asks(stage)).toEqual([]);
      await expect(answer(stage, id, { answer: 'honour' })).rejects.toMatchObject({ code: 'leadAnswered' });
      const lead = await getLead(stage.agent, id, 'en', { seesCommission: false });
      expect(lead?.history.map(({ key }) => key)).toContain('honourPrice.withdrawn');
    },
  );
});
