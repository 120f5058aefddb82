import { beforeAll, beforeEach, expect, it } from 'vitest';
import { enterScope } from '@/lib/people/scope';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { db } from '@/lib/platform/db';
import type { Viewer } from '@/lib/platform/viewer/types';
import { editStays, undoStays } from '@/lib/rates/stay/commands';
import { getStayCalendar } from '@/lib/rates/stay/queries';
import type { StayChange } from '@/lib/rates/stay/types';
import { openTarget } from '@/lib/sales/lead/commands/open';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, viewerOf } from '@/tests/factories/user';
import { untilSomeoneWaits } from '@/tests/setup/blocked';
import { contextAt, inScope, NOW } from '../lead/stage';
import { createStage, happen, LONG, NEXT_WEEK, rivalOf, type Stage, save, WEEK } from '../property-lead/stage';

let stage: Stage;
let stranger: Viewer;

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  await createStage();
  await ownerDb.operator.create({ data: { id: 'another', name: 'Another', email: 'another@example.com' } });
  stranger = await viewerOf(await createUser({ role: 'operator', operatorId: 'another' }));
});
beforeEach(async () => {
  stage = await createStage();
});

/** Both weeks of the stage and its ten nights. */
const all = { from: WEEK.checkIn, until: NEXT_WEEK.checkOut };
const percent: StayChange = { kind: 'percent', serviceLevels: ['Catered'], percent: 5, roundTo: 100 };

const edit = (change: StayChange, { revision = 0, by = stage.operator, ...range }: Record<string, unknown> = {}) => {
  const viewer = by as Viewer;
  const input = { ...all, ...range, revision: revision as number, change };
  return inScope(viewer, (tx) => editStays(tx, viewer, stage.propertyId, input, contextAt(), openTarget));
};
const undo = (editId: string, revision: number, by = stage.operator) =>
  inScope(by, (tx) => undoStays(tx, by, stage.propertyId, editId, { revision }, contextAt(), openTarget));

/** Price and whether it is on sale, stay by stay. */
async function staysOf({ propertyId }: Stage) {
  const rows = await ownerDb.stay.findMany({
    where: { propertyId },
    include: { rates: true },
    orderBy: [{ checkIn: 'asc' }, { checkOut: 'asc' }],
  });
  return rows.map(({ available, rates }) => [Number(rates[0]?.amount), available]);
}
const holdsOf = ({ propertyId }: Stage) =>
  ownerDb.propertyHold.findMany({ where: { propertyId, releasedAt: null }, select: { kind: true } });
const untouched = [
  [350_000, true],
  [480_000, true],
  [350_000, true],
];
const stale = expect.objectContaining({ code: 'nightsMoved', status: 409 });
const sold = expect.objectContaining({ code: 'periodSold', status: 409 });
const missing = expect.objectContaining({ code: 'notFound', status: 404 });

it('prices change by per cent, with what the search reads, and are taken back', async () => {
  const { _id, ...done } = await edit(percent);
  expect(done).toEqual({ revision: 1, stays: 3, kept: 0 });
  expect(await staysOf(stage)).toEqual([
    [370_000, true],
    [500_000, true],
    [370_000, true],
  ]);
  const { propertyId } = stage;
  const offers = await ownerDb.stayOffer.findMany({ where: { propertyId }, orderBy: { priceMin: 'asc' } });
  expect(offers.map(({ priceMin }) => Number(priceMin))).toEqual([370_000, 370_000, 500_000]);
  expect((await ownerDb.property.findUniqueOrThrow({ where: { id: propertyId } })).priceFrom).toBe(370_000n);
  const audit = await ownerDb.audit.findFirst({ where: { entityId: propertyId, action: 'property.staysEdited' } });
  expect(audit).toMatchObject({ actorId: stage.operator.id, after: { change: 'percent', stays: 3 } });
  expect(await undo(_id, 1)).toMatchObject({ revision: 2, stays: 3 });
  expect(await staysOf(stage)).toEqual(untouched);
  await expect(undo(_id, 2)).rejects.toEqual(stale);
});

