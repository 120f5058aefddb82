import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import { type PlainDate, toDateOnly } from '@/lib/platform/dates';
import { db, lookUp } from '@/lib/platform/db';
import { isDemoMode } from '@/lib/platform/env';

const OFFSET_KEY = 'clock.offsetSeconds';
const MOVED_KEY = 'clock.moved';
/** Seasons, options and terms are judged where the properties stand. */
const PROPERTY_TIME_ZONE = 'Europe/Paris';
const MAXIMUM_OFFSET_SECONDS = 5 * 366 * 24 * 60 * 60;

export const clockOffsetSchema = z.int().min(-MAXIMUM_OFFSET_SECONDS).max(MAXIMUM_OFFSET_SECONDS);

/** Business time as it passes, each time it is asked; `today` is the day at the properties. */
export type BusinessTime = { now: () => Date; today: () => PlainDate };

function dayOf(moment: Date): PlainDate {
  const day = toDateOnly(moment, PROPERTY_TIME_ZONE);
  if (!day) throw new Error('The clock has no day.');
  return day;
}

/** The two times of rule 8.1. Nothing else in the product reads the clock. */
export const clock = {
  /** Real time: tokens, limits, retries, logs. Never moves. */
  machine(): Date {
    return new Date();
  },

  /** Business time: real time plus the stored demonstration offset, which exists in demo mode only. */
  async business(): Promise<BusinessTime> {
    const offset = isDemoMode ? (await offsetOfRequest()) * 1000 : 0;
    const now = () => new Date(Date.now() + offset);
    return { now, today: () => dayOf(now()) };
  },

  /** Business time at this moment. */
  async now(): Promise<Date> {
    return (await clock.business()).now();
  },

  /** The business day at the properties, `YYYY-MM-DD`. */
  async today(): Promise<PlainDate> {
    return (await clock.business()).today();
  },

  /** Milliseconds that only ever grow; for durations. */
  elapsed(): number {
    return performance.now();
  },
};

export async function readOffsetSeconds(): Promise<number> {
  // Every page asks it: several at once would be one statement of Prisma's that is made anew for their number each time.
  const row = await lookUp<{ value: unknown }>('SELECT value FROM setting WHERE key = $1', [OFFSET_KEY]);
  return row ? clockOffsetSchema.parse(row.value) : 0;
}

/** One page has one time, however many of its sections ask; a route or the worker asks anew each time. */
const offsetOfRequest = cache(readOffsetSeconds);

/** The last time it was moved: between which business times, and when that was in real time. ISO instants. */
const moveSchema = z.object({ from: z.iso.datetime(), to: z.iso.datetime(), at: z.iso.datetime() });
export type ClockMove = z.output<typeof moveSchema>;

/** Null: the clock was never moved. */
export async function readLastMove(): Promise<ClockMove | null> {
  const row = await db.setting.findUnique({ where: { key: MOVED_KEY } });
  return moveSchema
    .nullable()
    .catch(null)
    .parse(row?.value ?? null);
}

/** Moves business time. Refused outside demo mode; the caller invalidates the static pages. */
export async function moveClock(offsetSeconds: number): Promise<void> {
  if (!isDemoMode) throw new Error('The demonstration clock exists in demo mode only.');
  const offset = clockOffsetSchema.parse(offsetSeconds);
  const at = clock.machine();
  const before = await readOffsetSeconds();
  const businessAt = (seconds: number) => new Date(at.getTime() + seconds * 1000).toISOString();
  const move: ClockMove = { from: businessAt(before), to: businessAt(offset), at: at.toISOString() };
  const keep = (key: string, value: number | ClockMove) =>
    db.setting.upsert({ where: { key }, create: { key, value }, update: { value } });
  await db.$transaction([keep(OFFSET_KEY, offset), keep(MOVED_KEY, move)]);
}
