'use client';

import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { IsoWeekday } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { type CalendarWords, weekdayText } from './calendar-words';

export const numberFields = ['price', 'allotment', 'closed', 'minStay', 'maxStay', 'releaseDays'] as const;
export type NumberField = (typeof numberFields)[number];

/** As typed; an empty field stays as it is. */
export type EditForm = Record<NumberField, string> & { arrivalWeekdays: readonly IsoWeekday[] | null };

export const emptyForm: EditForm = {
  ...{ price: '', allotment: '', closed: '', minStay: '', maxStay: '', releaseDays: '' },
  arrivalWeekdays: null,
};

type Props = {
  title: string;
  lead: string;
  form: EditForm;
  /** What stands in the selected nights today, in words. */
  today: Record<NumberField, string>;
  /** On these one may arrive in some of the nights. */
  arrivals: readonly IsoWeekday[];
  wrong: readonly NumberField[];
  currency: string;
  locale: Locale;
  words: CalendarWords;
  firstField: React.RefObject<HTMLInputElement | null>;
  isBusy: boolean;
  canApply: boolean;
  applyLabel: string;
  /** Null where every room is chosen already. */
  onAllRooms: (() => void) | null;
  onChange: (form: EditForm) => void;
  onApply: () => void;
  onDiscard: () => void;
  /** What changes, and what was refused. */
  children: ReactNode;
};

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** The fields of a chosen range; what they do is shown below them before it is done. */
export function RangeEditor(props: Props) {
  const { title, lead, form, words, locale, arrivals, isBusy, canApply, onChange, onApply, onDiscard } = props;
  const chosen = form.arrivalWeekdays ?? arrivals;
  const toggle = (weekday: IsoWeekday) =>
    onChange({
      ...form,
      arrivalWeekdays: weekdays.filter((one) => (one === weekday ? !chosen.includes(one) : chosen.includes(one))),
    });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDiscard();
    if (event.key === 'Enter' && event.ctrlKey && canApply) onApply();
  };
  return (
    <form
      aria-label={title}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        if (canApply) onApply();
      }}
    >
      <h2 className="font-sans text-18 leading-6 font-bold tracking-normal">{title}</h2>
      <p className="mt-0.5 text-13 text-soft">
        {lead}{' '}
        {props.onAllRooms && (
          <button
            type="button"
            onClick={props.onAllRooms}
            className="font-bold text-main-ink underline underline-offset-4"
          >
            {words.allRooms}
          </button>
        )}
      </p>
      <div className="mt-3">
        {numberFields.map((field) => (
          <NumberRow key={field} {...props} field={field} />
        ))}
      </div>
      <fieldset className="mt-3">
        <legend className="text-13">{words.field.arrival}</legend>
        <div className="mt-1.5 grid grid-cols-7 gap-1">
          {weekdays.map((weekday) => (
            <button
              key={weekday}
              type="button"
              aria-pressed={chosen.includes(weekday)}
              aria-label={weekdayText(weekday, locale, 'long')}
              onClick={() => toggle(weekday)}
              className="h-8 rounded-desk border border-line-strong text-12 aria-pressed:border-main aria-pressed:bg-main aria-pressed:font-bold aria-pressed:text-on-main"
            >
              {weekdayText(weekday, locale)}
            </button>
          ))}
        </div>
        {chosen.length === 0 && <p className="mt-1 text-12 text-negative">{words.arrivalHelp}</p>}
      </fieldset>
      {props.children}
      <div className="mt-4 flex flex-wrap gap-2">
        <button
          type="submit"
          disabled={!canApply || isBusy}
          className={compactButtonClass('primary', 'large', 'grow whitespace-normal!')}
        >
          {props.applyLabel}
        </button>
        <button type="button" onClick={onDiscard} className={compactButtonClass('quiet', 'large')}>
          {words.discard}
        </button>
      </div>
    </form>
  );
}

function NumberRow({
  field,
  form,
  today,
  wrong,
  currency,
  words,
  firstField,
  onChange,
}: Props & { field: NumberField }) {
  const id = useId();
  const isWrong = wrong.includes(field);
  return (
    <div className="flex items-center justify-between gap-4 border-b border-line-faint py-1.5">
      <label htmlFor={id} className="min-w-0 text-14 leading-5">
        {field === 'price' ? `${words.field.price}, ${currency}` : words.field[field]}
        <span id={`${id}-today`} className="block text-12 leading-4 text-soft">
          {today[field]}
        </span>
        {isWrong && (
          <span id={`${id}-wrong`} className="block text-12 leading-4 text-negative">
            {words.wrong}
          </span>
        )}
      </label>
      <input
        ref={field === 'price' ? firstField : undefined}
        id={id}
        inputMode={field === 'price' ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={form[field]}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-today ${id}-wrong` : `${id}-today`}
        onChange={({ target }) => onChange({ ...form, [field]: target.value })}
        className="h-9 w-28 shrink-0 rounded-desk border border-input bg-surface px-3 text-right text-14 aria-invalid:border-negative"
      />
    </div>
  );
}
