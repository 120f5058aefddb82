import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as earnings } from '@/app/api/earnings/route';
import { GET as statement } from '@/app/api/earnings/statement/route';
import { getEarnedHere } from '@/lib/money/ledger/queries/earned-here';
import type { EarningsJson } from '@/lib/money/ledger/schema';
import { formatMoney, fromUnits } from '@/lib/platform/money';
import { createMember, createTeam } from '@/tests/factories/agency';
import { apiRequest, callApi } from '@/tests/factories/api';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { signIn, type TestUser, viewerOf } from '@/tests/factories/user';
import { createStage, happen, type Stage, save } from '../lead/stage';

let stage: Stage;
let colleague: TestUser;
let booked: string;
let theirs: string;

beforeAll(async () => {
  await createBrand('default');
  await ownerDb.brand.update({ where: { id: 'default' }, data: { isB2C: false, isCommissionDisplayed: true } });
  await createPlaces();
  stage = await createStage({ units: 3 });
  colleague = await createMember(stage.team.agency);
  booked = await save(stage);
  await happen(stage, booked, ['requestOption', 'confirmOption', 'book']);
  theirs = await save({ ...stage, agent: await viewerOf(colleague) });
});

const ask = async (person: TestUser, query = '') => {
  const { cookie } = await signIn(person);
  return callApi(earnings, { cookie, query });
};
const leadsIn = ({ body }: { body: unknown }) => (body as { rows: { leadId: string }[] }).rows.map((row) => row.leadId);

describe('what is earned', () => {
  it('is an agent’s own, and the agency’s for its supervisor', async () => {
    expect(leadsIn(await ask(stage.team.agent))).toEqual([booked]);
    expect(leadsIn(await ask(colleague))).toEqual([theirs]);
    expect(leadsIn(await ask(stage.team.owner))).toEqual([booked, theirs]);
    expect(leadsIn(await ask(stage.team.owner, '?scope=mine'))).toEqual([]);
    expect(leadsIn(await ask((await createTeam()).owner))).toEqual([]);
  });

  it('adds up, and narrows down by state, currency and run', async () => {
    const all = await ask(stage.team.owner);
    expect(all.body).toMatchObject({
      sums: [{ currency: 'EUR', total: 700, months: [{ month: '2027-07', amount: 700 }] }],
      rows: [
        { state: 'contracted', amount: 350, paysOn: '2027-07-15', isOnHold: false },
        { state: 'expected', amount: 350 },
      ],
    });
    expect(leadsIn(await ask(stage.team.owner, '?state=expected'))).toEqual([theirs]);
    expect(leadsIn(await ask(stage.team.owner, '?currency=CHF'))).toEqual([]);
    expect(leadsIn(await ask(stage.team.owner, '?from=2027-07-16'))).toEqual([]);
    expect((await ask(stage.team.owner, '?state=rich')).status).toBe(400);
  });

  it('is summed up for a hotel and a season, of whose leads they are', async () => {
    const brand = { isB2C: false, isCommissionDisplayed: true };
    const here = async (person: TestUser, changes = {}) =>
      getEarnedHere(await viewerOf(person), brand, {
        ...{ hotelId: stage.hotelId, from: '2027-05-01', until: '2027-11-01' },
        ...changes,
      });
    expect(await here(stage.team.owner)).toEqual([{ currency: 'EUR', paid: 0n, expected: 70_000n }]);
    expect(await here(colleague)).toEqual([{ currency: 'EUR', paid: 0n, expected: 35_000n }]);
    expect(await here((await createTeam()).owner)).toEqual([]);
    expect(await here(stage.team.owner, { hotelId: 'another' })).toEqual([]);
    expect(await here(stage.team.owner, { from: '2027-11-01', until: '2028-05-01' })).toEqual([]);
    expect(await here((await createTeam({ verification: 'pending' })).owner)).toBeNull();
  });

  it('is not there for whoever sees no commission', async () => {
    const { cookie } = await signIn((await createTeam({ verification: 'pending' })).owner);
    expect((await callApi(earnings, { cookie })).status).toBe(404);
    const asked = apiRequest({ cookie, query: '?month=2027-07' });
    expect((await statement(asked, { params: Promise.resolve({}) })).status).toBe(404);
  });

  it('comes as a file with the rows of the page', async () => {
    const { cookie } = await signIn(stage.team.owner);
    const file = async (month: string) => {
      const response = await statement(apiRequest({ cookie, query: `?month=${month}` }), {
        params: Promise.resolve({}),
      });
      return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
    };
    const july = await file('2027-07');
    expect(july).toMatchObject({ status: 200, type: 'text/csv; charset=utf-8' });
    const lines = july.text.trim().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',').at(-1))).toEqual(['350', '350']);
    expect((await file('2027-08')).text.trim().split('\r\n')).toHaveLength(1);
    expect((await file('2027-13')).status).toBe(400);
  });

  it('comes as a PDF in the agency’s name with the same rows and sums, in both languages and for nobody else', async () => {
    const draw = async (person: TestUser, language: 'en' | 'de' = 'en') => {
      const { cookie } = await signIn(person);
      const asked = apiRequest({ cookie, query: '?month=2027-07&format=pdf' });
      asked.headers.set('x-alpenglow-locale', language);
      const response = await statement(asked, { params: Promise.resolve({}) });
      const isPdf = response.headers.get('content-type') === 'application/pdf';
      const document = isPdf && (await getDocumentProxy(new Uint8Array(await response.arrayBuffer())));
      const text = document ? (await extractText(document, { mergePages: true })).text : '';
      return { status: response.status, text: text.replace(/\s+/g, ' ') };
    };
    const { body } = await ask(stage.team.owner, '?from=2027-07-01&until=2027-07-31');
    const { sums, rows } = body as EarningsJson;
    const { text } = await draw(stage.team.owner);
    const { name } = await ownerDb.agency.findUniqueOrThrow({ where: { id: stage.team.agency.id } });
    expect(text).toContain(`Commission of July 2027 ${name} · ${rows.length} entries`);
    for (const { reference, clientName, amount, currency } of rows) {
      expect(text).toContain(reference);
      expect(text).toContain(clientName);
      expect(text).toContain(formatMoney(fromUnits(amount, currency)).replace(/\s+/g, ' '));
    }
    for (const { currency, total } of sums) {
      expect(text).toContain(`Sum ${formatMoney(fromUnits(total, currency)).replace(/\s+/g, ' ')}`);
    }
    expect((await draw(stage.team.owner, 'de')).text).toContain('Provision für Juli 2027');
    const own = rows.find(({ leadId }) => leadId === booked);
    const others = rows.find(({ leadId }) => leadId === theirs);
    const agents = (await draw(stage.team.agent)).text;
    expect([agents.includes(own?.reference ?? '-'), agents.includes(others?.reference ?? '-')]).toEqual([true, false]);
    expect((await draw((await createTeam({ verification: 'pending' })).owner)).status).toBe(404);
  });
});
