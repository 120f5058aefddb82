import { beforeAll, describe, expect, it } from 'vitest';
import { POST as clientSafe } from '@/app/api/client-safe/route';
import { GET as property } from '@/app/api/properties/[propertyId]/route';
import { GET as staysOfProperty } from '@/app/api/properties/[propertyId]/stays/route';
import { GET as properties } from '@/app/api/properties/route';
import { GET as allStays } from '@/app/api/stays/route';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { createProgrammes, createTeam } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { asOwner, ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createProperty } from '@/tests/factories/property';
import { signIn } from '@/tests/factories/user';

const at = toDatabaseDay('2026-01-01');
const onStorefront = { 'x-alpenglow-surface': 'storefront' };
const secrets =
  /operator|ommission|_rentalChannel|termsAndConditions|isDemo|Hausherr|channel"|ready from 16:00|ab 16 Uhr/i;
/** What every call about properties answered the storefront before any agency or agreement was there. */
let before: string[];

type Team = Awaited<ReturnType<typeof createTeam>>;
/** Of an agency with an agreement, of one with a verified programme, of one with neither. */
let agreed: Team;
let member: Team;
let plain: Team;
let newcomer: Team;

beforeAll(async () => {
  await createBrand('default');
  await ownerDb.brand.update({ where: { id: 'default' }, data: { isB2C: false, isCommissionDisplayed: true } });
  await createPlaces();
  await createProgrammes();
  const weeks = [
    { checkIn: '2030-03-02', checkOut: '2030-03-09', available: true },
    { checkIn: '2030-03-09', checkOut: '2030-03-16', available: true },
  ] as const;
  await createProperty({ id: 'ONE', isListed: true, stays: [...weeks] });
  await createProperty({ id: 'DEMO', isListed: true, isDemo: true });
  await ownerDb.stay.updateMany({
    where: { propertyId: 'ONE', checkIn: toDatabaseDay('2030-03-09') },
    data: { commissionPercent: 12.5 },
  });
  await ownerDb.operator.update({
    where: { id: 'operator' },
    data: { termsEn: 'The house is ready from 16:00.', termsDe: 'Das Haus ist ab 16 Uhr bereit.' },
  });
  before = await askedByStorefront();
  [agreed, member, plain, newcomer] = [
    await createTeam(),
    await createTeam(),
    await createTeam(),
    await createTeam({ verification: 'pending' }),
  ];
  const ended = { commissionPercent: 40, validFrom: at, validUntil: toDatabaseDay('2026-02-01') };
  await asOwner(async (tx) => {
    const agreement = { operatorId: 'operator', createdAt: at };
    await tx.operatorAgreement.createMany({
      data: [
        { ...agreement, agencyId: agreed.agency.id, commissionPercent: 11, validFrom: at },
        { ...agreement, agencyId: plain.agency.id, ...ended },
      ],
    });
    await tx.operatorProgramme.create({
      data: { operatorId: 'operator', programmeId: 'first', commissionPercent: 14 },
    });
    const membership = { programmeId: 'first', claimedAt: at };
    await tx.agencyProgramme.createMany({
      data: [
        { ...membership, agencyId: member.agency.id, status: 'verified' },
        { ...membership, agencyId: agreed.agency.id, status: 'claimedByAgency' },
      ],
    });
  });
});

