import { expect, test } from '@playwright/test';
import { get, origins, port, post, send } from '../http';
import { expectMails, mailsAbout, uniqueEmail } from '../mail';

const english = new URL(origins.en).host;

function contact(email: string, more: Record<string, unknown> = {}) {
  return { type: 'contact', name: 'Lena Limit', email, message: 'How deep is the snow?', ...more };
}

const problem = (text: string): { code: string; errors?: Record<string, string> } => JSON.parse(text);

test('a host that is not ours is refused without an echo, whatever is asked of it', async () => {
  for (const [method, path] of [
    ['GET', '/'],
    ['GET', '/api/health'],
    ['GET', '/robots.txt'],
    ['POST', '/api/mailer'],
  ] as const) {
    const answer = await send('evil.example', path, { method });
    expect([path, answer.status]).toEqual([path, 421]);
    expect(`${JSON.stringify(answer.headers)}${answer.text}`).not.toContain('evil');
  }
});

test('a host that only looks like ours is refused', async () => {
  for (const host of [
    'alpenglow.com.evil.example',
    'alpenglow.example',
    'evilalpenglow.com',
    `alpenglow.com.localhost.evil.example:${port}`,
  ]) {
    expect([host, (await send(host, '/')).status]).toEqual([host, 421]);
  }
  expect((await send('alpenglow..com', '/')).status).toBe(400);
});

test('a forwarded host that contradicts the host is refused', async () => {
  expect((await send(english, '/', { headers: { 'x-forwarded-host': 'evil.example' } })).status).toBe(421);
  expect((await send(english, '/', { headers: { 'x-forwarded-host': new URL(origins.de).host } })).status).toBe(421);
});

test('a post from another site is refused before it is read', async () => {
  const email = uniqueEmail('cross-site');
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: origins.de },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of foreign) {
    const answer = await post('/api/mailer', contact(email), headers);
    expect([headers, answer.status]).toEqual([headers, 403]);
    expect(problem(answer.text).code).toBe('forbiddenOrigin');
  }
  const tooLargeAsWell = await post('/api/mailer', 'x'.repeat(100_000), { origin: 'https://evil.example' });
  expect(tooLargeAsWell.status).toBe(403);
  expect(await mailsAbout(email)).toEqual({ guest: [], office: [] });
});

test('what is too large, malformed or of another type has its own answer', async () => {
  const tooLarge = await post('/api/mailer', contact('a@b.example', { message: 'x'.repeat(70_000) }));
  expect([tooLarge.status, problem(tooLarge.text).code]).toEqual([413, 'tooLarge']);
  const malformed = await post('/api/mailer', '{"type":"contact",');
  expect([malformed.status, problem(malformed.text).code]).toEqual([400, 'malformedBody']);
  const text = await post('/api/mailer', 'type=contact', { 'content-type': 'text/plain' });
  expect([text.status, problem(text.text).code]).toEqual([415, 'unsupportedMediaType']);
  for (const body of ['null', '[]', '"contact"', '42', '{}']) {
    expect([body, (await post('/api/mailer', body)).status]).toEqual([body, 422]);
  }
  expect((await get('en', '/api/mailer')).status).toBe(405);
});

test('an unknown field is refused by name; what is missing is said in the language asked for', async () => {
  const unknown = await post('/api/mailer', contact('a@b.example', { subject: 'Buy now', bcc: 'x@y.example' }));
  expect(unknown.status).toBe(422);
  expect(unknown.headers['content-type']).toBe('application/problem+json');
  expect(Object.keys(problem(unknown.text).errors ?? {}).sort()).toEqual(['bcc', 'subject']);

  const empty = { type: 'contact', name: ' ', email: 'nobody', message: '' };
  const english = await post('/api/mailer', empty);
  expect(problem(english.text).errors).toEqual({
    name: 'Please enter your name',
    email: 'Please enter your email address',
    message: 'Please provide a message',
  });
  const german = await post('/api/mailer', empty, { 'accept-language': 'de' });
  expect(problem(german.text).errors?.name).toMatch(/^Bitte/);
  expect(german.headers['content-language']).toBe('de');
  expect(String(german.headers.vary)).toMatch(/accept-language/i);
});

