import { z } from 'zod';
import { storefrontTag } from '@/lib/catalogue/content/keys';
import { noteChange } from '@/lib/platform/changes';
import { clock, clockOffsetSchema, moveClock, readOffsetSeconds } from '@/lib/platform/clock';
import { isDemoMode } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { readRoute, writeRoute } from '@/lib/web/route/define';

const output = z.strictObject({ offsetSeconds: clockOffsetSchema, now: z.iso.datetime(), today: z.iso.date() });

async function readClock() {
  if (!isDemoMode) return null;
  return {
    offsetSeconds: await readOffsetSeconds(),
    now: (await clock.now()).toISOString(),
    today: await clock.today(),
  };
}

/** The demonstration clock; 404 outside demo mode. */
export const GET = readRoute({ output, read: readClock });

/** By how much: from real time, from where it stands, or just past a moment. */
const input = z.union([
  z.strictObject({ offsetSeconds: clockOffsetSchema }),
  z.strictObject({ bySeconds: clockOffsetSchema }),
  z.strictObject({ past: z.iso.datetime() }),
]);

async function wantedOffset(asked: z.output<typeof input>): Promise<number> {
  if ('offsetSeconds' in asked) return asked.offsetSeconds;
  if ('bySeconds' in asked) return (await readOffsetSeconds()) + asked.bySeconds;
  return Math.floor((Date.parse(asked.past) - clock.machine().getTime()) / 1000) + 1;
}

/** Moves business time. Static pages were rendered for another day, so all are revalidated. */
export const POST = writeRoute({
  name: 'clock',
  input,
  output,
  write: async (_tx, asked) => {
    if (!isDemoMode) throw new AppError('notFound', { status: 404 });
    const offset = clockOffsetSchema.safeParse(await wantedOffset(asked));
    if (!offset.success) throw new AppError('clockTooFar', { status: 422 });
    await moveClock(offset.data);
    const moved = await readClock();
    if (!moved) throw new AppError('notFound', { status: 404 });
    return moved;
  },
  afterwards: () => noteChange(storefrontTag),
});
