import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/palette/route';
import { leadsOf, leadsOfSql } from '@/lib/people/access/leads';
import { scoped } from '@/lib/people/scope';
import type { Viewer } from '@/lib/platform/viewer/types';
import { conversationsOf, conversationsOfSql } from '@/lib/sales/conversation/scope';
import { conversationSides } from '@/lib/sales/conversation/types';
import { findInPalette } from '@/lib/sales/palette/queries';
import type { PaletteKey } from '@/lib/sales/palette/schema';
import { createMember, createTeam } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { createConversation } from '@/tests/factories/conversation';
import { createHotel, createRatePlan, createRoom } from '@/tests/factories/hotel';
import { createLead } from '@/tests/factories/lead';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createProperty } from '@/tests/factories/property';
import { actingViewer, createUser, signIn, viewerOf } from '@/tests/factories/user';

const HOTEL = 'aurora';
const rooms = { hotelId: HOTEL, roomId: `${HOTEL}-room`, ratePlanId: `${HOTEL}-plan` };

type Who =
  | 'agent'
  | 'lifestyle'
  | 'supervisor'
  | 'stranger'
  | 'newcomer'
  | 'customer'
  | 'contact'
  | 'strangeContact'
  | 'operator'
  | 'admin'
  | 'acting';
let viewers: Record<Who, Viewer>;
/** Leads by whose they are, and the conversation of our agent. */
let ids: Record<'agents' | 'supervisors' | 'strangers' | 'conversation', string>;

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  await createHotel(HOTEL, { name: 'Aurora Palace' });
  await createHotel('aurora-demo', { name: 'Aurora Trial', isDemo: true });
  await createHotel('zenith', { name: 'Zénith' });
  await createRoom(HOTEL, rooms.roomId);
  await createRatePlan(HOTEL, rooms.ratePlanId);
  await createProperty({ id: 'P1', isListed: true });
  await createProperty({ id: 'P2', status: 'draft' });
  const ours = await createTeam({ name: 'Ours' });
  const theirs = await createTeam({ name: 'Theirs' });
  const lifestyle = await createMember(ours.agency, 'carta_lifestyleAgent');
  const admin = await createUser({ role: 'admin' });
  viewers = {
    agent: await viewerOf(ours.agent),
    lifestyle: await viewerOf(lifestyle),
    supervisor: await viewerOf(ours.owner),
    stranger: await viewerOf(theirs.agent),
    newcomer: await viewerOf(await createUser()),
    customer: await viewerOf(await createUser({ role: 'customer' })),
    contact: await viewerOf(await createUser({ role: 'operator', hotelId: HOTEL })),
    strangeContact: await viewerOf(await createUser({ role: 'operator', hotelId: 'zenith' })),
    operator: await viewerOf(await createUser({ role: 'operator', operatorId: 'operator' })),
    admin: await viewerOf(admin),
    acting: await actingViewer(admin, ours.agency.id),
  };
  const leadOf = async (agencyId: string, userId: string) => (await createLead({ agencyId, userId, ...rooms })).id;
  ids = {
    agents: await leadOf(ours.agency.id, ours.agent.id),
    supervisors: await leadOf(ours.agency.id, ours.owner.id),
    strangers: await leadOf(theirs.agency.id, theirs.agent.id),
    conversation: await createConversation(viewers.agent, HOTEL),
  };
  // An interest is the agency's own; what is asked for is the hotel's, too.
  await ownerDb.lead.update({ where: { id: ids.agents }, data: { status: 'REQUESTED_OPTION' } });
});

function ask(viewer: Viewer, query: string, recent: PaletteKey[] = []) {
  return findInPalette(viewer, { query, recent, locale: 'en', isDemoHost: false });
}

const keysOf = (entries: { kind: string; _id: string }[]) => entries.map(({ kind, _id }) => `${kind} ${_id}`).sort();

/** What each finds by the name of the hotel, their flag for demonstrations being off. */
const expected = (): Record<Who, string[]> => {
  const { agents, supervisors, strangers, conversation } = ids;
  const all = [`lead ${agents}`, `lead ${supervisors}`, `lead ${strangers}`];
  const team = [`hotel ${HOTEL}`, `lead ${agents}`, `lead ${supervisors}`, `conversation ${conversation}`];
  return {
    agent: [`hotel ${HOTEL}`, `lead ${agents}`, `conversation ${conversation}`],
    lifestyle: [`hotel ${HOTEL}`],
    supervisor: team,
    stranger: [`hotel ${HOTEL}`, `lead ${strangers}`],
    newcomer: [],
    customer: [],
    contact: [`deskHotel ${HOTEL}`, `request ${agents}`],
    strangeContact: [],
    operator: [],
    admin: [`deskHotel ${HOTEL}`, 'deskHotel aurora-demo', ...all, `conversation ${conversation}`],
    acting: team,
  };
};

const withoutDemos = (viewer: Viewer): Viewer => ({
  ...viewer,
  flags: { ...viewer.flags, shouldDisplayDemoHotels: false, shouldDisplayDemoProperties: false },
});

