import { beforeAll, describe, expect, it } from 'vitest';
import { POST as approve } from '@/app/api/offers/[token]/approval/route';
import { POST as comment, GET as pulse } from '@/app/api/offers/[token]/comments/route';
import { POST as visit } from '@/app/api/offers/[token]/visits/route';
import { scoped } from '@/lib/people/scope';
import { paths } from '@/lib/platform/addresses/paths';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { db } from '@/lib/platform/db';
import { approveAsClient, commentAsClient } from '@/lib/sales/offer/commands/client';
import { sendOffer } from '@/lib/sales/offer/commands/sending';
import type { AlternativeContent } from '@/lib/sales/offer/content';
import { getOfferByToken } from '@/lib/sales/offer/queries/client-offer';
import { getOffer } from '@/lib/sales/offer/queries/detail';
import { offerLink } from '@/lib/sales/offer/tokens';
import { createTeam } from '@/tests/factories/agency';
import { createHotel, createRatePlan, createRoom } from '@/tests/factories/hotel';
import { createLead } from '@/tests/factories/lead';
import { alternativeContent, createSentOffer } from '@/tests/factories/offer';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { jsonRequest } from '@/tests/factories/request';
import { viewerOf } from '@/tests/factories/user';
import { contextAt } from '../lead/stage';

type Team = Awaited<ReturnType<typeof createTeam>>;
let own: Team;
let other: Team;

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  await createHotel('hotel');
  await createRoom('hotel', 'room');
  await createRatePlan('hotel', 'plan');
  own = await createTeam();
  other = await createTeam();
});

async function sent(validUntil?: PlainDate, content?: AlternativeContent) {
  const asked = { agencyId: own.agency.id, userId: own.agent.id };
  const { id: leadId } = await createLead({ ...asked, hotelId: 'hotel', roomId: 'room', ratePlanId: 'plan' });
  return createSentOffer({ ...asked, leadId, validUntil, content });
}

type Handler = typeof approve;

async function post(handler: Handler, token: string, body: object, brand = 'default'): Promise<number> {
  const asked = jsonRequest(body, { 'x-alpenglow-brand': brand });
  const response = await handler(asked, { params: Promise.resolve({ token }) });
  return response.status;
}

const on = (today: PlainDate) => ({ ...contextAt(`${today}T09:00:00Z`), today: () => today });
const approveOn = (today: PlainDate, token: string) =>
  db.$transaction((tx) => approveAsClient(tx, token, yes, on(today)));

const yes = { number: 1, alternativeId: 'a', name: 'Clara Weiss', isAgreed: true as const };

