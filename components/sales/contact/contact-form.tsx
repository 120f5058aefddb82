'use client';

import { TextArea, TextField } from '@/components/form/field';
import { ProgressiveForm } from '@/components/form/progressive-form';
import type { FieldErrors, FormController, FormWords, PostedValues } from '@/components/form/types';
import { useFormController } from '@/components/form/use-form-controller';
import type { Locale } from '@/lib/platform/i18n/locale';

type ContactLabels = Record<'heading' | 'name' | 'email' | 'message' | 'submit' | 'note' | 'sent', string>;

type Props = {
  action: string;
  locale: Locale;
  words: FormWords;
  labels: ContactLabels;
  posted?: PostedValues;
  errors?: FieldErrors;
};

const NOTHING = {};
const DRAFT = 'contact';

export function ContactForm({ action, locale, words, labels, posted = NOTHING, errors = NOTHING }: Props) {
  const handle = useFormController<FormController>({
    id: 'contact',
    draft: DRAFT,
    hasSteps: false,
    errors,
    load: async (form) => {
      const { createContact } = await import('./contact-controller');
      return createContact({ form, draft: DRAFT, action, locale, words, errors });
    },
  });
  return (
    <ProgressiveForm
      handle={handle}
      action={action}
      constants={{ type: 'contact' }}
      words={words}
      posted={posted}
      submit={labels.submit}
      note={labels.note}
      sent={labels.sent}
      steps={[
        {
          name: labels.heading,
          heading: labels.heading,
          content: (
            <div className="grid gap-y-7">
              <div className="grid gap-x-6 gap-y-7 season:grid-cols-2">
                <TextField path="name" label={labels.name} autoComplete="name" maxLength={120} isRequired />
                <TextField
                  path="email"
                  label={labels.email}
                  type="email"
                  autoComplete="email"
                  maxLength={254}
                  isRequired
                />
              </div>
              <TextArea path="message" label={labels.message} maxLength={4000} rows={6} isRequired />
            </div>
          ),
        },
      ]}
    />
  );
}
