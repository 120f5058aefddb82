import { beforeAll, describe, expect, it } from 'vitest';
import { scoped } from '@/lib/people/scope';
import type { Viewer } from '@/lib/platform/viewer/types';
import { editNights, undoNights } from '@/lib/rates/night/commands';
import { changePropertyTerms } from '@/lib/rates/property/commands';
import { editStays, undoStays } from '@/lib/rates/stay/commands';
import { openTarget } from '@/lib/sales/lead/commands/open';
import { factsOf, leadSelect } from '@/lib/sales/lead/queries/lead-row';
import { agreementData } from '@/lib/sales/lead/rules/agreement';
import { deriveLeftDeadlines } from '@/lib/today/deadline/commands/derive';
import { checkSavedPrices } from '@/lib/today/price/commands/check';
import { createProgrammes } from '@/tests/factories/agency';
import { createSentOffer } from '@/tests/factories/offer';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { actingViewer, createUser, viewerOf } from '@/tests/factories/user';
import { contextAt, createStage, happen, inScope, type Stage, save } from '../lead/stage';
import * as property from '../property-lead/stage';

beforeAll(async () => {
  await createProgrammes();
  await createBrand('default');
  await createPlaces();
});

const movedOf = async (subjectId: string) =>
  (await ownerDb.deadline.findMany({ where: { subjectId, kind: 'priceMoved', doneAt: null } })).map(
    ({ until, userId, reason }) => ({ until, userId, reason }),
  );

/** What the hotel saves for the week: a night at this price in units. */
function saveRates({ hotelId, contact }: Stage, price: number, revision = 0) {
  const rooms = [`${hotelId}-room`];
  const asked = { rooms, from: '2027-06-05', until: '2027-06-12', revision, change: { price } } as const;
  return inScope(contact, (tx) => editNights(tx, contact, hotelId, { ...asked, rooms }, contextAt()));
}

async function offerOf({ agent }: Pick<Stage, 'agent'>, leadId: string) {
  return (await createSentOffer({ agencyId: agent.agency?.id ?? '', userId: agent.id, leadId })).id;
}

describe('rates that a hotel saves', () => {
  it('tell who holds an option, and who has offered the stay, what it costs now, until they move back', async () => {
    const stage = await createStage({ units: 3 });
    const [held, interest] = [await save(stage), await save(stage)];
    await happen(stage, held, ['requestOption', 'confirmOption']);
    const offer = await offerOf(stage, interest);
    await deriveLeftDeadlines();
    const edit = await saveRates(stage, 600);
    expect([await movedOf(held), await checkSavedPrices(), await checkSavedPrices()]).toEqual([[], 1, 0]);

    const { optionExpiresAt } = await ownerDb.lead.findUniqueOrThrow({ where: { id: held } });
    const userId = stage.agent.id;
    const reason = { was: 350_000, amount: 420_000, currency: 'EUR' };
    expect(await movedOf(held)).toEqual([{ until: optionExpiresAt, userId, reason }]);
    const offered = { was: 355_000, amount: 425_000, currency: 'EUR', position: 1, leadId: interest };
    const until = new Date('2030-03-01T23:00:00Z');
    expect(await movedOf(offer)).toEqual([{ until, userId, reason: offered }]);
    expect(await movedOf(interest)).toEqual([]);
    // Agencies read what follows of it, and nobody writes it.
    const { agent, contact: house } = stage;
    for (const viewer of [agent, house]) {
      expect(await scoped(viewer, (tx) => Promise.all([tx.movedPrice.count(), tx.priceCheck.count()]))).toEqual([0, 0]);
    }

    const { contact, hotelId } = stage;
    const { _id, revision } = edit;
    await inScope(contact, (tx) => undoNights(tx, contact, hotelId, _id, { revision }, contextAt()));
    expect([await checkSavedPrices(), await movedOf(held), await movedOf(offer)]).toEqual([1, [], []]);
    expect(await ownerDb.movedPrice.count({ where: { hotelId } })).toBe(0);
  });

  it('say nothing where the house keeps its word, nor of what they leave as it was', async () => {
    const stage = await createStage({ units: 3 });
    const interest = await save(stage);
    const offer = await offerOf(stage, interest);
    const same = await saveRates(stage, 520);
    await saveRates(stage, 500, same.revision);
    await checkSavedPrices();
    expect(await movedOf(offer)).toEqual([]);
    await saveRates(stage, 450, same.revision + 1);
    await checkSavedPrices();
    expect(await movedOf(offer)).toMatchObject([{ reason: { was: 355_000, amount: 320_000 } }]);

    const row = await ownerDb.lead.findUniqueOrThrow({ where: { id: interest }, select: leadSelect });
    const word = { price: 350_000n, currency: 'EUR', until: new Date('2027-01-01T12:00:00Z') };
    const [askedAt, answeredAt] = [new Date('2026-12-01T09:00:00Z'), new Date('2026-12-01T10:00:00Z')];
    await ownerDb.leadChange.create({
      data: {
        ...{ leadId: interest, kind: 'honourPrice', status: 'accepted', askedAt, answeredAt },
        data: agreementData(factsOf(row), word),
      },
    });
    await deriveLeftDeadlines();
    expect(await movedOf(offer)).toEqual([]);
  });
});

