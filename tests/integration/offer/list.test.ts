import { beforeAll, describe, expect, it } from 'vitest';
import { scoped } from '@/lib/people/scope';
import { db } from '@/lib/platform/db';
import { approveAsClient, commentAsClient } from '@/lib/sales/offer/commands/client';
import { replyToClient } from '@/lib/sales/offer/commands/reply';
import { listOffers } from '@/lib/sales/offer/queries/offers';
import { offerDeedOf, offerGroupOf } from '@/lib/sales/offer/rules/list';
import { readWaiting } from '@/lib/today/waiting/queries';
import { createTeam } from '@/tests/factories/agency';
import { createHotel, createRatePlan, createRoom } from '@/tests/factories/hotel';
import { createLead } from '@/tests/factories/lead';
import { createSentOffer } from '@/tests/factories/offer';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { viewerOf } from '@/tests/factories/user';
import { contextAt } from '../lead/stage';

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  await createHotel('hotel');
  await createRoom('hotel', 'room');
  await createRatePlan('hotel', 'plan');
});

const context = { ...contextAt('2030-01-02T09:00:00Z'), today: () => '2030-01-02' as const };

async function sentBy(team: Awaited<ReturnType<typeof createTeam>>) {
  const asked = { agencyId: team.agency.id, userId: team.agent.id };
  const lead = await createLead({ ...asked, hotelId: 'hotel', roomId: 'room', ratePlanId: 'plan' });
  return { leadId: lead.id, ...(await createSentOffer({ ...asked, leadId: lead.id })) };
}

const write = (token: string, text: string) =>
  db.$transaction((tx) => commentAsClient(tx, token, { alternativeId: 'a', text }, context));

describe('the list of offers', () => {
  it('says what waits, until it is answered, and counts it in the menu', async () => {
    const team = await createTeam();
    const { id, token } = await sentBy(team);
    await sentBy(team);
    const agent = await viewerOf(team.agent);
    await ownerDb.offerComment.deleteMany({ where: { offer: { agencyId: team.agency.id } } });
    expect((await readWaiting(agent)).offers).toBe(0);

    await write(token, 'Is the pool heated?');
    const line = (await listOffers(agent)).find(({ _id }) => _id === id);
    expect(line).toMatchObject({
      owed: { count: 1, by: 'Clara', text: 'Is the pool heated?' },
      clientName: 'Clara Weiss',
    });
    expect((await readWaiting(agent)).offers).toBe(1);

    await scoped(agent, (tx) =>
      replyToClient(tx, agent, id, { alternativeId: 'a', text: 'Yes, to 30 degrees.' }, context),
    );
    expect((await readWaiting(agent)).offers).toBe(0);
  });

  it('leads from what was approved to the lead it is made of', async () => {
    const team = await createTeam();
    const { id, token, leadId } = await sentBy(team);
    const agent = await viewerOf(team.agent);
    await ownerDb.offerComment.deleteMany({ where: { offerId: id } });
    const yes = { number: 1, alternativeId: 'a', name: 'Clara Weiss', isAgreed: true as const };
    await db.$transaction((tx) => approveAsClient(tx, token, yes, context));
    const [line] = await listOffers(agent);
    expect(line && [offerGroupOf(line), offerDeedOf(line), line.approval?.leadId]).toEqual([
      'todo',
      'takeOption',
      leadId,
    ]);
    await ownerDb.lead.update({
      where: { id: leadId },
      data: { closedAt: new Date(), closedReason: 'chosenElsewhere' },
      select: { id: true },
    });
    expect((await listOffers(agent)).map(offerGroupOf)).toEqual(['approved']);
  });

  it('tells what the client pays and shows nobody else’s', async () => {
    const team = await createTeam();
    const other = await createTeam();
    await sentBy(team);
    const [line] = await listOffers(await viewerOf(team.owner));
    expect(line?.alternatives).toEqual([
      {
        title: 'Chambre Saulire',
        house: 'Palais Cendrelle',
        checkIn: '2030-03-06',
        picture: null,
        price: { currency: 'EUR', total: 355_000 },
      },
    ]);
    expect(await listOffers(await viewerOf(other.owner))).toEqual([]);
    expect((await readWaiting(await viewerOf(other.owner))).offers).toBe(0);
  });
});
