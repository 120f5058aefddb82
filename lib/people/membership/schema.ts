import { z } from 'zod';
import { roleField, userJsonSchema } from '@/lib/people/user/schema';
import { agencyRoles } from './types';

/** PATCH /api/travel-agencies/{agencyId}/members/{userId}; the role in any spelling. */
export const memberPatchSchema = z.strictObject({ role: roleField(agencyRoles) });
export type MemberPatch = z.output<typeof memberPatchSchema>;

/** A colleague as a colleague sees them. */
export const memberJsonSchema = userJsonSchema
  .pick({ _id: true, email: true, firstName: true, lastName: true, displayName: true, role: true })
  .extend({
    isOwner: z.boolean(),
    joinedAt: z.iso.datetime(),
  });
export type MemberJson = z.infer<typeof memberJsonSchema>;

export const membersJsonSchema = z.array(memberJsonSchema);
export const nothingSchema = z.strictObject({});
