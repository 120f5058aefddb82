import { z } from 'zod';
import { auditActions } from './types';

/** Filters of the audit page, as its address carries them. `before`: the id of the last line of the page before. */
export const auditQuerySchema = z.object({
  action: z.enum(auditActions).optional().catch(undefined),
  entity: z.string().max(40).optional(),
  entityId: z.string().max(80).optional(),
  actorId: z.string().max(80).optional(),
  /** An agency: what was done to it, and what admins did for it. */
  agencyId: z.string().max(80).optional(),
  from: z.iso.date().optional().catch(undefined),
  until: z.iso.date().optional().catch(undefined),
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional()
    .catch(undefined),
});
export type AuditQuery = z.output<typeof auditQuerySchema>;
