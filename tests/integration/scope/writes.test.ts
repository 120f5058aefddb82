import { beforeAll, describe, expect, it } from 'vitest';
import { at, createWriters, isDenied, letThrough, updates, type Writers } from './attempts';

/**
 * What code that forgot every check of its own could still write: raw statements as the application's role, in the scope
 * a request would have opened. Each is refused by the database itself.
 */

let own: Writers['own'];
let other: Writers['other'];
let viewers: Writers['viewers'];

beforeAll(async () => {
  ({ own, other, viewers } = await createWriters());
});

const join = (
  userId: string,
  agencyId: string,
) => `INSERT INTO membership (id, user_id, agency_id, is_owner, joined_by, joined_at)
  VALUES (gen_random_uuid()::text, '${userId}', '${agencyId}', true, 'registration', '${at}')`;

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
      "UPDATE property SET currency = 'USD'",
      'DELETE FROM property',
      'DELETE FROM stay_offer',
      "UPDATE stay_rate SET currency = 'USD'",
      'DELETE FROM stay_rate',
      "UPDATE stay SET check_in = '2027-01-01'",
      "UPDATE sales_information SET accepted_payment_methods = '{}'",
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
