import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { januaryWeek, stayQuery } from '../agency/stay';
import { businessDay, freeStay, staysOf } from '../catalogue';
import { get, origins, post, send } from '../http';
import { expectMails, uniqueEmail } from '../mail';

async function json(path: string, locale: 'en' | 'de' = 'en') {
  const answer = await get(locale, path);
  expect([path, answer.status]).toEqual([path, 200]);
  expect([path, answer.headers['content-type']]).toEqual([path, expect.stringContaining('application/json')]);
  return JSON.parse(answer.text);
}

const money = { amount: expect.any(Number), currency: expect.stringMatching(/^[A-Z]{3}$/) };

test('health', async () => {
  expect(await json('/api/health')).toEqual({
    status: 'ok',
    version: expect.any(String),
    database: 'reachable',
    outboxLagSeconds: expect.any(Number),
    outboxFailed: 0,
  });
  expect((await get('en', '/api/health')).headers['cache-control']).toBe('no-store');
});

test('the OpenAPI document describes what answers', async () => {
  const { openapi, paths } = await json('/api/openapi.json');
  expect(openapi).toBe('3.1.0');
  type Operation = { security: unknown[] };
  for (const [template, operations] of Object.entries<Record<string, Operation>>(paths)) {
    if (!operations.get) continue;
    // What is asked for beyond the address itself.
    const query = template.endsWith('/public-price') ? `?${stayQuery(await januaryWeek())}` : '';
    const path = template.replace('{propertyId}', 'P01').replace('{hotelId}', 'H01') + query;
    // Of a signed link that nobody has given away: `integration/offer` opens one.
    if (template.includes('{token}')) expect([path, (await get('en', path)).status]).toEqual([path, 404]);
    else if (operations.get.security.length > 0) expect([path, (await get('en', path)).status]).toEqual([path, 401]);
    else await json(path);
  }
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      '/api/properties',
      '/api/properties/{propertyId}',
      '/api/properties/{propertyId}/stays',
      '/api/stays',
      '/api/facilities',
      '/api/country-names',
      '/api/mailer',
      '/api/newsletter/client',
      '/api/frontendlogs',
    ]),
  );
});

test('properties: filtered by the same names as the search, page by page', async () => {
  const all = await json('/api/properties');
  expect(Object.keys(all).sort()).toEqual(['next', 'results']);
  const villas = await json('/api/properties?destination=IT&propertyTypeArray=villa');
  expect(villas.results.map(({ _id }: { _id: string }) => _id).sort()).toEqual(['P41', 'P42', 'P43']);
  const ids = all.results.map(({ _id }: { _id: string }) => _id);
  expect(ids).not.toContain('P33');
  expect(ids).not.toContain('P05');
});

