import { z } from 'zod';
import { roleField } from '@/lib/user/schema';
import { roles } from '@/lib/viewer/types';
import { agencyRoles } from './types';

/** PATCH /api/travel-agencies/{agencyId}/members/{userId}; the role in any spelling. */
export const memberPatchSchema = z.strictObject({ role: roleField(agencyRoles) });
export type MemberPatch = z.output<typeof memberPatchSchema>;

/** A colleague as a colleague sees them. */
export const memberJsonSchema = z.strictObject({
  _id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string(),
  displayName: z.string(),
  role: z.enum(roles),
  isOwner: z.boolean(),
  joinedAt: z.iso.datetime(),
});
export type MemberJson = z.infer<typeof memberJsonSchema>;

export const membersJsonSchema = z.array(memberJsonSchema);
export const nothingSchema = z.strictObject({});
