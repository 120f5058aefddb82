import { beforeAll, expect, it } from 'vitest';
import { purgeExpired } from '@/lib/entry/worker/purge';
import { getRetention } from '@/lib/people/privacy/queries';
import { retention } from '@/lib/people/privacy/retention';
import { db } from '@/lib/platform/db';
import { createAgency, createMember } from '@/tests/factories/agency';
import { createConversation } from '@/tests/factories/conversation';
import { createHotel } from '@/tests/factories/hotel';
import { createStoredEnquiry } from '@/tests/factories/outbox';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, viewerOf } from '@/tests/factories/user';
import { beginNow } from '@/tests/setup/own-database';

const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
const hash = (name: string) => ({ confirmTokenHash: `c-${name}`, unsubscribeTokenHash: `u-${name}` });

beforeAll(async () => {
  await beginNow();
  await createBrand();
});

/** Of each kind one that is just too old and one that is not yet. */
async function fill() {
  for (const [name, at] of [
    ['old', daysAgo(1)],
    ['new', daysAgo(-1)],
  ] as const) {
    const answer = { bodyHash: 'h', responseStatus: 200, responseBody: '{}', createdAt: at, expiresAt: at };
    await ownerDb.idempotencyKey.create({ data: { scope: 's', key: name, ...answer } });
    const outcome = { form: 'f', locale: 'en', status: 'sent', values: {}, errors: {}, returnTo: '/', expiresAt: at };
    await ownerDb.formOutcome.create({ data: { tokenHash: name, ...outcome } });
    await ownerDb.rateLimiterFlexible.create({ data: { key: name, points: 1, expire: at } });
  }
  const subscription = { fullName: 'L', locale: 'en', consentVersion: 'v' };
  for (const [name, status, at] of [
    ['old', 'pending', daysAgo(14.01)],
    ['new', 'pending', daysAgo(13.9)],
    ['kept', 'confirmed', daysAgo(4000)],
    ['proof', 'unsubscribed', daysAgo(3 * 365 - 1)],
    ['past-proof', 'unsubscribed', daysAgo(3 * 366)],
  ] as const) {
    await ownerDb.newsletterSubscription.create({
      data: {
        email: `${name}@example.com`,
        status,
        requestedAt: at,
        confirmedAt: status === 'pending' ? null : at,
        unsubscribedAt: status === 'unsubscribed' ? at : null,
        ...subscription,
        ...hash(name),
      },
    });
  }
  for (const [message, at] of [
    ['old', daysAgo(90.1)],
    ['new', daysAgo(89.9)],
  ] as const) {
    await ownerDb.frontendLog.create({ data: { message, at, sessionId: 's' } });
  }
  for (const [message, at] of [
    ['old', daysAgo(2 * 366)],
    ['new', daysAgo(2 * 365 - 1)],
  ] as const) {
    const id = await createStoredEnquiry();
    await ownerDb.enquiry.update({ where: { id }, data: { message, createdAt: at } });
    const contact = { locale: 'en', brandId: 'alpenglow', name: 'n', email: 'e', requestId: 'r' };
    await ownerDb.contactMessage.create({ data: { message, createdAt: at, ...contact } });
  }
  const uploader = await createMember(await createAgency());
  await createPlaces();
  await createHotel('hotel');
  const conversationId = await createConversation(await viewerOf(uploader), 'hotel');
  const { id: messageId } = await ownerDb.conversationMessage.findFirstOrThrow({ where: { conversationId } });
  for (const [name, createdAt, sentWith] of [
    ['unsent-old', daysAgo(7.1), null],
    ['unsent-new', daysAgo(6.9), null],
    ['sent', daysAgo(400), messageId],
  ] as const) {
    const file = { name, mediaType: 'application/pdf', size: 1, bytes: new Uint8Array([1]), uploadedById: uploader.id };
    await ownerDb.conversationAttachment.create({ data: { ...file, conversationId, messageId: sentWith, createdAt } });
  }
  await ownerDb.outbox.deleteMany();
  for (const [key, dates] of [
    ['delivered-old', { deliveredAt: daysAgo(30.1) }],
    ['delivered-new', { deliveredAt: daysAgo(29.9) }],
    ['failed-old', { failedAt: daysAgo(90.1) }],
    ['failed-new', { failedAt: daysAgo(89.9) }],
    ['waiting', {}],
  ] as const) {
    const row = { topic: 'mail', payload: {}, nextAttemptAt: daysAgo(400), createdAt: daysAgo(400) };
    await ownerDb.outbox.create({ data: { dedupeKey: key, ...row, ...dates } });
  }
}

