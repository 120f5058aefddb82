import { dayAt } from '@/lib/catalogue/place/property-time';
import { stepsOf } from '@/lib/money/payment-link/rules';
import type { LinkStep, ShownLink } from '@/lib/money/payment-link/types';
import { formatDay, formatMoment, formatTime } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';

/** Where a link has come to, in five steps, as with a commission's way to the bank. */
export async function LinkSteps({ link, locale }: { link: ShownLink; locale: Locale }) {
  const t = await getTranslations('payment.link');
  const { timeZone, due } = link;
  const again = (first: Date, last: Date) => {
    const isSameDay = dayAt(first, timeZone) === dayAt(last, timeZone);
    return isSameDay ? formatTime(last, locale, timeZone) : formatMoment(last, locale, timeZone);
  };
  const whenOf = ({ step, first, last, isReached }: LinkStep): string => {
    if (step === 'paid' && isReached && !first) return formatDay(due?.paid?.on, locale);
    if (!first || !last) return step === 'paid' ? t('steps.told') : '';
    const at = formatMoment(first, locale, timeZone);
    return first === last ? at : t('steps.again', { at, last: again(first, last) });
  };
  return (
    <ol
      aria-label={t('steps.title')}
      className="grid gap-x-0.5 gap-y-3 border-t border-line px-4 py-4 desk:grid-cols-5 desk:px-5"
    >
      {stepsOf(link).map((one) => (
        <li
          key={one.step}
          className={`border-line pt-0 max-desk:grid max-desk:grid-cols-[1fr_auto] max-desk:gap-x-4 max-desk:border-l-[3px] max-desk:pl-3 desk:border-t-[3px] desk:pt-1.5 desk:pr-2 ${one.isReached ? 'border-main!' : ''}`}
        >
          <span className={`block text-13 leading-5 ${one.isReached ? 'font-bold' : 'text-soft'}`}>
            {t(`steps.${one.step}`)}
            {one.isReached && <span className="sr-only"> ({t('steps.reached')})</span>}
          </span>
          <span className="block text-12 leading-5 text-soft max-desk:text-right desk:leading-4">{whenOf(one)}</span>
        </li>
      ))}
    </ol>
  );
}
