import { beforeAll, describe, expect, it } from 'vitest';
import { beginVersion, changeOffer } from '@/lib/sales/offer/commands/change';
import { commentAsClient } from '@/lib/sales/offer/commands/client';
import { addAlternatives } from '@/lib/sales/offer/commands/create';
import { getOfferAsClient } from '@/lib/sales/offer/queries/client-offer';
import { getOffer } from '@/lib/sales/offer/queries/detail';
import { followOffer } from '@/lib/sales/offer/queries/follow';
import { offerPatchSchema, offerSourceSchema } from '@/lib/sales/offer/schema';
import { createSentOffer } from '@/tests/factories/offer';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { contextAt, createStage, inScope, save } from '../lead/stage';

const context = contextAt();

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

async function createSent() {
  const stage = await createStage({ units: 3 });
  const { agent } = stage;
  const leadId = await save({ hotelId: stage.hotelId, agent });
  const { id, token } = await createSentOffer({ agencyId: agent.agency?.id ?? '', userId: agent.id, leadId });
  const read = async () => {
    const offer = await getOffer(agent, id, { seesCommission: true, locale: 'en' });
    if (!offer) throw new Error('The offer is not there.');
    return offer;
  };
  const say = (text: string) =>
    inScope(agent, (tx) => commentAsClient(tx, token, { alternativeId: 'a', text }, context));
  return { stage, agent, leadId, id, read, say };
}

describe('an offer that is open', () => {
  it('hears what its client does, also what was missed, and a stranger hears nothing', async () => {
    const { agent, id, read, say } = await createSent();
    const { lastEventId } = await read();
    const stranger = await createStage();
    const strange: string[] = [];
    const other = followOffer({ viewer: stranger.agent, query: { offer: id }, lastEventId: '0' }, (event) =>
      strange.push(event.id),
    );
    const hear = (after: string) => {
      let stop = () => {};
      const heard = new Promise<string>((resolve) => {
        stop = followOffer({ viewer: agent, query: { offer: id }, lastEventId: after }, (event) =>
          resolve(event.id),
        ).stop;
      });
      return heard.finally(() => stop());
    };
    const first = hear(lastEventId);
    await say('Is the pool heated?');
    const known = await first;
    expect(BigInt(known)).toBeGreaterThan(BigInt(lastEventId));
    // Said before anybody listens again.
    await say('And is it far?');
    expect(BigInt(await hear(known))).toBeGreaterThan(BigInt(known));
    expect(strange).toEqual([]);
    other.stop();
  });

  it('keeps what was said about an alternative that was taken out', async () => {
    const { agent, leadId, id, read, say } = await createSent();
    await say('Is the pool heated?');
    await inScope(agent, (tx) => beginVersion(tx, agent, id, { number: 1 }, context));
    const source = offerSourceSchema.parse({ leads: [leadId] });
    await inScope(agent, (tx) => addAlternatives(tx, agent, id, source, context));
    const { alternatives, revision } = await read();
    const kept = alternatives.filter((one) => one.id !== 'a').map((one) => ({ id: one.id }));
    const patch = offerPatchSchema.parse({ number: 2, revision, alternatives: kept });
    await inScope(agent, (tx) => changeOffer(tx, agent, id, patch, context));
    const { talk, versions } = await read();
    expect(talk.map(({ text, by }) => [by, text])).toEqual([
      ['client', 'Is there a bath?'],
      ['client', 'Is the pool heated?'],
    ]);

    // The table tells what is new against the version before, and that one can still be read as it was sent.
    expect(versions.map(({ number, sentAt }) => [number, sentAt !== null])).toEqual([
      [2, false],
      [1, true],
    ]);
    expect(versions[0]?.changes).toMatchObject({
      added: [{ house: expect.any(String) }],
      gone: [{ title: 'Chambre Saulire' }],
    });
    expect(versions[1]?.changes).toBeNull();
    expect((await getOfferAsClient(agent, id, 1))?.offer.alternatives.map((one) => one.id)).toEqual(['a']);
    expect(await getOfferAsClient(agent, id, 2)).toBeNull();
  });
});