it('what is optioned keeps its price, and cannot be closed or taken for the owner', async () => {
  const id = await save(stage);
  await happen(stage, id, ['requestOption', 'confirmOption']);
  expect(await edit(percent)).toMatchObject({ stays: 1, kept: 2 });
  expect(await staysOf(stage)).toEqual([untouched[0], untouched[1], [370_000, true]]);
  for (const kind of ['close', 'ownerUse'] as const) {
    await expect(edit({ kind }, { revision: 1 })).rejects.toEqual(sold);
  }
  expect(await holdsOf(stage)).toEqual([{ kind: 'confirmedOption' }]);
  const closing = `UPDATE stay SET available = false WHERE property_id = '${stage.propertyId}'`;
  await expect(inScope(stage.operator, (tx) => tx.$executeRawUnsafe(closing))).rejects.toThrow(/row-level security/);
});

it('the owner’s own use takes the nights and gives them back', async () => {
  const week = { from: NEXT_WEEK.checkIn, until: NEXT_WEEK.checkOut };
  const begun = await edit({ kind: 'ownerUse' }, week);
  expect(await holdsOf(stage)).toEqual([{ kind: 'ownerBlock' }]);
  await expect(edit({ kind: 'ownerUse' }, { ...week, revision: 1 })).rejects.toEqual(sold);
  const ended = await edit({ kind: 'endOwnerUse' }, { ...week, revision: 1 });
  expect(await holdsOf(stage)).toEqual([]);
  await undo(ended._id, 2);
  expect(await holdsOf(stage)).toEqual([{ kind: 'ownerBlock' }]);
  await undo(begun._id, 3);
  expect(await holdsOf(stage)).toEqual([]);
});

it('what was closed is opened by undo only; what has been optioned since keeps the price it was optioned at', async () => {
  const closed = await edit({ kind: 'close' });
  expect((await staysOf(stage)).map(([, available]) => available)).toEqual([false, false, false]);
  await undo(closed._id, 1);
  expect(await staysOf(stage)).toEqual(untouched);
  const { _id } = await edit({ kind: 'amount', serviceLevels: ['Catered'], amount: 3000 }, { revision: 2 });
  const id = await save(stage, { payments: { subTotal: 3000, currencyCode: 'EUR' } });
  await happen(stage, id, ['requestOption', 'confirmOption']);
  await expect(undo(_id, 3)).rejects.toEqual(sold);
});

it('nothing of another operator’s, nothing that has passed, nothing on a calendar that has moved', async () => {
  const { _id } = await edit({ kind: 'close' });
  await expect(edit(percent, { by: stranger, revision: 1 })).rejects.toEqual(missing);
  await expect(undo(_id, 1, stranger)).rejects.toEqual(missing);
  await expect(edit(percent, { by: stage.agent, revision: 1 })).rejects.toEqual(missing);
  await expect(edit(percent)).rejects.toEqual(stale);
  const passed = { status: 422, fields: { from: 'nightsPassed' } };
  // It is the first of December.
  await expect(edit(percent, { from: '2026-11-30', revision: 1 })).rejects.toMatchObject(passed);
  expect(await edit(percent, { from: '2026-12-01', revision: 1 })).toMatchObject({ revision: 2 });
  const statements = [
    `UPDATE stay SET available = true WHERE property_id = '${stage.propertyId}'`,
    `UPDATE stay_rate SET amount = 1 WHERE stay_id = '${stage.propertyId}-0'`,
    `UPDATE stay_edit SET undone_at = now() WHERE property_id = '${stage.propertyId}'`,
  ];
  for (const viewer of [stranger, stage.agent]) {
    for (const sql of statements)
      expect([sql, await inScope(viewer, (tx) => tx.$executeRawUnsafe(sql))]).toEqual([sql, 0]);
  }
});

