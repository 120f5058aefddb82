import { Icon } from '@/components/ui/icon';
import { dayAt } from '@/lib/catalogue/place/property-time';
import { paths } from '@/lib/platform/addresses/paths';
import { formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { OverStay } from '@/lib/sales/lead/queries/stays';
import { disputableUntil } from '@/lib/sales/lead/rules/stay-answer';
import { amountOf, dayWords } from '../lead-words';
import { StayAnswers } from './stay-answers';
import { StayDispute } from './stay-dispute';
import { saidOf } from './stay-words';

type Props = { stay: OverStay; decides: boolean; locale: Locale };

/** One stay beside the list: its clock, the answers with what each comes to, and what became of it. */
export async function StayPanel({ stay, decides, locale }: Props) {
  const t = await getTranslations('stayAnswers');
  const { answer, dispute, isOpen, currency, timeZone } = stay;
  return (
    <aside
      aria-label={t('stayOf', { client: stay.clientName })}
      className="min-w-0 text-14 wide:sticky wide:top-4 wide:border-l wide:border-line wide:pl-6"
    >
      <div className="flex items-start justify-between gap-4">
        <p className="text-12 text-soft">{t('from', { agency: stay.agencyName })}</p>
        <a href={paths.deskStays()} data-soft data-stays className="inline-flex min-h-6 items-center gap-2 text-13">
          <span className="wide:sr-only">{t('close')}</span>
          <Icon name="close" />
        </a>
      </div>
      <h2 className="mt-1 font-sans text-22 leading-7 font-bold tracking-normal">
        {t('question', { client: stay.clientName })}
      </h2>
      <p className="text-soft">
        {formatRange(stay.checkIn, stay.checkOut, locale)}
        {', '}
        {t('guests', { count: stay.guests })}
        {', '}
        {stay.houseName}
      </p>
      {isOpen && !answer && (
        <p className="mt-4 rounded-desk bg-main-light2 p-4">
          <span className="block text-12 leading-4">{t('withoutWord')}</span>
          <strong>{dayWords(stay.countsOn, locale)}</strong>
        </p>
      )}
      {(answer || !isOpen) && (
        <div className="mt-4 rounded-desk border border-line bg-surface p-4">
          <p className="font-bold">
            {saidOf(t, stay)}, {amountOf((answer ?? stay.booked).total, currency)}
          </p>
          <p className="text-soft">
            {t('commission', { amount: amountOf((answer ?? stay.booked).commission, currency) })}
          </p>
          {answer?.reason && <p className="mt-1 text-soft">“{answer.reason}”</p>}
          {answer && !dispute && (
            <p className="mt-2 text-13 text-soft">
              {t('mayDispute', {
                agency: stay.agencyName,
                day: dayWords(disputableUntil(dayAt(answer.at, timeZone)), locale),
              })}
            </p>
          )}
        </div>
      )}
      <StayDispute stay={stay} decides={decides} t={t} locale={locale} />
      {isOpen && <StayAnswers stay={stay} locale={locale} t={t} />}
    </aside>
  );
}
