import { beforeAll, expect, it } from 'vitest';
import { POST as exportTo } from '@/app/api/privacy/exports/route';
import { lookAtPerson } from '@/lib/people/privacy/queries';
import { createTeam } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { createHotel, createRatePlan, createRoom } from '@/tests/factories/hotel';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { signIn, viewerOf } from '@/tests/factories/user';
import { createPerson, personOf, type Team } from './stage';

let team: Team;

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  await createHotel('hotel');
  await createRoom('hotel', 'room');
  await createRatePlan('hotel', 'plan');
  team = await createTeam();
});

async function exported(clientId: string) {
  const { cookie } = await signIn(team.owner);
  const { status, body, text } = await callApi(exportTo, { method: 'POST', cookie, body: { clientId } });
  expect(status).toBe(200);
  const of = (table: string) => body.records.filter((record: { of: string }) => record.of === table);
  return { of, text };
}

it('tells the words of mails to the person, of those to others the subject: they say what is earned', async () => {
  const person = personOf(60);
  const { clientId } = await createPerson(team, person);
  const earns = { text: `Commission on ${person.lastName}: EUR 350` };
  await ownerDb.developmentMail.updateMany({
    where: { to: 'agent@agency.example', subject: `For ${person.lastName}` },
    data: earns,
  });
  const { of, text } = await exported(clientId);
  const mails = of('development_mail').map(({ facts }: { facts: Record<string, string> }) => [
    facts.to === person.email ? 'person' : 'other',
    facts.subject,
    facts.text !== undefined,
  ]);
  expect(mails.sort()).toEqual([
    ['other', `For ${person.lastName}`, false],
    ['person', `For ${person.lastName}`, true],
    ['person', `For ${person.lastName}`, true],
  ]);
  expect(text).not.toMatch(/commission/i);
});

it('of an offer for one client that holds a lead of another, nothing is the other’s', async () => {
  const [hers, his] = [personOf(61), personOf(62)];
  const { clientId } = await createPerson(team, hers);
  const { clientId: otherId, leadId } = await createPerson(team, his);
  const placesOf = async (id: string) => (await lookAtPerson(await viewerOf(team.owner), { clientId: id }))?.found;
  const before = [await placesOf(clientId), await placesOf(otherId)];
  // Older data may have such offers; a version that was sent takes no more.
  await ownerDb.$transaction([
    ownerDb.$executeRaw`ALTER TABLE offer_alternative DISABLE TRIGGER USER`,
    ownerDb.$executeRaw`
      INSERT INTO offer_alternative (version_id, position, id, kind, agency_id, snapshot_id, lead_id, markup_amount, content)
      SELECT a.version_id, 2, a.id || 'b', a.kind, a.agency_id, a.snapshot_id, ${leadId}, 0, a.content
      FROM offer_alternative a JOIN offer_version v ON v.id = a.version_id JOIN offer o ON o.id = v.offer_id
      WHERE o.client_email = ${hers.email}`,
    ownerDb.$executeRaw`ALTER TABLE offer_alternative ENABLE TRIGGER USER`,
  ]);
  const { of, text } = await exported(otherId);
  expect(of('offer')).toMatchObject([{ facts: { clientEmail: his.email } }]);
  expect(text).not.toContain(hers.lastName);
  expect((await exported(clientId)).of('offer')).toMatchObject([{ facts: { clientEmail: hers.email } }]);
  expect([await placesOf(clientId), await placesOf(otherId)]).toEqual(before);
});
