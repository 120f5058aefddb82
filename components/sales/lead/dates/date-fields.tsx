import Form from 'next/form';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { compactButtonClass } from '@/components/ui/compact-button';
import { addDays, nightsBetween, parsePlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
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
      {(['arrival', 'departure'] as const).map((field) => {
        const error = errorAt(t, field, dates, locale);
        const was = field === 'arrival' ? lead.checkIn : lead.checkOut;
        return (
          <div key={field}>
            <label htmlFor={field} className="text-13 leading-5 font-bold">
              {t(field)}
            </label>
            <input
              key={typed[field]}
              id={field}
              name={field}
              type="date"
              defaultValue={typed[field]}
              aria-invalid={error !== ''}
              aria-describedby={`${field}-help`}
              className={`mt-1 h-11 w-full rounded-desk border bg-surface px-3 text-16 ${error ? 'border-negative shadow-[0_0_0_1px_var(--color-negative)]' : 'border-input'}`}
            />
            <p id={`${field}-help`} className={`mt-1 text-12 leading-4 ${error ? 'text-negative' : 'text-soft'}`}>
              {error || t('isNow', { day: longDay(was, locale) })}
            </p>
          </div>
        );
      })}
      <fieldset>
        <legend className="text-13 leading-5 font-bold">{t('nights')}</legend>
        <div className="mt-1 flex h-11 items-center justify-between rounded-desk border border-input bg-surface px-1">
          {nights > 1 && arrival ? (
            <Link href={length(nights - 1)} prefetch={false} scroll={false} aria-label={t('fewer')} className={step}>
              –
            </Link>
          ) : (
            <span aria-hidden className={`${step} opacity-40`}>
              –
            </span>
          )}
          <b>{nights}</b>
          <Link
            href={length(least ?? nights + 1)}
            prefetch={false}
            scroll={false}
            aria-label={t('more')}
            className={step}
          >
            +
          </Link>
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
