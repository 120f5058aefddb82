import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scoped } from '@/lib/people/scope';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { AppError } from '@/lib/platform/errors';
import { editNights, undoNights } from '@/lib/rates/night/commands';
import { getRoomCalendar } from '@/lib/rates/night/queries';
import type { NightEditInput } from '@/lib/rates/night/schema';
import { takeRooms } from '@/lib/rates/room/commands';
import { readProjectedCalendars } from '@/lib/rates/room/queries/calendars';
import { readNights } from '@/lib/rates/room/queries/nights';
import { createHotel } from '@/tests/factories/hotel';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { contextAt, createStage, inScope, NOW, type Stage, save } from '../lead/stage';

const week = { from: '2027-06-05', until: '2027-06-12' } as const;
const now = new Date(NOW);
let stage: Stage;
let other: Stage;

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  await createHotel('nowhere');
});
beforeEach(async () => {
  stage = await createStage({ units: 3 });
  other = await createStage({ units: 3 });
});

const roomOf = ({ hotelId }: Stage) => `${hotelId}-room`;
const edit = (change: NightEditInput['change'], more: Partial<NightEditInput> = {}, by: Stage = stage) =>
  inScope(by.contact, (tx) =>
    editNights(
      ...([tx, by.contact, stage.hotelId] as const),
      { rooms: [roomOf(stage)], ...week, revision: 0, change, ...more },
      contextAt(),
    ),
  );
const undo = (editId: string, revision: number, by: Stage = stage) =>
  inScope(by.contact, (tx) => undoNights(tx, by.contact, stage.hotelId, editId, { revision }, contextAt()));
const take = (kind: 'booking' | 'confirmedOption', units: number, expiresAt = new Date('2026-12-03T17:00:00Z')) =>
  scoped('system', (tx) => {
    const stay = { roomId: roomOf(stage), units, checkIn: '2027-06-07', checkOut: '2027-06-09' } as const;
    const hold = kind === 'booking' ? { ...stay, kind } : { ...stay, kind, expiresAt };
    return takeRooms(tx, [hold], { now: () => now });
  });

/** With the field and its word, where it is one field's. */
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => {
      if (!(error instanceof AppError)) return String(error);
      const [field] = Object.entries(error.fields);
      return [error.status, ...(field ?? [error.code])].join(' ');
    },
  );

/** The nights of the week, from the truth and from what a search reads. */
async function bothOf() {
  const rooms = [roomOf(stage)];
  const [truth, projected] = await Promise.all([
    readNights(rooms, { ...week, now }),
    readProjectedCalendars(rooms, { ...week, checkIn: week.from, checkOut: week.until, now }),
  ]);
  const told = (found: typeof truth) =>
    [...(found.get(roomOf(stage))?.values() ?? [])]
      .sort((a, b) => a.night.localeCompare(b.night))
      .map((night) => ({
        price: night.price,
        isFree: night.allotment - night.closed - night.sold - night.optioned > 0,
        minStay: night.minStay,
        maxStay: night.maxStay,
        closedToArrival: night.closedToArrival,
        releaseDays: night.releaseDays,
      }));
  return { truth: told(truth), projected: told(projected) };
}

it('a calendar opens with the first night that some room is for sale', async () => {
  const opened = async () => {
    const asked = { hotelId: stage.hotelId, from: null, days: 7, locale: 'en' } as const;
    return (await getRoomCalendar(stage.contact, asked))?.from ?? now.toISOString().slice(0, 10);
  };
  const from = (await opened()) as PlainDate;
  const until = addDays(from, 9);
  await edit({ closed: 2 }, { from, until });
  expect(await opened()).toBe(from);
  await edit({ closed: 3 }, { from, until, revision: 1 });
  expect(await opened()).toBe(until);
});

