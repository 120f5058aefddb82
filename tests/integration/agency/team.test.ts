import { beforeAll, describe, expect, it } from 'vitest';
import { getManagedAgency } from '@/lib/people/manage/queries';
import { getTeam } from '@/lib/people/team/queries';
import { countWaiting } from '@/lib/sales/manage/queries';
import { createAgency, createProgrammes, createTeam } from '@/tests/factories/agency';
import { asSystem, createUser, viewerOf } from '@/tests/factories/user';

beforeAll(createProgrammes);

const claimedAt = new Date('2026-11-20T08:00:00Z');

describe('the page of a team', () => {
  it('shows everybody their colleagues, and invitations to those who manage the agency', async () => {
    const { agency, owner, agent } = await createTeam();
    const forOwner = await getTeam(await viewerOf(owner), agency.id);
    expect(forOwner).toMatchObject({ members: [{ _id: owner.id }, { _id: agent.id }], invitations: [] });
    expect(await getTeam(await viewerOf(agent), agency.id)).toMatchObject({
      members: [{ _id: owner.id }, { _id: agent.id }],
      invitations: null,
    });
  });

  it('knows a member of a card programme once that is verified', async () => {
    const { agency, owner } = await createTeam();
    const viewer = await viewerOf(owner);
    const isCardMember = async () => (await getTeam(viewer, agency.id))?.isCardMember;
    await asSystem((tx) =>
      tx.agencyProgramme.createMany({
        data: [
          { agencyId: agency.id, programmeId: 'card', claimedAt },
          { agencyId: agency.id, programmeId: 'first', claimedAt, status: 'verified' },
        ],
      }),
    );
    expect(await isCardMember()).toBe(false);
    await asSystem((tx) =>
      tx.agencyProgramme.updateMany({ where: { programmeId: 'card' }, data: { status: 'verified' } }),
    );
    expect(await isCardMember()).toBe(true);
  });
});

describe('what an admin manages', () => {
  it('is an agency with its people and programmes, or nothing', async () => {
    const admin = await viewerOf(await createUser({ role: 'admin' }));
    const { agency, owner, agent } = await createTeam();
    const detail = await getManagedAgency(admin, agency.id, 'en');
    expect(detail).toMatchObject({
      agency: { _id: agency.id },
      request: null,
      members: [{ _id: owner.id }, { _id: agent.id }],
    });
    expect(detail?.programmes.map(({ _id }) => _id)).toEqual(['first', 'second', 'card']);
    expect(await getManagedAgency(admin, 'nobody', 'en')).toBeNull();
  });

  it('counts what waits for an answer, not what has one', async () => {
    const admin = await viewerOf(await createUser({ role: 'admin' }));
    const before = await countWaiting(admin);
    const { agency, agent } = await createTeam({ verification: 'pending' });
    await createAgency({ verification: 'none' });
    const open = { agencyId: agency.id, askedById: agent.id, place: 'Lech', reason: 'Snow', createdAt: claimedAt };
    const answered = { ...open, status: 'planned' as const, answeredAt: claimedAt, answeredById: agent.id };
    await asSystem((tx) => tx.destinationRequest.createMany({ data: [open, answered] }));
    expect(await countWaiting(admin)).toEqual({
      ...before,
      agencies: before.agencies + 1,
      destinations: before.destinations + 1,
    });
  });
});
