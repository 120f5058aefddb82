import { Honeypot } from '@/components/form/honeypot';
import type { FieldErrors, PostedValues } from '@/components/form/types';
import { plainButtonClass } from '@/components/ui/button-class';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';

type Props = { locale: Locale; posted: PostedValues; errors: FieldErrors };

const inputClass =
  'mt-1 block h-11 w-full rounded-none border-0 border-b border-input bg-transparent text-16 aria-invalid:border-negative';

/** The sign-up that came back from a post without JavaScript, with what was typed and what is wrong. */
export function NewsletterAgain({ locale, posted, errors }: Props) {
  const words = messages[locale].newsletter.again;
  const { leaveEmpty } = messages[locale].form;
  const tie = (name: string) => ({
    id: `again-${name}`,
    name,
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': errors[name] ? `again-${name}-error` : undefined,
  });
  const problem = (name: string) =>
    errors[name] && (
      <p id={`again-${name}-error`} className="mt-2 text-14 text-negative">
        {errors[name]}
      </p>
    );
  const typed = (name: string) => (typeof posted[name] === 'string' ? posted[name] : undefined);
  return (
    <form action={paths.api.newsletter()} method="post" noValidate aria-label={words.heading}>
      {errors.form && (
        <p role="alert" className="mb-8 text-16 text-negative">
          {errors.form}
        </p>
      )}
      <div className="grid gap-x-6 gap-y-7 season:grid-cols-2">
        <div>
          <label htmlFor="again-fullName" className="text-13 text-soft">
            {words.fullName}
          </label>
          <input
            {...tie('fullName')}
            required
            maxLength={120}
            autoComplete="name"
            defaultValue={typed('fullName')}
            className={inputClass}
          />
          {problem('fullName')}
        </div>
        <div>
          <label htmlFor="again-email" className="text-13 text-soft">
            {words.email}
          </label>
          <input
            {...tie('email')}
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            defaultValue={typed('email')}
            className={inputClass}
          />
          {problem('email')}
        </div>
      </div>
      <div className="mt-7">
        <label className="flex max-w-[60ch] items-start gap-3 text-14">
          <input
            {...tie('privacy')}
            type="checkbox"
            value="true"
            required
            defaultChecked={typed('privacy') === 'true' || typed('privacy') === 'on'}
            className="mt-[3px] size-[18px] shrink-0 accent-main"
          />
          <span>
            {words.privacyBefore}
            <a href={paths.info('privacy-policy', locale)} className="underline underline-offset-4">
              {words.privacyLink}
            </a>
            {words.privacyAfter}
          </span>
        </label>
        {problem('privacy')}
      </div>
      <Honeypot label={leaveEmpty} />
      <button type="submit" className={`${plainButtonClass()} mt-8`}>
        {words.submit}
      </button>
    </form>
  );
}
