import { expect, it } from 'vitest';
import { scoped } from '@/lib/people/scope';
import type { Viewer } from '@/lib/platform/viewer/types';
import { sendMessage } from '@/lib/sales/conversation/commands/send';
import { messageSchema } from '@/lib/sales/conversation/schema';
import { createTeam } from '@/tests/factories/agency';
import { createConversation } from '@/tests/factories/conversation';
import { createHotel } from '@/tests/factories/hotel';
import { writeContext } from '@/tests/factories/message';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { actingViewer, createUser, viewerOf } from '@/tests/factories/user';

it('what an admin writes for an agency is told with both names, what its own people write is not told twice', async () => {
  await createBrand('default');
  await createPlaces();
  await createHotel('hotel');
  const [team, admin] = [await createTeam(), await createUser({ role: 'admin' })];
  const agent = await viewerOf(team.agent);
  const id = await createConversation(agent, 'hotel');
  const told = () => ownerDb.audit.findMany({ where: { action: 'conversation.written', entityId: id } });
  const write = async (viewer: Viewer, key: string) => {
    const said = messageSchema.parse({ side: 'agency', key, body: 'We look into it.' });
    await scoped(viewer, (tx) => sendMessage(tx, viewer, id, said, writeContext()));
  };
  await write(agent, 'written-by-the-agent');
  expect(await told()).toEqual([]);
  const acting = await actingViewer(admin, team.agency.id);
  for (const _ of [1, 2]) await write(acting, 'written-by-the-admin');
  expect(await told()).toMatchObject([{ actorId: admin.id, actingFor: team.agency.id, entity: 'conversation' }]);
});
