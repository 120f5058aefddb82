import { beforeAll, describe, expect, it } from 'vitest';
import { enterScope } from '@/lib/people/scope';
import { db, type Transaction } from '@/lib/platform/db';
import type { Viewer } from '@/lib/platform/viewer/types';
import { createProgrammes, createTeam } from '@/tests/factories/agency';
import { asOwner } from '@/tests/factories/owner';
import { createUser, signIn, viewerOf } from '@/tests/factories/user';

/**
 * What code that forgot every check of its own could still write: raw statements as the application's role, in the scope
 * a request would have opened. Each is refused by the database itself.
 */

const at = '2026-11-01T08:00:00Z';

type Team = Awaited<ReturnType<typeof createTeam>> & { sessionId: string; ids: Record<string, string> };
let own: Team;
let other: Team;
let viewers: Record<'lonely' | 'agent' | 'supervisor' | 'admin', Viewer>;

async function createFurnishedTeam(): Promise<Team> {
  const team = await createTeam();
  const { agency, owner, agent } = team;
  const agencyId = agency.id;
  const { sessionId } = await signIn(owner);
  const createdAt = new Date(at);
  const ids = await asOwner(async (tx) => {
    const expiresAt = new Date('2097-01-01');
    const open = { agencyId, role: 'agent' as const, invitedById: owner.id, createdAt, expiresAt };
    const invitation = await tx.invitation.create({
      data: { ...open, email: `guest@${agencyId}.example`, tokenHash: agencyId },
    });
    await tx.agencyProgramme.create({ data: { agencyId, programmeId: 'first', claimedAt: createdAt } });
    const picture = { mediaType: 'image/png', bytes: new Uint8Array([1]), width: 1, height: 1, createdAt };
    const logo = await tx.agencyLogo.create({ data: { agencyId, ...picture } });
    const asked = { agencyId, askedById: agent.id, place: 'p', reason: 'r', createdAt };
    const request = await tx.destinationRequest.create({ data: asked });
    await tx.payoutAccount.create({
      data: { agencyId, processorAccountId: agencyId, createdAt, updatedAt: createdAt },
    });
    return { invitation: invitation.id, logo: logo.id, request: request.id };
  });
  return { ...team, sessionId, ids };
}

beforeAll(async () => {
  await createProgrammes();
  own = await createFurnishedTeam();
  other = await createFurnishedTeam();
  const lonely = await createUser({ role: 'customer' });
  const admin = await createUser({ role: 'admin' });
  viewers = {
    lonely: await viewerOf(lonely),
    agent: await viewerOf(own.agent),
    supervisor: await viewerOf(own.owner),
    admin: await viewerOf(admin),
  };
});

class Undone extends Error {}

/** How the statement ends, in a transaction that is always taken back: refused, or so many rows. */
async function attempt(enter: (tx: Transaction) => Promise<void>, sql: string): Promise<string> {
  let rows = 0;
  try {
    await db.$transaction(async (tx) => {
      await enter(tx);
      rows = await tx.$executeRawUnsafe(sql);
      throw new Undone();
    });
  } catch (error) {
    if (error instanceof Undone) return `${rows} rows`;
    const said = /permission denied|row-level security|is not for this caller/.exec(String(error));
    return said ? 'refused' : `failed: ${String(error)}`;
  }
  return 'committed';
}

const isRefused = (outcome: string): boolean => outcome === 'refused' || outcome === '0 rows';

/** Of the attempts those that did not end as they should. */
async function letThrough(viewer: Viewer, attempts: readonly string[], isRight = isRefused): Promise<string[]> {
  const through: string[] = [];
  for (const sql of attempts) {
    const outcome = await attempt((tx) => enterScope(tx, viewer), sql);
    if (!isRight(outcome)) through.push(`${sql.replaceAll(/\s+/g, ' ')} → ${outcome}`);
  }
  return through;
}

/** Where there are no rows, only a refusal says anything. */
const isDenied = (outcome: string): boolean => outcome === 'refused';

const join = (
  userId: string,
  agencyId: string,
) => `INSERT INTO membership (id, user_id, agency_id, is_owner, joined_by, joined_at)
  VALUES (gen_random_uuid()::text, '${userId}', '${agencyId}', true, 'registration', '${at}')`;

const updates = (table: string, where: string, assignments: readonly string[]) =>
  assignments.map((assignment) => `UPDATE ${table} SET ${assignment} WHERE ${where}`);