describe('an edit of nights', () => {
  it('raises each night’s own price by so many per cent, to the whole unit', async () => {
    const before = await bothOf();
    await edit({ pricePercent: -5 });
    expect((await bothOf()).truth.map(({ price }) => price)).toEqual(
      before.truth.map(({ price }) => Math.round((Number(price) * 0.95) / 100) * 100),
    );
  });

  it('sells and closes no more rooms of a type than the hotel has', async () => {
    const beyond = 'roomsBeyondHotel';
    expect(await refusal(edit({ allotment: 4 }))).toBe(`422 change.allotment ${beyond}`);
    expect(await refusal(edit({ closed: 4 }))).toBe(`422 change.closed ${beyond}`);
    expect(await refusal(edit({ allotment: 3, closed: 3 }))).toBe('done');
  });

  it('changes the truth and what a search reads together, and is taken back in one go', async () => {
    const before = await bothOf();
    const change = { price: 620, closed: 3, minStay: 4, maxStay: 9, releaseDays: 2, arrivalWeekdays: [6] as [6] };
    const { _id: id, nights } = await edit(change);
    const after = await bothOf();
    expect(nights).toBe(7);
    expect(after.truth[0]).toEqual({
      ...{ price: 62_000, isFree: false, minStay: 4, maxStay: 9, closedToArrival: false, releaseDays: 2 },
    });
    expect(after.truth.map(({ closedToArrival }) => closedToArrival)).toEqual([false, ...Array(6).fill(true)]);
    expect(after.projected).toEqual(after.truth);

    await undo(id, 1);
    expect(await bothOf()).toEqual(before);
    const audit = await ownerDb.audit.findMany({ where: { entityId: stage.hotelId }, orderBy: { id: 'asc' } });
    expect(audit.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['hotel.nightsEdited', stage.contact.id],
      ['hotel.nightsRestored', stage.contact.id],
    ]);
  });

  it('never goes below what is sold or optioned; an option that has lapsed is none', async () => {
    await take('booking', 1);
    await take('confirmedOption', 1);
    await edit({ allotment: 1, closed: 1 });
    const rows = await ownerDb.roomNight.findMany({
      where: { roomId: roomOf(stage), night: { gte: new Date(week.from), lt: new Date(week.until) } },
      orderBy: { night: 'asc' },
    });
    expect(rows.map(({ allotment, closed }) => `${allotment} ${closed}`)).toEqual([
      ...['1 1', '1 1', '2 0', '2 0', '1 1', '1 1', '1 1'],
    ]);
    const later = contextAt('2026-12-05T09:00:00Z');
    await inScope(stage.contact, (tx) =>
      editNights(
        ...([tx, stage.contact, stage.hotelId] as const),
        { rooms: [roomOf(stage)], from: '2027-06-07', until: '2027-06-08', revision: 1, change: { allotment: 1 } },
        later,
      ),
    );
    const night = { roomId: roomOf(stage), night: new Date('2027-06-07') };
    expect(await ownerDb.roomNight.findUnique({ where: { roomId_night: night } })).toMatchObject({
      ...{ allotment: 1, sold: 1, optioned: 0 },
    });
  });

  it('is refused by the database where it would sell twice, and for rooms of another hotel', async () => {
    await take('booking', 2);
    const update = (by: Stage, allotment: number) =>
      inScope(by.contact, (tx) =>
        tx.roomNight.updateMany({
          where: { roomId: roomOf(stage), night: new Date('2027-06-07') },
          data: { allotment },
        }),
      );
    await expect(update(stage, 1)).rejects.toThrow(/room_night_never_oversold|row-level security/);
    await expect(
      inScope(stage.contact, (tx) =>
        tx.roomNight.updateMany({
          where: { roomId: roomOf(stage), night: new Date('2027-06-07') },
          data: { closed: 2 },
        }),
      ),
    ).rejects.toThrow(/row-level security/);
    expect((await update(other, 9)).count).toBe(0);
    expect((await inScope(stage.agent, (tx) => tx.roomNight.updateMany({ data: { minStay: 9 } }))).count).toBe(0);
    await expect(
      inScope(
        other.contact,
        (tx) =>
          tx.$executeRaw`INSERT INTO room_night (room_id, night, allotment) VALUES (${roomOf(stage)}, '2028-06-07', 1)`,
      ),
    ).rejects.toThrow(/row-level security/);
  });

  it('is not there for anybody else, nor for rooms of another hotel', async () => {
    expect(await refusal(edit({ minStay: 2 }, {}, other))).toBe('404 notFound');
    expect(await refusal(edit({ minStay: 2 }, { rooms: [roomOf(other)] }))).toBe('404 notFound');
    const { _id: id } = await edit({ minStay: 2 });
    expect(await refusal(undo(id, 1, other))).toBe('404 notFound');
    expect(await refusal(undo('none', 1))).toBe('404 notFound');
    const atOwn = inScope(other.contact, (tx) =>
      undoNights(tx, other.contact, other.hotelId, id, { revision: 0 }, contextAt()),
    );
    expect(await refusal(atOwn)).toBe('404 notFound');
    const asked = { hotelId: stage.hotelId, from: week.from, days: 7, locale: 'en' } as const;
    expect(await getRoomCalendar(other.contact, asked)).toBeNull();
    expect(await getRoomCalendar(stage.agent, asked)).toBeNull();
  });

  it('is refused for nights that have passed and to whoever saw an older calendar', async () => {
    const passed = 'nightsPassed';
    expect(await refusal(edit({ minStay: 2 }, { from: '2026-11-30' }))).toBe(`422 from ${passed}`);
    // Nor does anybody sell further ahead than three years.
    const far = { from: '2032-01-01', until: '2032-01-03' } as const;
    expect(await refusal(edit({ minStay: 2 }, far))).toBe('422 until invalidValue');
    const contradicts = 'stayContradicts';
    expect(await refusal(edit({ minStay: 3, maxStay: 2 }))).toBe(`422 change.maxStay ${contradicts}`);
    await edit({ minStay: 2 });
    expect(await refusal(edit({ minStay: 3 }))).toBe('409 nightsMoved');
  });

  it('is taken back only while it is the last one and its nights have the room', async () => {
    await edit({ allotment: 1 });
    const { _id: more } = await edit({ allotment: 3 }, { revision: 1 });
    await take('booking', 2);
    expect(await refusal(undo(more, 2))).toBe('409 nightsMoved');
    const { _id: third } = await edit({ minStay: 2 }, { revision: 2 });
    expect(await refusal(undo(more, 3))).toBe('409 nightsMoved');
    expect(await refusal(undo(third, 3))).toBe('done');
  });

  it('is taken back by who sees what stands, and not over what was written beside it', async () => {
    const { _id: first } = await edit({ minStay: 2 }, { until: '2027-06-08' });
    const { _id: second } = await edit({ minStay: 3 }, { from: '2027-06-09', revision: 1 });
    // Its nights are as it left them, and still it is not the last one.
    expect(await refusal(undo(first, 2))).toBe('409 nightsMoved');
    expect(await refusal(undo(second, 1))).toBe('409 nightsMoved');
    const night = { roomId_night: { roomId: roomOf(stage), night: new Date('2027-06-10') } };
    await ownerDb.roomNight.update({ where: night, data: { minStay: 5 } });
    expect(await refusal(undo(second, 2))).toBe('409 nightsMoved');
    await ownerDb.roomNight.update({ where: night, data: { minStay: 3 } });
    expect(await refusal(undo(second, 2))).toBe('done');
  });

  it('loads nights nobody had loaded, and leaves them as before when it is taken back', async () => {
    await ownerDb.roomNight.deleteMany({ where: { roomId: roomOf(stage), night: { gte: new Date(week.from) } } });
    const asked = { from: '2027-06-12', until: '2027-06-14' } as const;
    const { _id: id } = await edit({ price: 400 }, asked);
    const rows = () =>
      ownerDb.roomNight.findMany({ where: { roomId: roomOf(stage), night: { gte: new Date(week.from) } } });
    expect((await rows()).map(({ price, allotment }) => `${price} ${allotment}`)).toEqual(['40000 3', '40000 3']);
    await undo(id, 1);
    const projected = await readProjectedCalendars([roomOf(stage)], {
      ...{ ...asked, checkIn: asked.from, checkOut: asked.until, now },
    });
    expect(projected.get(roomOf(stage))?.size).toBe(0);
  });
});

describe('the calendar', () => {
  it('tells how many agencies have saved nights, and of none of them which', async () => {
    await save(stage);
    await save(stage);
    const page = await getRoomCalendar(stage.contact, {
      hotelId: stage.hotelId,
      from: week.from,
      days: 7,
      locale: 'en',
    });
    expect(page?.interests).toHaveLength(2);
    expect(new Set(page?.interests.map(({ agency }) => agency))).toEqual(new Set([1]));
    const text = JSON.stringify(page);
    for (const secret of [stage.agent.id, stage.agent.agency?.id ?? '', 'Weiss', 'Clara'])
      expect(text).not.toContain(secret);
    const seen = await inScope(other.contact, (tx) => tx.$queryRaw<object[]>`SELECT * FROM hotel_interest`);
    expect(seen).toEqual([]);
  });
});
