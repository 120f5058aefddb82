import { beforeAll, expect, it } from 'vitest';
import { listAgencyHistory } from '@/lib/people/audit/queries';
import { createTeam } from '@/tests/factories/agency';
import { ownerDb } from '@/tests/factories/owner';
import { actingViewer, createUser, type TestUser, viewerOf } from '@/tests/factories/user';

let own: Awaited<ReturnType<typeof createTeam>>;
let other: Awaited<ReturnType<typeof createTeam>>;
let admin: TestUser;

const line = { at: new Date('2026-11-20T08:00:00Z'), requestId: 'r' };

beforeAll(async () => {
  [own, other] = [await createTeam(), await createTeam()];
  admin = await createUser({ role: 'admin', firstName: 'Anton', lastName: 'Reiter' });
  for (const { agency, owner, agent } of [own, other]) {
    const { id: agencyId } = agency;
    const before = { name: 'Former' };
    await ownerDb.audit.createMany({
      data: [
        {
          ...line,
          actorId: owner.id,
          action: 'agency.changed',
          entity: 'agency',
          entityId: agencyId,
          before,
          after: { name: 'New' },
        },
        {
          ...line,
          actorId: admin.id,
          actingFor: agencyId,
          action: 'agency.changed',
          entity: 'agency',
          entityId: agencyId,
        },
        {
          ...line,
          actorId: owner.id,
          action: 'membership.roleChanged',
          entity: 'membership',
          entityId: 'm',
          after: { agencyId, userId: agent.id },
        },
        {
          ...line,
          actorId: admin.id,
          action: 'agreement.made',
          entity: 'agreement',
          entityId: 'a',
          after: { agencyId, commissionPercent: 12 },
        },
      ],
    });
  }
});

it('tells supervisors who did what to their agency and for it, an admin by name and on whose behalf', async () => {
  const { agency, agent } = own;
  const told = await listAgencyHistory(await viewerOf(own.owner), {});
  expect(told?.next).toBeNull();
  expect(told?.results).toMatchObject([
    { action: 'membership.roleChanged', about: { agency: agency.name, person: expect.stringContaining('First') } },
    { actor: { displayName: 'Anton Reiter' }, actingFor: { name: agency.name } },
    { actor: { _id: own.owner.id }, actingFor: null, before: { name: 'Former' }, after: { name: 'New' } },
  ]);
  expect(JSON.stringify(told)).not.toMatch(/commission|agreement/);
  const acting = await listAgencyHistory(await actingViewer(admin, agency.id), {});
  expect(acting?.results.map(({ _id }) => _id)).toEqual(told?.results.map(({ _id }) => _id));
  expect(await listAgencyHistory(await viewerOf(agent), {})).toBeNull();
});

it('goes on where a page ended, and never into another agency', async () => {
  const viewer = await viewerOf(other.owner);
  const all = (await listAgencyHistory(viewer, {}))?.results ?? [];
  const older = await listAgencyHistory(viewer, { before: all[0]?._id });
  expect(older?.results.map(({ _id }) => _id)).toEqual(all.slice(1).map(({ _id }) => _id));
  expect(all.map(({ about }) => about.agency)).toEqual([other.agency.name, other.agency.name, other.agency.name]);
  expect(await listAgencyHistory(await viewerOf(admin), {})).toBeNull();
});
