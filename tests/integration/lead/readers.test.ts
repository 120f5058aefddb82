import { beforeAll, expect, it } from 'vitest';
import { getLead } from '@/lib/sales/lead/queries/detail';
import { listLeads } from '@/lib/sales/lead/queries/leads';
import { getRequest } from '@/lib/sales/lead/queries/requests';
import { getOfferByToken } from '@/lib/sales/offer/queries/client-offer';
import { readerKeys, undeclared } from '@/tests/access/lead-readers';
import { createSentOffer } from '@/tests/factories/offer';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, viewerOf } from '@/tests/factories/user';
import {
  happen as happenToProperty,
  save as saveProperty,
  createStage as stageOfProperty,
} from '../property-lead/stage';
import { createStage, happen, save } from './stage';

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

const SECRET = {
  markupAmount: 12_345n,
  bookingReference: 'TLS-SECRET',
  clientReference: 'CC-SECRET',
  loyaltyNumber: 'L1',
};
const textOf = (value: unknown) => JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `${each}` : each));

it('of a hotel’s lead each reader gets the keys that are declared for them, and no other', async () => {
  const stage = await createStage();
  const id = await save(stage);
  await happen(stage, id, ['requestOption']);
  await ownerDb.lead.update({ where: { id }, data: SECRET });
  const lookedOn = { ...stage.agent, isClientSafe: true };
  const of = (seesCommission: boolean) => ({ seesCommission });
  // From the lead an agency goes on to its client's page, but not before the client's eyes; the house to what is kept.
  const { clientId } = await ownerDb.lead.findUniqueOrThrow({ where: { id } });
  const house = await viewerOf(await createUser({ role: 'admin' }));
  const readers = [stage.agent, { ...stage.agent, isClientSafe: true }, house];
  const known = await Promise.all(readers.map((reader) => getLead(reader, id, 'en', of(false))));
  const page = `/partner/clients/${clientId}`;
  expect(known.map((lead) => lead?.clientHref)).toEqual([
    page,
    undefined,
    `/partner/manage/privacy?clientId=${clientId}`,
  ]);
  expect(undeclared(await getLead(stage.agent, id, 'en', of(true)), readerKeys.detail('agency'))).toEqual([]);
  const safe = await getLead(lookedOn, id, 'en', of(false));
  expect(undeclared(safe, readerKeys.detail('agencyLookedOn'))).toEqual([]);
  expect(textOf(safe)).not.toContain('12345');
  const line = (await listLeads(stage.agent, {}, of(true))).find(({ _id }) => _id === id);
  expect(undeclared(line, readerKeys.line('agency'))).toEqual([]);
  const safeLine = (await listLeads(lookedOn, {}, of(false))).find(({ _id }) => _id === id);
  expect(undeclared(safeLine, readerKeys.line('agencyLookedOn'))).toEqual([]);
  const request = (await getRequest(stage.contact, id, 'en'))?.request;
  expect(undeclared(request, readerKeys.request)).toEqual([]);
  expect(textOf(request)).not.toMatch(/SECRET|12345/);

  const { token } = await createSentOffer({ agencyId: stage.team.agency.id, userId: stage.agent.id, leadId: id });
  const offer = (await getOfferByToken(token, 'default'))?.offer;
  expect(undeclared(offer, readerKeys.offer)).toEqual([]);
  expect(textOf(offer)).not.toMatch(/SECRET|12345|commission|markup/i);
});

it('of a property’s lead they are the same, and an opened one keeps the time zone of its place', async () => {
  const stage = await stageOfProperty();
  const id = await saveProperty(stage);
  await happenToProperty(stage, id, ['requestOption']);
  await ownerDb.lead.update({ where: { id }, data: SECRET });
  const detail = await getLead(stage.agent, id, 'en', { seesCommission: true });
  expect(undeclared(detail, readerKeys.detail('agency'))).toEqual([]);
  const [line] = await listLeads(stage.agent, {}, { seesCommission: false });
  expect([detail?.timeZone, line?.timeZone]).toEqual(['Europe/Vienna', 'Europe/Vienna']);
  const request = (await getRequest(stage.operator, id, 'en'))?.request;
  expect(undeclared(request, readerKeys.request)).toEqual([]);
  expect(textOf(request)).not.toMatch(/SECRET|12345|L1/);
});
