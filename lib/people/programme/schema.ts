import { z } from 'zod';

/** GET /api/programs. */
export const programmeQuerySchema = z.strictObject({
  isVisibleInHotelSearch: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
});

export const programmesJsonSchema = z.array(
  z.strictObject({ _id: z.string(), name: z.string(), isVisibleInHotelSearch: z.boolean() }),
);