it('what is not there is not taken back, nor anything over what was written beside it', async () => {
  const { propertyId } = stage;
  const { _id } = await edit(percent);
  await expect(undo('none', 1)).rejects.toEqual(missing);
  const priced = (amount: bigint) =>
    ownerDb.stayRate.updateMany({ where: { stayId: `${propertyId}-0` }, data: { amount } });
  await priced(360_000n);
  await expect(undo(_id, 1)).rejects.toEqual(stale);
  await priced(370_000n);
  await undo(_id, 1);
  const begun = await edit({ kind: 'ownerUse' }, { from: NEXT_WEEK.checkIn, until: NEXT_WEEK.checkOut, revision: 2 });
  await ownerDb.propertyHold.updateMany({ where: { propertyId }, data: { releasedAt: new Date(NOW) } });
  await expect(undo(begun._id, 3)).rejects.toEqual(stale);
});

it('the calendar shows an operator the stays of their own properties, with what is held, wanted and edited last', async () => {
  const other = await createStage();
  const propertyIds = [stage.propertyId, other.propertyId];
  const asked = { propertyIds, from: WEEK.checkIn };
  await happen(stage, await save(stage), ['requestOption']);
  await save(await rivalOf(stage));
  const { _id } = await edit({ kind: 'ownerUse' }, { from: NEXT_WEEK.checkIn, until: NEXT_WEEK.checkOut });
  const calendar = await getStayCalendar(stage.operator, asked);
  expect(calendar?.weeks.slice(0, 2)).toEqual([WEEK.checkIn, NEXT_WEEK.checkIn]);
  expect(calendar?.lastEdit).toMatchObject({ id: _id, propertyId: stage.propertyId });
  expect(calendar?.properties.find(({ id }) => id === stage.propertyId)).toMatchObject({
    ...{ revision: 1, stays: [WEEK, LONG, NEXT_WEEK] },
    holds: [{ kind: 'ownerBlock', ...NEXT_WEEK, expiresAt: null }],
    ...{ asked: [WEEK], interests: [{ ...WEEK, agency: 1 }] },
  });
  expect(calendar?.properties.find(({ id }) => id === other.propertyId)).toMatchObject({
    ...{ revision: 0, holds: [], asked: [], interests: [] },
  });
  for (const viewer of [stranger, stage.agent]) {
    expect(await getStayCalendar(viewer, asked)).toBeNull();
    expect(await getStayCalendar(viewer, { propertyIds: undefined, from: null })).toBeNull();
    const seen = await inScope(viewer, (tx) => tx.$queryRaw<object[]>`SELECT * FROM property_interest`);
    expect(seen).toEqual([]);
  }
});

it('the calendar opens with the first week that is for sale', async () => {
  const calendar = await getStayCalendar(stage.operator, { propertyIds: [stage.propertyId], from: null });
  expect(calendar?.weeks[0]).toBe(WEEK.checkIn);
});

it('only the named stays of a range change', async () => {
  const id = `${stage.propertyId}-2`;
  expect(await edit(percent, { stays: [id] })).toMatchObject({ stays: 1 });
  expect(await staysOf(stage)).toEqual([untouched[0], [500_000, true], untouched[2]]);
});

it('stays of another length are offered at what their nights cost, and go with an undo', async () => {
  const length: StayChange = { kind: 'length', nights: 14, roundTo: 100 };
  const { _id, ...done } = await edit(length);
  expect(done).toEqual({ revision: 1, stays: 1, kept: 0 });
  const { propertyId } = stage;
  const added = { propertyId, checkIn: toDatabaseDay(WEEK.checkIn), checkOut: toDatabaseDay(NEXT_WEEK.checkOut) };
  const [stay] = await ownerDb.stay.findMany({ where: added, include: { rates: true } });
  expect(stay).toMatchObject({
    available: true,
    rates: [{ serviceLevel: 'Catered', amount: 700_000n, currency: 'EUR' }],
  });
  expect(await ownerDb.stayOffer.count({ where: { propertyId } })).toBe(4);
  expect(await edit(length, { revision: 1 })).toEqual({ _id: '', revision: 1, stays: 0, kept: 0 });

  await edit({ kind: 'length', nights: 3, roundTo: 1 }, { revision: 1 });
  expect((await ownerDb.property.findUniqueOrThrow({ where: { id: propertyId } })).priceFrom).toBe(144_000n);
  const last = await ownerDb.stayEdit.findFirstOrThrow({ where: { propertyId, revision: 2 } });
  await undo(last.id, 2);
  await undo(_id, 3);
  expect(await staysOf(stage)).toEqual(untouched);
  expect(await ownerDb.stayOffer.count({ where: { propertyId } })).toBe(3);
  expect((await ownerDb.property.findUniqueOrThrow({ where: { id: propertyId } })).priceFrom).toBe(350_000n);
});