describe('an option that is asked for', () => {
  it('says that it was at the former price, until it is held', async () => {
    const stage = await createStage();
    const lead = await save(stage);
    await happen(stage, lead, ['requestOption']);
    await saveRates(stage, 600);
    await checkSavedPrices();
    const reason = { was: 350_000, amount: 420_000, currency: 'EUR' };
    const { optionExpiresAt: until } = await ownerDb.lead.findUniqueOrThrow({ where: { id: lead } });
    expect(await movedOf(lead)).toMatchObject([{ until, reason: { ...reason, question: 'option' } }]);
    await happen(stage, lead, ['confirmOption']);
    await deriveLeftDeadlines();
    expect((await movedOf(lead)).map((one) => one.reason)).toEqual([reason]);
  });

  it('of an interest at an old price has it looked at', async () => {
    const stage = await createStage();
    const lead = await save(stage);
    await saveRates(stage, 600);
    await checkSavedPrices();
    expect(await movedOf(lead)).toEqual([]);
    await happen(stage, lead, ['requestOption']);
    expect([await checkSavedPrices(), await checkSavedPrices()]).toEqual([1, 0]);
    expect(await movedOf(lead)).toMatchObject([{ reason: { was: 350_000, amount: 420_000 } }]);
  });
});

describe('a plan that is changed', () => {
  async function held() {
    const stage = await createStage();
    const lead = await save(stage);
    await happen(stage, lead, ['requestOption', 'confirmOption']);
    await checkSavedPrices();
    const change = (data: Parameters<typeof ownerDb.ratePlan.update>[0]['data']) =>
      ownerDb.ratePlan.update({ where: { id: `${stage.hotelId}-plan` }, data });
    return { lead, change };
  }

  it('tells of its price and of its terms, each where it is another one', async () => {
    const { lead, change } = await held();
    const reasonsAfter = async (...changed: Parameters<typeof change>) => {
      await change(...changed);
      const houses = await checkSavedPrices();
      return [houses, ...(await movedOf(lead)).map(({ reason }) => reason)];
    };
    const [was, currency] = [350_000, 'EUR'];
    expect(await reasonsAfter({ adjustmentPercent: 10 })).toEqual([1, { was, amount: 385_000, currency }]);
    const cancellationPeriods = [{ fromDaysPriorToArrival: 30, feeInPercentOfBookingTotal: 100 }];
    const both = { was, amount: 385_000, currency, moved: 'both' };
    expect(await reasonsAfter({ cancellationPeriods })).toEqual([1, both]);
    expect(await reasonsAfter({ adjustmentPercent: 0 })).toEqual([1, { was, amount: was, currency, moved: 'terms' }]);
    const former = [{ fromDaysPriorToArrival: 7, feeInPercentOfBookingTotal: 100 }];
    expect(await reasonsAfter({ cancellationPeriods: former })).toEqual([1]);
  });

  it('is no cause where it is what it was, or in its words alone', async () => {
    const { change } = await held();
    await change({ adjustmentPercent: 0 });
    await change({ nameEn: 'Flex' });
    expect(await checkSavedPrices()).toBe(0);
  });
});

