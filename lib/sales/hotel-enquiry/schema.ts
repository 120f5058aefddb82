import { z } from 'zod';
import { optionalLine, requiredLine, requiredText } from '@/lib/platform/fields';
import { MESSAGE_LENGTH } from '@/lib/sales/conversation/types';
import { cardMemberTypes } from '@/lib/sales/lead/types';

/** `POST /api/hotels/{hotelId}/chats`: the enquiry payload of rule 6.1, and who gets a copy. */
export const hotelEnquirySchema = z.strictObject({
  /** The address names it already. */
  hotelId: z.string().optional(),
  clientFirstName: requiredLine('clientFirstNameRequired'),
  clientLastName: requiredLine('clientLastNameRequired'),
  amexCardMember: z.enum(cardMemberTypes, { error: 'required' }).nullish(),
  tls: optionalLine(60).nullish(),
  cc: optionalLine(60).nullish(),
  messageText: requiredText('enquiryMessageRequired', MESSAGE_LENGTH),
  /** Of the hotel's sales managers; the reservations team always gets one. */
  salesManagerIds: z.array(z.string().max(64)).max(20).default([]),
});
export type HotelEnquiryInput = z.output<typeof hotelEnquirySchema>;

/** The channel as the chat service calls it, whether the service is there or not. */
export const chatJsonSchema = z.strictObject({ cid: z.string() });

/** `POST /api/desk/enquiries/{token}/messages`: what the hotel answers by the link of the enquiry's mail. */
export const enquiryAnswerSchema = z.strictObject({ body: requiredText('messageRequired', MESSAGE_LENGTH) });
export type EnquiryAnswer = z.output<typeof enquiryAnswerSchema>;

export const enquiryAnsweredSchema = z.strictObject({ done: z.literal(true) });
