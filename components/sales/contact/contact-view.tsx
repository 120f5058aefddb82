import { getFormWords } from '@/components/form/form-words';
import type { FieldErrors, PostedValues } from '@/components/form/types';
import type { Brand } from '@/lib/brand/types';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { ContactForm } from './contact-form';

type Props = { locale: Locale; brand: Brand; posted?: PostedValues; errors?: FieldErrors };

export function ContactView({ locale, brand, posted, errors }: Props) {
  return (
    <ContactForm
      action={paths.api.mailer()}
      locale={locale}
      words={getFormWords(locale, brand, ['nameRequired', 'emailRequired', 'messageRequired'])}
      labels={messages[locale].contact.labels}
      posted={posted}
      errors={errors}
    />
  );
}
