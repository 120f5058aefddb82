import type { FormFields } from '@/lib/platform/request/body';
import { inputOfFields } from '@/lib/platform/request/form';

/** A booking posted without JavaScript → the input of `bookingSchema`. */
export function bookingOfFields(fields: FormFields): Record<string, unknown> {
  return inputOfFields(fields, {
    numbers: ['adults', 'children'],
    boxes: ['hasPets', 'privacy', 'salesPolicy', 'productTerms', 'operatorTerms'],
  });
}
