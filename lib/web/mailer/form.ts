import type { FormFields } from '@/lib/platform/request/body';
import { enquiryOfFields } from '@/lib/sales/enquiry/form';

/** Names of the forms on the page of their outcome. */
type MailerForm = 'contact' | 'enquiry.property' | 'enquiry.general';

export function mailerFormOf(fields: FormFields): MailerForm {
  if (fields.type === 'contact') return 'contact';
  return fields.kind === 'property' ? 'enquiry.property' : 'enquiry.general';
}

/** A contact message has text only and needs no conversion; an enquiry's serves for both. */
export function mailerInputOf(fields: FormFields): Record<string, unknown> {
  return enquiryOfFields(fields);
}
