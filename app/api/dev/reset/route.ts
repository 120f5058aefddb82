import { z } from 'zod';
import { AppError } from '@/lib/platform/errors';
import { anewSteps, starter } from '@/lib/platform/starter';
import { readRoute, writeRoute } from '@/lib/web/route/define';

const output = z.strictObject({ step: z.enum(anewSteps).nullable() });

const read = readRoute({ access: 'admin', output, read: async () => ({ step: starter()?.step ?? null }) });

/** Said aloud: all data go. */
const input = z.strictObject({ isSure: z.literal(true) });

const begin = writeRoute({
  access: 'admin',
  name: 'reset',
  input,
  output,
  status: 202,
  write: async () => {
    const step = starter()?.step ?? null;
    if (step !== null && step !== 'failed') throw new AppError('resetUnderWay', { status: 409 });
    return { step: 'database' as const };
  },
  afterwards: () => starter()?.beginAnew(),
});

/** Where nobody could begin anew there is no such address, whoever asks. */
const nowhere = readRoute({ output, read: async () => null });

/** How far it has come. */
export const GET: typeof read = (request, segment) => (starter() ? read : nowhere)(request, segment);

/** All data of the demonstration become those of the first day. */
export const POST: typeof begin = (request, segment) => (starter() ? begin : nowhere)(request, segment);
