import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as frontendLogs } from '@/app/api/frontendlogs/route';
import { POST as mailer } from '@/app/api/mailer/route';
import { POST as newsletter } from '@/app/api/newsletter/client/route';
import { sentencesOf } from '@/components/web/outcome/outcome-words';
import { db } from '@/lib/platform/db';
import { askedOf, once } from '@/lib/web/route/idempotency';
import { isAsked, sealAnswer } from '@/lib/web/route/kept-answer';
import { getOutcome } from '@/lib/web/route/outcome';
import { contactMessage, generalEnquiry } from '@/tests/factories/message';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand } from '@/tests/factories/place';
import { call, formRequest, type Headed, jsonRequest } from '@/tests/factories/request';

beforeAll(() => createBrand());
beforeEach(async () => {
  await db.rateLimiterFlexible.deleteMany();
  await ownerDb.formOutcome.deleteMany();
});

async function post(body: unknown, headers?: Headed) {
  const response = await call(mailer, jsonRequest(body, headers));
  return { response, status: response.status, body: await response.json() };
}

/** Where a form without JavaScript is led to, and what stands there. */
async function outcomeOf(response: Response) {
  const location = response.headers.get('location') ?? '';
  const token = new URL(location, 'http://x').searchParams.get('token') ?? '';
  return { location, outcome: await getOutcome(token) };
}

const contactFields = (changes: Record<string, string> = {}): [string, string][] =>
  Object.entries({ ...contactMessage(), website: '', ...changes });

