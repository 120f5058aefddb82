import { beforeAll, expect, it } from 'vitest';
import * as interests from '@/app/api/hotels/interests/route';
import { callApi } from '@/tests/factories/api';
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
    },
  });
});

async function poster(company: string | null) {
  const stage = await createStage();
  await ownerDb.user.update({ where: { id: stage.agent.id }, data: { company } });
  const { cookie } = await signIn(stage.team.agent);
  return (changes: Record<string, unknown> = {}) =>
    callApi(interests.POST, {
      method: 'POST',
      cookie,
      body: interestOf(stage.hotelId, changes),
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
}

it('references are required by the brand of the company, whatever host was asked, and kept with their prefix', async () => {
  const post = await poster('Vela Private');
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
  const post = await poster('Carta Lifestyle Desk');
  const refused = await post();
  expect([refused.status, refused.body.errors]).toEqual([422, { amexCardMember: 'Required' }]);
  expect((await post({ amexCardMember: 'centurion' })).status).toBe(201);
  expect((await (await poster(null))()).status).toBe(201);
});
