import { beforeAll, expect, it } from 'vitest';
import { enterScope } from '@/lib/people/scope';
import { db } from '@/lib/platform/db';
import type { Viewer } from '@/lib/platform/viewer/types';
import { createTeam } from '@/tests/factories/agency';
import { createHotel, createRatePlan, createRoom } from '@/tests/factories/hotel';
import { createLead } from '@/tests/factories/lead';
import { asOwner } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, viewerOf } from '@/tests/factories/user';

type Team = Awaited<ReturnType<typeof createTeam>> & { leadId: string; clientId: string };

let own: Team;
let other: Team;
let viewers: Record<'agent' | 'stranger' | 'contact' | 'admin', Viewer>;

async function createTeamWithLead(): Promise<Team> {
  const team = await createTeam();
  const asked = { hotelId: 'hotel', roomId: 'room', ratePlanId: 'plan' };
  const lead = await createLead({ agencyId: team.agency.id, userId: team.agent.id, ...asked });
  const { clientId } = await asOwner((tx) => tx.lead.findUniqueOrThrow({ where: { id: lead.id } }));
  return { ...team, leadId: lead.id, clientId: clientId ?? '' };
}

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  await createHotel('hotel');
  await createRoom('hotel', 'room');
  await createRatePlan('hotel', 'plan');
  own = await createTeamWithLead();
  other = await createTeamWithLead();
  viewers = {
    agent: await viewerOf(own.agent),
    // A scope opened for an agency this person does not belong to.
    stranger: { ...(await viewerOf(own.agent)), agency: (await viewerOf(other.agent)).agency },
    contact: await viewerOf(await createUser({ role: 'operator', hotelId: 'hotel' })),
    admin: await viewerOf(await createUser({ role: 'admin' })),
  };
});

class Undone extends Error {}

async function attempt(viewer: Viewer, sql: string): Promise<string> {
  let rows = 0;
  try {
    await db.$transaction(async (tx) => {
      await enterScope(tx, viewer);
      rows = await tx.$executeRawUnsafe(sql);
      throw new Undone();
    });
  } catch (error) {
    if (error instanceof Undone) return `${rows} rows`;
    return /permission denied|row-level security/.test(String(error)) ? 'refused' : String(error);
  }
  return 'committed';
}

const at = '2026-11-22T08:00:00Z';
const event = (leadId: string, by: string, actor: string | null) =>
  `INSERT INTO lead_event (lead_id, type, at, by, actor_id, request_id)
    VALUES ('${leadId}', 'requestedOption', '${at}', '${by}', ${actor ? `'${actor}'` : 'NULL'}, 'r')`;
const snapshot = (agencyId: string) =>
  `INSERT INTO price_snapshot (id, agency_id, hotel_id, hash, content, currency, created_at)
    VALUES (gen_random_uuid()::text, '${agencyId}', 'hotel', repeat('0', 64), '{}', 'EUR', '${at}')`;
const client = (agencyId: string) =>
  `INSERT INTO client (id, agency_id, reference, first_name, last_name, created_at, updated_at)
    VALUES (gen_random_uuid()::text, '${agencyId}', 'CC1', 'A', 'B', '${at}', '${at}')`;
const lead = (agencyId: string, userId: string) =>
  `INSERT INTO lead (id, reference, agency_id, user_id, brand_id, hotel_id, client_first_name, client_last_name,
    payment_profile, check_in, check_out, adults, currency, created_at, updated_at, snapshot_id)
    VALUES ('new', 'new', '${agencyId}', '${userId}', 'default', 'hotel', 'A', 'B', 'ClientPays', '2027-03-06',
    '2027-03-13', 2, 'EUR', '${at}', '${at}', (SELECT snapshot_id FROM lead LIMIT 1))`;

it('an agent writes leads, events, snapshots and clients of their own agency, in their own name', async () => {
  const { agency, agent, leadId, clientId } = own;
  for (const sql of [
    lead(agency.id, agent.id),
    event(leadId, 'agent', agent.id),
    event(leadId, 'system', null),
    snapshot(agency.id),
    client(agency.id),
    `UPDATE lead SET status = 'REQUESTED_OPTION', version = 2 WHERE id = '${leadId}'`,
    `UPDATE client SET nationality = 'AT' WHERE id = '${clientId}'`,
  ])
    expect([sql, await attempt(viewers.agent, sql)]).toEqual([sql, '1 rows']);
});

it('nobody writes another agency’s, in another’s name, or what is written once', async () => {
  const { agency, agent, owner, leadId, clientId } = own;
  const there = other.agency.id;
  const ofAgent = [
    lead(there, agent.id),
    lead(agency.id, owner.id),
    event(other.leadId, 'agent', agent.id),
    event(leadId, 'agent', owner.id),
    event(leadId, 'supplier', agent.id),
    snapshot(there),
    client(there),
    `UPDATE lead SET version = 2 WHERE id = '${other.leadId}'`,
    `UPDATE lead SET agency_id = '${there}' WHERE id = '${leadId}'`,
    `UPDATE lead_room SET price_total = 1 WHERE lead_id = '${other.leadId}'`,
    `UPDATE client SET agency_id = '${there}' WHERE id = '${clientId}'`,
    `UPDATE client SET nationality = 'AT' WHERE id = '${other.clientId}'`,
  ];
  const ofAnybody = [
    "UPDATE lead_event SET reason = 'another'",
    'DELETE FROM lead_event',
    'UPDATE price_snapshot SET price_total = 1',
    'DELETE FROM price_snapshot',
    'DELETE FROM lead',
    'DELETE FROM client',
    'UPDATE room_night SET sold = 0',
    'UPDATE room_projection SET nights = 0',
    'DELETE FROM room_hold',
    'UPDATE rate_plan SET commission_percent = 100',
    "UPDATE hotel_agreement SET commission_percent = 100 WHERE id <> ''",
  ];
  const through: string[] = [];
  const ask = async (viewer: Viewer, attempts: readonly string[]) => {
    for (const sql of attempts) {
      const outcome = await attempt(viewer, sql);
      if (outcome !== 'refused' && outcome !== '0 rows') through.push(`${sql} → ${outcome}`);
    }
  };
  await ask(viewers.agent, [...ofAgent, ...ofAnybody]);
  await ask(viewers.admin, ofAnybody);
  await ask(viewers.stranger, [lead(there, agent.id), snapshot(there), client(there), ...ofAgent.slice(7, 8)]);
  await ask(viewers.contact, [event(leadId, 'supplier', null), `UPDATE lead SET version = 2 WHERE id = '${leadId}'`]);
  expect(through).toEqual([]);
});

it('a lead is of one hotel or of one property', async () => {
  const { agency, agent } = own;
  const ofNeither = lead(agency.id, agent.id).replace("'hotel', 'A'", "NULL, 'A'");
  expect(await attempt(viewers.agent, ofNeither)).toContain('lead_of_one');
});
