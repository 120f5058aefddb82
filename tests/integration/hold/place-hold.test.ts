import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@/lib/platform/errors';
import { type NewHold, placeHold } from '@/lib/rates/hold/commands';
import { ownerDb } from '@/tests/factories/owner';
import { createPlaces } from '@/tests/factories/place';
import { createProperty } from '@/tests/factories/property';
import { untilSomeoneWaits } from '@/tests/setup/blocked';

const now = new Date('2026-12-01T09:00:00Z');
const week = { checkIn: '2030-03-02', checkOut: '2030-03-09' } as const;
const overlapping = { checkIn: '2030-03-08', checkOut: '2030-03-11' } as const;
const next = { checkIn: '2030-03-09', checkOut: '2030-03-16' } as const;
const booking: NewHold = { propertyId: 'P', kind: 'booking', ...week };

const place = (hold: NewHold = booking, time: () => Date = () => now) =>
  ownerDb.$transaction((tx) => placeHold(tx, hold, { now: time }), { timeout: 20_000, maxWait: 20_000 });

/** What a taker came to: `placed`, or the code and status of the refusal. */
const outcomeOf = (placing: Promise<string>) =>
  placing.then(
    () => 'placed',
    (error) => (error instanceof AppError ? `${error.code} ${error.status}` : String(error)),
  );

beforeAll(async () => {
  await createPlaces();
  await createProperty({ id: 'P' });
});
beforeEach(() => ownerDb.propertyHold.deleteMany());

describe('placing a hold', () => {
  it('takes free nights, also beside other holds, and refuses nights that are held', async () => {
    expect(await outcomeOf(place())).toBe('placed');
    expect(await outcomeOf(place({ ...booking, ...next }))).toBe('placed');
    expect(await outcomeOf(place({ ...booking, ...overlapping }))).toBe('periodSold 409');
    expect(await outcomeOf(place({ ...booking, propertyId: 'NOWHERE' }))).toBe('notFound 404');
    expect(await ownerDb.propertyHold.count()).toBe(2);
  });

  it('lets exactly one of ten who come at once have the nights, and tells the others', async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => outcomeOf(place())));
    expect(outcomes.sort()).toEqual([...Array(9).fill('periodSold 409'), 'placed']);
  });

  it('releases an option that has lapsed and that nobody released, for exactly one of ten', async () => {
    const option = { ...booking, ...overlapping, kind: 'confirmedOption' as const, expiresAt: now };
    const lapsed = await place(option, () => new Date(now.getTime() - 1000));
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => outcomeOf(place())));
    expect(outcomes.sort()).toEqual([...Array(9).fill('periodSold 409'), 'placed']);
    const row = await ownerDb.propertyHold.findUniqueOrThrow({ where: { id: lapsed } });
    expect(row).toMatchObject({ releasedAt: now, expiresAt: now });
  });

  it('does not touch an option that runs, nor one that lapsed on other nights', async () => {
    const runs = new Date(now.getTime() + 1);
    await place({ ...booking, ...overlapping, kind: 'confirmedOption', expiresAt: runs });
    const elsewhere = await place({
      ...booking,
      checkIn: '2030-04-06',
      checkOut: '2030-04-13',
      kind: 'confirmedOption',
      expiresAt: now,
    });
    expect(await outcomeOf(place())).toBe('periodSold 409');
    expect(await ownerDb.propertyHold.findUniqueOrThrow({ where: { id: elsewhere } })).toMatchObject({
      releasedAt: null,
    });
  });

  it('judges by the time after it waited for others', async () => {
    await place({ ...booking, kind: 'confirmedOption', expiresAt: now });
    await ownerDb.propertyHold.updateMany({ data: { releasedAt: null } });
    let time = new Date(now.getTime() - 1000);
    let waiting: Promise<string> | undefined;
    await ownerDb.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT id FROM property WHERE id = 'P' FOR UPDATE`;
      waiting = outcomeOf(place(booking, () => time));
      await untilSomeoneWaits(ownerDb);
      time = now;
    });
    expect(await waiting).toBe('placed');
  });
});

describe('the database', () => {
  it.each([
    ['a booking that ends by the clock', { kind: 'booking' as const, expiresAt: now }],
    ["the owner's own week that ends by the clock", { kind: 'ownerBlock' as const, expiresAt: now }],
    ['an option without an end', { kind: 'confirmedOption' as const }],
  ])('refuses %s', async (_, hold) => {
    const days = { checkIn: new Date(week.checkIn), checkOut: new Date(week.checkOut) };
    await expect(ownerDb.propertyHold.create({ data: { propertyId: 'P', ...days, ...hold } })).rejects.toThrow(
      /property_hold_lapses/,
    );
  });
});