test('a line break cannot add a header to a mail', async () => {
  const answer = await post('/api/mailer', contact('a@b.example\r\nBcc: x@y.example'));
  expect(answer.status).toBe(422);
});

test('five messages an hour of one e-mail from one address; refused ones count for nothing, other people for themselves', async () => {
  const email = uniqueEmail('limit');
  for (const message of ['', '   ']) {
    expect((await post('/api/mailer', contact(email, { message }))).status).toBe(422);
  }
  for (let index = 1; index <= 5; index++) {
    const answer = await post('/api/mailer', contact(email, { message: `Question ${index}` }));
    expect([index, answer.status]).toEqual([index, 200]);
  }
  const refused = await post('/api/mailer', contact(email, { message: 'Question 6' }));
  expect([refused.status, problem(refused.text).code]).toEqual([429, 'tooManyRequests']);
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(3600);

  // Neither another spelling of the address nor another invented caller is another person.
  const shouted = await post('/api/mailer', contact(email.toUpperCase(), { message: 'Question 7' }));
  expect(shouted.status).toBe(429);
  const elsewhere = await post('/api/mailer', contact(email, { message: 'Question 8' }), {
    'x-forwarded-for': '203.0.113.9',
  });
  expect(elsewhere.status).toBe(429);

  const other = uniqueEmail('limit-other');
  expect((await post('/api/mailer', contact(other))).status).toBe(200);
  await expectMails(other, { guest: 1, office: 1 });
  await expectMails(email, { guest: 5, office: 5 });
});

test('what fills in the hidden field is thanked and forgotten', async () => {
  const [machine, person] = [uniqueEmail('machine'), uniqueEmail('person')];
  const trapped = await post('/api/mailer', contact(machine, { website: 'https://spam.example' }));
  const taken = await post('/api/mailer', contact(person, { website: '' }));
  expect([trapped.status, trapped.text]).toEqual([taken.status, taken.text]);
  // Mails leave in the order in which they were written.
  await expectMails(person, { guest: 1, office: 1 });
  expect(await mailsAbout(machine)).toEqual({ guest: [], office: [] });
});

test('headers of our own middleware are worth nothing from outside', async () => {
  const german = await get('en', '/api/country-names', { 'x-alpenglow-locale': 'de' });
  expect(german.headers['content-language']).toBe('en');
  expect(JSON.parse(german.text)).toContain('Austria');

  const demo = await get('en', '/api/properties/P33?includeDemos=true', { 'x-alpenglow-demo': 'true' });
  expect(demo.status).toBe(404);
  const onDemoHost = await send(new URL(origins.demo).host, '/api/properties/P33?includeDemos=true');
  expect(onDemoHost.status).toBe(200);

  const id = 'request-id-of-my-own';
  const echoed = await get('en', '/api/country-names', { 'x-alpenglow-request-id': id });
  expect(JSON.stringify(echoed.headers)).not.toContain(id);

  // A header with which some versions of Next could be told that its middleware had run already.
  const skipped = await send('evil.example', '/', {
    headers: { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  });
  expect(skipped.status).toBe(421);
});

test('pages have one address: what middleware rewrites to leads nowhere', async () => {
  for (const path of [
    '/storefront/alpenglow/en/contact',
    '/storefront/alpenglow-demo/en',
    '/agency/amex/en/unknown',
    '/info/imprint',
    '/alps/lech',
    '/unknown',
    '/gone',
    '/removed',
  ]) {
    expect([path, (await get('en', path)).status]).toEqual([path, 404]);
  }
});

test('a crash report is taken, capped, and says nothing back', async () => {
  const report = { type: 'error', location: '/search', error: `Error: ${'x'.repeat(9000)}`, hasReloaded: false };
  expect((await post('/api/mailer', report)).status).toBe(422);
  expect((await post('/api/mailer', { ...report, to: 'x@y.example' })).status).toBe(422);
});
