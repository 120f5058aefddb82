import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { POST as mailer } from '@/app/api/mailer/route';
import { openApiDocument } from '@/lib/entry/openapi/document';
import { scoped } from '@/lib/people/scope';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { readRoute } from '@/lib/web/route/define';
import { contactMessage } from '@/tests/factories/message';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand } from '@/tests/factories/place';
import { call, jsonRequest } from '@/tests/factories/request';

let letGo: () => Promise<void>;

/** Takes every connection of the pool, until `letGo`. */
async function holdPool(): Promise<void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const ended: Promise<void>[] = [];
  const hold = () =>
    new Promise<void>((resolve) => {
      const work = async () => {
        resolve();
        await released;
      };
      ended.push(db.$transaction(work, { maxWait: 20_000, timeout: 60_000 }));
    });
  letGo = async () => {
    release();
    await Promise.all(ended);
  };
  await Promise.all(Array.from({ length: env.DATABASE_POOL_SIZE }, hold));
}

/** Asks the database for nothing before its transaction. */
const transacted = readRoute({ output: z.int(), read: () => scoped('system', (tx) => tx.brand.count()) });

describe('more than the database can take', () => {
  beforeAll(() => createBrand());
  beforeEach(holdPool);
  afterEach(() => letGo());

  it('is 503 with Retry-After in the reader’s language, whoever waits for what; later the same is taken', async () => {
    const message = contactMessage({ email: 'patient@example.com' });
    const headers = { 'x-alpenglow-locale': 'de', 'idempotency-key': 'the-same-message' };
    const post = () => call(mailer, jsonRequest(message, headers));
    // One waits for a connection, the other for its transaction to begin.
    const answers = await Promise.all([post(), call(transacted, jsonRequest({}, headers))]);
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      expect(answer.headers.get('content-language')).toBe('de');
      expect(await answer.json()).toMatchObject({
        status: 503,
        code: 'overloaded',
        title:
          'Gerade erreichen uns sehr viele Anfragen auf einmal. Bitte versuchen Sie es in einem Augenblick noch einmal.',
      });
    }
    await letGo();
    expect(await ownerDb.contactMessage.count()).toBe(0);
    expect((await post()).status).toBe(200);
    expect(await ownerDb.contactMessage.count()).toBe(1);
  });
});

it('the API’s document tells clients that they may meet it', () => {
  const { paths, components } = openApiDocument();
  expect(Object.keys(components.responses.Overloaded.headers ?? {})).toEqual(['Retry-After']);
  expect(paths['/api/mailer']?.post).toMatchObject({
    responses: { 503: { $ref: '#/components/responses/Overloaded' } },
  });
});
