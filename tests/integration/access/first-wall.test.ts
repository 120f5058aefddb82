import { beforeAll, describe, expect, it } from 'vitest';
import { changeAgency } from '@/lib/people/agency/commands/change';
import { storeLogo } from '@/lib/people/agency/commands/logo';
import { claimProgramme, decideProgramme } from '@/lib/people/agency/commands/programmes';
import { askForVerification, decideVerification } from '@/lib/people/agency/commands/verification';
import { getAgency, getLogo, listAgencies, listManagedAgencies } from '@/lib/people/agency/queries';
import { createInvitation, resendInvitation, revokeInvitation } from '@/lib/people/invitation/commands';
import { listInvitations } from '@/lib/people/invitation/queries';
import { changeMemberRole, removeMember } from '@/lib/people/membership/commands';
import { listMembers } from '@/lib/people/membership/queries';
import { getUserExport } from '@/lib/people/personal-data/queries';
import { listProgrammesOfAgency } from '@/lib/people/programme/queries';
import { updateUser } from '@/lib/people/user/commands';
import type { Transaction } from '@/lib/platform/db';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { answerDestinationRequest } from '@/lib/sales/destination-request/commands';
import { createProgrammes } from '@/tests/factories/agency';
import { writeContext } from '@/tests/factories/message';
import { asOwner, ownerDb } from '@/tests/factories/owner';
import { viewerOf } from '@/tests/factories/user';
import { createWorld, type MadeWorld } from './world';

let world: MadeWorld;
/** Somebody with every right in the other agency, and a plain agent in ours. */
let stranger: Viewer;
let agent: Viewer;

beforeAll(async () => {
  await createProgrammes();
  world = await createWorld();
  stranger = await viewerOf(world.other.colleague);
  agent = await viewerOf(world.people.agent);
});

type Command = (tx: Transaction, viewer: Viewer, context: WriteContext) => Promise<unknown>;
const logo = { bytes: new Uint8Array([1]), mediaType: 'image/png' as const, width: 1, height: 1 };
const ours = () => world.own.agency.id;
const member = () => ({ agencyId: ours(), userId: world.own.colleague.id });
const nobodyElse = { stranger: 404, agent: 404 };

/** Commands about our agency, with what they say to the two. `agent` may be refused by name: they know the agency. */
const commands: [string, Command, { stranger: number; agent: number }][] = [
  ['changeAgency', (tx, viewer, context) => changeAgency(tx, viewer, ours(), { name: 'X' }, context), nobodyElse],
  ['storeLogo', (tx, viewer, context) => storeLogo(tx, viewer, ours(), logo, context), nobodyElse],
  ['claimProgramme', (tx, viewer, context) => claimProgramme(tx, viewer, ours(), 'second', context), nobodyElse],
  ['askForVerification', (tx, viewer, context) => askForVerification(tx, viewer, ours(), {}, context), nobodyElse],
  [
    'decideVerification',
    (tx, viewer, context) => decideVerification(tx, viewer, ours(), { status: 'verified' }, context),
    { stranger: 403, agent: 403 },
  ],
  [
    'decideProgramme',
    (tx, viewer, context) =>
      decideProgramme(tx, viewer, { agencyId: ours(), programmeId: 'first' }, { status: 'verified' }, context),
    { stranger: 403, agent: 403 },
  ],
  [
    'changeMemberRole',
    (tx, viewer, context) => changeMemberRole(tx, viewer, member(), { role: 'agent' }, context),
    nobodyElse,
  ],
  ['removeMember', (tx, viewer, context) => removeMember(tx, viewer, member(), context), nobodyElse],
  [
    'resendInvitation',
    (tx, viewer, context) => resendInvitation(tx, viewer, world.own.invitationId, context),
    nobodyElse,
  ],
  [
    'revokeInvitation',
    (tx, viewer, context) => revokeInvitation(tx, viewer, world.own.invitationId, context),
    nobodyElse,
  ],
  [
    'answerDestinationRequest',
    (tx, viewer, context) =>
      answerDestinationRequest(tx, viewer, world.own.destinationRequestId, { status: 'planned' }, context),
    { stranger: 403, agent: 403 },
  ],
  [
    'updateUser',
    (tx, viewer, context) => updateUser(tx, viewer, world.own.colleague.id, { lastName: 'X' }, context),
    nobodyElse,
  ],
];

describe('the first wall, with the second one open', () => {
  it.each(commands)('%s', async (_, command, expected) => {
    const before = await ownerDb.audit.count();
    for (const [name, viewer] of [
      ['stranger', stranger],
      ['agent', agent],
    ] as const) {
      const context = writeContext({ brandId: 'default' });
      await expect(asOwner((tx) => command(tx, viewer, context))).rejects.toMatchObject({ status: expected[name] });
    }
    expect(await ownerDb.audit.count()).toBe(before);
  });

  it('an agent invites nobody', async () => {
    const input = { email: 'x@x.example', role: 'agent' as const };
    const context = writeContext({ brandId: 'default' });
    await expect(asOwner((tx) => createInvitation(tx, agent, input, context))).rejects.toMatchObject({ status: 403 });
  });

  it('queries answer null for what is not theirs, and refuse the lists of admins', async () => {
    for (const query of [getAgency, listMembers, listInvitations]) {
      expect([query.name, await query(stranger, ours())]).toEqual([query.name, null]);
    }
    expect(await listInvitations(agent, ours())).toBeNull();
    expect(await listProgrammesOfAgency(stranger, ours(), 'en')).toBeNull();
    expect(await getUserExport(stranger, agent.id)).toBeNull();
    const { id: logoId } = await asOwner((tx) =>
      tx.agencyLogo.create({
        data: { ...logo, agencyId: ours(), createdAt: new Date('2026-12-01') },
      }),
    );
    const ask = (viewer: Viewer) => asOwner((tx) => getLogo(viewer, logoId, { within: tx }));
    expect([await ask(stranger), (await ask(agent))?.mediaType]).toEqual([null, logo.mediaType]);
    await expect(listAgencies(agent)).rejects.toMatchObject({ status: 403 });
    await expect(listManagedAgencies(agent)).rejects.toMatchObject({ status: 403 });
  });
});
