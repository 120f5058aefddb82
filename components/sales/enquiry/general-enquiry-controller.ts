import { createController } from '@/components/form/controller';
import type { FieldErrors, FormController } from '@/components/form/types';
import { serviceLevelKey } from '@/lib/catalogue/property/rules/service-level';
import { enquiryServiceLevels, generalEnquirySchemaOn, generalEnquirySteps } from '@/lib/sales/enquiry/schema';
import { enquiryInput, linkedValues } from './enquiry-input';
import type { EnquirySetting, Option } from './types';

type Options = EnquirySetting & {
  form: HTMLFormElement;
  draft: string;
  destinations: readonly Option[];
  errors: FieldErrors;
  isStepped: boolean;
};

export function createGeneralEnquiry(options: Options): FormController {
  const { today, destinations } = options;
  return createController({
    ...options,
    schema: generalEnquirySchemaOn(today),
    steps: generalEnquirySteps,
    toInput: enquiryInput,
    prefill: (query) => {
      const wanted = query.get('destination')?.slice(0, 120);
      const key = serviceLevelKey(query.get('serviceLevel') ?? '');
      const level = enquiryServiceLevels.find((one) => one === key);
      return {
        ...linkedValues(query, today),
        ...(wanted ? { destination: destinations.find(({ value }) => value === wanted)?.label ?? wanted } : {}),
        ...(level ? { serviceLevel: level } : {}),
      };
    },
    url: options.action,
  });
}
