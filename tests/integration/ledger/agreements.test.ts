import { beforeAll, describe, expect, it } from 'vitest';
import { PATCH as changePercent } from '@/app/api/agreements/[agreementId]/percent/route';
import { PATCH as changeEnd } from '@/app/api/agreements/[agreementId]/route';
import { POST as undo } from '@/app/api/agreements/[agreementId]/undo/route';
import { POST as addAgreement, GET as agreements } from '@/app/api/agreements/route';
import { clock } from '@/lib/platform/clock';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import type { Viewer } from '@/lib/platform/viewer/types';
import { undoAgreement } from '@/lib/rates/agreement/commands';
import { callApi } from '@/tests/factories/api';
import { writeContext } from '@/tests/factories/message';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, signIn, viewerOf } from '@/tests/factories/user';
import { createStage, inScope, type Stage, save } from '../lead/stage';

let cookie: string;
let admin: Viewer;
let today: PlainDate;

beforeAll(async () => {
  await createBrand('default');
  await ownerDb.brand.update({ where: { id: 'default' }, data: { isB2C: false, isCommissionDisplayed: true } });
  await createPlaces();
  const user = await createUser({ role: 'admin' });
  [cookie, admin] = [(await signIn(user)).cookie, await viewerOf(user)];
  today = await clock.today();
});

const add = async ({ team, hotelId }: Stage, { from = -30, until = null as number | null, percent = 12 } = {}) => {
  const pair = { agencyId: team.agency.id, hotelId, commissionPercent: percent };
  const days = { validFrom: addDays(today, from), validUntil: until === null ? null : addDays(today, until) };
  const { body, status } = await callApi(addAgreement, { method: 'POST', cookie, body: { ...pair, ...days } });
  expect(status).toBe(201);
  return String(body._id);
};
const percent = (agreementId: string, commissionPercent: number, from: number) => {
  const body = { commissionPercent, validFrom: addDays(today, from) };
  return callApi(changePercent, { method: 'PATCH', cookie, params: { agreementId }, body });
};
const end = (agreementId: string, until: number | null) => {
  const body = { validUntil: until === null ? null : addDays(today, until) };
  return callApi(changeEnd, { method: 'PATCH', cookie, params: { agreementId }, body });
};
const takeBack = (agreementId: string, body: object = {}) =>
  callApi(undo, { method: 'POST', cookie, params: { agreementId }, body });
/** What holds between the two, from which day to which, counted from today. */
const standing = async ({ team }: Stage) => {
  const { body } = await callApi(agreements, { cookie, query: `?agency=${team.agency.id}` });
  type One = { commissionPercent: number; validFrom: string; validUntil: string | null; canUndo: boolean };
  const days = (day: string) => Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
  return (body.agreements as One[]).map(({ commissionPercent, validFrom, validUntil, canUndo }) => [
    ...[commissionPercent, days(validFrom), validUntil && days(validUntil), canUndo],
  ]);
};

it('is between an agency and a house that are there', async () => {
  const { team, hotelId } = await createStage();
  const gone = (await createStage({ retiredAt: new Date('2026-01-01') })).hotelId;
  const errors = async (pair: object) => {
    const body = { agencyId: team.agency.id, ...pair, commissionPercent: 12, validFrom: today };
    const answer = await callApi(addAgreement, { method: 'POST', cookie, body });
    return [answer.status, Object.keys(answer.body.errors ?? {})];
  };
  expect(await errors({ agencyId: 'nobody', hotelId })).toEqual([422, ['agencyId']]);
  for (const supplier of [{ hotelId: 'nowhere' }, { hotelId: gone }, { operatorId: 'nobody' }])
    expect(await errors(supplier)).toEqual([422, ['supplier']]);
});

describe('another per cent (rule 4.18)', () => {
  it('of one in force begins tomorrow at the earliest, and no price that was kept knows of it', async () => {
    const of = await createStage();
    const id = await add(of);
    const leadId = await save(of);
    const kept = () => ownerDb.lead.findUniqueOrThrow({ where: { id: leadId }, select: { snapshot: true } });
    const before = await kept();
    expect((await percent(id, 14, 0)).body.errors).toHaveProperty('validFrom');
    expect(await percent(id, 14, 10)).toMatchObject({ status: 200, body: { commissionPercent: 14, state: 'agreed' } });
    expect(await standing(of)).toEqual([
      [12, -30, 9, true],
      [14, 10, null, false],
    ]);
    expect(await kept()).toEqual(before);
    expect((await takeBack(id)).body).toEqual({ commissionPercent: 12, validUntil: null });
    expect(await standing(of)).toEqual([[12, -30, null, false]]);
    expect(await kept()).toEqual(before);
  });

  it('of one that has not begun holds from its first day', async () => {
    const of = await createStage();
    const id = await add(of, { from: 5, until: 60 });
    await percent(id, 15, 5);
    expect(await standing(of)).toEqual([[15, 5, 60, true]]);
    expect((await percent(id, 15, 61)).body.errors).toHaveProperty('validFrom');
    expect((await takeBack(id)).status).toBe(200);
    expect(await standing(of)).toEqual([[12, 5, 60, false]]);
  });

  it('is nobody’s of one that has ended', async () => {
    const id = await add(await createStage(), { from: -60, until: 0 });
    await ownerDb.hotelAgreement.update({ where: { id }, data: { validUntil: new Date(addDays(today, -1)) } });
    expect(await percent(id, 14, 1)).toMatchObject({ status: 409, body: { code: 'agreementEnded' } });
  });
});

describe('the last change is taken back', () => {
  it('of the end, as long as the former end is not over', async () => {
    const of = await createStage();
    const id = await add(of, { until: 30 });
    await end(id, 20);
    expect((await takeBack(id)).body).toEqual({ commissionPercent: 12, validUntil: addDays(today, 30) });
    expect(await takeBack(id)).toMatchObject({ status: 409, body: { code: 'agreementQuoted' } });
    await end(id, 40);
    const over = writeContext({ today: () => addDays(today, 31) });
    const late = inScope(admin, (tx) => undoAgreement(tx, admin, id, {}, over));
    await expect(late).rejects.toMatchObject({ status: 409, code: 'agreementQuoted' });
  });

  it('of its making only while nobody was quoted a price by it', async () => {
    const of = await createStage();
    const later = await add(of, { from: 3 });
    expect(await standing(of)).toEqual([[12, 3, null, true]]);
    expect((await takeBack(later)).status).toBe(200);
    expect(await standing(of)).toEqual([]);
    const now = await add(of);
    expect(await standing(of)).toEqual([[12, -30, null, false]]);
    expect((await takeBack(now)).status).toBe(409);
  });

  it('not over what another one, or somebody, has made of it since', async () => {
    const of = await createStage();
    const id = await add(of);
    const { body } = await percent(id, 14, 10);
    await end(body._id, 40);
    expect((await takeBack(id)).status).toBe(409);
    expect((await takeBack(id, { version: 'another' })).body).toMatchObject({ code: 'changedMeanwhile' });
    const ended = await createStage();
    const first = await add(ended);
    await end(first, 5);
    await add(ended, { from: 6 });
    expect(await takeBack(first)).toMatchObject({ status: 409, body: { code: 'agreementOverlaps' } });
  });
});
