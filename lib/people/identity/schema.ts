import { z } from 'zod';

export const actingSchema = z.strictObject({ agencyId: z.string().min(1).max(80) });

/** The agency an admin acts for from now on; null for none. */
export const actingAnswerSchema = z.strictObject({ agencyId: z.string().nullable() });

/** POST /api/client-safe, and its answer. */
export const clientSafeSchema = z.strictObject({ isClientSafe: z.boolean() });
