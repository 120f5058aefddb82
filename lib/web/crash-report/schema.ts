import { z } from 'zod';
import { requiredLine, requiredText } from '@/lib/platform/fields';

/** Error mail of a browser that shows the crash screen. Sizes are caps, not wishes: cut before sending. */
const CRASH_LOCATION_LENGTH = 500;
const CRASH_ERROR_LENGTH = 8000;

export const crashReportSchema = z.strictObject({
  type: z.literal('error'),
  location: requiredLine('invalidValue', CRASH_LOCATION_LENGTH),
  error: requiredText('invalidValue', CRASH_ERROR_LENGTH),
  hasReloaded: z.boolean(),
});

export type CrashReportInput = z.output<typeof crashReportSchema>;
