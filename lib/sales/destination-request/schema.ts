import { z } from 'zod';
import { optionalText, requiredLine, requiredText, versionField } from '@/lib/platform/fields';

const destinationRequestStatuses = ['open', 'planned', 'declined'] as const;

/** "Add a missing destination": a place, and why it is missed. */
export const destinationRequestSchema = z.strictObject({
  place: requiredLine('required', 120),
  reason: requiredText('required', 2000),
});
export type DestinationRequestInput = z.output<typeof destinationRequestSchema>;

/** PATCH /api/destination-requests/{requestId}, by admins. */
export const destinationAnswerSchema = z.strictObject({
  status: z.enum(['planned', 'declined'], { error: 'required' }),
  answer: optionalText(2000),
  /** Of its state; whoever names one is told who has answered. */
  version: versionField,
});
export type DestinationAnswer = z.output<typeof destinationAnswerSchema>;

export const destinationRequestJsonSchema = z.strictObject({
  _id: z.string(),
  place: z.string(),
  reason: z.string(),
  status: z.enum(destinationRequestStatuses),
  answer: z.string().nullable(),
  /** Null: a colleague who has left. */
  askedBy: z.string().nullable(),
  travelAgency: z.strictObject({ _id: z.string(), name: z.string() }),
  createdAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
});
export type DestinationRequestJson = z.infer<typeof destinationRequestJsonSchema>;
export const destinationRequestsJsonSchema = z.array(destinationRequestJsonSchema);

export const destinationRequestQuerySchema = z.strictObject({
  status: z.enum(destinationRequestStatuses).optional(),
});
export type DestinationRequestQuery = z.output<typeof destinationRequestQuerySchema>;
