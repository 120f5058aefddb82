import { createController } from '@/components/form/controller';
import type { FieldErrors, FormController, FormWords } from '@/components/form/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import { contactSchema } from '@/lib/sales/contact/schema';

type Options = {
  form: HTMLFormElement;
  draft: string;
  action: string;
  locale: Locale;
  words: FormWords;
  errors: FieldErrors;
};

export function createContact(options: Options): FormController {
  return createController({
    ...options,
    schema: contactSchema,
    steps: [['name', 'email', 'message']],
    toInput: (values) => values,
    url: options.action,
    isStepped: false,
  });
}
