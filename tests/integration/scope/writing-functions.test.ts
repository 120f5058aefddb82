import { beforeAll, describe, expect, it } from 'vitest';
import { enterScope } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { at, attempt, call, createWriters, isDenied, isRefused, letThrough, updates, type Writers } from './attempts';

let own: Writers['own'];
let other: Writers['other'];
let viewers: Writers['viewers'];

beforeAll(async () => {
  ({ own, other, viewers } = await createWriters());
});

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
