import { beforeAll, expect, it } from 'vitest';
import { clock, moveClock } from '@/lib/platform/clock';
import { postMissingDues } from '@/lib/sales/lead/commands/dues';
import { asOwner } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createStage, happen, type Stage, save } from '../lead/stage';
import { duesIn } from './stage';

const setBusinessTime = (at: string) => moveClock(Math.round((Date.parse(at) - clock.machine().getTime()) / 1000));

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

/** As bookings stand that were made before dues were kept. */
async function forget(leadId: string): Promise<void> {
  await asOwner(async (tx) => {
    await tx.$executeRaw`ALTER TABLE lead_due DISABLE TRIGGER lead_due_goes_its_way`;
    await tx.leadDue.deleteMany({ where: { leadId } });
    await tx.$executeRaw`ALTER TABLE lead_due ENABLE TRIGGER lead_due_goes_its_way`;
  });
}

async function booked(stage: Stage, names: Parameters<typeof happen>[2] = []): Promise<string> {
  const id = await save(stage);
  await happen(stage, id, ['requestOption', 'confirmOption', 'book', ...names]);
  return id;
}

it('gives bookings older than dues those of their events, once, and none to a stay that is over (rule 5.10)', async () => {
  await setBusinessTime('2026-12-02T09:00:00Z');
  const stage = await createStage({ units: 3 });
  const kept = await booked(stage);
  const lost = await booked(stage);
  const interest = await save(stage);
  const wanted = await duesIn(lost);
  expect(wanted).not.toEqual([]);
  await forget(lost);
  expect(await duesIn(lost)).toEqual([]);
  const before = await duesIn(kept);

  // The day after check-out, in UTC, nowhere in the world is before it any more.
  await setBusinessTime('2027-06-14T09:00:00Z');
  expect(await postMissingDues()).toBe(0);
  await setBusinessTime('2026-12-02T09:00:00Z');
  const counts = await Promise.all([postMissingDues(), postMissingDues()]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(1);
  expect(await duesIn(lost)).toEqual(wanted);
  expect([await postMissingDues(), await duesIn(lost)]).toEqual([0, wanted]);
  expect(await duesIn(kept)).toEqual(before);
  expect(await duesIn(interest)).toEqual([]);
});