it('terms of a property, changed by its operator or by an admin, are told to who offers it', async () => {
  const stage = await property.createStage();
  const offer = await offerOf(stage, await property.save(stage));
  const terms = { prepayment: 35, payments: [{ days: 84, percent: 100 }], deposit: null };
  const changeBy = (by: Viewer, percent: number) =>
    inScope(by, (tx) =>
      changePropertyTerms(tx, by, stage.propertyId, { ...terms, refunds: [{ days: 84, percent }] }, contextAt()),
    );
  await changeBy(stage.operator, 50);
  expect(await checkSavedPrices()).toBe(1);
  expect(await movedOf(offer)).toMatchObject([{ reason: { was: 355_000, amount: 355_000, moved: 'terms' } }]);
  await changeBy(await viewerOf(await createUser({ role: 'admin' })), 65);
  expect([await checkSavedPrices(), await movedOf(offer)]).toEqual([1, []]);
});

it('what an admin has saved while acting for an agency, or somebody who has left it, is priced as the agency’s', async () => {
  const stage = await createStage({ units: 3 });
  const agency = stage.agent.agency?.id ?? '';
  const admin = await actingViewer(await createUser({ role: 'admin' }), agency);
  const [ofAdmin, ofAgent] = [{ ...stage, agent: admin }, stage];
  const leads = [await save(ofAdmin), await save(ofAgent)] as const;
  await happen(ofAdmin, leads[0], ['requestOption', 'confirmOption']);
  await happen(ofAgent, leads[1], ['requestOption', 'confirmOption']);
  const removedAt = new Date('2026-12-01T09:30:00Z');
  await ownerDb.membership.updateMany({ where: { userId: stage.agent.id }, data: { removedAt } });
  await saveRates(stage, 600);
  await checkSavedPrices();
  const found = await Promise.all(leads.map(movedOf));
  expect(found.map(([one]) => [one?.userId, one?.reason])).toEqual(
    [admin.id, stage.agent.id].map((id) => [id, { was: 350_000, amount: 420_000, currency: 'EUR' }]),
  );
});

it('rates of a property are its operator’s, and one house’s trouble is no other’s', async () => {
  const stage = await property.createStage();
  const offer = await offerOf(stage, await property.save(stage));
  const broken = await createStage();
  const lead = await save(broken);
  await offerOf(broken, lead);
  await ownerDb.$executeRaw`UPDATE price_snapshot SET content = '{}' WHERE hotel_id = ${broken.hotelId}`;
  await saveRates(broken, 600);
  const { operator, propertyId } = stage;
  const change = { kind: 'amount' as const, serviceLevels: ['Catered'], amount: 4_000 };
  const input = { ...({ from: '2027-06-05', until: '2027-06-12' } as const), revision: 0, change };
  const edit = await inScope(operator, (tx) => editStays(tx, operator, propertyId, input, contextAt(), openTarget));
  expect(edit.stays).toBe(1);
  expect(await checkSavedPrices()).toBe(2);
  expect(await movedOf(offer)).toMatchObject([{ reason: { was: 355_000, amount: 405_000, currency: 'EUR' } }]);
  const { _id, revision } = edit;
  await inScope(operator, (tx) => undoStays(tx, operator, propertyId, _id, { revision }, contextAt(), openTarget));
  expect([await checkSavedPrices(), await movedOf(offer)]).toEqual([1, []]);
});
