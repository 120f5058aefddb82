import { createController } from '@/components/form/controller';
import type { FieldErrors, FormController } from '@/components/form/types';
import { isSameServiceLevel } from '@/lib/catalogue/property/rules/service-level';
import { isPlainDate } from '@/lib/platform/dates';
import { decideAvailability } from '@/lib/rates/property/rules/availability';
import { propertyEnquirySchemaOn, propertyEnquirySteps } from '@/lib/sales/enquiry/schema';
import { enquiryInput, linkedValues } from './enquiry-input';
import { type Quote, quotePeriod } from './quote';
import type { EnquirySetting, PropertyFacts, QuoteWords } from './types';

export type PropertyEnquiryController = FormController & { quote: () => Quote | null };

type Options = EnquirySetting & {
  form: HTMLFormElement;
  draft: string;
  property: PropertyFacts;
  quoteWords: QuoteWords;
  errors: FieldErrors;
  isStepped: boolean;
};

/** The schema of the server, and the periods this page knows to be sold. */
function schemaFor({ property, today }: Options) {
  const isFree = (input: { period?: { checkIn: string; checkOut: string } }) => {
    const { checkIn, checkOut } = input.period ?? {};
    if (!isPlainDate(checkIn) || !isPlainDate(checkOut) || checkOut <= checkIn) return true;
    return decideAvailability({ checkIn, checkOut }, { ...property, today }).state !== 'sold';
  };
  return propertyEnquirySchemaOn(today).refine(isFree, {
    path: ['period', 'checkIn'],
    error: 'periodSold',
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
}

function levelFromLink(query: URLSearchParams, { serviceLevels }: PropertyFacts): { serviceLevel?: string } {
  const wanted = query.get('serviceLevel');
  const level = wanted === null ? undefined : serviceLevels.find(({ value }) => isSameServiceLevel(value, wanted));
  return level ? { serviceLevel: level.value } : {};
}

export function createPropertyEnquiry(options: Options): PropertyEnquiryController {
  const { today, locale, property, quoteWords } = options;
  const controller = createController({
    ...options,
    schema: schemaFor(options),
    steps: propertyEnquirySteps,
    toInput: enquiryInput,
    prefill: (query) => ({ ...linkedValues(query, today), ...levelFromLink(query, property) }),
    url: options.action,
  });
  return {
    ...controller,
    quote: () => quotePeriod(controller.getState().values.period, { property, today, locale, words: quoteWords }),
  };
}
