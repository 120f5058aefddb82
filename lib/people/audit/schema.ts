import { z } from 'zod';
import { dayField } from '@/lib/platform/fields';
import { auditActions } from './types';

const name = (length: number) => z.string().max(length).optional().catch(undefined);

/**
 * Filters of the audit page, as its address carries them; impossible ones are ignored. `before`: the id of the last line
 * of the page before.
 */
export const auditQuerySchema = z.object({
  action: z.enum(auditActions).optional().catch(undefined),
  entity: name(40),
  entityId: name(80),
  actorId: name(80),
  /** An agency: what was done to it, and what admins did for it. */
  agencyId: name(80),
  /** Part of a person's name or address, or of an agency's name. */
  search: name(80),
  from: dayField.optional().catch(undefined),
  until: dayField.optional().catch(undefined),
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional()
    .catch(undefined),
});
export type AuditQuery = z.output<typeof auditQuerySchema>;
