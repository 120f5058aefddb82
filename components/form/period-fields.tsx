'use client';

import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { inputClass } from './field';
import { fieldId, useForm } from './form-context';
import type { PeriodEnd } from './period-inputs';
import { ends, type StayDays, StayFields } from './stay-fields';

type Props = { checkIn: string; checkOut: string; today: PlainDate; locale: Locale };

const names = { checkIn: 'period.checkIn', checkOut: 'period.checkOut' };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function daysOf(period: unknown): StayDays {
  const known: Partial<Record<PeriodEnd, unknown>> = typeof period === 'object' && period !== null ? period : {};
  return { checkIn: textOf(known.checkIn), checkOut: textOf(known.checkOut) };
}

/** Arrival and departure of a form that is native until it is touched. */
export function PeriodFields({ checkIn, checkOut, today, locale }: Props) {
  const { id, controller, words, errors, posted, act } = useForm();
  // Only of what is registered its errors are told.
  if (controller) for (const end of ends) controller.register(names[end]);
  const said = Object.fromEntries(ends.map((end) => [end, errors[names[end]]]));
  return (
    <StayFields
      id={fieldId(id, 'period')}
      names={names}
      labels={{ checkIn, checkOut }}
      days={controller ? daysOf(controller.getState().values.period) : undefined}
      initial={{ checkIn: textOf(posted[names.checkIn]), checkOut: textOf(posted[names.checkOut]) }}
      onDay={(end, day) => {
        if (controller) controller.set({ [names[end]]: day });
        else act((arrived) => arrived.set({ [names[end]]: day }));
      }}
      keepsTexts
      said={said}
      isRequired
      today={today}
      locale={locale}
      words={{ calendar: words.calendar, placeholders: words.dayPlaceholders, errors: words.errors }}
      className="grid min-[372px]:grid-cols-2 gap-x-4 gap-y-6 season:gap-x-6"
      fieldClass="relative min-w-0"
      labelClass="block text-13 text-soft"
      boxClass="relative flex flex-wrap items-baseline gap-x-2"
      inputClass={`${inputClass} min-w-0 grow basis-28`}
      buttonClass="top-5 size-11"
    />
  );
}
