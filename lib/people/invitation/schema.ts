import { z } from 'zod';
import { agencyRoles } from '@/lib/people/membership/types';
import { roleField } from '@/lib/people/user/schema';
import { emailField, oneLine } from '@/lib/platform/fields';

/** Somebody else's address: an empty one is missing, another one is not right yet. */
const colleagueField = z
  .string({ error: 'required' })
  .min(1, 'required')
  .refine((typed) => typed === '' || emailField.safeParse(typed).success, 'colleagueEmail')
  .overwrite(oneLine);

/** POST /api/invitations: into the agency the viewer stands in. The role in any spelling. */
export const invitationSchema = z.strictObject({
  email: colleagueField.overwrite((email) => email.toLowerCase()),
  role: roleField(agencyRoles).default('agent'),
});
export type InvitationInput = z.output<typeof invitationSchema>;

/** POST /api/invitations/accept: by the token of the link, or by the id where the person is shown their invitations. */
export const acceptanceSchema = z.union(
  [
    z.strictObject({ token: z.string().regex(/^[\w-]{43}$/, 'invitationInvalid') }),
    z.strictObject({ _id: z.string().min(1).max(80) }),
  ],
  { error: 'invitationInvalid' },
);
export type Acceptance = z.output<typeof acceptanceSchema>;

export const invitationJsonSchema = z.strictObject({
  _id: z.string(),
  email: z.string(),
  role: z.enum(agencyRoles),
  state: z.enum(['open', 'accepted', 'revoked', 'expired']),
  /** Null: one of our admins, or somebody who has left. */
  invitedBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type InvitationJson = z.infer<typeof invitationJsonSchema>;
export const invitationsJsonSchema = z.array(invitationJsonSchema);

export const acceptedJsonSchema = z.strictObject({ travelAgencyId: z.string() });
