'use client';

import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { MoneyBox, MoneyHint } from '@/components/form/money-field';
import { PercentHint } from '@/components/form/percent-field';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { IsoWeekday } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { type CalendarWords, fill, weekdayText } from './calendar-words';
import { type CountName, countFields, type EditForm, type EditRead, type NumberName } from './edit-form';

type Props = {
  title: string;
  lead: string;
  form: EditForm;
  read: EditRead;
  /** What stands in the selected nights today, in words. */
  todayOf: (field: NumberName) => string;
  /** On these one may arrive in some of the nights. */
  arrivals: readonly IsoWeekday[];
  currency: string;
  locale: Locale;
  words: CalendarWords;
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
        <PriceRow {...props} />
        {countFields.map((field) => (
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

const rowClass = 'border-b border-line-faint py-1.5';

function PriceRow({ form, read: { price }, todayOf, currency, words, onChange }: Props) {
  const id = useId();
  const { state } = price;
  const isPercent = price.of === 'percent';
  const field = { typed: form.price, onTyped: (typed: EditForm['price']) => onChange({ ...form, price: typed }) };
  return (
    <div className={rowClass}>
      <div className="flex items-center justify-between gap-4">
        <label htmlFor={id} className="min-w-0 text-14 leading-5">
          {words.field.price}
          <span id={`${id}-today`} className="block text-12 leading-4 text-soft">
            {todayOf('price')}
          </span>
        </label>
        <MoneyBox
          {...{ id, currency, ...field }}
          state={isPercent ? { kind: 'empty' } : price.state}
          isWrong={state.kind === 'none' || (isPercent && state.kind === 'beyond')}
          describedBy={`${id}-today`}
          className="w-36 shrink-0"
        />
      </div>
      {price.of === 'percent' ? (
        <PercentHint {...{ id, ...field }} state={price.state} note={fill(words.toWhole, { currency })} />
      ) : (
        <MoneyHint {...{ id, ...field }} state={price.state} />
      )}
    </div>
  );
}

function NumberRow({ field, form, todayOf, read, words, onChange }: Props & { field: CountName }) {
  const id = useId();
  const problem = read.problems[field];
  return (
    <div className={`flex items-center justify-between gap-4 ${rowClass}`}>
      <label htmlFor={id} className="min-w-0 text-14 leading-5">
        {words.field[field]}
        <span id={`${id}-today`} className="block text-12 leading-4 text-soft">
          {todayOf(field)}
        </span>
        {problem && (
          <span id={`${id}-wrong`} role="alert" className="block text-12 leading-4 text-negative">
            {problem}
          </span>
        )}
      </label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={form[field]}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-today ${id}-wrong` : `${id}-today`}
        onChange={({ target }) => onChange({ ...form, [field]: target.value })}
        className="h-9 w-28 shrink-0 rounded-desk border border-input bg-surface px-3 text-right text-14 aria-invalid:border-negative"
      />
    </div>
  );
}
