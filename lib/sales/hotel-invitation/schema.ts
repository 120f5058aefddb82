import { z } from 'zod';
import { hotelInvitationStates } from './types';

export const hotelInvitationLinkJsonSchema = z.strictObject({
  link: z.url(),
  state: z.enum(hotelInvitationStates),
  expiresAt: z.iso.datetime(),
});
export type HotelInvitationLinkJson = z.infer<typeof hotelInvitationLinkJsonSchema>;

export const hotelInvitationDoneSchema = z.strictObject({ done: z.literal(true) });
export const nothingSchema = z.strictObject({});