it('nothing is offered in nights somebody has, and what was sold since does not go', async () => {
  const id = await save(stage);
  await happen(stage, id, ['requestOption', 'confirmOption']);
  expect(await edit({ kind: 'length', nights: 14, roundTo: 100 })).toEqual({ _id: '', revision: 0, stays: 0, kept: 1 });
  const week = { from: NEXT_WEEK.checkIn, until: NEXT_WEEK.checkOut };
  const { _id } = await edit({ kind: 'length', nights: 7, roundTo: 100 }, { from: '2027-06-19', until: '2027-06-26' });
  await ownerDb.propertyHold.create({
    data: {
      ...{ propertyId: stage.propertyId, kind: 'booking' },
      ...{ checkIn: toDatabaseDay('2027-06-19'), checkOut: toDatabaseDay('2027-06-26') },
    },
  });
  await expect(undo(_id, 1)).rejects.toEqual(sold);
  const { propertyId } = stage;
  const removing = `DELETE FROM stay WHERE property_id = '${propertyId}'`;
  // Of the four only the week nobody has.
  expect(await inScope(stage.operator, (tx) => tx.$executeRawUnsafe(removing))).toBe(1);
  expect(await ownerDb.stay.count({ where: { propertyId, checkIn: toDatabaseDay(week.from) } })).toBe(0);
  for (const viewer of [stranger, stage.agent]) {
    expect(await inScope(viewer, (tx) => tx.$executeRawUnsafe(removing))).toBe(0);
    const adding = `INSERT INTO stay (id, property_id, check_in, check_out, available)
      VALUES ('x', '${propertyId}', '2027-07-03', '2027-07-10', true)`;
    await expect(inScope(viewer, (tx) => tx.$executeRawUnsafe(adding))).rejects.toThrow(/row-level security/);
  }
});

it('what an option held until just now does not go, which the calendar has not given back yet', async () => {
  const nights = { checkIn: '2027-06-19', checkOut: '2027-06-26' } as const;
  const week = { from: nights.checkIn, until: nights.checkOut };
  const { _id } = await edit({ kind: 'length', nights: 7, roundTo: 100 }, week);
  const { propertyId, operator } = stage;
  const held = { checkIn: toDatabaseDay(nights.checkIn), checkOut: toDatabaseDay(nights.checkOut) };
  const expiresAt = new Date(Date.parse(NOW) + 1);
  await ownerDb.propertyHold.create({ data: { propertyId, kind: 'confirmedOption', ...held, expiresAt } });
  let tick = 0;
  const context = { ...contextAt(), now: () => new Date(Date.parse(NOW) + tick++) };
  const undone = inScope(operator, (tx) =>
    undoStays(tx, operator, propertyId, _id, { revision: 1 }, context, openTarget),
  );
  await expect(undone).rejects.toEqual(stale);
  expect(await ownerDb.stay.count({ where: { propertyId } })).toBe(4);
});

it('of two edits of one calendar at once the second finds that it has moved', async () => {
  let second: Promise<unknown> = Promise.resolve();
  await db.$transaction(async (tx) => {
    await enterScope(tx, stage.operator);
    const input = { ...all, revision: 0, change: percent };
    await editStays(tx, stage.operator, stage.propertyId, input, contextAt(), openTarget);
    second = edit({ kind: 'close' }).catch((error) => error);
    await untilSomeoneWaits();
  });
  expect(await second).toEqual(stale);
  expect((await staysOf(stage)).every(([, available]) => available)).toBe(true);
});
