import { createController } from '@/components/form/controller';
import type { FieldErrors, FormController, FormWords } from '@/components/form/types';
import { contactSchema } from '@/lib/contact/schema';
import type { Locale } from '@/lib/i18n/locale';

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
