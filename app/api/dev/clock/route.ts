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

/** Moves business time to real time plus `offsetSeconds`. Static pages were rendered for another day, so all are revalidated. */
export const POST = writeRoute({
  name: 'clock',
  input: z.strictObject({ offsetSeconds: clockOffsetSchema }),
  output,
  write: async (_tx, { offsetSeconds }) => {
    if (!isDemoMode) throw new AppError('notFound', { status: 404 });
    await moveClock(offsetSeconds);
    const moved = await readClock();
    if (!moved) throw new AppError('notFound', { status: 404 });
    return moved;
  },
  afterwards: () => noteChange(storefrontTag),
});