describe('what a client does with an offer', () => {
  it('is seen by its agent and by no other agency: opened, commented, approved once', async () => {
    const { id, token } = await sent();
    const agent = await viewerOf(own.agent);
    const status = async () => (await getOffer(agent, id, { seesCommission: true, locale: 'en' }))?.status;
    expect(await post(visit, token, { number: 1 })).toBe(200);
    expect(await post(comment, token, { alternativeId: 'a', text: 'Is the pool heated?' })).toBe(201);
    expect(await status()).toBe('commented');
    expect(await post(approve, token, { ...yes, isAgreed: false })).toBe(422);
    const answers = await Promise.all([post(approve, token, yes), post(approve, token, yes)]);
    expect(answers.sort()).toEqual([200, 409]);
    await expect(approveOn('2026-11-20', token)).rejects.toMatchObject({ status: 409, code: 'offerApproved' });
    expect(await status()).toBe('approved');
    expect(await getOffer(await viewerOf(other.owner), id, { seesCommission: true, locale: 'en' })).toBeNull();
    const mails = await ownerDb.outbox.findMany({ where: { dedupeKey: { startsWith: `offer:${id}:` } } });
    expect(mails.map(({ payload }) => (payload as { notice: string }).notice).sort()).toEqual([
      'approved',
      'commented',
    ]);
    expect(JSON.stringify(mails.map(({ payload }) => payload))).not.toContain(token);
  });

  it('has the same answer for an unknown link, an altered one, and one whose journeys are over', async () => {
    const { id, token } = await sent();
    const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [altered, id, 'x']) {
      expect([await post(approve, wrong, yes), await getOfferByToken(wrong, 'default')]).toEqual([404, null]);
    }
    await expect(approveOn('2030-03-14', token)).rejects.toMatchObject({ status: 404 });
    const linkOf = async (offer: { id: string }) =>
      (await getOffer(await viewerOf(own.agent), offer.id, { seesCommission: true, locale: 'en' }))?.link;
    expect(await linkOf({ id })).toContain(paths.clientOffer(token));
    const over = await sent(undefined, { ...alternativeContent, checkIn: '2026-03-06', checkOut: '2026-03-13' });
    expect([await getOfferByToken(over.token, 'default'), await linkOf(over)]).toEqual([null, null]);
  });

  it('is mailed once more while its page opens, not afterwards', async () => {
    const agent = await viewerOf(own.agent);
    const mailAgain = ({ id }: { id: string }) =>
      scoped(agent, (tx) => sendOffer(tx, agent, id, { number: 1, revision: 1, byMail: true }, on('2026-11-20')));
    expect(await mailAgain(await sent())).toMatchObject({ status: 'sent' });
    const over = await sent(undefined, { ...alternativeContent, checkIn: '2026-03-06', checkOut: '2026-03-13' });
    await expect(mailAgain(over)).rejects.toMatchObject({ status: 409, code: 'offerOver' });
    expect(await ownerDb.outbox.count({ where: { dedupeKey: { startsWith: `offer:${over.id}:` } } })).toBe(0);
  });

  it('opens on the hosts its link leads to and nowhere else', async () => {
    const { token } = await sent();
    const { id: amexId, token: ofAmex } = await sent();
    // A brand without hosts of its own: its links lead to the agency side.
    const { id: halcyonId, token: ofHalcyon } = await sent();
    await createBrand('amex', 2);
    await createBrand('halcyon', 3);
    await ownerDb.offer.update({ where: { id: amexId }, data: { brandId: 'amex' } });
    await ownerDb.offer.update({ where: { id: halcyonId }, data: { brandId: 'halcyon' } });
    const opened = async (brand: string) => {
      const offers: string[] = [];
      for (const [name, one] of Object.entries({ default: token, amex: ofAmex, halcyon: ofHalcyon })) {
        const answers = [
          await post(visit, one, { number: 1 }, brand),
          await post(comment, one, { alternativeId: 'a', text: 'Is the pool heated?' }, brand),
          (await getOfferByToken(one, brand)) ? 200 : 404,
        ];
        expect([brand, name, new Set(answers.map((status) => status < 300)).size]).toEqual([brand, name, 1]);
        if (answers[0] === 200) offers.push(name);
      }
      return offers;
    };
    expect(await opened('default')).toEqual(['default', 'halcyon']);
    expect(await opened('amex')).toEqual(['amex']);
    for (const elsewhere of ['alpenglow', 'dnata', 'halcyon']) expect(await opened(elsewhere)).toEqual([]);
    expect(await post(approve, ofAmex, yes)).toBe(404);
    expect(await post(approve, ofAmex, yes, 'amex')).toBe(200);
    expect(offerLink({ ...(await ownerDb.offer.findUniqueOrThrow({ where: { id: amexId } })) })).toMatch(
      /^http:\/\/amex\.lds\.localhost/,
    );
  });

  it('tells a page that stands open what has come, in the words the page itself has', async () => {
    const { token } = await sent();
    const news = async (brand = 'default') => {
      const asked = new Request('http://lds.localhost/', { headers: { 'x-alpenglow-brand': brand } });
      const answer = await pulse(asked, { params: Promise.resolve({ token }) });
      return answer.status === 200 ? answer.json() : answer.status;
    };
    const first = await news();
    expect(first).toEqual((await getOfferByToken(token, 'default'))?.pulse);
    await post(comment, token, { alternativeId: 'a', text: 'Is the pool heated?' });
    expect(await news()).toEqual({ ...first, comments: first.comments + 1 });
    await post(approve, token, yes);
    expect(await news()).toMatchObject({ isApproved: true });
    expect(await news()).toEqual((await getOfferByToken(token, 'default'))?.pulse);
    expect(await news('amex')).toBe(404);
  });

  it('counts no visit of a version that is not there', async () => {
    const { id, token } = await sent();
    expect(await post(visit, token, { number: 2 })).toBe(404);
    expect(await post(visit, token, { number: 99 })).toBe(404);
    const read = () => ownerDb.offerVersion.findFirstOrThrow({ where: { offerId: id } });
    expect((await read()).viewedAt).toBeNull();
    expect(await post(visit, token, { number: 1 })).toBe(200);
    expect((await read()).viewedAt).not.toBeNull();
  });

  it('approves no stay that has begun, however long its prices are said to hold', async () => {
    const { token } = await sent('2030-03-12');
    const { checkIn } = alternativeContent;
    await expect(approveOn(addDays(checkIn, 1), token)).rejects.toMatchObject({ code: 'offerEnded', status: 410 });
    await approveOn(checkIn, token);
  });

  it('approves nothing after the last day of its prices, and may still write', async () => {
    const { id, token } = await sent();
    await expect(approveOn('2030-03-02', token)).rejects.toMatchObject({ code: 'offerEnded', status: 410 });
    const [version] = await ownerDb.offerVersion.findMany({ where: { offerId: id } });
    expect(version?.approvedAt).toBeNull();
    const question = { alternativeId: 'a', text: 'May it be extended?' };
    await db.$transaction((tx) => commentAsClient(tx, token, question, on('2030-03-02')));
    await approveOn('2030-03-01', token);
  });

  it('is about an alternative of the version before them', async () => {
    const { token } = await sent();
    // Taken out, it lies beside the others.
    for (const alternativeId of ['b', 'z']) {
      expect(await post(approve, token, { ...yes, alternativeId })).toBe(404);
      expect(await post(comment, token, { alternativeId, text: 'And this one?' })).toBe(404);
    }
    expect(await post(approve, token, { ...yes, number: 2 })).toBe(409);
  });
});

describe('the database', () => {
  it('keeps a version that was sent, and one that was approved for good', async () => {
    const { id, token } = await sent();
    const [version] = await ownerDb.offerVersion.findMany({ where: { offerId: id } });
    const where = { id: version?.id ?? '' };
    await expect(ownerDb.offerVersion.update({ where, data: { title: 'Another' } })).rejects.toThrow(/was sent/);
    await expect(ownerDb.offerAlternative.deleteMany({ where: { versionId: where.id } })).rejects.toThrow(/were sent/);
    expect(await post(approve, token, yes)).toBe(200);
    await expect(ownerDb.offerVersion.update({ where, data: { viewedAt: null } })).rejects.toThrow(/frozen/);
  });

  it('lets nobody of the agency approve in the client’s place', async () => {
    const { id } = await sent();
    const agent = await viewerOf(own.agent);
    const approval = { approvedAt: new Date(), approvedPosition: 1, approvedBy: 'Clara' };
    await expect(
      scoped(agent, (tx) => tx.offerVersion.updateMany({ where: { offerId: id }, data: approval })),
    ).rejects.toThrow(/row-level security/);
  });
});
