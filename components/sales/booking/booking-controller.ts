import { createController } from '@/components/form/controller';
import type { TypedValues } from '@/components/form/native-form';
import type { FieldErrors, FormController } from '@/components/form/types';
import { bookingSchemaFor, bookingSteps } from '@/lib/sales/booking/schema';
import { enquiryInput, linkedValues } from '../enquiry/enquiry-input';
import type { BookingSetting } from './setting';

type Options = {
  setting: BookingSetting;
  form: HTMLFormElement;
  draft: string;
  errors: FieldErrors;
  isStepped: boolean;
};

/** Who comes along in the link; the stay itself is the page's. */
function partyOfLink(query: URLSearchParams, { today }: BookingSetting): TypedValues {
  const { period: _, ...party } = linkedValues(query, today);
  return party;
}

export function createBookingController({ setting, ...options }: Options): FormController {
  const { property, today, locale, words, action } = setting;
  return createController({
    ...options,
    locale,
    words,
    url: action,
    schema: bookingSchemaFor({ capacity: property.capacity, today }),
    steps: bookingSteps,
    toInput: enquiryInput,
    prefill: (query) => partyOfLink(query, setting),
  });
}