describe('what nobody may write in the scope of a request', () => {
  it('somebody without an agency: join one as its owner, become an admin or somebody else', async () => {
    const { id } = viewers.lonely;
    const attempts = [
      join(id, other.agency.id),
      ...updates('app_user', `id = '${id}'`, [
        "role = 'admin'",
        "role = 'supervisorAgent'",
        "subject = 'somebody-else'",
        "email = 'somebody@else.example'",
        'is_email_verified = true',
        "company = 'Carta'",
        "hotel_id = 'hotel'",
        'operator_id = NULL',
        'is_demonstration = true',
        'affiliate_id = NULL',
      ]),
      `INSERT INTO agency (id, name, created_at, updated_at) VALUES ('mine', 'Mine', '${at}', '${at}')`,
      `INSERT INTO app_user (id, email, created_at) VALUES ('second', 'second@self.example', '${at}')`,
    ];
    expect(await letThrough(viewers.lonely, attempts)).toEqual([]);
  });

  it('an agent: what is a supervisor’s, or a colleague’s', async () => {
    const { agency, agent, owner, ids } = own;
    const attempts = [
      ...updates('membership', `user_id = '${agent.id}'`, [
        'is_owner = true',
        `agency_id = '${other.agency.id}'`,
        `removed_at = '${at}'`,
      ]),
      `DELETE FROM membership WHERE user_id = '${owner.id}'`,
      ...updates('app_user', `id = '${owner.id}'`, ["first_name = 'Renamed'", "role = 'agent'"]),
      ...updates('agency', `id = '${agency.id}'`, ["name = 'Renamed'", `design_main_color = '#000000'`]),
      `INSERT INTO invitation (id, agency_id, email, role, token_hash, invited_by_id, created_at, expires_at)
        VALUES ('i', '${agency.id}', 'a@b.example', 'supervisorAgent', 'h', '${agent.id}', '${at}', '2097-01-01')`,
      ...updates('invitation', `id = '${ids.invitation}'`, ["expires_at = '2099-01-01'"]),
      `INSERT INTO agency_programme (agency_id, programme_id, claimed_at) VALUES ('${agency.id}', 'second', '${at}')`,
      `INSERT INTO agency_logo (id, agency_id, media_type, bytes, width, height, created_at)
        VALUES ('l', '${agency.id}', 'image/png', '', 1, 1, '${at}')`,
      `DELETE FROM agency_logo WHERE id = '${ids.logo}'`,
      ...updates('payout_account', `agency_id = '${agency.id}'`, ["processor_account_id = 'acct_of_mine'"]),
    ];
    expect(await letThrough(viewers.agent, attempts)).toEqual([]);
  });

  it('a supervisor: another agency’s rows, moving rows there, and what only an admin decides', async () => {
    const { agency, owner, agent, ids } = own;
    const there = other.agency.id;
    const moved = `agency_id = '${there}'`;
    const attempts = [
      "UPDATE brand SET main_color = '#000000'",
      "UPDATE property SET name = 'Renamed'",
      "UPDATE content SET body = 'Reworded'",
      "UPDATE country SET name_en = 'Renamed'",
      ...updates('agency', `id = '${agency.id}'`, [
        "verification = 'verified'",
        "verification_note = 'n'",
        "auto_invite_email_domain = 'somebody-else.example'",
        'is_demonstration = true',
        `design_logo_id = '${other.ids.logo}'`,
        `id = 'another'`,
      ]),
      `UPDATE agency SET name = 'Stolen' WHERE id = '${there}'`,
      `DELETE FROM agency WHERE id = '${agency.id}'`,
      join(agent.id, there),
      ...updates('membership', `agency_id = '${agency.id}'`, [moved, 'is_owner = true']),
      `INSERT INTO invitation (id, agency_id, email, role, token_hash, invited_by_id, created_at, expires_at)
        VALUES ('i', '${there}', 'a@b.example', 'agent', 'h', '${owner.id}', '${at}', '2097-01-01')`,
      `INSERT INTO invitation (id, agency_id, email, role, token_hash, invited_by_id, created_at, expires_at)
        VALUES ('i', '${agency.id}', 'a@b.example', 'agent', 'h', '${agent.id}', '${at}', '2097-01-01')`,
      `INSERT INTO invitation (id, agency_id, email, role, token_hash, invited_by_id, created_at, expires_at, accepted_at, accepted_by_id)
        VALUES ('i', '${agency.id}', 'a@b.example', 'agent', 'h', '${owner.id}', '${at}', '2097-01-01', '${at}', '${owner.id}')`,
      ...updates('invitation', `id = '${ids.invitation}'`, [
        moved,
        "email = 'somebody@else.example'",
        "role = 'supervisorAgent'",
        `accepted_at = '${at}', accepted_by_id = '${owner.id}'`,
      ]),
      `UPDATE invitation SET revoked_at = '${at}' WHERE id = '${other.ids.invitation}'`,
      `INSERT INTO agency_programme (agency_id, programme_id, claimed_at) VALUES ('${there}', 'second', '${at}')`,
      `INSERT INTO agency_programme (agency_id, programme_id, status, claimed_at)
        VALUES ('${agency.id}', 'second', 'verified', '${at}')`,
      ...updates('agency_programme', `agency_id = '${agency.id}'`, [
        "status = 'verified'",
        "programme_id = 'card'",
        moved,
      ]),
      `INSERT INTO agency_logo (id, agency_id, media_type, bytes, width, height, created_at)
        VALUES ('l', '${there}', 'image/png', '', 1, 1, '${at}')`,
      `UPDATE agency_logo SET ${moved} WHERE id = '${ids.logo}'`,
      `DELETE FROM agency_logo WHERE id = '${other.ids.logo}'`,
      `INSERT INTO destination_request (id, agency_id, asked_by_id, place, reason, created_at)
        VALUES ('d', '${there}', '${owner.id}', 'p', 'r', '${at}')`,
      `INSERT INTO destination_request (id, agency_id, asked_by_id, place, reason, created_at)
        VALUES ('d', '${agency.id}', '${agent.id}', 'p', 'r', '${at}')`,
      ...updates('destination_request', `id = '${ids.request}'`, [
        moved,
        `status = 'planned', answered_at = '${at}', answered_by_id = '${owner.id}'`,
      ]),
      ...updates('payout_account', `agency_id = '${agency.id}'`, [moved, "processor_account_id = 'acct_of_mine'"]),
      `UPDATE payout_account SET details_submitted = true WHERE agency_id = '${there}'`,
      ...[
        [there, owner.id],
        [agency.id, agent.id],
      ].map(
        ([of, by]) => `INSERT INTO erasure (id, agency_id, email, locale, asked_by_id, asked_at, ends_at)
          VALUES ('e', '${of}', 'a@b.example', 'en', '${by}', '${at}', '2097-01-01')`,
      ),
      `INSERT INTO erasure (id, email, locale, asked_by_id, asked_at, ends_at)
        VALUES ('e', 'a@b.example', 'en', '${owner.id}', '${at}', '2097-01-01')`,
    ];
    expect(await letThrough(viewers.supervisor, attempts)).toEqual([]);
  });

  it('anybody: sessions, their own included', async () => {
    const { owner, sessionId } = own;
    const attempts = [
      `INSERT INTO session (id, user_id, door, host, access_token, id_token, token_expires_at, created_at, ends_at)
        VALUES ('s', '${other.owner.id}', 'agency', 'h', 'a', 'i', '2097-01-01', '${at}', '2097-01-01')`,
      ...updates('session', `id = '${sessionId}'`, [
        `user_id = '${other.owner.id}'`,
        `acting_for_id = '${other.agency.id}'`,
        "ends_at = '2099-01-01'",
        "host = 'elsewhere'",
      ]),
      ...updates('session', `id = '${other.sessionId}'`, ["ends_at = '2026-01-01'", `user_id = '${owner.id}'`]),
      `DELETE FROM session WHERE id = '${other.sessionId}'`,
    ];
    for (const viewer of [viewers.agent, viewers.supervisor, viewers.admin]) {
      expect(await letThrough(viewer, attempts)).toEqual([]);
    }
  });

  it('anybody: lines of the audit in somebody else’s name, or changed ones', async () => {
    const line = (actor: string, actingFor: string | null, entity: string, entityId: string) =>
      `INSERT INTO audit (at, actor_id, acting_for, action, entity, entity_id, request_id)
        VALUES ('${at}', ${actor}, ${actingFor ? `'${actingFor}'` : 'NULL'}, 'agency.changed', '${entity}', '${entityId}', 'r')`;
    const me = `'${own.owner.id}'`;
    const attempts = [
      line(`'${other.owner.id}'`, null, 'agency', own.agency.id),
      line('NULL', null, 'agency', own.agency.id),
      line(me, other.agency.id, 'agency', own.agency.id),
      line(me, null, 'agency', other.agency.id),
      "UPDATE audit SET action = 'another'",
      'DELETE FROM audit',
    ];
    expect(await letThrough(viewers.supervisor, attempts)).toEqual([]);
  });

  it('anybody, an admin included: what no request writes at all', async () => {
    const attempts = [
      "UPDATE brand SET id = 'mine'",
      "UPDATE property SET city_id = 'elsewhere'",
      'DELETE FROM property',
      'DELETE FROM stay_offer',
      "UPDATE stay_rate SET currency = 'USD'",
      'DELETE FROM stay_rate',
      "UPDATE stay SET check_in = '2027-01-01'",
      'UPDATE sales_information SET commission_percent = 0',
      "UPDATE content SET slug = 'elsewhere'",
      "UPDATE enquiry SET email = 'mine@x.example'",
      "UPDATE audit SET before = '{}'",
      "UPDATE lead_event SET reason = ''",
      'UPDATE due_event SET reference = NULL',
      `UPDATE erasure SET confirmed_by_id = '${own.agent.id}', erased_at = '${at}', found = 0`,
      'UPDATE erasure SET transaction_id = 1',
      "UPDATE personal_table SET found_by = 'true'",
      "INSERT INTO personal_column VALUES ('brand', 'name', 'emptied', true)",
      'DELETE FROM enquiry',
      'DELETE FROM contact_message',
      'DELETE FROM newsletter_subscription',
      'DELETE FROM consent_log',
      "UPDATE consent_log SET choice = 'accepted'",
      'DELETE FROM outbox',
      "UPDATE outbox SET payload = '{}'",
      'DELETE FROM setting',
      'DELETE FROM membership',
      'DELETE FROM app_user',
      'UPDATE programme SET is_card_programme = true',
      "UPDATE affiliate SET programme_id = 'card'",
    ];
    for (const viewer of [viewers.supervisor, viewers.admin]) {
      expect(await letThrough(viewer, attempts, isDenied)).toEqual([]);
    }
  });
});

