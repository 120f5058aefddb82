import { z } from 'zod';
import { contactSchema } from '@/lib/sales/contact/schema';
import { enquirySchema } from '@/lib/sales/enquiry/schema';
import { crashReportSchema } from '@/lib/web/crash-report/schema';

/**
 * What POST /api/mailer takes: typed messages with fixed recipients and templates. Free subject and text from a browser
 * would make it an open relay (rule 6.8).
 */
export const mailerSchema = z.discriminatedUnion('type', [enquirySchema, contactSchema, crashReportSchema]);

export type MailerInput = z.output<typeof mailerSchema>;

/** The sentence for the visitor, in their language; of an enquiry also its reference and until when it is answered. */
export const answerSchema = z.strictObject({
  message: z.string(),
  reference: z.string().optional(),
  answerBy: z.string().optional(),
});
