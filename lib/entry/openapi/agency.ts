import 'server-only';
import { z } from 'zod';
import {
  brandJsonSchema,
  brandPatchSchema,
  brandPictureSchema,
  brandPositionSchema,
  brandUndoSchema,
} from '@/lib/brand/schema';
import {
  agencyJsonSchema,
  agencyListJsonSchema,
  agencyListQuerySchema,
  agencyPatchSchema,
  logoJsonSchema,
  programmeClaimSchema,
  programmeDecisionSchema,
  publicInfoJsonSchema,
  publicInfoQuerySchema,
  registrationSchema,
  verificationDecisionSchema,
  verificationRequestSchema,
} from '@/lib/people/agency/schema';
import {
  acceptanceSchema,
  acceptedJsonSchema,
  invitationJsonSchema,
  invitationSchema,
  invitationsJsonSchema,
} from '@/lib/people/invitation/schema';
import { memberJsonSchema, memberPatchSchema, membersJsonSchema, nothingSchema } from '@/lib/people/membership/schema';
import { mergedJsonSchema, mergeSchema } from '@/lib/people/merge/schema';
import { programmeQuerySchema, programmesJsonSchema } from '@/lib/people/programme/schema';
import {
  currentUserQuerySchema,
  endedSessionsSchema,
  userExportSchema,
  userJsonSchema,
  userPatchSchema,
} from '@/lib/people/user/schema';
import {
  destinationAnswerSchema,
  destinationRequestJsonSchema,
  destinationRequestQuerySchema,
  destinationRequestSchema,
  destinationRequestsJsonSchema,
} from '@/lib/sales/destination-request/schema';
import { handedOverJsonSchema, handOverSchema } from '@/lib/sales/lead/schema-hand-over';
import { studioQuerySchema } from '@/lib/sales/studio/schema';
import type { Operation } from './operation';

const AGENCY = '/api/travel-agencies/{agencyId}';

