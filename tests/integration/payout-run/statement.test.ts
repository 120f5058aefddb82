import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as previewFile } from '@/app/api/payout-runs/preview/csv/route';
import { GET as readPayout } from '@/app/api/payouts/[payoutId]/route';
import { GET as statement } from '@/app/api/payouts/[payoutId]/statement/route';
import { openDuePayouts, runSteps } from '@/lib/money/payout-run/commands/run';
import type { PayoutDetailJson } from '@/lib/money/payout-run/schema';
import { clock, moveClock } from '@/lib/platform/clock';
import { formatMoney, fromUnits } from '@/lib/platform/money';
import { createTeam } from '@/tests/factories/agency';
import { apiRequest, callApi } from '@/tests/factories/api';
import { readCsv } from '@/tests/factories/csv';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, signIn, type TestUser } from '@/tests/factories/user';
import { createPayable, PAYABLE_AT } from './stage';

let ready: Awaited<ReturnType<typeof createPayable>>;
let admin: TestUser;

beforeAll(async () => {
  await createBrand('default');
  await ownerDb.brand.update({ where: { id: 'default' }, data: { isB2C: false, isCommissionDisplayed: true } });
  await createPlaces();
  await moveClock(Math.round((PAYABLE_AT.getTime() - clock.machine().getTime()) / 1000));
  ready = await createPayable();
  admin = await createUser({ role: 'admin' });
  await openDuePayouts();
});

const payoutOf = () => ownerDb.payout.findFirstOrThrow({ where: { agencyId: ready.agencyId } });

async function file(handler: typeof statement, person: TestUser, query = '', params: Record<string, string> = {}) {
  const { cookie } = await signIn(person);
  const request = apiRequest({ cookie, query });
  if (query.includes('de=')) request.headers.set('x-alpenglow-locale', 'de');
  const response = await handler(request, { params: Promise.resolve(params) });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('what a run will take, as a file', () => {
  it('has the rows of the preview, for admins', async () => {
    const { status, bytes } = await file(previewFile, admin);
    const [, ...rows] = readCsv(textOf(bytes));
    expect([status, rows.map((row) => row.slice(1))]).toEqual([200, [['EUR', '1', 'Pays', '', '350']]]);
    expect((await file(previewFile, ready.team.owner)).status).toBe(403);
  });
});

describe('the statement of a payout', () => {
  it('is not there before a run took it, nor for whoever may not read it', async () => {
    const { id: payoutId } = await payoutOf();
    expect((await file(statement, ready.team.owner, '', { payoutId })).status).toBe(404);
    for await (const _ of runSteps('2027-08-01'));
    expect((await file(statement, ready.team.owner, '', { payoutId })).status).toBe(200);
    for (const person of [ready.team.agent, (await createTeam()).owner]) {
      expect((await file(statement, person, '', { payoutId })).status).toBe(404);
    }
    expect((await file(statement, ready.team.owner, '?format=xls', { payoutId })).status).toBe(400);
  });

  it('has base, percent and amount of each entry, and the sum of the page', async () => {
    const { id: payoutId } = await payoutOf();
    const { cookie } = await signIn(ready.team.owner);
    const { amount, entries } = (await callApi(readPayout, { cookie, params: { payoutId } })).body as PayoutDetailJson;
    expect(entries).toMatchObject([
      { amount: 350, isCorrection: false, earnedOn: '2027-06-15', shares: [{ base: 3500, percent: 10, amount: 350 }] },
    ]);
    const { type, bytes } = await file(statement, ready.team.owner, '', { payoutId });
    expect(type).toBe('text/csv; charset=utf-8');
    const [head = [], ...rows] = readCsv(textOf(bytes));
    const cells = (name: string) => rows.map((row) => Number(row[head.indexOf(name)]));
    expect([cells('Base'), cells('Percent')]).toEqual([[3500], [10]]);
    expect(cells('Commission').reduce((sum, one) => sum + one, 0)).toBe(amount);
  });

  it('is a PDF in the agency’s name for its people and admins, in both languages', async () => {
    const { id: payoutId } = await payoutOf();
    const { name } = await ownerDb.agency.findUniqueOrThrow({ where: { id: ready.agencyId } });
    const draw = async (person: TestUser, query = '') => {
      const { type, bytes } = await file(statement, person, `?format=pdf${query}`, { payoutId });
      expect(type).toBe('application/pdf');
      return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text.replace(/\s+/g, ' ');
    };
    for (const person of [ready.team.owner, admin]) {
      const text = await draw(person);
      expect(text).toContain(`Commission of the payout of 1 Aug 2027 ${name} · 1 entry · EUR`);
      expect(text).toContain('3 500 10 % 350');
      expect(text).toContain(`Together ${formatMoney(fromUnits(350, 'EUR')).replace(/\s+/g, ' ')}`);
    }
    expect(await draw(ready.team.owner, '&de=1')).toContain('Provision der Auszahlung vom 1. Aug. 2027');
  });
});
