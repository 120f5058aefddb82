import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { clock } from '@/lib/platform/clock';
import { ownerDb } from '@/tests/factories/owner';
import { openDemonstration } from '@/tests/setup/demonstration';
import { openAs } from '@/tests/setup/pages/open';

beforeAll(async () => {
  await openDemonstration((await clock.business()).today());
}, 300_000);

it('who has no lead, and something due, reads what is due', async () => {
  const { agencyId, user } = await ownerDb.membership.findFirstOrThrow({
    where: { removedAt: null, user: { role: 'agent', subject: { not: null }, leads: { none: {} } } },
    include: { user: true },
  });
  const read = async () => (await openAs(user.email, '/partner/dashboard')).text;
  await ownerDb.deadline.deleteMany({ where: { userId: user.id } });
  expect(await read()).not.toContain('"id":"leads"');
  const id = randomUUID();
  await ownerDb.deadline.create({
    data: {
      ...{
        id,
        subject: 'lead',
        subjectId: id,
        kind: 'payment',
        key: id,
        waitsFor: 'agency',
        agencyId,
        userId: user.id,
      },
      ...{ timeZone: 'Europe/Vienna', isDay: false, until: new Date((await clock.now()).getTime() + 3_600_000) },
      ...{ beginsAt: new Date(0), createdAt: new Date(0), reason: { due: 'balance', amount: 100, currency: 'EUR' } },
    },
  });
  expect(await read()).toContain(`due-${id}`);
});