/** One done, one over by the clock, each just too old and not yet; and one that nobody has done for years. */
async function fillDeadlines() {
  const agencyId = (await createAgency()).id;
  const shared = { subject: 'agency', subjectId: agencyId, kind: 'verification', waitsFor: 'house', agencyId } as const;
  const times = { timeZone: 'Europe/Vienna', isDay: false, beginsAt: daysAgo(4000), createdAt: daysAgo(4000) };
  for (const [id, dates] of [
    ['done-old', { doneAt: daysAgo(90.1) }],
    ['done-new', { doneAt: daysAgo(89.9) }],
    ['over-old', { endsAt: daysAgo(90.1) }],
    ['over-new', { endsAt: daysAgo(89.9) }],
    ['open', {}],
  ] as const) {
    await ownerDb.deadline.create({ data: { id, key: id, ...shared, ...times, until: daysAgo(4000), ...dates } });
  }
  const { id: userId } = await createUser({ role: 'admin' });
  await ownerDb.deadlineSnooze.create({ data: { deadlineId: 'done-old', userId, until: now, setAt: now } });
}

it('deletes lines of what was due that are done or over, with what was put off of them', async () => {
  await fillDeadlines();
  expect(await purgeExpired(now)).toMatchObject({ deadline: 2 });
  const left = await ownerDb.deadline.findMany({ orderBy: { id: 'asc' } });
  expect(left.map(({ id }) => id)).toEqual(['done-new', 'open', 'over-new']);
  expect(await ownerDb.deadlineSnooze.count()).toBe(0);
  const viewer = await viewerOf(await createUser({ role: 'admin' }));
  const { lines } = await getRetention(viewer);
  expect(lines.find(({ kind }) => kind === 'deadline')?.last?.count).toBe(2);
});

it('deletes what the privacy policy says is not kept, and nothing else', async () => {
  await fill();
  await purgeExpired(now);
  expect((await ownerDb.idempotencyKey.findMany()).map(({ key }) => key)).toEqual(['new']);
  const files = await ownerDb.conversationAttachment.findMany({ orderBy: { name: 'asc' } });
  expect(files.map(({ name }) => name)).toEqual(['sent', 'unsent-new']);
  expect((await ownerDb.formOutcome.findMany()).map(({ tokenHash }) => tokenHash)).toEqual(['new']);
  // Beside them stand the counts of the posts that made the enquiries.
  const counts = await db.rateLimiterFlexible.findMany({ where: { key: { in: ['old', 'new'] } } });
  expect(counts.map(({ key }) => key)).toEqual(['new']);
  expect((await ownerDb.newsletterSubscription.findMany()).map(({ email }) => email.split('@')[0]).sort()).toEqual([
    'kept',
    'new',
    'proof',
  ]);
  expect((await db.frontendLog.findMany()).map(({ message }) => message)).toEqual(['new']);
  expect((await ownerDb.enquiry.findMany()).map(({ message }) => message)).toEqual(['new']);
  expect((await ownerDb.contactMessage.findMany()).map(({ message }) => message)).toEqual(['new']);
  expect((await ownerDb.outbox.findMany()).map(({ dedupeKey }) => dedupeKey).sort()).toEqual([
    'delivered-new',
    'failed-new',
    'waiting',
  ]);
});

it('notes for the desk when it looked and what it took away', async () => {
  const viewer = await viewerOf(await createUser({ role: 'admin' }));
  const { lines, lookedAt } = await getRetention(viewer);
  expect(lookedAt).toBe(now.toISOString());
  const last = Object.fromEntries(lines.map(({ kind, last: went }) => [kind, went?.count ?? 0]));
  expect(last).toMatchObject({
    enquiry: 2,
    signUp: 1,
    proof: 1,
    clickLog: 1,
    delivered: 1,
    givenUp: 1,
    upload: 1,
    kept: 3,
  });
});

it('deletes no enquiry sooner, whatever time it is told', async () => {
  await purgeExpired(new Date('2099-01-01'));
  expect(await ownerDb.enquiry.count()).toBe(1);
});

it('the database deletes by the periods that the desk and the privacy policy tell, and nothing beside them', async () => {
  const [row] = await ownerDb.$queryRaw<
    { said: string }[]
  >`SELECT pg_get_functiondef('purge_expired'::regproc) AS said`;
  const said = row?.said ?? '';
  // Each part of the statement with the period in it, and the count it is known by.
  const periods = new Map(
    [...said.matchAll(/(\w+) AS \(\s*(?:DELETE|UPDATE)[^;]*?interval '([^']+)'/g)].map(([, part, of]) => [part, of]),
  );
  const deleted = [...said.matchAll(/'(\w+)', \(SELECT count\(\*\) FROM (\w+)\)/g)];
  expect(deleted.length).toBeGreaterThan(8);
  const kinds = deleted.map(([, name]) => retention.find(({ of }) => of.some((one) => one === name)));
  expect(kinds.map((kind) => kind && `${kind.count} ${kind.unit}${kind.count === 1 ? '' : 's'}`)).toEqual(
    deleted.map(([, , part]) => periods.get(part)),
  );
});