const operations: Omit<Operation, 'isGuarded'>[] = [
  {
    method: 'patch',
    path: '/api/brands/{brandId}',
    summary: 'Change of a brand; for admins',
    input: brandPatchSchema,
    output: brandJsonSchema,
  },
  {
    method: 'post',
    path: '/api/brands/{brandId}/position',
    summary: 'One place before or after, in the order in which company patterns are tried; for admins',
    input: brandPositionSchema,
    output: brandJsonSchema,
  },
  {
    method: 'post',
    path: '/api/brands/{brandId}/undo',
    summary: 'Take back the last change of a brand; for admins; 409 where there is none',
    input: brandUndoSchema,
    output: brandJsonSchema,
  },
  {
    method: 'post',
    path: '/api/brands/{brandId}/logo',
    summary: 'Upload of a logo or an icon of a brand; for admins. Its profile then names the path',
    upload: ['image/png', 'image/jpeg', 'image/webp', 'multipart/form-data'],
    output: brandPictureSchema,
    status: 201,
  },
  {
    method: 'post',
    path: '/api/brands/{brandId}/background',
    summary: 'Upload of a picture for the menu bar of a brand; for admins. Its profile then names the path',
    upload: ['image/png', 'image/jpeg', 'image/webp', 'multipart/form-data'],
    output: brandPictureSchema,
    status: 201,
  },
  {
    method: 'get',
    path: '/api/studio/{sheet}',
    summary:
      'The newest offer as `pdf`, or a `mail`, in a look that is not saved: of the agency, or for admins of a brand',
    query: studioQuerySchema,
    output: { file: ['application/pdf', 'text/html'] },
  },
  {
    method: 'get',
    path: '/api/current_user',
    summary: 'Who is signed in; 401: nobody',
    query: currentUserQuerySchema,
    output: userJsonSchema.extend({ travelAgency: z.union([agencyJsonSchema, z.null()]).optional() }),
  },
  {
    method: 'patch',
    path: '/api/users/{userId}',
    summary: 'Change of a person',
    input: userPatchSchema,
    output: userJsonSchema,
  },
  {
    method: 'post',
    path: '/api/users/{userId}/merge',
    summary: 'Two accounts of one person become one, `into` by id or address; for admins',
    input: mergeSchema,
    output: mergedJsonSchema,
  },
  {
    method: 'delete',
    path: '/api/users/{userId}/sessions',
    summary: 'The end of all sessions of a person; for admins',
    input: nothingSchema,
    output: endedSessionsSchema,
  },
  {
    method: 'get',
    path: '/api/users/{userId}/export',
    summary: 'Everything held about oneself',
    output: userExportSchema,
  },
  {
    method: 'get',
    path: '/api/travel-agencies',
    summary: 'All agencies, for admins',
    query: agencyListQuerySchema,
    output: agencyListJsonSchema,
  },
  {
    method: 'post',
    path: '/api/travel-agencies',
    summary: 'Registration of an agency',
    query: z.object({ 'assign-myself-to-new-agency': z.string().optional() }),
    input: registrationSchema,
    output: agencyJsonSchema,
    status: 201,
  },
  { method: 'get', path: AGENCY, summary: 'An agency', output: agencyJsonSchema },
  { method: 'patch', path: AGENCY, summary: 'Change of an agency', input: agencyPatchSchema, output: agencyJsonSchema },
  {
    method: 'post',
    path: `${AGENCY}/verification-request`,
    summary: 'Request for verification',
    input: verificationRequestSchema,
    output: agencyJsonSchema,
  },
  {
    method: 'patch',
    path: `${AGENCY}/verification`,
    summary: 'Decision on the verification, by admins',
    input: verificationDecisionSchema,
    output: agencyJsonSchema,
  },
  {
    method: 'post',
    path: `${AGENCY}/programs`,
    summary: 'Claim to belong to a programme',
    input: programmeClaimSchema,
    output: agencyJsonSchema,
  },
  {
    method: 'patch',
    path: `${AGENCY}/programs/{programId}`,
    summary: 'Decision on the claim, by admins',
    input: programmeDecisionSchema,
    output: agencyJsonSchema,
  },
  {
    method: 'post',
    path: `${AGENCY}/join`,
    summary: 'Joining by the domain of a verified e-mail',
    input: nothingSchema,
    output: acceptedJsonSchema,
  },
  { method: 'get', path: `${AGENCY}/members`, summary: 'People of an agency', output: membersJsonSchema },
  {
    method: 'patch',
    path: `${AGENCY}/members/{userId}`,
    summary: 'Change of a colleague’s role',
    input: memberPatchSchema,
    output: memberJsonSchema,
  },
  {
    method: 'delete',
    path: `${AGENCY}/members/{userId}`,
    summary: 'Removal of a colleague',
    output: nothingSchema,
  },
  {
    method: 'post',
    path: `${AGENCY}/members/{userId}/leads`,
    summary: 'Hand-over of what a colleague still has to do to another one',
    input: handOverSchema,
    output: handedOverJsonSchema,
  },
  {
    method: 'post',
    path: `${AGENCY}/members/{userId}/ownership`,
    summary: 'Hand-over of the agency to a colleague, by its owner',
    input: nothingSchema,
    output: nothingSchema,
  },
  {
    method: 'post',
    path: `${AGENCY}/logo`,
    summary: 'Upload of a logo',
    upload: ['image/png', 'image/jpeg', 'image/webp', 'multipart/form-data'],
    output: logoJsonSchema,
    status: 201,
  },
  { method: 'get', path: '/api/agency-logos/{logoId}', summary: 'A logo', output: { file: 'image/png' } },
  {
    method: 'get',
    path: '/api/travel-agency-public-info',
    summary: 'Whether an e-mail domain is a travel agency’s',
    query: publicInfoQuerySchema,
    output: publicInfoJsonSchema,
  },
  {
    method: 'get',
    path: '/api/invitations',
    summary: 'Invitations of the own agency',
    output: invitationsJsonSchema,
  },
  {
    method: 'post',
    path: '/api/invitations',
    summary: 'Invitation of a colleague',
    input: invitationSchema,
    output: invitationJsonSchema,
    status: 201,
  },
  {
    method: 'delete',
    path: '/api/invitations/{invitationId}',
    summary: 'Withdrawal of an invitation',
    output: invitationJsonSchema,
  },
  {
    method: 'post',
    path: '/api/invitations/{invitationId}/resend',
    summary: 'Sending an invitation again',
    output: invitationJsonSchema,
  },
  {
    method: 'post',
    path: '/api/invitations/accept',
    summary: 'Accepting an invitation',
    input: acceptanceSchema,
    output: acceptedJsonSchema,
  },
  {
    method: 'get',
    path: '/api/programs',
    summary: 'Programmes',
    query: programmeQuerySchema,
    output: programmesJsonSchema,
  },
  {
    method: 'get',
    path: '/api/destination-requests',
    summary: 'Missing destinations',
    query: destinationRequestQuerySchema,
    output: destinationRequestsJsonSchema,
  },
  {
    method: 'post',
    path: '/api/destination-requests',
    summary: 'A missing destination',
    input: destinationRequestSchema,
    output: destinationRequestJsonSchema,
    status: 201,
  },
  {
    method: 'patch',
    path: '/api/destination-requests/{destinationRequestId}',
    summary: 'Answer to a missing destination, by admins',
    input: destinationAnswerSchema,
    output: destinationRequestJsonSchema,
  },
];

/** What signed-in people of agencies may call. */
export const agencyOperations: Operation[] = operations.map((operation) => ({ ...operation, isGuarded: true }));
