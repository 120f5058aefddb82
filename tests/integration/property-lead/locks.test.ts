import { beforeAll, describe, expect, it } from 'vitest';
import { POST as answer } from '@/app/api/sales/leads/[leadId]/answer/route';
import { POST as requestOption } from '@/app/api/sales/leads/[leadId]/option/route';
import { db, type Transaction } from '@/lib/platform/db';
import { callApi } from '@/tests/factories/api';
import { asOwner, ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, signIn } from '@/tests/factories/user';
import { untilSomeoneWaits } from '@/tests/setup/blocked';
import { createStage, happen, leadOf, save } from './stage';

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

/** Whether somebody who waits for a row has the lock of some leads already. */
async function waitsWithLeads(): Promise<boolean> {
  const rows = await db.$queryRaw<object[]>`
    SELECT FROM pg_locks held JOIN pg_locks wanted USING (pid)
    JOIN pg_database d ON d.oid = held.database AND d.datname = current_database()
    WHERE held.locktype = 'advisory' AND held.granted AND wanted.locktype = 'transactionid' AND NOT wanted.granted`;
  return rows.length > 0;
}

/** Holds what `lock` takes until `work` is through. */
function during<Result>(lock: (tx: Transaction) => Promise<unknown>, work: () => Promise<Result>): Promise<Result> {
  return asOwner(async (tx) => {
    await lock(tx);
    return work();
  });
}

const rowOf = (propertyId: string) => (tx: Transaction) => tx.$queryRaw`SELECT lock_property(${propertyId})`;
const leadsOf = (propertyId: string) => (tx: Transaction) =>
  tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`leads of property ${propertyId}`}, 0))::text`;

describe('who waits for a property’s leads', () => {
  it('is told after three seconds to come back, and nothing has happened', async () => {
    const stage = await createStage();
    const leadId = await save(stage);
    const { cookie } = await signIn(stage.team.agent);
    const asked = { method: 'POST', cookie, params: { leadId }, body: { version: 1 } };
    const begun = performance.now();
    const refused = await during(leadsOf(stage.propertyId), () => callApi(requestOption, asked));
    expect([refused.status, refused.body.code]).toEqual([503, 'overloaded']);
    expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(3000);
    expect(await leadOf(leadId)).toMatchObject({ status: 'INTEREST', version: 1 });
    expect((await callApi(requestOption, asked)).status).toBe(200);
  });

  it('answers for none of them once the property is another operator’s', async () => {
    const stage = await createStage();
    const leadId = await save(stage);
    await happen(stage, leadId, ['book']);
    const { id: operatorId } = await ownerDb.operator.create({
      data: { id: 'heir', name: 'Heir', email: 'heir@example.com' },
    });
    const { cookie } = await signIn(await createUser({ role: 'operator', operatorId: 'operator' }));
    const asked = { method: 'POST', cookie, params: { leadId }, body: { answer: 'confirm', version: 2 } };
    let answered: Promise<{ status: number }> | undefined;
    await during(leadsOf(stage.propertyId), async () => {
      answered = callApi(answer, asked);
      await untilSomeoneWaits();
      await ownerDb.property.update({ where: { id: stage.propertyId }, data: { operatorId } });
    });
    expect((await answered)?.status).toBe(404);
    expect(await leadOf(leadId)).toMatchObject({ status: 'REQUESTED_BOOKING', version: 2 });
  });

  it('has their lock before that of the property’s row, as everybody has, so that no two wait for each other', async () => {
    const stage = await createStage();
    const leadId = await save(stage);
    await happen(stage, leadId, ['book']);
    const { cookie } = await signIn(await createUser({ role: 'operator', operatorId: 'operator' }));
    const asked = { method: 'POST', cookie, params: { leadId }, body: { answer: 'confirm', version: 2 } };
    let answered: Promise<{ status: number }> | undefined;
    await during(rowOf(stage.propertyId), async () => {
      answered = callApi(answer, asked);
      await expect.poll(waitsWithLeads).toBe(true);
    });
    expect((await answered)?.status).toBe(200);
  });
});
