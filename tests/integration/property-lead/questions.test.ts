import { beforeAll, describe, expect, it } from 'vitest';
import { closeLead } from '@/lib/sales/lead/commands/amend';
import { answerLead } from '@/lib/sales/lead/commands/answer';
import { answerCounterOffer } from '@/lib/sales/lead/commands/counter-offer';
import { sweepLeads } from '@/lib/sales/lead/commands/sweep';
import { listRequests } from '@/lib/sales/lead/queries/requests';
import { hotelAnswerSchema } from '@/lib/sales/lead/schema';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { contextAt, HOUR, inScope, NOW, versionOf } from '../lead/stage';
import {
  change,
  createStage,
  during,
  events,
  happen,
  honouredAt,
  LONG,
  leadOf,
  NEXT_WEEK,
  noticesOf,
  type Stage,
  save,
  WEEK,
} from './stage';

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

const later = (hours: number) => contextAt(new Date(Date.parse(NOW) + hours * HOUR));
const long = { ...during(LONG), payments: { subTotal: 4800 } };

async function answer(stage: Stage, id: string, input: Record<string, unknown>, context = contextAt()) {
  const parsed = hotelAnswerSchema.parse({ version: await versionOf(id), ...input });
  return inScope(stage.operator, (tx) => answerLead(tx, stage.operator, id, parsed, context));
}

async function accept(stage: Stage, id: string, price: number, context = contextAt()) {
  const input = { version: await versionOf(id), isAccepted: true, price };
  return inScope(stage.agent, (tx) => answerCounterOffer(tx, stage.agent, id, input, context));
}

const questionsOf = async (id: string) =>
  (await leadOf(id)).changes.map(({ kind, status }) => `${kind} ${status}`).filter((text) => !text.startsWith('dates'));

const offer = { answer: 'counterOffer', price: 3300, until: '2026-12-03' };

describe('what a supplier is asked', () => {
  it('has its own due and end, and an answer by somebody', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption']);
    expect((await leadOf(id)).changes).toMatchObject([
      {
        kind: 'option',
        status: 'asked',
        askedById: stage.agent.id,
        answerDueAt: new Date('2026-12-02T09:00:00Z'),
        endsAt: new Date('2026-12-04T09:00:00Z'),
        data: { to: { checkIn: WEEK.checkIn, pax: 4, priceTotal: 350_000 } },
      },
    ]);
    await happen(stage, id, ['confirmOption']);
    expect((await leadOf(id)).changes).toMatchObject([{ status: 'accepted', answeredById: stage.operator.id }]);
  });

  it('is asked anew where a request is moved: the request lasts as long as a new one, and the operator hears of it', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption']);
    await change(stage, id, during(NEXT_WEEK), later(20));
    const { changes, optionExpiresAt } = await leadOf(id);
    expect(changes.filter(({ kind }) => kind === 'option')).toMatchObject([
      { status: 'withdrawn' },
      {
        status: 'asked',
        endsAt: new Date('2026-12-05T05:00:00Z'),
        data: { from: { checkIn: WEEK.checkIn }, to: { checkIn: NEXT_WEEK.checkIn } },
      },
    ]);
    expect(optionExpiresAt).toEqual(new Date('2026-12-05T05:00:00Z'));
    expect((await noticesOf(id)).filter((notice) => notice === 'requestedOption supplier')).toHaveLength(2);
    const { due } = await listRequests(stage.operator, 'en');
    expect(due.find(({ _id }) => _id === id)?.history[0]).toMatchObject({ key: 'moved.asked' });
    // Long after the first request would have lapsed.
    await happen(stage, id, ['confirmOption'], later(85));
  });

  it('keeps its due while another one of the same lead is answered', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption', 'confirmOption', 'askExtension']);
    await change(stage, id, long, later(1));
    await happen(stage, id, ['extend'], later(2));
    const [, , moved] = (await leadOf(id)).changes;
    expect(moved).toMatchObject({
      kind: 'changeRequest',
      status: 'asked',
      answerDueAt: new Date('2026-12-02T10:00:00Z'),
    });
    expect((await listRequests(stage.operator, 'en')).due.find(({ _id }) => _id === id)?.dueAt).toEqual(
      moved?.answerDueAt,
    );
  });

  it('lapses where nobody answers, and changes nothing; the agent is told', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['book', 'confirmBooking']);
    await change(stage, id, long);
    const before = await leadOf(id);
    await ownerDb.leadChange.updateMany({
      where: { leadId: id, status: 'asked' },
      data: { endsAt: new Date('2026-01-01T00:00:00Z') },
    });
    await sweepLeads();
    const after = await leadOf(id);
    expect(await questionsOf(id)).toEqual(['booking accepted', 'changeRequest lapsed']);
    expect({ ...after, changes: [] }).toEqual({ ...before, changes: [] });
    expect(await noticesOf(id)).toContain('unanswered agent');
    await expect(happen(stage, id, ['acceptChange'])).rejects.toMatchObject({ code: 'leadAnswered' });
  });

  it('falls away with the lead: closed, nobody accepts an offer for it; cancelled, nobody moves it', async () => {
    const stage = await createStage();
    const [closed, cancelled] = [await save(stage, honouredAt(stage, 3400)), await save(stage)];
    await answer(stage, closed, offer);
    const version = await versionOf(closed);
    await inScope(stage.agent, (tx) => closeLead(tx, stage.agent, closed, { version, reason: 'Lost.' }, contextAt()));
    expect(await questionsOf(closed)).toEqual(['honourPrice declined', 'counterOffer withdrawn']);
    await expect(accept(stage, closed, 3300)).rejects.toMatchObject({ code: 'leadClosed' });
    expect(await leadOf(closed)).toMatchObject({ priceTotal: 350_000n });

    await happen(stage, cancelled, ['book', 'confirmBooking']);
    await change(stage, cancelled, long);
    await happen(stage, cancelled, ['cancelFreely']);
    expect(await questionsOf(cancelled)).toEqual(['booking accepted', 'changeRequest withdrawn']);
  });

  it('an offer for the stay of before is none for the one a request was moved to', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption']);
    await answer(stage, id, offer);
    await change(stage, id, during(NEXT_WEEK));
    await expect(accept(stage, id, 3300)).rejects.toMatchObject({ code: 'leadOfferEnded' });
    // The operator is asked again, and sees it.
    expect((await listRequests(stage.operator, 'en')).due.map(({ _id }) => _id)).toContain(id);
  });
});

