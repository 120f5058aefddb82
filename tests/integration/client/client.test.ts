import { beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '@/lib/platform/viewer/types';
import { getClient, listClients } from '@/lib/sales/client/queries';
import { listLeads } from '@/lib/sales/lead/queries/leads';
import { getOffer } from '@/lib/sales/offer/queries/detail';
import { listOffers, listOffersOfClient } from '@/lib/sales/offer/queries/offers';
import { findInPalette } from '@/lib/sales/palette/queries';
import { createMember, createTeam } from '@/tests/factories/agency';
import { createHotel, createRatePlan, createRoom } from '@/tests/factories/hotel';
import { createSentOffer } from '@/tests/factories/offer';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { actingViewer, createUser, viewerOf } from '@/tests/factories/user';
import { createPerson, personOf, type Team } from '../privacy/stage';

type Who = 'agent' | 'colleague' | 'supervisor' | 'acting' | 'stranger' | 'house' | 'customer';
let viewers: Record<Who, Viewer>;
let ours: Awaited<ReturnType<typeof createPerson>>;
let second: Awaited<ReturnType<typeof createPerson>>;
let theirs: Awaited<ReturnType<typeof createPerson>>;
let team: Team;
const person = personOf(1);

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  await createHotel('hotel', { name: 'Aurora Palace' });
  await createRoom('hotel', 'room');
  await createRatePlan('hotel', 'plan');
  team = await createTeam({ name: 'Ours' });
  const others = await createTeam({ name: 'Theirs' });
  const admin = await createUser({ role: 'admin' });
  viewers = {
    agent: await viewerOf(team.agent),
    colleague: await viewerOf(await createMember(team.agency, 'agent')),
    supervisor: await viewerOf(team.owner),
    acting: await actingViewer(admin, team.agency.id),
    stranger: await viewerOf(others.owner),
    house: await viewerOf(admin),
    customer: await viewerOf(await createUser({ role: 'customer' })),
  };
  ours = await createPerson(team, person);
  second = await createPerson(team, personOf(2));
  // Another agency's, who is called the same.
  theirs = await createPerson(others, { ...person, email: 'same@name.example' });
});

const shownTo = async (viewer: Viewer, clientId: string) => {
  const client = await getClient(viewer, clientId);
  return {
    leads: (await listLeads(viewer, { scope: 'team', clientId })).map(({ _id }) => _id),
    offers: (await listOffersOfClient(viewer, { _id: clientId, ...person })).length,
    conversations: client?.conversations.map(({ hotel, messages }) => ({ hotel, messages })),
    consents: client?.consents.map(({ about, by }) => ({ about, by })),
    emails: client?.emails,
  };
};

describe('a client of an agency', () => {
  it.each<Who>(['agent', 'supervisor', 'acting'])('has everything of theirs on one page, for %s', async (who) => {
    const client = await getClient(viewers[who], ours.clientId);
    expect(client).toMatchObject({ name: `${person.firstName} ${person.lastName}`, reference: expect.any(String) });
    expect(await shownTo(viewers[who], ours.clientId)).toEqual({
      leads: [ours.leadId],
      offers: 1,
      conversations: [{ hotel: 'Aurora Palace', messages: 1 }],
      consents: [{ about: 'A week', by: `${person.firstName} ${person.lastName}` }],
      emails: [person.email.toLowerCase()],
    });
  });

  it('of whom a colleague has everything shows a colleague who they are, and nothing of it', async () => {
    expect((await getClient(viewers.colleague, ours.clientId))?.name).toContain(person.lastName);
    const nothing = { leads: [], offers: 0, conversations: [], consents: [], emails: [] };
    expect(await shownTo(viewers.colleague, ours.clientId)).toEqual(nothing);
  });

  it.each<Who>(['stranger', 'house', 'customer'])(
    'is not there for %s, as nobody is under an unknown id',
    async (who) => {
      expect(await getClient(viewers[who], ours.clientId)).toBeNull();
      expect(await getClient(viewers[who], 'nobody')).toBeNull();
    },
  );

  it('tells nothing of the other agency’s client of that name', async () => {
    const all = JSON.stringify(await getClient(viewers.stranger, theirs.clientId));
    expect(all).toContain(person.lastName);
    expect(all).not.toContain(person.email);
    expect(await getClient(viewers.supervisor, theirs.clientId)).toBeNull();
  });

  it('loses what is the agency’s own while a client looks on', async () => {
    const client = await getClient({ ...viewers.agent, isClientSafe: true }, ours.clientId);
    expect(client).not.toHaveProperty('reference');
    expect(client).not.toHaveProperty('emails');
  });

  it('is listed for whoever has a lead of theirs, found by name or reference, and by nobody before a client', async () => {
    const idsOf = async (viewer: Viewer, search?: string) =>
      (await listClients(viewer, search)).map(({ _id }) => _id).sort();
    const both = [ours.clientId, second.clientId].sort();
    expect(await idsOf(viewers.agent)).toEqual(both);
    expect(await idsOf(viewers.supervisor)).toEqual(both);
    expect(await idsOf(viewers.colleague)).toEqual([]);
    expect(await idsOf(viewers.stranger)).toEqual([theirs.clientId]);
    expect(await idsOf(viewers.house)).toEqual([]);
    const [line] = await listClients(viewers.agent, `${person.lastName} ${person.firstName}`.toUpperCase());
    expect(line).toMatchObject({ _id: ours.clientId, leads: 1, lastArrival: '2027-03-06' });
    expect(await idsOf(viewers.agent, line?.reference)).toEqual([ours.clientId]);
    expect(await idsOf({ ...viewers.agent, isClientSafe: true })).toEqual([]);
  });

  it('is where the palette leads', async () => {
    const asked = { query: person.lastName, recent: [], locale: 'en', isDemoHost: false } as const;
    const found = await findInPalette(viewers.agent, asked);
    const hrefs = found.filter(({ kind }) => kind === 'client').map(({ href }) => href);
    expect(hrefs).toEqual([`/partner/clients/${ours.clientId}`]);
  });

  it.each<[Who, boolean]>([
    ['agent', true],
    ['supervisor', true],
    ['acting', true],
    ['house', false],
  ])('is where their offer leads %s: %s', async (who, leads) => {
    const line = (await listOffers(viewers[who])).find(({ clientName }) => clientName.includes(person.lastName));
    const detail = await getOffer(viewers[who], line?._id ?? '', { seesCommission: false, locale: 'en' });
    const page = leads ? ours.clientId : null;
    expect([line?.clientPageId, detail?.clientPageId]).toEqual([page, page]);
  });

  it('has no offer that was made from a lead of theirs for somebody else', async () => {
    const { agency, agent } = team;
    const other = { firstName: 'Ada', lastName: 'Nowhere', email: 'ada@post.example' };
    await createSentOffer({ agencyId: agency.id, userId: agent.id, leadId: ours.leadId, client: other });
    const shown = await shownTo(viewers.agent, ours.clientId);
    expect([shown.offers, shown.emails]).toEqual([1, [person.email.toLowerCase()]]);
    const line = (await listOffers(viewers.agent)).find(({ clientName }) => clientName === 'Ada Nowhere');
    const detail = await getOffer(viewers.agent, line?._id ?? '', { seesCommission: false, locale: 'en' });
    expect([line?.clientPageId, detail?.clientPageId]).toEqual([null, null]);
  });
});
