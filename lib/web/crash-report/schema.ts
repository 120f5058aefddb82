import { z } from 'zod';
import { requiredLine, requiredText } from '@/lib/platform/fields';

/** Error mail of a browser that shows the crash screen. The browser cuts longer values before sending; the server refuses them. */
const CRASH_LOCATION_LENGTH = 500;
const CRASH_ERROR_LENGTH = 8000;

export const crashReportSchema = z.strictObject({
  type: z.literal('error'),
  location: requiredLine('invalidValue', CRASH_LOCATION_LENGTH),
  error: requiredText('invalidValue', CRASH_ERROR_LENGTH),
  hasReloaded: z.boolean(),
});

export type CrashReportInput = z.output<typeof crashReportSchema>;
