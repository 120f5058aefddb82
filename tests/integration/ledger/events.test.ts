import { beforeAll, describe, expect, it } from 'vitest';
import { advanceLead } from '@/lib/money/ledger/commands/advance';
import { closeLead } from '@/lib/sales/lead/commands/amend';
import { cancelBooking } from '@/lib/sales/lead/commands/booking';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { contextAt, createStage, happen, inScope, save, versionOf } from '../lead/stage';
import * as property from '../property-lead/stage';
import { asSystem, balancesOf, postingsOf } from './stage';

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

/** The rooms' stay of `createStage` ends on 12 June 2027. */
const EARNED = '2027-06-15T08:00:00Z';
const PAYABLE = '2027-07-15T08:00:00Z';

describe('a lead of a hotel', () => {
  it('posts what it earns with each event, in the same transaction', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption', 'confirmOption', 'book']);
    expect(await postingsOf(id)).toEqual([
      'expected: prospect -35000, expected 35000',
      'contracted: prospect 35000, expected -35000, supplier -35000, contracted 35000',
    ]);
    const [, booked] = await ownerDb.ledgerPosting.findMany({ where: { leadId: id }, orderBy: { id: 'asc' } });
    const last = await ownerDb.leadEvent.findFirstOrThrow({ where: { leadId: id }, orderBy: { id: 'desc' } });
    expect(booked).toMatchObject({
      leadEventId: last.id,
      rule: 1,
      why: { basis: 'price', lines: [{ base: 350_000, percent: 10 }] },
    });
  });

  it('leaves nothing behind when its transaction fails', async () => {
    const stage = await createStage();
    const id = await save(stage);
    const failing = inScope(stage.agent, async (tx) => {
      await closeLead(tx, stage.agent, id, { version: 1, reason: 'Lost.' }, contextAt());
      throw new Error('broken off');
    });
    await expect(failing).rejects.toThrow('broken off');
    expect(await balancesOf(id)).toEqual({ expected: 35_000, prospect: -35_000 });
    await inScope(stage.agent, (tx) => closeLead(tx, stage.agent, id, { version: 1, reason: 'Lost.' }, contextAt()));
    expect(await balancesOf(id)).toEqual({});
  });

  it('expects nothing of an option that is declined, and again when it is asked for anew', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption', 'declineOption']);
    expect(await balancesOf(id)).toEqual({});
    await happen(stage, id, ['requestOption']);
    expect(await balancesOf(id)).toEqual({ expected: 35_000, prospect: -35_000 });
  });

  it('takes back what the fee does not leave, and earns the rest on the day of the stay', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption', 'confirmOption', 'book']);
    await ownerDb.$executeRaw`
      UPDATE price_snapshot SET content = jsonb_set(content, '{rooms,0,terms,cancellation}',
        '{"kind": "periods", "periods": [{"daysBeforeArrival": null, "percent": 35}]}')
      WHERE id = (SELECT snapshot_id FROM lead WHERE id = ${id})`;
    const version = await versionOf(id);
    await inScope(stage.agent, (tx) => cancelBooking(tx, stage.agent, id, { version, fee: 1225 }, contextAt()));
    expect(await balancesOf(id)).toEqual({ contracted: 12_250, supplier: -12_250 });
    expect((await postingsOf(id)).at(-1)).toBe('reversed: supplier 22750, contracted -22750');
    await asSystem((tx) => advanceLead(tx, id, new Date(EARNED)));
    expect(await balancesOf(id)).toEqual({ earned: 12_250, supplier: -12_250 });
  });
});

describe('a lead of a property', () => {
  it('owes by its operator, and nothing once the operator has cancelled', async () => {
    const stage = await property.createStage();
    const id = await property.save(stage);
    await property.happen(stage, id, ['book', 'confirmBooking']);
    const percent = Number((await ownerDb.lead.findUniqueOrThrow({ where: { id } })).commissionPercent);
    expect(percent).toBeGreaterThan(0);
    expect(await balancesOf(id)).toEqual({ contracted: 3_500 * percent, supplier: -3_500 * percent });
    const owing = await ownerDb.ledgerEntry.findFirst({
      where: { posting: { leadId: id }, account: { kind: 'supplier' } },
      select: { account: { select: { operatorId: true } } },
    });
    expect(owing?.account.operatorId).toBe('operator');
    await property.happen(stage, id, ['cancelFreely']);
    expect(await balancesOf(id)).toEqual({});
  });

  it('posts the difference when its price changes', async () => {
    const stage = await property.createStage();
    const id = await property.save(stage);
    await property.happen(stage, id, ['requestOption', 'confirmOption']);
    const before = (await balancesOf(id)).expected ?? 0;
    const { checkIn: checkInDate, checkOut: checkOutDate } = property.LONG;
    const payments = { subTotal: 4800, currencyCode: 'EUR' };
    await property.change(stage, id, { period: { checkInDate, checkOutDate }, payments });
    expect(await balancesOf(id)).toMatchObject({ expected: before });
    await property.happen(stage, id, ['acceptChange']);
    expect(await balancesOf(id)).toMatchObject({ expected: (before * 4_800) / 3_500 });
    expect((await postingsOf(id)).map((one) => one.split(':')[0])).toEqual(['expected', 'expected']);
  });
});

describe('the clock', () => {
  it('earns three days after check-out and pays thirty days later, once each', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption', 'confirmOption', 'book']);
    const at = (moment: string) => asSystem((tx) => advanceLead(tx, id, new Date(moment)));
    // Days of the place: in Vienna it is two hours later.
    expect(await at('2027-06-14T21:59:00Z')).toBe(0);
    expect(await at('2027-06-14T22:00:00Z')).toBe(1);
    expect(await at(EARNED)).toBe(0);
    expect(await balancesOf(id)).toEqual({ earned: 35_000, supplier: -35_000 });
    expect(await at('2027-07-14T21:59:00Z')).toBe(0);
    expect(await at(PAYABLE)).toBe(1);
    expect(await at(PAYABLE)).toBe(0);
    expect(await balancesOf(id)).toEqual({ payable: 35_000, supplier: -35_000 });
  });

  it('takes each step once for however many workers', async () => {
    const stage = await createStage();
    const id = await save(stage);
    await happen(stage, id, ['requestOption', 'confirmOption', 'book']);
    const steps = await Promise.all([1, 2, 3].map(() => asSystem((tx) => advanceLead(tx, id, new Date(PAYABLE)))));
    expect(steps.reduce((sum, one) => sum + one, 0)).toBe(2);
    expect(await balancesOf(id)).toEqual({ payable: 35_000, supplier: -35_000 });
    const days = await ownerDb.ledgerPosting.findMany({ where: { leadId: id, cause: `clock:${id}` } });
    expect(days.map(({ onDay }) => onDay.toISOString().slice(0, 10))).toEqual(['2027-06-15', '2027-07-15']);
  });
});
