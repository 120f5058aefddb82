import { beforeAll, describe, expect, it } from 'vitest';
import { POST } from '@/app/api/mailer/route';
import { contactMessage } from '@/tests/factories/message';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand } from '@/tests/factories/place';
import { call, jsonRequest } from '@/tests/factories/request';

beforeAll(() => createBrand());

describe('POST /api/mailer', () => {
  it('contact: stores the message with its two mails and says the specified sentence', async () => {
    const response = await call(POST, jsonRequest(contactMessage({ email: 'contact@example.com' })));
    expect([response.status, await response.json()]).toEqual([200, { message: 'Message sent successfully' }]);
    const row = await ownerDb.contactMessage.findFirstOrThrow({ where: { email: 'contact@example.com' } });
    expect(row).toMatchObject({ name: 'Anna Berger', message: 'Is the sauna wood-fired?', locale: 'en' });
    const keys = (await ownerDb.outbox.findMany({ orderBy: { id: 'asc' } })).map(({ dedupeKey }) => dedupeKey);
    expect(keys).toEqual([`contact:${row.id}:office`, `contact:${row.id}:sender`]);
  });

  it('error: one mail an hour for the same crash, without the query of its page, five reports a caller', async () => {
    const report = {
      type: 'error',
      location: '/search?token=secret#x',
      error: 'TypeError: x\n at y',
      hasReloaded: true,
    };
    const from = { 'x-forwarded-for': '203.0.113.44' };
    const statuses: number[] = [];
    for (let index = 0; index < 6; index++) statuses.push((await call(POST, jsonRequest(report, from))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await call(POST, jsonRequest({ ...report, location: '/contact' }));
    const rows = await ownerDb.outbox.findMany({
      where: { dedupeKey: { startsWith: 'crash:' } },
      orderBy: { id: 'asc' },
    });
    expect(rows.map(({ payload }) => (payload as { location: string }).location)).toEqual(['/search', '/contact']);
  });

  it('a verification mail, or any other type, is not taken', async () => {
    const free = { type: 'verification', subject: 'Hello', text: 'Buy now', to: 'x@example.com' };
    expect((await call(POST, jsonRequest(free))).status).toBe(422);
  });
});