test('a property', async () => {
  const property = await json('/api/properties/P01?includeSalesInformation=true&includeOrder=true');
  expect(property).toMatchObject({
    _id: 'P01',
    name: 'Chalet Sept Mélèzes',
    city: 'Courchevel 1850',
    address: { country: 'France', sector: 'Jardin Alpin' },
    url: 'https://www.alpenglow.com/chalets/france/courchevel-1850/chalet-sept-melezes',
    propertyType: 'chalet',
    beds: { adults: 8, children: 4 },
    currency: 'EUR',
    priceFrom: money,
    coordinates: { latitude: expect.any(Number), longitude: expect.any(Number) },
    salesInformation: { acceptedPaymentMethods: ['creditCard', 'bankTransfer'] },
  });
  expect(property.images[0]).toMatchObject({
    url: expect.stringMatching(/^\/media\//),
    alt: expect.any(String),
    order: 0,
  });

  const german = await json('/api/properties/P01', 'de');
  expect(german.address.country).toBe('Frankreich');
  expect(german).not.toHaveProperty('salesInformation');

  const part = await json('/api/properties/P01?projection=name,city,commission,__proto__');
  expect(Object.keys(part).sort()).toEqual(['_id', 'city', 'name']);
});

test('a property that is not there, a demonstration property, a property without sales information', async () => {
  for (const path of ['/api/properties/none', '/api/properties/P33', '/api/properties/P05?conditions=listed']) {
    const answer = await get('en', path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(JSON.parse(answer.text)).toMatchObject({ type: 'about:blank', status: 404, code: 'notFound' });
  }
  const bare = await json('/api/properties/P05?includeSalesInformation=true');
  expect(bare.salesInformation).toBeNull();
  expect((await get('en', '/api/properties/P01?includeSalesInformation=perhaps')).status).toBe(400);
});

test('stays of a property and of all properties', async () => {
  const today = await businessDay();
  const [stay] = await staysOf('P01');
  expect(stay).toEqual({
    _id: expect.any(String),
    _property: 'P01',
    checkIn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    checkOut: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    available: expect.any(Boolean),
    rates: expect.any(Object),
  });
  for (const rate of Object.values(stay?.rates ?? {})) expect(rate).toEqual(money);

  const first = await json('/api/stays?limit=50');
  expect(first.results).toHaveLength(50);
  const second = await json(`/api/stays?limit=50&after=${encodeURIComponent(first.next)}`);
  const ids = [...first.results, ...second.results].map(({ _id }: { _id: string }) => _id);
  expect(new Set(ids).size).toBe(100);
  const ended = first.results.filter(({ checkOut }: { checkOut: string }) => checkOut < today);
  expect(ended.length).toBeLessThanOrEqual(50);
  expect((await get('en', '/api/properties/none/stays')).status).toBe(404);
});

test('facilities and countries, in either language', async () => {
  expect(await json('/api/facilities')).toEqual(
    expect.arrayContaining([
      { _id: 'sauna', name: 'Sauna' },
      { _id: 'fireplace', name: 'Open fire' },
    ]),
  );
  expect(await json('/api/facilities', 'de')).toEqual(expect.arrayContaining([{ _id: 'fireplace', name: 'Kamin' }]));
  const names: string[] = await json('/api/country-names');
  expect(names.length).toBeGreaterThan(240);
  expect(names).toEqual(expect.arrayContaining(['Austria', 'Switzerland']));
  expect(await json('/api/country-names', 'de')).toEqual(expect.arrayContaining(['Österreich', 'Schweiz']));
  expect((await get('en', '/api/country-names')).headers['cache-control']).toContain('max-age=604800');
});

test('answers follow accept-language whatever the host, and say so', async () => {
  const german = await send(new URL(origins.en).host, '/api/facilities', {
    headers: { 'accept-language': 'de-AT,de' },
  });
  expect(german.headers['content-language']).toBe('de');
  expect(String(german.headers.vary)).toMatch(/accept-language/i);
});

async function enquiry(email: string) {
  const { checkIn, checkOut } = await freeStay('P01', 3);
  return {
    type: 'enquiry',
    kind: 'property',
    propertyDetails: { _id: 'P01' },
    period: { checkIn, checkOut },
    serviceLevel: 'Catered',
    isInterested: true,
    adults: 2,
    children: [4],
    fullname: 'Ida Potent',
    email,
    phone: '+43 1 234567',
    city: 'Vienna',
    privacy: true,
  };
}

test('the same request twice has one effect and the same answer, byte for byte', async () => {
  const email = uniqueEmail('twice');
  const body = await enquiry(email);
  const key = { 'idempotency-key': randomUUID() };
  const first = await post('/api/mailer', body, key);
  expect(first.status).toBe(200);
  const second = await post('/api/mailer', body, key);
  expect([second.status, second.text, second.headers['content-type']]).toEqual([
    first.status,
    first.text,
    first.headers['content-type'],
  ]);
  const other = await post('/api/mailer', { ...body, adults: 3 }, key);
  expect([other.status, JSON.parse(other.text).code]).toEqual([422, 'idempotencyKeyReused']);
  const without = await post('/api/mailer', body);
  expect([without.status, JSON.parse(without.text).code]).toEqual([400, 'idempotencyKeyRequired']);
  await expectMails(email, { guest: 1, office: 1 });
});

test('of two at once one is answered, the other told to wait or given the same', async () => {
  const email = uniqueEmail('at-once');
  const body = await enquiry(email);
  const key = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all([post('/api/mailer', body, key), post('/api/mailer', body, key)]);
  const accepted = answers.filter(({ status }) => status === 200);
  expect(accepted.length).toBeGreaterThan(0);
  for (const { status, text } of answers) {
    if (status === 200) expect(text).toBe(accepted[0]?.text);
    else expect([status, JSON.parse(text).code]).toEqual([409, 'idempotencyKeyInUse']);
  }
  await expectMails(email, { guest: 1, office: 1 });
});

test('a sold week cannot be enquired for, nor a property that is not there', async () => {
  const sold = (await staysOf('P17')).find(({ available }) => !available);
  const body = await enquiry(uniqueEmail('sold'));
  const taken = await post(
    '/api/mailer',
    {
      ...body,
      propertyDetails: { _id: 'P17' },
      serviceLevel: Object.keys(sold?.rates ?? {})[0] ?? 'Catered',
      period: { checkIn: sold?.checkIn, checkOut: sold?.checkOut },
    },
    { 'idempotency-key': randomUUID() },
  );
  expect(taken.status).toBe(422);
  expect(Object.keys(JSON.parse(taken.text).errors)).toEqual(['period.checkIn']);
  const nowhere = await post(
    '/api/mailer',
    { ...body, propertyDetails: { _id: 'P33' } },
    { 'idempotency-key': randomUUID() },
  );
  expect(Object.keys(JSON.parse(nowhere.text).errors)).toEqual(['propertyDetails._id']);
});
