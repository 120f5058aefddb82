import { beforeAll, describe, expect, it } from 'vitest';
import { composeMail } from '@/lib/documents/mail/compose';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { addDays } from '@/lib/platform/dates';
import { mailPayloadSchema } from '@/lib/platform/outbox/types';
import { beginVersion, changeOffer } from '@/lib/sales/offer/commands/change';
import { approveAsClient, commentAsClient } from '@/lib/sales/offer/commands/client';
import { addAlternatives, createOffer } from '@/lib/sales/offer/commands/create';
import { replyToClient } from '@/lib/sales/offer/commands/reply';
import { repriceAlternative, sendOffer } from '@/lib/sales/offer/commands/sending';
import { alternativeContentSchema } from '@/lib/sales/offer/content';
import { getOfferAsClient, getOfferByToken } from '@/lib/sales/offer/queries/client-offer';
import { getOffer } from '@/lib/sales/offer/queries/detail';
import { offerPatchSchema, offerSourceSchema } from '@/lib/sales/offer/schema';
import { offerToken } from '@/lib/sales/offer/tokens';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, viewerOf } from '@/tests/factories/user';
import { contextAt, createStage, inScope, type Stage, save } from '../lead/stage';

const context = contextAt();

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

/** A draft of so many alternatives, each of a hotel of its own, all of one agent. */
async function createDraft(count: number) {
  const stage = await createStage({ units: 3 });
  const others = await Promise.all(Array.from({ length: count - 1 }, () => createStage({ units: 3 })));
  const leads: string[] = [];
  for (const { hotelId } of [stage, ...others]) leads.push(await save({ hotelId, agent: stage.agent }));
  const source = offerSourceSchema.parse({ leads, locale: 'en' });
  const { _id } = await inScope(stage.agent, (tx) => createOffer(tx, stage.agent, source, context));
  const ids = (await detailOf(stage, _id)).alternatives.map(({ id }) => id);
  return { stage, offerId: _id, ids, leads };
}

async function detailOf({ agent }: Stage, offerId: string) {
  const offer = await getOffer(agent, offerId, { seesCommission: true, locale: 'en' });
  if (!offer) throw new Error('The offer is not there.');
  return offer;
}

function patch({ agent }: Stage, offerId: string, body: object) {
  return inScope(agent, (tx) => changeOffer(tx, agent, offerId, offerPatchSchema.parse(body), context));
}

function send({ agent }: Stage, offerId: string, seen: { number: number; revision: number }, byMail = false) {
  return inScope(agent, (tx) => sendOffer(tx, agent, offerId, { ...seen, byMail }, context));
}

const makeDearer = (hotelId: string) =>
  ownerDb.$executeRaw`UPDATE room_night SET price = price + 10000 WHERE room_id = ${`${hotelId}-room`}`;

