import { z } from 'zod';

export const calendarAskedSchema = z.strictObject({});
/** Null: there is none. */
export const calendarJsonSchema = z.strictObject({ address: z.string().nullable() });
