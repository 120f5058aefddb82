import Form from 'next/form';
import { dayBoxClass, dayInBoxClass } from '@/components/form/day-input';
import { stayFieldWords } from '@/components/form/stay-field-words';
import { StayFields } from '@/components/form/stay-fields';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import { addDays, nightsBetween, parsePlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { fewestNights } from '@/lib/rates/judge/rules/selection';
import type { OtherDates } from '@/lib/sales/lead/queries/other-dates';
import { longDay, ruleText } from '@/lib/sales/lead/rule-words';
import { mayMove } from '@/lib/sales/lead/rules/other-dates';
import { partyWords } from '@/lib/sales/lead/told-words';
import type { DatesHref } from './arrival-calendar';
import { type DatesT, fieldOf } from './dates-words';

type Props = { dates: OtherDates; locale: Locale; href: DatesHref; action: string };

/** What is wrong at a field: with what was typed, or by a rule of the house. Empty: nothing. */
function errorAt(t: DatesT, field: 'arrival' | 'departure', dates: OtherDates, locale: Locale): string {
  const { problems, judgement, way, lead, today } = dates;
  const problem = problems[field];
  if (problem) {
    const [place = ''] = lead.place.split(',');
    return t(`problem.${problem}`, { place, today: longDay(today, locale) });
  }
  if (!judgement || mayMove(judgement, way)) return '';
  const rules = judgement.broken.filter((rule) => fieldOf(rule) === field);
  return rules.length > 0 ? `${[...new Set(rules.map((rule) => ruleText(rule, locale)))].join('. ')}.` : '';
}

/** Taken nights of the lead's room, or of its house; those it holds itself are its own. */
function nightsOf({ lead, rooms }: OtherDates) {
  const own = ['CONFIRMED_OPTION', 'CONFIRMED_BOOKING'].includes(lead.status) ? lead : undefined;
  if (lead.propertyId) return { address: paths.api.propertyNights(lead.propertyId), own };
  const [first, ...others] = new Set(rooms.map(({ roomId }) => roomId));
  const room = others.length === 0 ? first : undefined;
  return lead.hotelId ? { address: paths.api.hotelNights(lead.hotelId, { room }), own } : undefined;
}

/** Arrival and departure as they were typed, whatever they are, with what is wrong beside them. */
export async function DateFields({ dates, locale, href, action }: Props) {
  const t = await getTranslations('otherDates');
  const { lead, rooms, typed, asked, nights } = dates;
  const arrival = parsePlainDate(typed.arrival);
  const stay = asked ?? lead;
  const length = (count: number) => href({ arrival: stay.checkIn, departure: addDays(stay.checkIn, count) });
  const step = 'grid size-9 place-items-center';
  const least = dates.judgement && fewestNights(dates.judgement, nights);
  return (
    <Form
      action={action}
      noValidate
      className="grid grid-cols-2 items-start gap-x-4 gap-y-3.5 desk:grid-cols-[minmax(0,212px)_minmax(0,212px)_148px_minmax(0,1fr)]"
    >
      <StayFields
        key={`${typed.arrival} ${typed.departure}`}
        names={{ checkIn: 'arrival', checkOut: 'departure' }}
        labels={{ checkIn: t('arrival'), checkOut: t('departure') }}
        initial={{ checkIn: typed.arrival, checkOut: typed.departure }}
        said={{ checkIn: errorAt(t, 'arrival', dates, locale), checkOut: errorAt(t, 'departure', dates, locale) }}
        helps={{
          checkIn: t('isNow', { day: longDay(lead.checkIn, locale) }),
          checkOut: t('isNow', { day: longDay(lead.checkOut, locale) }),
        }}
        nights={nightsOf(dates)}
        hasNights={false}
        today={dates.today}
        locale={locale}
        words={stayFieldWords(locale)}
        className="col-span-2 grid grid-cols-subgrid items-start"
        fieldClass="min-w-0"
        labelClass="mb-1 block text-13 leading-5 font-bold"
        boxClass={`${dayBoxClass} h-11!`}
        inputClass={dayInBoxClass}
      />
      <fieldset>
        <legend className="text-13 leading-5 font-bold">{t('nights')}</legend>
        <div className="mt-1 flex h-11 items-center justify-between rounded-desk border border-input bg-surface px-1">
          {nights > 1 && arrival ? (
            <a href={length(nights - 1)} data-soft data-stays aria-label={t('fewer')} className={step}>
              –
            </a>
          ) : (
            <span aria-hidden className={`${step} opacity-40`}>
              –
            </span>
          )}
          <b>{nights}</b>
          <a href={length(least ?? nights + 1)} data-soft data-stays aria-label={t('more')} className={step}>
            +
          </a>
        </div>
        <p className="mt-1 text-12 leading-4 text-soft">
          {t('nowNights', { count: nightsBetween(lead.checkIn, lead.checkOut) })}
        </p>
      </fieldset>
      <div className="text-13 leading-5 text-soft desk:pt-6">
        <p className="text-ink">{partyWords(lead, locale)}</p>
        <p>{t('staysSame', { count: rooms.length })}</p>
      </div>
      <button type="submit" className={compactButtonClass('quiet', 'medium', 'justify-self-start')}>
        {t('check')}
      </button>
    </Form>
  );
}