describe('the palette finds what is theirs to open, and nothing else', () => {
  it.each<Who>([
    'agent',
    'lifestyle',
    'supervisor',
    'stranger',
    'newcomer',
    'customer',
    'contact',
    'strangeContact',
    'operator',
    'admin',
    'acting',
  ])('%s', async (who) => {
    expect(keysOf(await ask(withoutDemos(viewers[who]), 'aurora'))).toEqual(expected()[who].sort());
  });

  it('a demonstration hotel only with its flag', async () => {
    const flags = { ...viewers.agent.flags, shouldDisplayDemoHotels: true };
    expect(keysOf(await ask({ ...viewers.agent, flags }, 'aurora trial'))).toEqual(['hotel aurora-demo']);
  });

  it('houses by name or place: for sale to agencies, all of their own to operators', async () => {
    expect(keysOf(await ask(withoutDemos(viewers.agent), 'haus lech'))).toEqual(['property P1']);
    expect(keysOf(await ask(viewers.operator, 'haus lech'))).toEqual(['deskProperty P1', 'deskProperty P2']);
    expect(keysOf(await ask(viewers.contact, 'haus'))).toEqual([]);
  });

  it('clients of the own agency', async () => {
    const clients = (entries: { kind: string }[]) => entries.filter(({ kind }) => kind === 'client').length;
    expect(clients(await ask(viewers.agent, 'weiss'))).toBe(2);
    expect(clients(await ask(viewers.stranger, 'weiss'))).toBe(1);
    expect(clients(await ask(viewers.admin, 'weiss'))).toBe(0);
    expect(clients(await ask(viewers.contact, 'weiss'))).toBe(0);
  });

  it('without accents, by every word, and by no single letter', async () => {
    expect(keysOf(await ask(viewers.agent, 'ZENITH'))).toEqual(['hotel zenith']);
    expect(keysOf(await ask(viewers.agent, 'zénith lech'))).toEqual(['hotel zenith']);
    expect(await ask(viewers.agent, 'zenith gstaad')).toEqual([]);
    expect(await ask(viewers.agent, 'z')).toEqual([]);
  });

  it('before a client nobody by name: no client, and no lead found or called by one', async () => {
    const safe = { ...viewers.agent, isClientSafe: true };
    expect(await ask(safe, 'weiss')).toEqual([]);
    const found = await ask(safe, 'aurora');
    expect(found.find(({ kind }) => kind === 'lead')?.label).toBe(ids.agents);
    expect(JSON.stringify(found)).not.toContain('Weiss');
    const desk = await ask({ ...viewers.contact, isClientSafe: true }, 'aurora');
    expect(desk.find(({ kind }) => kind === 'request')?.label).toBe('Ours');
    expect(JSON.stringify(desk)).not.toContain('Weiss');
  });

  it('what was opened lately, where it is still theirs', async () => {
    const recent: PaletteKey[] = [
      { kind: 'lead', id: ids.strangers },
      { kind: 'lead', id: ids.agents },
      { kind: 'hotel', id: 'zenith' },
      { kind: 'deskHotel', id: HOTEL },
    ];
    expect(keysOf(await ask(viewers.agent, '', recent))).toEqual(['hotel zenith', `lead ${ids.agents}`]);
    expect(await ask(viewers.agent, '')).toEqual([]);
  });

  it('says where each leads and what tells it from another', async () => {
    const lead = { kind: 'lead', _id: ids.agents, label: 'Clara Weiss' };
    const note = `${ids.agents} · Aurora Palace · 6 – 13 Mar 2027`;
    expect((await ask(viewers.agent, ids.agents)).filter(({ kind }) => kind === 'lead')).toEqual([
      { ...lead, note, href: `/partner/dashboard?hotel-lead-id=${ids.agents}` },
    ]);
    expect(await ask(viewers.admin, ids.agents)).toEqual([
      { ...lead, note, href: `/partner/dashboard/admin?hotel-lead-id=${ids.agents}` },
    ]);
    expect((await ask(viewers.admin, 'zenith')).map(({ href }) => href)).toEqual(['/partner/manage/hotels/zenith']);
    expect((await ask(viewers.contact, 'clara')).map(({ href }) => href)).toEqual([`/desk?request=${ids.agents}`]);
    const { cookie } = await signIn(await createUser({ role: 'operator', hotelId: 'zenith' }));
    const { status, body } = await callApi(GET, { cookie, query: '?query=zenith' });
    expect([status, body]).toEqual([
      200,
      [{ kind: 'deskHotel', _id: 'zenith', label: 'Zénith', note: 'Desk · Lech', href: '/desk/calendar' }],
    ]);
  });
});

describe('rules that stand in a raw statement are those of the lists', () => {
  const idsIn = (rows: { id: string }[]) => rows.map(({ id }) => id).sort();

  it.each<Who>(['agent', 'lifestyle', 'supervisor', 'stranger', 'customer', 'contact', 'admin', 'acting'])(
    'for %s',
    async (who) => {
      const viewer = viewers[who];
      const [leads, conversations] = await scoped('system', async (tx) => [
        [
          await tx.$queryRaw<{ id: string }[]>`SELECT l.id FROM lead l WHERE ${leadsOfSql(viewer)}`,
          await tx.lead.findMany({ where: leadsOf(viewer), select: { id: true } }),
        ],
        await Promise.all(
          conversationSides.map(async (side) => [
            await tx.$queryRaw<{ id: string }[]>`
              SELECT c.id FROM conversation c WHERE ${conversationsOfSql(viewer, side)}`,
            await tx.conversation.findMany({ where: conversationsOf(viewer, side), select: { id: true } }),
          ]),
        ),
      ]);
      for (const [raw = [], listed = []] of [leads, ...conversations]) expect(idsIn(raw)).toEqual(idsIn(listed));
    },
  );
});
