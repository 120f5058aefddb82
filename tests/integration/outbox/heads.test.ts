import { beforeAll, beforeEach, expect, it } from 'vitest';
import { getMailHeads } from '@/lib/documents/mail/heads';
import { deliverDue } from '@/lib/entry/worker/deliver';
import { retryDelivery } from '@/lib/people/outbox/commands';
import { scoped } from '@/lib/people/scope';
import { listOutbox, listTopics } from '@/lib/platform/outbox/queries';
import { SUBJECT_GONE } from '@/lib/platform/outbox/rules';
import { createDevelopmentMail } from '@/lib/platform/vendors/mail/development';
import { writeContext } from '@/tests/factories/message';
import { createStoredEnquiry } from '@/tests/factories/outbox';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand } from '@/tests/factories/place';
import { createUser, viewerOf } from '@/tests/factories/user';

let admin: Awaited<ReturnType<typeof viewerOf>>;

beforeAll(async () => {
  await createBrand();
  admin = await viewerOf(await createUser({ role: 'admin' }));
});
beforeEach(async () => {
  await ownerDb.outbox.deleteMany();
  await ownerDb.enquiry.deleteMany();
});

it('an admin reads to whom a mail goes and what it is called; nobody else does', async () => {
  await createStoredEnquiry({ email: 'guest@example.com', language: 'de' });
  const lines = await listOutbox(admin, 'waiting');
  const heads = await getMailHeads(admin, lines);
  expect(lines.map(({ _id, mail }) => [mail?.mail, heads.get(_id)?.to, heads.get(_id)?.subject]).sort()).toEqual([
    ['enquiryOffice', 'reservations@alpenglow.example', 'New general enquiry'],
    ['enquirySender', 'guest@example.com', 'Ihre Anfrage für 2. – 9. März 2030'],
  ]);
  const agent = await viewerOf(await createUser({ role: 'agent' }));
  await expect(getMailHeads(agent, lines)).rejects.toMatchObject({ status: 403 });
});

it('what a mail was about and is gone is given up with that reason, and has no head', async () => {
  await createStoredEnquiry({ email: 'guest@example.com', language: 'de' });
  await ownerDb.enquiry.deleteMany();
  await deliverDue({ mailer: createDevelopmentMail(), batchSize: 10, leaseMilliseconds: 60_000 });
  const lines = await listOutbox(admin, 'failed');
  expect(lines.map(({ lastError }) => lastError)).toEqual([SUBJECT_GONE, SUBJECT_GONE]);
  expect((await getMailHeads(admin, lines)).size).toBe(0);
});

it('an admin has a delivery tried once more, which the audit tells of; nobody else has, nor is told of', async () => {
  await createStoredEnquiry({ email: 'guest@example.com', language: 'de' });
  const { id } = await ownerDb.outbox.findFirstOrThrow();
  await ownerDb.outbox.update({ where: { id }, data: { failedAt: new Date(), attempts: 9 } });
  const retry = (viewer: typeof admin, which: string) =>
    scoped(viewer, (tx) => retryDelivery(tx, viewer, which, writeContext()));
  const agent = await viewerOf(await createUser({ role: 'agent' }));
  await expect(retry(agent, String(id))).rejects.toMatchObject({ status: 403 });
  await expect(retry(admin, '0')).rejects.toMatchObject({ status: 404 });
  const told = () => ownerDb.audit.findMany({ where: { action: 'outbox.retried' } });
  expect(await told()).toEqual([]);
  await retry(admin, String(id));
  expect(await ownerDb.outbox.findUnique({ where: { id } })).toMatchObject({ failedAt: null, attempts: 0 });
  expect(await told()).toMatchObject([{ actorId: admin.id, entity: 'outbox', entityId: String(id) }]);
});

it('a figure of what leaves the house opens its kind alone, of what went out today’s', async () => {
  const now = new Date();
  const today = new Date(now.getTime() - 3_600_000);
  const base = { payload: {}, nextAttemptAt: now };
  const rows = [
    { topic: 'chat', deliveredAt: now },
    { topic: 'chat', deliveredAt: new Date(today.getTime() - 1) },
    { topic: 'chat' },
    { topic: 'sandbox', failedAt: now },
    { topic: 'sandbox' },
  ];
  await ownerDb.outbox.createMany({
    data: rows.map((row, index) => ({ ...base, ...row, dedupeKey: `figure:${index}`, createdAt: now })),
  });
  for (const { topic, waiting, sent, failed } of await listTopics(admin, today)) {
    expect([
      topic,
      (await listOutbox(admin, 'waiting', { topic })).length,
      (await listOutbox(admin, 'delivered', { topic, since: today })).length,
      (await listOutbox(admin, 'failed', { topic })).length,
    ]).toEqual([topic, waiting, sent, failed]);
  }
  expect((await listOutbox(admin, 'delivered')).length).toBe(2);
});
