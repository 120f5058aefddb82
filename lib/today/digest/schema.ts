import { z } from 'zod';
import { digestRhythms } from './types';

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** PATCH /api/today/digest. The zone is that of the browser somebody chooses in. */
export const digestSchema = z.strictObject({
  rhythm: z.enum(digestRhythms, 'required'),
  timeZone: z.string().max(64).refine(isTimeZone, 'invalidValue').optional(),
});
export type DigestChoice = z.output<typeof digestSchema>;
export const digestJsonSchema = z.strictObject({ rhythm: z.enum(digestRhythms), timeZone: z.string() });
export type DigestJson = z.infer<typeof digestJsonSchema>;