describe('an option that moves', () => {
  const soon = { checkIn: '2026-12-03', checkOut: '2026-12-10' } as const;

  async function optioned(stage: Stage) {
    const { id: stayId } = await ownerDb.stay.create({
      data: {
        id: `${stage.propertyId}-soon`,
        propertyId: stage.propertyId,
        checkIn: new Date(soon.checkIn),
        checkOut: new Date(soon.checkOut),
        available: true,
      },
    });
    await ownerDb.stayRate.create({
      data: { stayId, serviceLevel: 'Catered', amount: 350_000n, currency: 'EUR' },
    });
    const id = await save(stage);
    await happen(stage, id, ['requestOption', 'confirmOption']);
    return id;
  }

  it('to an earlier stay ends no later than an option for that could', async () => {
    const stage = await createStage();
    const id = await optioned(stage);
    expect((await leadOf(id)).optionExpiresAt).toEqual(new Date('2026-12-04T17:00:00Z'));
    await change(stage, id, during(soon));
    await happen(stage, id, ['acceptChange']);
    const { optionExpiresAt, checkIn } = await leadOf(id);
    expect([checkIn, optionExpiresAt]).toEqual([new Date(soon.checkIn), new Date('2026-12-03T17:00:00Z')]);
    expect(await ownerDb.propertyHold.findFirst({ where: { leadId: id, releasedAt: null } })).toMatchObject({
      expiresAt: optionExpiresAt,
    });
  });

  it('to a later one keeps its end', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption', 'confirmOption']);
    const { optionExpiresAt } = await leadOf(id);
    await change(stage, id, during(NEXT_WEEK), later(1));
    await happen(stage, id, ['acceptChange'], later(2));
    expect((await leadOf(id)).optionExpiresAt).toEqual(optionExpiresAt);
  });

  it('moves nowhere once its new stay leaves it no time', async () => {
    const stage = await createStage();
    const id = await optioned(stage);
    await change(stage, id, during(soon));
    const late = contextAt('2026-12-03T18:00:00Z');
    await ownerDb.leadChange.updateMany({ where: { leadId: id, status: 'asked' }, data: { endsAt: null } });
    await expect(events.acceptChange(stage, id, await versionOf(id), late)).rejects.toMatchObject({
      code: 'leadArrivalTooClose',
    });
  });
});
