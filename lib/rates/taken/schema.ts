import { z } from 'zod';
import { dayField } from '@/lib/platform/fields';

/** Of one kind of room only. */
export const nightSignsQuerySchema = z.object({ room: z.string().min(1).max(100).optional() });

/** A letter a night: f free, s sold, c closed, h held by an option, a no arrival. */
export const nightSignsSchema = z.object({ from: dayField, nights: z.string().regex(/^[fscha]*$/) });