describe('a draft that is stored as it is typed', () => {
  it('never sends what was taken out, and can put it back with its markup', async () => {
    const { stage, offerId, ids } = await createDraft(3);
    const [first = '', second = '', third = ''] = ids;
    await patch(stage, offerId, { number: 1, revision: 1, alternatives: [{ id: first }, { id: second, markup: 50 }] });
    const { takenOut, revision } = await detailOf(stage, offerId);
    expect(takenOut.map(({ id }) => id)).toEqual([third]);
    expect((await getOfferAsClient(stage.agent, offerId))?.offer.alternatives.map(({ id }) => id)).toEqual([
      first,
      second,
    ]);

    // Out and in again, in another order.
    await patch(stage, offerId, { number: 1, revision, alternatives: [{ id: third }, { id: first }] });
    await patch(stage, offerId, { number: 1, revision: revision + 1, alternatives: [{ id: second }, { id: third }] });
    const after = await detailOf(stage, offerId);
    expect(after.alternatives.map(({ id, earned }) => [id, earned?.markup])).toEqual([
      [second, 5_000],
      [third, 0],
    ]);
    await send(stage, offerId, after);
    const shown = await getOfferByToken(offerToken(offerId), 'default');
    expect(shown?.offer.alternatives.map(({ id }) => id)).toEqual([second, third]);
    expect((await detailOf(stage, offerId)).takenOut).toEqual([]);
  });

  it('sends exactly what was looked at: a window that is behind sends and stores nothing', async () => {
    const { stage, offerId } = await createDraft(1);
    const looked = await detailOf(stage, offerId);
    await patch(stage, offerId, {
      number: 1,
      revision: looked.revision,
      letter: 'Dear Clara, typed in another window.',
    });
    const stale = { status: 409, details: { number: 1, revision: looked.revision + 1 } };
    await expect(send(stage, offerId, looked)).rejects.toMatchObject(stale);
    await expect(patch(stage, offerId, { number: 1, revision: looked.revision, title: 'Mine' })).rejects.toMatchObject(
      stale,
    );
    await send(stage, offerId, await detailOf(stage, offerId));
    const shown = await getOfferByToken(offerToken(offerId), 'default');
    expect(shown?.offer.letter).toBe('Dear Clara, typed in another window.');
  });

  it('keeps everything else when another alternative is added', async () => {
    const { stage, offerId, leads } = await createDraft(1);
    const typed = { title: 'A white week', letter: 'Typed.', clientEmail: 'clara@weiss.example' };
    const [id = ''] = (await detailOf(stage, offerId)).alternatives.map((one) => one.id);
    await patch(stage, offerId, { number: 1, revision: 1, ...typed, alternatives: [{ id, markup: 1500.5 }] });
    const source = offerSourceSchema.parse({ leads: leads.slice(0, 1) });
    await inScope(stage.agent, (tx) => addAlternatives(tx, stage.agent, offerId, source, context));
    const after = await detailOf(stage, offerId);
    expect(after).toMatchObject({ ...typed, revision: 3 });
    expect(after.alternatives.map(({ earned }) => earned?.markup)).toEqual([150_050, 0]);
  });

  it('never takes a stay of another client', async () => {
    const { stage, offerId } = await createDraft(1);
    const guests = [{ firstName: 'Viola', lastName: 'Imhof' }];
    const other = await save({ hotelId: stage.hotelId, agent: stage.agent }, { guests });
    const source = offerSourceSchema.parse({ leads: [other] });
    const added = inScope(stage.agent, (tx) => addAlternatives(tx, stage.agent, offerId, source, context));
    await expect(added).rejects.toMatchObject({ code: 'offerOtherClient' });
    expect((await detailOf(stage, offerId)).alternatives).toHaveLength(1);
  });

  it('saves the stay of another client anew for this one, at the price of the moment', async () => {
    const { stage, offerId } = await createDraft(1);
    const rooms = await createStage({ units: 3 });
    const guests = [{ firstName: 'Viola', lastName: 'Imhof' }];
    const other = await save({ hotelId: rooms.hotelId, agent: stage.agent }, { guests });
    await makeDearer(rooms.hotelId);
    const source = offerSourceSchema.parse({ stayOf: other });
    await inScope(stage.agent, (tx) => addAlternatives(tx, stage.agent, offerId, source, context));
    const { alternatives, clientId } = await detailOf(stage, offerId);
    const added = alternatives[1]?.lead?._id ?? '';
    expect(added).not.toBe(other);
    expect(alternatives[1]?.base).toBeGreaterThan(350_000);
    const lead = await ownerDb.lead.findUniqueOrThrow({ where: { id: added } });
    expect(lead).toMatchObject({ clientId, clientLastName: 'Weiss', status: 'INTEREST' });
    expect(await ownerDb.lead.findUniqueOrThrow({ where: { id: other } })).toMatchObject({ clientLastName: 'Imhof' });

    const stranger = await createStage();
    const asked = inScope(stranger.agent, (tx) => addAlternatives(tx, stranger.agent, offerId, source, context));
    await expect(asked).rejects.toMatchObject({ status: 404 });
  });

  it('is sent once, however often the button is pressed', async () => {
    const { stage, offerId } = await createDraft(1);
    await patch(stage, offerId, { number: 1, revision: 1, clientEmail: 'clara@weiss.example' });
    const seen = await detailOf(stage, offerId);
    const answers = await Promise.allSettled([send(stage, offerId, seen, true), send(stage, offerId, seen, true)]);
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    const events = await ownerDb.offerEvent.count({ where: { offerId, type: 'sent' } });
    const mails = await ownerDb.outbox.count({ where: { dedupeKey: `offer:${offerId}:1:client` } });
    expect([events, mails]).toEqual([1, 1]);
  });

  it('stops at a price that has moved, until the new one is taken', async () => {
    const { stage, offerId, ids } = await createDraft(1);
    await makeDearer(stage.hotelId);
    const seen = await detailOf(stage, offerId);
    await expect(send(stage, offerId, seen)).rejects.toMatchObject({
      code: 'offerPriceMoved',
      details: { alternatives: ids },
    });
    expect(await getOfferByToken(offerToken(offerId), 'default')).toBeNull();
    const input = { number: 1, revision: seen.revision, alternativeId: ids[0] ?? '' };
    await inScope(stage.agent, (tx) => repriceAlternative(tx, stage.agent, offerId, input, context));
    const repriced = await detailOf(stage, offerId);
    expect(repriced.alternatives[0]?.base).toBeGreaterThan(350_000);
    await send(stage, offerId, repriced);
    expect((await getOfferByToken(offerToken(offerId), 'default'))?.offer.alternatives[0]?.price?.total).toBe(
      repriced.alternatives[0]?.base,
    );
  });

  it('asks for what is missing only when it is sent', async () => {
    const { stage, offerId } = await createDraft(1);
    await patch(stage, offerId, { number: 1, revision: 1, title: '', letter: '' });
    await expect(send(stage, offerId, await detailOf(stage, offerId))).rejects.toMatchObject({
      status: 422,
      fields: { title: 'required', letter: 'required' },
    });
  });

  it('begins a new version by choice alone, and what was approved stays', async () => {
    const { stage, offerId, ids } = await createDraft(2);
    await send(stage, offerId, await detailOf(stage, offerId));
    const yes = { number: 1, alternativeId: ids[1] ?? '', name: 'Clara Weiss', isAgreed: true as const };
    await inScope(stage.agent, (tx) => approveAsClient(tx, offerToken(offerId), yes, context));
    const approved = await detailOf(stage, offerId);
    expect(approved).toMatchObject({ isDraft: false, approval: { by: 'Clara Weiss', alternativeId: ids[1] } });
    const revision = approved.revision;
    await expect(patch(stage, offerId, { number: 1, revision, title: 'Another' })).rejects.toMatchObject({
      code: 'offerIsSent',
    });
    await inScope(stage.agent, (tx) => beginVersion(tx, stage.agent, offerId, { number: 1 }, context));
    expect(await detailOf(stage, offerId)).toMatchObject({ number: 2, isDraft: true, sent: { number: 1 } });
    expect((await getOfferByToken(offerToken(offerId), 'default'))?.offer).toMatchObject({
      number: 1,
      state: 'approved',
    });
  });

  it('tells a client who approves a moment too late what was sent meanwhile, and approves nothing', async () => {
    const { stage, offerId, ids } = await createDraft(1);
    await send(stage, offerId, await detailOf(stage, offerId));
    await inScope(stage.agent, (tx) => beginVersion(tx, stage.agent, offerId, { number: 1 }, context));
    await patch(stage, offerId, { number: 2, revision: 1, changeNote: 'A quieter room.' });
    await send(stage, offerId, await detailOf(stage, offerId));
    const late = { number: 1, alternativeId: ids[0] ?? '', name: 'Clara Weiss', isAgreed: true as const };
    const approved = inScope(stage.agent, (tx) => approveAsClient(tx, offerToken(offerId), late, context));
    await expect(approved).rejects.toMatchObject({
      code: 'offerStale',
      details: { number: 2, changeNote: 'A quieter room.' },
    });
    expect((await detailOf(stage, offerId)).approval).toBeNull();
  });

  it('tells the agent the comment itself, and what was approved at which price by whom', async () => {
    const { stage, offerId, ids } = await createDraft(1);
    await send(stage, offerId, await detailOf(stage, offerId));
    const token = offerToken(offerId);
    const alternativeId = ids[0] ?? '';
    const said = { alternativeId, text: 'Is the pool heated?' };
    await inScope(stage.agent, (tx) => commentAsClient(tx, token, said, context));
    const yes = { number: 1, alternativeId, name: 'C. Weiss', isAgreed: true as const };
    await inScope(stage.agent, (tx) => approveAsClient(tx, token, yes, context));
    const rows = await ownerDb.outbox.findMany({
      where: { dedupeKey: { startsWith: `offer:${offerId}:` } },
      orderBy: { id: 'asc' },
    });
    const mails = await Promise.all(
      rows.map(({ dedupeKey, payload }) => composeMail(dedupeKey, mailPayloadSchema.parse(payload))),
    );
    const house = (await detailOf(stage, offerId)).alternatives[0]?.content.house ?? '';
    expect(mails[0]?.text).toContain('Is the pool heated?');
    expect(mails[0]?.text).toContain(house);
    for (const fact of [house, 'EUR', '3 500', 'C. Weiss']) {
      expect(mails[1]?.text.replaceAll(/\s/g, ' ')).toContain(fact);
    }
  });
});

