import { answerEnquiryByLink } from '@/lib/sales/hotel-enquiry/commands/answer-by-link';
import { enquiryAnsweredSchema, enquiryAnswerSchema } from '@/lib/sales/hotel-enquiry/schema';
import { writeRoute } from '@/lib/web/route/define';

/** For whoever holds the link of an enquiry's mail; nobody need be signed in. */
export const POST = writeRoute({
  name: 'answerEnquiryByLink',
  input: enquiryAnswerSchema,
  output: enquiryAnsweredSchema,
  status: 201,
  write: (tx, input, context, { token = '' }) => answerEnquiryByLink(tx, token, input, context),
});
