import type { FormFields } from '@/lib/route/body';
import { inputOfFields } from '@/lib/route/form';

/** An enquiry posted without JavaScript → the input of `enquirySchema`. */
export function enquiryOfFields(fields: FormFields): Record<string, unknown> {
  return inputOfFields(fields, {
    numbers: ['adults', 'children', 'bedrooms'],
    boxes: ['privacy', 'contactConsent', 'isInterested', 'isOnBehalfOf'],
  });
}