describe('order of checks', () => {
  const wrong = '{';

  it('origin before everything: 403', async () => {
    expect((await post(wrong, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post(wrong, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post(wrong, { origin: 'null' })).status).toBe(403);
  });

  it('takes a post of its own page, port and development host included', async () => {
    const origin = 'http://alpenglow.com.localhost:3000';
    expect((await post(contactMessage(), { origin, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it('size before parsing: 413, declared or not', async () => {
    const long = JSON.stringify('x'.repeat(70_000));
    expect((await post(long, { 'content-length': '70000' })).status).toBe(413);
    expect((await post(long)).status).toBe(413);
    const { url, headers } = jsonRequest(long, { 'content-length': '70000' });
    const body = new ReadableStream({ pull: () => Promise.reject(new Error('It was read.')) }, { highWaterMark: 0 });
    const unread = new Request(url, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
    expect((await call(mailer, unread)).status).toBe(413);
  });

  it('415 for other types, 400 for broken JSON, 422 for wrong fields', async () => {
    const text = await post('x', { 'content-type': 'text/plain' });
    expect(text).toMatchObject({ status: 415, body: { code: 'unsupportedMediaType' } });
    expect(await post(wrong)).toMatchObject({ status: 400, body: { code: 'malformedBody' } });
    expect((await post([])).status).toBe(422);
    expect((await post({ type: 'anything' })).body.errors).toEqual({ type: 'This value is not accepted' });
  });

  it('names fields and unknown ones in the reader’s language, as problem+json', async () => {
    const { response, status, body } = await post(
      { ...contactMessage({ email: 'x' }), subject: 'Buy now', to: 'x@x.at' },
      { 'x-alpenglow-locale': 'de' },
    );
    expect(status).toBe(422);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('content-language')).toBe('de');
    expect(response.headers.get('vary')).toContain('Accept-Language');
    expect(body.errors).toEqual({
      email: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
      subject: 'Dieses Feld ist hier nicht bekannt.',
      to: 'Dieses Feld ist hier nicht bekannt.',
    });
  });

  it('takes a text with what the database cannot hold without it; nesting beyond reason is 400', async () => {
    const report = { type: 'error', location: '/\ud800', error: 'a\u0000b', hasReloaded: false };
    expect((await post(report)).status).toBe(200);
    const log = { message: 'a\u0000', data: { 'a\u0000': 'b\ud800' }, sessionId: 'a'.repeat(8) };
    expect((await call(frontendLogs, jsonRequest(log, { cookie: 'consent=accepted' }))).status).toBe(202);
    const { outcome } = await outcomeOf(
      await call(mailer, formRequest(contactFields({ name: '\0', message: 'a\0b' }))),
    );
    expect(outcome).toMatchObject({ status: 'failed', values: { name: '', message: 'ab' } });
    expect((await post(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)).status).toBe(400);
  });

  it('takes JSON with a byte order mark, and no bytes that are no UTF-8', async () => {
    expect((await post(`\ufeff${JSON.stringify(contactMessage())}`)).status).toBe(200);
    const bytes = Buffer.from(JSON.stringify(contactMessage({ name: 'Jürgen' })), 'latin1');
    const { headers } = jsonRequest('{}');
    const request = new Request('http://alpenglow.com.localhost:3000/api', { method: 'POST', headers, body: bytes });
    expect((await call(mailer, request)).status).toBe(400);
  });

  it('wrong fields before the limit', async () => {
    const email = 'limit-order@example.com';
    const from = { 'x-forwarded-for': '203.0.113.2' };
    for (let index = 0; index < 5; index++) await post(contactMessage({ email }), from);
    expect((await post(contactMessage({ email, name: '' }), from)).status).toBe(422);
    expect((await post(contactMessage({ email }), from)).status).toBe(429);
  });
});

describe('honeypot', () => {
  it('tells a machine what a person is told and keeps nothing', async () => {
    const machine = contactMessage({ website: 'https://spam.example' });
    const { status, body } = await post(machine);
    expect({ status, body }).toEqual({ status: 200, body: (await post(contactMessage({ website: '' }))).body });
    expect(await ownerDb.contactMessage.count({ where: { email: machine.email } })).toBe(0);
  });

  it('works in the form without JavaScript', async () => {
    const fields = contactFields({ website: 'x' });
    const response = await call(mailer, formRequest(fields));
    expect((await outcomeOf(response)).outcome?.status).toBe('sent');
    expect(await ownerDb.contactMessage.count({ where: { email: new Map(fields).get('email') ?? '' } })).toBe(0);
  });
});

describe('Idempotency-Key', () => {
  const email = (name: string) => `${name}@example.com`;

  it('is needed for an enquiry by API clients', async () => {
    const { status, body } = await post(generalEnquiry(), { 'idempotency-key': undefined });
    expect([status, body.code]).toEqual([400, 'idempotencyKeyRequired']);
    for (const key of ['seven77', 'k'.repeat(201), 'with a space']) {
      const refused = await post(generalEnquiry(), { 'idempotency-key': key });
      expect([key, refused.status, refused.body.code]).toEqual([key, 400, 'idempotencyKeyInvalid']);
    }
    expect((await post(contactMessage(), { 'idempotency-key': undefined })).status).toBe(200);
  });

  it('the same key and body: the same answer byte for byte, one enquiry, one point', async () => {
    const body = generalEnquiry({ email: email('same') });
    const key = { 'idempotency-key': 'key-of-the-same' };
    const answers = new Set<string>();
    for (let index = 0; index < 8; index++) {
      const response = await call(mailer, jsonRequest(body, key));
      answers.add(`${response.status} ${await response.text()}`);
    }
    expect([...answers]).toHaveLength(1);
    expect([...answers][0]).toMatch(/^200 /);
    expect(await ownerDb.enquiry.count({ where: { email: email('same') } })).toBe(1);
    expect((await post(generalEnquiry({ email: email('same') }))).status).toBe(200);
  });

  it('keeps of what was asked no hash that somebody could search by trying: a card’s number is one of few', async () => {
    const body = generalEnquiry({ email: email('hash') });
    const request = jsonRequest(body, { 'idempotency-key': 'key-of-a-hash' });
    const asked = askedOf(request, JSON.stringify(body));
    expect((await call(mailer, request)).status).toBe(200);
    const row = await ownerDb.idempotencyKey.findFirstOrThrow({ where: { key: 'key-of-a-hash' } });
    expect(row.bodyHash).not.toBe(createHash('sha256').update(asked).digest('hex'));
    expect([isAsked(asked, row.bodyHash), isAsked(`${asked} `, row.bodyHash)]).toEqual([true, false]);
  });

  it('the same body under the same key, asked of something else: 422', async () => {
    const key = { 'idempotency-key': 'key-of-a-place' };
    const body = generalEnquiry({ email: email('place') });
    const to = (address: string) => new Request(address, jsonRequest(body, key));
    expect((await call(mailer, to('http://alpenglow.com.localhost:3000/api/leads/1'))).status).toBe(200);
    const other = await call(mailer, to('http://alpenglow.com.localhost:3000/api/leads/2'));
    expect([other.status, (await other.json()).code]).toEqual([422, 'idempotencyKeyReused']);
    expect(await ownerDb.enquiry.count({ where: { email: email('place') } })).toBe(1);
  });

  it('another body under the same key: 422', async () => {
    const key = { 'idempotency-key': 'key-of-another' };
    await post(generalEnquiry({ email: email('first') }), key);
    const { status, body } = await post(generalEnquiry({ email: email('second') }), key);
    expect([status, body.code]).toEqual([422, 'idempotencyKeyReused']);
    expect(await ownerDb.enquiry.count({ where: { email: email('second') } })).toBe(0);
  });

  it('a second while the first runs: 409, and never two enquiries', async () => {
    const body = generalEnquiry({ email: email('double') });
    const key = { 'idempotency-key': 'key-of-the-double' };
    const answers = await Promise.all(Array.from({ length: 9 }, () => post(body, key)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await ownerDb.enquiry.count({ where: { email: email('double') } })).toBe(1);
  });

  it('a second while the first runs does not begin', async () => {
    const keyed = { scope: 'of this test', key: 'a key', asked: 'POST /x', keptMilliseconds: 60_000, waits: false };
    const write = (work: () => Promise<{ status: number; body: string }>) =>
      db.$transaction((tx) => once(tx, keyed, work));
    const first = await write(async () => {
      const second = write(() => Promise.reject(new Error('It has begun.')));
      await expect(second).rejects.toMatchObject({ code: 'idempotencyKeyInUse', status: 409 });
      return { status: 200, body: '{}' };
    });
    expect(first.isRepeated).toBe(false);
  });

  it('an answer that nobody can open any more is told to nobody, and nothing happens twice: 409', async () => {
    const key = { 'idempotency-key': 'key-of-a-lost-seal' };
    const body = generalEnquiry({ email: email('sealed') });
    expect((await post(body, key)).status).toBe(200);
    const data = { responseBody: sealAnswer('{}', 'of another row') };
    await ownerDb.idempotencyKey.updateMany({ where: { key: key['idempotency-key'] }, data });
    const { status, body: refused } = await post(body, key);
    expect([status, refused.code]).toEqual([409, 'idempotencyKeyInUse']);
    expect(await ownerDb.enquiry.count({ where: { email: email('sealed') } })).toBe(1);
  });

  it('a post that failed can be sent again under its key', async () => {
    const key = { 'idempotency-key': 'key-of-the-failed' };
    const past = generalEnquiry({ email: email('again'), period: { checkIn: '2020-01-01', checkOut: '2020-01-08' } });
    expect((await post(past, key)).status).toBe(422);
    expect((await post(generalEnquiry({ email: email('again') }), key)).status).toBe(200);
  });

  it('an ill-formed key: 400', async () => {
    expect((await post(generalEnquiry(), { 'idempotency-key': 'short' })).status).toBe(400);
  });
});

describe('without JavaScript', () => {
  it('answers 303 to the page of the outcome and stores what JSON would', async () => {
    const response = await call(
      mailer,
      formRequest([
        ['type', 'enquiry'],
        ['kind', 'general'],
        ['period.checkIn', '2030-03-02'],
        ['period.checkOut', '2030-03-09'],
        ['destination', ''],
        ['adults', '2'],
        ['children[]', '4'],
        ['children[]', ''],
        ['children[]', '11'],
        ['activities[]', 'skiing'],
        ['bedrooms', ''],
        ['fullname', 'Änne O’Hara'],
        ['email', 'form@example.com'],
        ['phone', '+43 660 1234567'],
        ['privacy', 'on'],
        ['contactConsent', 'on'],
        ['website', ''],
      ]),
    );
    const { outcome } = await outcomeOf(response);
    expect(response.status).toBe(303);
    expect(outcome).toEqual({
      form: 'enquiry.general',
      locale: 'en',
      status: 'sent',
      values: {},
      errors: {},
      retryAt: null,
      returnTo: '/contact',
    });
    expect(await ownerDb.enquiry.findFirst({ where: { email: 'form@example.com' } })).toMatchObject({
      adults: 2,
      childAges: [4, 11],
      activities: ['skiing'],
      destination: null,
      bedrooms: null,
      fullName: 'Änne O’Hara',
    });
  });

  it('keeps what was typed, with the errors beside it', async () => {
    const response = await call(mailer, formRequest(contactFields({ email: 'nonsense', message: 'Zeile 1\nZeile 2' })));
    const { outcome } = await outcomeOf(response);
    expect(response.status).toBe(303);
    expect(outcome).toMatchObject({ form: 'contact', status: 'failed', errors: { email: 'emailRequired' } });
    expect(outcome?.values).toMatchObject({ email: 'nonsense', message: 'Zeile 1\nZeile 2', name: 'Anna Berger' });
  });

  it('the outcome can be read by its token only, for an hour', async () => {
    const response = await call(mailer, formRequest(contactFields({ name: '' })));
    const { location } = await outcomeOf(response);
    const token = new URL(location, 'http://x').searchParams.get('token') ?? '';
    expect(JSON.stringify(await ownerDb.formOutcome.findMany())).not.toContain(token);
    expect(await getOutcome(`${token}x`)).toBeNull();
    await ownerDb.formOutcome.updateMany({ data: { expiresAt: new Date('2020-01-01') } });
    expect(await getOutcome(token)).toBeNull();
  });

  it('says a limit on the outcome page too, and until when it holds; what was typed stays', async () => {
    const email = 'form-limit@example.com';
    const from = { 'x-forwarded-for': '203.0.113.3' };
    for (let index = 0; index < 5; index++) await post(contactMessage({ email }), from);
    const response = await call(mailer, formRequest(contactFields({ email, message: 'A long letter' }), from));
    const { outcome } = await outcomeOf(response);
    expect([response.status, outcome?.errors]).toEqual([303, { form: 'tooManyRequests' }]);
    expect(outcome?.values).toMatchObject({ email, message: 'A long letter' });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3500);
    if (!outcome) throw new Error('There is no outcome.');
    expect(sentencesOf(outcome, 'en').form).toMatch(/You can try again in (one hour|\d\d minutes)\.$/);
  });

  it('of one caller the latest outcomes are kept, and of each what a person can have typed', async () => {
    const from = { 'x-forwarded-for': '203.0.113.4' };
    const fail = (changes: Record<string, string>) =>
      call(mailer, formRequest(contactFields({ name: '', ...changes }), from));
    const first = await fail({ message: 'first' });
    await Promise.all(Array.from({ length: 40 }, () => fail({})));
    const last = await fail({ message: 'last' });
    const huge = await fail({ message: 'x'.repeat(40_000), [`junk${'y'.repeat(400)}`]: 'z'.repeat(9000) });
    expect((await outcomeOf(first)).outcome).toBeNull();
    expect((await outcomeOf(last)).outcome?.values.message).toBe('last');
    const { outcome } = await outcomeOf(huge);
    expect(outcome?.values).toMatchObject({ email: expect.stringContaining('@'), message: /^x+$/ });
    const sizes = (await ownerDb.formOutcome.findMany()).map((row) => JSON.stringify(row).length);
    expect(Math.max(...sizes)).toBeLessThan(14_000);
    const names = Array.from({ length: 3000 }, (_, index): [string, string] => [`n${index}`, '']);
    await call(
      mailer,
      formRequest([...contactFields(), ...names], { ...from, referer: `http://x/${'y'.repeat(9000)}` }),
    );
    const kept = await ownerDb.formOutcome.findMany();
    expect(kept.length).toBeLessThanOrEqual(30);
    expect(Math.max(...kept.map((row) => JSON.stringify(row).length))).toBeLessThan(20_000);
  });

  it('a double click is one message', async () => {
    const fields = contactFields({ email: 'click@example.com' });
    const from = { 'x-forwarded-for': '203.0.113.9' };
    const answers = await Promise.all([
      call(mailer, formRequest(fields, from)),
      call(mailer, formRequest(fields, from)),
    ]);
    for (const answer of answers) expect((await outcomeOf(answer)).outcome?.status).toBe('sent');
    expect(await ownerDb.contactMessage.count({ where: { email: 'click@example.com' } })).toBe(1);
  });

  it('never leads to another site', async () => {
    const referer = 'http://alpenglow.com.localhost:3000//evil.example/x';
    const response = await call(newsletter, formRequest([['email', 'x']], { referer }));
    expect((await outcomeOf(response)).outcome?.returnTo).toBe('/evil.example/x');
  });

  it('a field called like a prototype is an unknown field', async () => {
    const fields: [string, string][] = [...contactFields(), ['__proto__', 'x'], ['constructor.name', 'x']];
    const { outcome } = await outcomeOf(await call(mailer, formRequest(fields)));
    expect(outcome?.errors).toMatchObject({ 'constructor.name': 'unknownField' });
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});