describe('what a draft refuses', () => {
  const strangers = (id: string) => ({ number: 1, revision: 1, alternativeId: id });

  it('an alternative it never had, to be put in, priced anew or answered about', async () => {
    const { stage, offerId } = await createDraft(1);
    const { agent } = stage;
    const other = await createDraft(1);
    const [theirs = ''] = other.ids;
    await expect(
      patch(stage, offerId, { number: 1, revision: 1, alternatives: [{ id: theirs }] }),
    ).rejects.toMatchObject({ status: 422, fields: { 'alternatives.0.id': 'invalidValue' } });
    const repriced = inScope(agent, (tx) => repriceAlternative(tx, agent, offerId, strangers(theirs), context));
    await expect(repriced).rejects.toMatchObject({ status: 404 });
    const said = { alternativeId: theirs, text: 'It is.' };
    await expect(inScope(agent, (tx) => replyToClient(tx, agent, offerId, said, context))).rejects.toMatchObject({
      status: 404,
    });
    expect((await detailOf(stage, offerId)).revision).toBe(1);
  });

  it('prices that hold longer than somebody could arrive, typed or left behind by a stay that was taken out', async () => {
    const { stage, offerId } = await createDraft(1);
    const late = { status: 422, fields: { validUntil: 'offerValidityLate' } };
    const { content } = await ownerDb.offerAlternative.findFirstOrThrow({ where: { version: { offerId } } });
    const arrival = alternativeContentSchema.parse(content).checkIn;
    for (const validUntil of [addDays(arrival, 1), '9999-12-31'] as const) {
      await expect(patch(stage, offerId, { number: 1, revision: 1, validUntil })).rejects.toMatchObject(late);
    }
    await patch(stage, offerId, { number: 1, revision: 1, validUntil: arrival });
    await ownerDb.offerVersion.updateMany({
      where: { offerId },
      data: { validUntil: toDatabaseDay(addDays(arrival, 1)) },
    });
    await expect(send(stage, offerId, { number: 1, revision: 2 }, false)).rejects.toMatchObject(late);
  });

  it('prices that end in the past, and a mail to nobody', async () => {
    const { stage, offerId } = await createDraft(1);
    await expect(patch(stage, offerId, { number: 1, revision: 1, validUntil: '2026-11-30' })).rejects.toMatchObject({
      status: 422,
      fields: { validUntil: 'offerValidityPast' },
    });
    await expect(send(stage, offerId, { number: 1, revision: 1 }, true)).rejects.toMatchObject({
      status: 422,
      fields: { clientEmail: 'emailRequired' },
    });
    expect(await getOfferByToken(offerToken(offerId), 'default')).toBeNull();
  });

  it('a fifth alternative', async () => {
    const { stage, offerId, leads } = await createDraft(3);
    const add = (ids: readonly string[]) =>
      inScope(stage.agent, (tx) => {
        return addAlternatives(tx, stage.agent, offerId, offerSourceSchema.parse({ leads: ids }), context);
      });
    await expect(add(leads.slice(0, 2))).rejects.toMatchObject({ code: 'offerFull' });
    await add(leads.slice(0, 1));
    expect((await detailOf(stage, offerId)).alternatives).toHaveLength(4);
  });

  it('everything once it was sent, and a version begun twice', async () => {
    const { stage, offerId, ids, leads } = await createDraft(1);
    const { agent } = stage;
    const begin = (number: number) => inScope(agent, (tx) => beginVersion(tx, agent, offerId, { number }, context));
    await expect(begin(1)).rejects.toMatchObject({ code: 'offerStale' });
    await send(stage, offerId, await detailOf(stage, offerId));
    const added = inScope(agent, (tx) => {
      return addAlternatives(tx, agent, offerId, offerSourceSchema.parse({ leads }), context);
    });
    await expect(added).rejects.toMatchObject({ code: 'offerIsSent' });
    const { revision } = await detailOf(stage, offerId);
    const asked = { number: 1, revision, alternativeId: ids[0] ?? '' };
    const repriced = inScope(agent, (tx) => repriceAlternative(tx, agent, offerId, asked, context));
    await expect(repriced).rejects.toMatchObject({ code: 'offerIsSent' });
    await begin(1);
    await expect(begin(1)).rejects.toMatchObject({ code: 'offerStale' });
  });

  it('to be made without an agency, or of two clients', async () => {
    const { stage, leads } = await createDraft(1);
    const source = offerSourceSchema.parse({ leads });
    const nobody = await viewerOf(await createUser({ role: 'admin' }));
    await expect(inScope(nobody, (tx) => createOffer(tx, nobody, source, context))).rejects.toMatchObject({
      code: 'agencyNeeded',
    });
    const guests = [{ firstName: 'Viola', lastName: 'Imhof' }];
    const other = await save({ hotelId: stage.hotelId, agent: stage.agent }, { guests });
    const both = offerSourceSchema.parse({ leads: [...leads, other] });
    await expect(inScope(stage.agent, (tx) => createOffer(tx, stage.agent, both, context))).rejects.toMatchObject({
      code: 'offerOtherClient',
    });
  });

  it('to be begun with the stay of another client alone, or to take one of another agency', async () => {
    const { stage, offerId, leads } = await createDraft(1);
    const { agent } = stage;
    const stayOf = (id = '') => offerSourceSchema.parse({ stayOf: id });
    const begun = inScope(agent, (tx) => createOffer(tx, agent, stayOf(leads[0]), context));
    await expect(begun).rejects.toMatchObject({ code: 'invalidInput', status: 422 });
    const theirs = await save(await createStage());
    const added = inScope(agent, (tx) => addAlternatives(tx, agent, offerId, stayOf(theirs), context));
    await expect(added).rejects.toMatchObject({ code: 'notFound', status: 404 });
    expect((await detailOf(stage, offerId)).alternatives).toHaveLength(1);
  });

  it('rooms for days that have passed', async () => {
    const { stage } = await createDraft(1);
    const { hotelId } = stage;
    const rooms = [{ roomId: `${hotelId}-room`, id: `${hotelId}-plan`, numAdults: 2 }];
    const days = { checkInDate: '2026-11-20', checkOutDate: '2026-11-22' };
    const selection = { hotelId, ...days, paymentProfile: 'ClientPays', rooms };
    const source = offerSourceSchema.parse({ selection });
    await expect(inScope(stage.agent, (tx) => createOffer(tx, stage.agent, source, context))).rejects.toMatchObject({
      status: 422,
      fields: { 'selection.checkInDate': expect.any(String) },
    });
  });
});
