import { beforeAll, expect, it } from 'vitest';
import * as interests from '@/app/api/hotels/interests/route';
import { noteChange } from '@/lib/platform/changes';
import { callApi } from '@/tests/factories/api';
import { createRatePlan } from '@/tests/factories/hotel';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { signIn } from '@/tests/factories/user';
import { createStage, interestOf } from './stage';

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  const { id: _, ...brand } = await ownerDb.brand.findUniqueOrThrow({ where: { id: 'default' } });
  await ownerDb.brand.create({
    data: {
      ...brand,
      id: 'strict',
      position: 1,
      companyPattern: 'vela private',
      isBookingReferenceNeeded: true,
      isClientReferenceNeeded: true,
      isOfferMarkupSupported: false,
    },
  });
});

async function poster(company: string | null) {
  const stage = await createStage();
  await ownerDb.user.update({ where: { id: stage.agent.id }, data: { company } });
  const { cookie } = await signIn(stage.team.agent);
  const post = (changes: Record<string, unknown> = {}) =>
    callApi(interests.POST, {
      method: 'POST',
      cookie,
      body: interestOf(stage.hotelId, changes),
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
  return { post, stage };
}

it('references are required by the brand of the company, whatever host was asked, and kept with their prefix', async () => {
  const { post } = await poster('Vela Private');
  const refused = await post({ partnerAgency: { tls: 'TLS', cc: '' } });
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['partnerAgency.tls', 'partnerAgency.cc']]);
  const saved = await post({ partnerAgency: { tls: 'TLSTLS9', cc: 'cc 1187' } });
  expect(saved.status).toBe(201);
  expect(await ownerDb.lead.findUniqueOrThrow({ where: { id: saved.body._id } })).toMatchObject({
    bookingReference: 'TLS9',
    clientReference: 'CC1187',
  });
});

it('the kind of card is required of the card programme’s own people alone', async () => {
  const { post } = await poster('Carta Lifestyle Desk');
  const refused = await post();
  expect([refused.status, refused.body.errors]).toEqual([422, { amexCardMember: 'Required' }]);
  expect((await post({ amexCardMember: 'centurion' })).status).toBe(201);
  expect((await (await poster(null)).post()).status).toBe(201);
});

it('a lead keeps the brand that was shown, the guests of its rooms, and a markup only where the brand knows one', async () => {
  const guests = [
    { firstName: 'Clara', lastName: 'Weiss' },
    { firstName: 'Jonas', lastName: 'Weiss' },
  ];
  const sent = { guests, partnerAgency: { tls: 'TLS9', cc: 'CC9', markupAmount: 250.5 } };
  const savedBy = async (company: string | null) => {
    const { body } = await (await poster(company)).post(sent);
    return ownerDb.lead.findUniqueOrThrow({ where: { id: body._id } });
  };
  expect(await savedBy('Vela Private')).toMatchObject({ brandId: 'strict', guests, markupAmount: 0n });
  expect(await savedBy(null)).toMatchObject({ brandId: 'default', guests, markupAmount: 25_050n });
});

it('a package rate is saved only by whoever has read its rules', async () => {
  const { post, stage } = await poster(null);
  await ownerDb.brand.update({ where: { id: 'default' }, data: { paymentProfileChange: 'everywhere' } });
  noteChange(null);
  const packaged = `${stage.hotelId}-package`;
  await createRatePlan(stage.hotelId, packaged, { kind: 'package', paymentProfiles: ['AgencyPaysPackageRate'] });
  const sent = {
    paymentProfile: 'AgencyPaysPackageRate',
    rooms: [{ roomId: `${stage.hotelId}-room`, id: packaged, numAdults: 2 }],
  };
  const refused = await post(sent);
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['arePackageRulesRead']]);
  expect(await ownerDb.lead.count({ where: { hotelId: stage.hotelId } })).toBe(0);
  expect((await post({ ...sent, arePackageRulesRead: true })).status).toBe(201);
});