const call = (name: string, ...values: (string | null)[]) =>
  `SELECT ${name}(${values.map((value) => (value === null ? 'NULL' : `'${value}'`)).join(', ')})`;

describe('the functions that write', () => {
  it('let nobody into an agency that neither invited them nor lets their verified domain in', async () => {
    const { agency, ids } = other;
    const attempts = [
      call('join_agency_by_domain', agency.id, 'm', at),
      call('accept_invitation', ids.invitation ?? '', 'm', at),
      call('register_agency', 'new', 'm', 'New', 'verified', null, null, at),
      call('register_agency', 'new', 'm', 'New', 'none', 'somebody-else.example', null, at),
    ];
    expect(await letThrough(viewers.lonely, attempts)).toEqual([]);
    const taken = await attempt(
      (tx) => enterScope(tx, viewers.lonely),
      call('register_agency', agency.id, 'm', 'New', 'none', null, null, at),
    );
    expect(taken).toContain('agency_pkey');
    const register = call('register_agency', 'new', 'm', 'New', 'none', null, null, at);
    const nobody = (tx: Transaction) => tx.$executeRaw`SELECT set_config('app.scope', 'tenant', true)`.then(() => {});
    expect(await attempt(nobody, register)).toBe('refused');
    expect(await attempt((tx) => enterScope(tx, viewers.lonely), register)).toBe('1 rows');
  });

  it('let only those change members who manage the agency, and never take its last supervisor', async () => {
    const ofOwn = [
      call('change_member_role', own.agency.id, own.agent.id, 'supervisorAgent'),
      call('remove_member', own.agency.id, own.agent.id, at),
      call('set_agency_domain', own.agency.id, null, at),
      call('set_agency_verification', own.agency.id, 'pending', null, at),
    ];
    const handOver = call('hand_agency_over', own.agency.id, own.agent.id);
    expect(await letThrough(viewers.agent, [...ofOwn, handOver], isDenied)).toEqual([]);
    const { agency, agent } = other;
    const ofOthers = [
      call('change_member_role', agency.id, agent.id, 'supervisorAgent'),
      call('change_member_role', own.agency.id, agent.id, 'agent'),
      call('change_member_role', own.agency.id, own.agent.id, 'admin'),
      call('change_member_role', own.agency.id, own.agent.id, 'carta_lifestyleAgent'),
      call('change_member_role', own.agency.id, own.owner.id, 'agent'),
      call('hand_agency_over', agency.id, agent.id),
      call('hand_agency_over', own.agency.id, agent.id),
      call('remove_member', agency.id, agent.id, at),
      call('remove_member', own.agency.id, own.owner.id, at),
      call('set_agency_domain', agency.id, null, at),
      call('set_agency_domain', own.agency.id, 'somebody-else.example', at),
      call('set_agency_verification', agency.id, 'pending', null, at),
      call('set_agency_verification', own.agency.id, 'verified', null, at),
      // The agency is verified: asking again would undo it.
      call('set_agency_verification', own.agency.id, 'pending', null, at),
    ];
    expect(await letThrough(viewers.supervisor, ofOthers, isDenied)).toEqual([]);
    expect(await letThrough(viewers.supervisor, ofOwn.slice(0, 3), (outcome) => outcome === '1 rows')).toEqual([]);
  });

  it('believe nobody who only says to be an admin, or sign-in, or that it is later', async () => {
    const { id } = own.owner;
    const ofAdmins = [
      call('set_person_role', id, 'admin'),
      call('set_person_company', id, 'Carta'),
      call('set_person_house', id, null, null),
      call('end_sessions_of_person', id),
      call('set_agency_verification', own.agency.id, 'verified', null, at),
      `UPDATE agency SET name = 'Renamed' WHERE id = '${other.agency.id}'`,
      "UPDATE app_user SET first_name = 'Renamed' WHERE role <> 'admin' AND id <> current_setting('app.user')",
      "UPDATE destination_request SET status = 'planned', answered_at = now(), answered_by_id = current_setting('app.user')",
    ];
    const merge = call('merge_people', own.agent.id, own.owner.id, at);
    expect(await letThrough({ ...viewers.supervisor, role: 'admin' }, [merge])).toEqual([]);
    const ofSignIn = [call('note_sign_in', id, 'another', 'a@b.example', 'true', null, at)];
    expect(await letThrough(viewers.supervisor, [...ofAdmins, ...ofSignIn])).toEqual([]);
    expect(await letThrough({ ...viewers.supervisor, role: 'admin' }, [...ofAdmins, ...ofSignIn])).toEqual([]);
    expect(await letThrough(viewers.admin, ofSignIn, isDenied)).toEqual([]);
    expect(await letThrough(viewers.admin, ofAdmins, (outcome) => /^[1-9]\d* rows$/.test(outcome))).toEqual([]);
    // Sign-in itself: somebody who has a subject keeps it.
    expect(await attempt((tx) => enterScope(tx, 'system'), ofSignIn[0] ?? '')).toBe('refused');
  });

  it('read our tables, whatever temporary ones somebody has put before them', async () => {
    const shadowed = await attempt(
      async (tx) => {
        await tx.$executeRaw`CREATE TEMPORARY TABLE app_user (LIKE public.app_user) ON COMMIT DROP`;
        await tx.$executeRaw`GRANT ALL ON pg_temp.app_user TO PUBLIC`;
        await tx.$executeRawUnsafe(
          `INSERT INTO pg_temp.app_user (id, email, is_email_verified, last_name, role, is_demonstration, created_at)
          VALUES ('${own.agent.id}', 'a@b.example', true, '', 'admin', false, '${at}')`,
        );
        await enterScope(tx, { ...viewers.agent, role: 'admin' });
      },
      call('set_person_role', own.agent.id, 'admin'),
    );
    expect(shadowed).toBe('refused');
  });
});

describe('the scope of the system', () => {
  it('writes sessions, what sign-in knows and what the processor says, and nothing else', async () => {
    const there = own.agency.id;
    const attempts = [
      ...updates('agency', `id = '${there}'`, ["name = 'Renamed'"]),
      ...updates('invitation', `id = '${own.ids.invitation}'`, ["expires_at = '2099-01-01'"]),
      ...updates('agency_programme', `agency_id = '${there}'`, ["status = 'verified'"]),
      `INSERT INTO app_user (id, email, role, created_at) VALUES ('n', 'n@n.example', 'admin', '${at}')`,
      `DELETE FROM agency_logo WHERE agency_id = '${there}'`,
      call('remove_member', there, own.agent.id, at),
    ];
    const through: string[] = [];
    for (const sql of attempts) {
      const outcome = await attempt((tx) => enterScope(tx, 'system'), sql);
      if (!isRefused(outcome)) through.push(`${sql} → ${outcome}`);
    }
    expect(through).toEqual([]);
  });
});
