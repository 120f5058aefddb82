import type { FormFields } from '@/lib/platform/request/body';
import { inputOfFields } from '@/lib/platform/request/form';

/** An enquiry posted without JavaScript → the input of `enquirySchema`. */
export function enquiryOfFields(fields: FormFields): Record<string, unknown> {
  return inputOfFields(fields, {
    numbers: ['adults', 'children', 'bedrooms'],
    boxes: ['privacy', 'contactConsent', 'isInterested', 'isOnBehalfOf'],
  });
}
