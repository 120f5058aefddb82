import { beforeAll, describe, expect, it } from 'vitest';
import { scoped } from '@/lib/people/scope';
import { createOffer } from '@/lib/sales/offer/commands/create';
import { alternativeContentSchema } from '@/lib/sales/offer/content';
import { getOfferAsClient } from '@/lib/sales/offer/queries/client-offer';
import { listOfferable } from '@/lib/sales/offer/queries/offerable';
import { offerSourceSchema } from '@/lib/sales/offer/schema';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { contextAt, createStage as createHotelStage, inScope, save as saveRooms } from '../lead/stage';
import { createStage, happen, rivalOf, save } from '../property-lead/stage';

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

describe('an offer of a hotel and a property', () => {
  it('is made of an agent’s own leads, each as its client may know it', async () => {
    const { hotelId } = await createHotelStage();
    const stage = await createStage();
    const { agent } = stage;
    const rooms = await saveRooms({ hotelId, agent });
    const weeks = await save(stage);
    await happen(stage, weeks, ['requestOption', 'confirmOption']);
    const open = await listOfferable(agent, 'en');
    expect(open.map(({ _id }) => _id).sort()).toEqual([rooms, weeks].sort());

    const source = offerSourceSchema.parse({ leads: [rooms, weeks], locale: 'de' });
    const { _id } = await inScope(agent, (tx) => createOffer(tx, agent, source, contextAt()));
    const shown = await getOfferAsClient(agent, _id);
    expect(shown?.offer.alternatives).toMatchObject([
      { kind: 'hotel', price: { total: 350_000 } },
      {
        kind: 'property',
        title: `Haus <${stage.propertyId}> & Söhne`,
        house: 'Das ganze Chalet',
        board: 'Hotelservice',
        adults: 4,
        heldUntil: '2026-12-04T17:00:00.000Z',
        // 35 per cent now, the rest 84 days before; 65 per cent come back until then.
        price: {
          total: 350_000,
          perPersonAndNight: 12_500,
          payments: [
            { kind: 'now', amount: 122_500, percent: 35 },
            { kind: 'due', on: '2027-03-13', amount: 227_500, percent: 65 },
          ],
          fees: [
            { until: '2027-03-13', amount: 122_500, percent: 35 },
            { from: '2027-03-14', until: null, amount: 350_000, percent: 100 },
          ],
          freeUntil: null,
        },
      },
    ]);
    const stored = await ownerDb.offerAlternative.findMany({ where: { version: { offerId: _id } } });
    for (const { content } of stored) expect(() => alternativeContentSchema.parse(content)).not.toThrow();
    expect(JSON.stringify(stored.map(({ content }) => content))).not.toMatch(/operator|commission|10 %/i);
  });

  it('does not exist of another agency’s lead', async () => {
    const stage = await createStage();
    const rival = await rivalOf(stage);
    const source = offerSourceSchema.parse({ leads: [await save(rival)] });
    const made = scoped(stage.agent, (tx) => createOffer(tx, stage.agent, source, contextAt()));
    await expect(made).rejects.toMatchObject({ status: 404 });
  });
});