/** Status, type and body of every call a storefront makes about properties, as bytes on the wire would be compared. */
async function askedByStorefront(cookie?: string): Promise<string[]> {
  const one = { params: { propertyId: 'ONE' } };
  const answers = [];
  for (const locale of ['en', 'de']) {
    const asked = { cookie, headers: { ...onStorefront, 'x-alpenglow-locale': locale } };
    answers.push(
      await callApi(properties, asked),
      await callApi(properties, { ...asked, query: '?sort=price&includeDemos=true&adults=2' }),
      await callApi(property, { ...asked, ...one }),
      await callApi(property, { ...asked, ...one, query: '?includeSalesInformation=true&includeOrder=true' }),
      await callApi(property, { ...asked, ...one, query: '?projection=name,operator,commission,salesInformation' }),
      await callApi(property, { ...asked, params: { propertyId: 'DEMO' } }),
      await callApi(staysOfProperty, { ...asked, ...one }),
      await callApi(allStays, asked),
    );
  }
  return answers.map(({ status, response, text }) =>
    [status, response.headers.get('content-type'), text.replace(/"requestId":"[^"]*"/, '')].join(' '),
  );
}

const ask = async (team: Team | null, query = '?includeSalesInformation=true', headers = {}) =>
  callApi(property, {
    query,
    headers,
    params: { propertyId: 'ONE' },
    cookie: team ? (await signIn(team.agent)).cookie : undefined,
  });

describe('GET /api/properties/{id} for an agency', () => {
  it('names operator, rental channel and the best of plan, agreement in force and verified programme, by stay', async () => {
    const percents = async (team: Team) => {
      const { salesInformation } = (await ask(team)).body;
      return [salesInformation.commission, Object.values<number>(salesInformation.commissionPerStay).sort()];
    };
    expect(await percents(plain)).toEqual([10, [10, 12.5]]);
    expect(await percents(agreed)).toEqual([11, [11, 12.5]]);
    expect(await percents(member)).toEqual([14, [14, 14]]);
    const { body, response } = await ask(plain);
    expect(body).toMatchObject({ operator: 'Hausherr', operatorId: 'operator', isDemo: false });
    expect(body.salesInformation).toMatchObject({
      _rentalChannel: 'channel',
      termsAndConditions: 'The house is ready from 16:00.',
    });
    const german = await ask(plain, undefined, { 'x-alpenglow-locale': 'de' });
    expect(german.body.salesInformation.termsAndConditions).toBe('Das Haus ist ab 16 Uhr bereit.');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await ask(plain, '?projection=name,operator,commission')).body).toEqual({
      _id: 'ONE',
      name: body.name,
      operator: 'Hausherr',
    });
  });

  it('has no commission, not even an empty one, for who may not see it and in client-safe mode', async () => {
    const { status, text, body } = await ask(newcomer);
    expect([status, body.operator]).toEqual([200, 'Hausherr']);
    expect(text).not.toMatch(/ommission/);
    const { cookie } = await signIn(plain.owner);
    const own = { cookie, query: '?includeSalesInformation=true', params: { propertyId: 'ONE' } };
    expect((await callApi(property, own)).text).toMatch(/ommission/);
    expect((await callApi(clientSafe, { method: 'POST', cookie, body: { isClientSafe: true } })).status).toBe(200);
    expect((await callApi(property, own)).text).not.toMatch(/ommission/);
  });

  it('gives anybody else, and the storefront whoever asks, what the storefront has always given', async () => {
    const query =
      '?includeSalesInformation=true&projection=name,operator,operatorId,isDemo,salesInformation,commission';
    const anonymous = await ask(null, query);
    const storefront = await ask(plain, query, onStorefront);
    expect(anonymous.text).toBe(storefront.text);
    expect(Object.keys(storefront.body)).toEqual(['_id', 'name', 'salesInformation']);
    for (const one of [anonymous, storefront, await ask(null), await ask(plain, '', onStorefront)]) {
      expect(one.text).not.toMatch(secrets);
    }
  });
});

describe('GET /api/properties for an agency', () => {
  it('has operator and commission beside what the storefront finds', async () => {
    const { cookie } = await signIn(agreed.agent);
    const storefront = await callApi(properties, { cookie, headers: onStorefront });
    expect(storefront.text).not.toMatch(secrets);
    const found = await callApi(properties, { cookie });
    expect(found.body).toEqual({
      ...storefront.body,
      results: storefront.body.results.map((result: object) => ({
        ...result,
        operator: 'Hausherr',
        operatorId: 'operator',
        isDemo: false,
        commission: 11,
      })),
    });
    expect(found.body.results).toHaveLength(1);
    const hidden = await callApi(properties, { cookie: (await signIn(newcomer.agent)).cookie });
    expect(hidden.body.results[0].operator).toBe('Hausherr');
    expect(hidden.text).not.toMatch(/ommission/);
  });
});

describe('stays for an agency', () => {
  it('have what each of them earns, by stay, beside what the storefront says, and nothing of it for others', async () => {
    const { cookie } = await signIn(plain.agent);
    for (const [route, params] of [
      [staysOfProperty, { propertyId: 'ONE' }],
      [allStays, {}],
    ] as const) {
      const storefront = await callApi(route, { cookie, params, headers: onStorefront });
      const { body } = await callApi(route, { cookie, params });
      const { commissionPerStay, ...rest } = body;
      expect(rest).toEqual(storefront.body);
      const byArrival = body.results.map((stay: { _id: string; checkIn: string }) => [
        stay.checkIn,
        commissionPerStay[stay._id],
      ]);
      expect(byArrival).toHaveLength(2);
      expect(Object.fromEntries(byArrival)).toEqual({ '2030-03-02': 10, '2030-03-09': 12.5 });
      const hidden = await callApi(route, { cookie: (await signIn(newcomer.agent)).cookie, params });
      for (const { text } of [storefront, hidden, await callApi(route, { params })]) {
        expect(text).not.toMatch(/ommission/);
      }
    }
  });
});

it('the storefront answers byte for byte what it answered before there were agencies, whoever is signed in', async () => {
  for (const { agent, owner } of [agreed, member, plain, newcomer]) {
    for (const person of [agent, owner]) {
      const { cookie } = await signIn(person);
      await callApi(properties, { cookie });
      await callApi(allStays, { cookie });
      expect(await askedByStorefront(cookie)).toEqual(before);
    }
  }
  expect(await askedByStorefront()).toEqual(before);
  expect(before.filter((text) => text.startsWith('200')).length).toBe(before.length - 2);
  for (const text of before) expect(text).not.toMatch(secrets);
});
