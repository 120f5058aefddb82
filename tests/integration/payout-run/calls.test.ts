import { beforeAll, describe, expect, it } from 'vitest';
import { GET as earnings } from '@/app/api/earnings/route';
import { GET as preview } from '@/app/api/payout-runs/preview/route';
import { POST as runNow } from '@/app/api/payout-runs/route';
import { POST as hold } from '@/app/api/payouts/[payoutId]/hold/route';
import { POST as release } from '@/app/api/payouts/[payoutId]/release/route';
import { GET as readPayout } from '@/app/api/payouts/[payoutId]/route';
import { GET as readPayouts } from '@/app/api/payouts/route';
import { openDuePayouts, runPayouts } from '@/lib/money/payout-run/commands/run';
import { settlePayout } from '@/lib/money/payout-run/commands/settle';
import { getRunPreview, listTakenPayouts } from '@/lib/money/payout-run/queries/payouts';
import { listRuns } from '@/lib/money/payout-run/queries/runs';
import { clock, moveClock } from '@/lib/platform/clock';
import { createMember, createTeam } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, signIn, type TestUser, viewerOf } from '@/tests/factories/user';
import { asSystem } from '../ledger/stage';
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

const headersOf = async (person: TestUser) => ({ cookie: (await signIn(person)).cookie });
const seesCommission = { isB2C: false, isCommissionDisplayed: true };
const payoutOf = () => ownerDb.payout.findFirstOrThrow({ where: { agencyId: ready.agencyId } });

describe('the calls of payouts (rule 9.6)', () => {
  it('show owner and supervisors their agency’s, and to everybody else they are not there', async () => {
    const { id } = await payoutOf();
    const supervisor = await createMember(ready.team.agency, 'supervisorAgent');
    const stranger = (await createTeam()).owner;
    for (const person of [ready.team.owner, supervisor, admin]) {
      const { status, body } = await callApi(readPayout, { ...(await headersOf(person)), params: { payoutId: id } });
      expect([status, body]).toMatchObject([
        200,
        { status: 'open', amount: 350, decision: 'pays', entries: [{ leadId: ready.leadId, amount: 350 }] },
      ]);
      const list = await callApi(readPayouts, await headersOf(person));
      expect(list.body).toMatchObject({ payouts: [{ id, amount: 350 }] });
    }
    for (const person of [ready.team.agent, stranger]) {
      expect((await callApi(readPayout, { ...(await headersOf(person)), params: { payoutId: id } })).status).toBe(404);
    }
    expect((await callApi(readPayouts, await headersOf(stranger))).body).toEqual({ payouts: [] });
  });

  it('has one before any run, whose number nothing uses up', async () => {
    const numbers = () => ownerDb.$queryRaw<{ last: bigint }[]>`SELECT last_value AS last FROM payout_number_seq`;
    const before = await numbers();
    await openDuePayouts();
    expect(await numbers()).toEqual(before);
    expect(await ownerDb.payout.count({ where: { agencyId: ready.agencyId } })).toBe(1);
  });

  it('hold with a reason, release, and run once a day however often it is asked', async () => {
    const { id } = await payoutOf();
    const by = await headersOf(admin);
    const post = (handler: typeof hold, body: unknown) =>
      callApi(handler, { ...by, method: 'POST', params: { payoutId: id }, body });
    expect((await post(hold, { reason: ' ' })).status).toBe(422);
    expect((await post(hold, { reason: 'Two bills.', amount: 1 })).status).toBe(422);
    expect((await post(hold, { reason: 'Two bills.' })).status).toBe(200);
    const { body: held } = await callApi(preview, by);
    expect(held).toMatchObject({
      nextRun: '2027-08-01',
      payouts: [{ id, decision: 'held', heldReason: 'Two bills.', amount: 350, entries: 1 }],
      sums: [{ currency: 'EUR', pays: 0, held: 350, belowMinimum: 0 }],
    });
    const toldTo = async (person: TestUser) => (await callApi(earnings, await headersOf(person))).body;
    expect(await toldTo(ready.team.owner)).toMatchObject({ rows: [{ isOnHold: true, heldReason: 'Two bills.' }] });
    expect(await toldTo(ready.team.agent)).toMatchObject({ rows: [{ isOnHold: false, heldReason: null }] });
    const viewer = await viewerOf(admin);
    expect(await getRunPreview({ ...viewer, isClientSafe: true })).toBeNull();
    expect((await post(runNow, {})).status).toBe(202);
    await runPayouts();
    expect(await payoutOf()).toMatchObject({ status: 'open' });
    expect(await listRuns(viewer)).toMatchObject([{ isFinished: true, payouts: [] }]);
    await ownerDb.payoutRun.updateMany({ data: { day: new Date('2027-07-01') } });

    expect((await post(release, {})).status).toBe(200);
    const [first, second] = [await post(runNow, {}), await post(runNow, {})];
    expect(first.body).toEqual(second.body);
    expect((await post(runNow, { day: '2027-08-01' })).status).toBe(422);
    await runPayouts();
    expect(await payoutOf()).toMatchObject({ status: 'inPayout', amount: 35_000n });
    for (const late of [await post(hold, { reason: 'Too late.' }), await post(release, {})]) {
      expect(late).toMatchObject({ status: 409, body: { code: 'payoutUnderWay' } });
    }
    expect((await payoutOf()).heldAt).toBeNull();
    expect(await ownerDb.audit.count({ where: { entityId: id } })).toBe(2);
    expect((await listRuns(viewer))[0]).toMatchObject({ payouts: [{ id, status: 'inPayout', amount: 350 }] });
    expect(await listRuns({ ...viewer, isClientSafe: true })).toEqual([]);
  });

  it('say of a payout three figures that are one, wherever its money is', async () => {
    const { id } = await payoutOf();
    const owner = await headersOf(ready.team.owner);
    const read = async () => (await callApi(readPayout, { ...owner, params: { payoutId: id } })).body;
    const sums = { entries: 350, transfer: 350, ledger: 350 };
    expect(await read()).toMatchObject({ status: 'inPayout', sums });
    for (const [returnedFor, status] of [
      [null, 'paid'],
      ['reversed', 'returned'],
    ] as const) {
      await asSystem((tx) => settlePayout(tx, id, { id: 'tr_1', returnedFor }, PAYABLE_AT));
      expect(await read()).toMatchObject({ status, sums, transferId: 'tr_1', failure: returnedFor });
    }
  });

  it('list what was taken for owner and admin, by agency, and nothing of it for others', async () => {
    const { id, agencyId } = await payoutOf();
    const stranger = (await createTeam()).owner;
    const listed = async (person: TestUser, of?: string) =>
      (await listTakenPayouts(await viewerOf(person), seesCommission, of))?.map((payout) => payout.id);
    expect(await listed(ready.team.owner)).toEqual([id]);
    expect(await listed(admin, agencyId)).toEqual([id]);
    expect(await listed(admin, 'another')).toEqual([]);
    expect(await listed(stranger, agencyId)).toEqual([]);
    // An admin sees what the agency does for which they act.
    const { agency } = await viewerOf(stranger);
    const acting = { ...(await viewerOf(admin)), agency, isActing: true };
    expect(await listTakenPayouts(acting, seesCommission, agencyId)).toEqual([]);
    expect(await listed(ready.team.agent)).toBeUndefined();
  });
});
