'use client';

import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { addDays, isPlainDate, nightsBetween, type PlainDate, parsePlainDate } from '@/lib/platform/dates';
import { readDay } from '@/lib/platform/day-reader';
import type { Locale } from '@/lib/platform/i18n/locale';
import { lastCheckOut, periodProblem } from '@/lib/rates/judge/rules/period';
import { DayInput } from './day-input';
import type { NightSource } from './night-source';
import { CalendarButton, PeriodCalendar } from './period-calendar';
import { type PeriodEnd, writeDay } from './period-inputs';
import { stayDayText } from './stay-day-text';
import type { StayFieldWords } from './stay-field-words';
import { fill } from './types';
import { useFormJudge } from './use-form-judge';

export type StayDays = Record<PeriodEnd, string>;
export const ends = ['checkIn', 'checkOut'] as const;

type Props = {
  /** Begins the ids of both fields, where something else leads to them. */
  id?: string;
  names: Record<PeriodEnd, string>;
  labels: Record<PeriodEnd, string>;
  today: PlainDate;
  locale: Locale;
  words: StayFieldWords;
  /** Where the form keeps them, what is typed and no day as text; otherwise they begin as `initial`. */
  days?: StayDays;
  initial?: StayDays;
  onDay?: (end: PeriodEnd, day: string) => void;
  /** What is typed and no day is told, too, for a form that is kept through a reload (rule 7.14). */
  keepsTexts?: boolean;
  /** A stay has to be named before the form is sent; one date alone is only where it may be (rule 4.1). */
  isRequired?: boolean;
  mayBeHalf?: boolean;
  /** Nothing can be changed. */
  isOff?: boolean;
  /** Which nights are taken, where that is known. */
  nights?: NightSource;
  className: string;
  /** Where a button that opens the calendar stands in the first field. */
  buttonClass?: string;
  /** The calendar lies beside the fields already. */
  hasCalendar?: boolean;
  /** While nothing is chosen; otherwise a day as it may be typed. */
  placeholder?: string;
  /** What the form itself says of its days; without it they are judged here. */
  said?: Partial<StayDays>;
  /** Beneath the fields, while nothing is wrong. */
  helps?: StayDays;
  /** False where they stand beside the fields already. */
  hasNights?: boolean;
  /** Around label, field and what is said of it. */
  fieldClass: string;
  inputClass: string;
  labelClass?: string;
  /** Around the field alone. */
  boxClass?: string;
};

export type StayProblem = { end: PeriodEnd; key: string };

type StayRules = { today: PlainDate; isRequired: boolean; mayBeHalf?: boolean };

const among = (told: StayDays, isOf: (text: string) => boolean): Partial<StayDays> =>
  Object.fromEntries(ends.filter((end) => isOf(told[end])).map((end) => [end, told[end]]));

/** Of what a form keeps the days, and what was typed and is none. */
const daysAmong = (told: StayDays): StayDays => ({ checkIn: '', checkOut: '', ...among(told, isPlainDate) });
const textsAmong = (told: StayDays) => among(told, (text) => text !== '' && !isPlainDate(text));

/** What a field says: a text that is no day, a date that is missing, or days that cannot be. */
export function stayProblem(
  days: StayDays,
  texts: Partial<StayDays>,
  { today, isRequired, mayBeHalf = false }: StayRules,
): StayProblem | null {
  const unread = ends.find((end) => readDay(texts[end] ?? '', today).kind === 'none');
  if (unread) return { end: unread, key: 'dayUnreadable' };
  const [checkIn, checkOut] = [parsePlainDate(days.checkIn), parsePlainDate(days.checkOut)];
  const needs = (other: PlainDate | null) => isRequired || (other !== null && !mayBeHalf);
  if (!checkIn && needs(checkOut)) return { end: 'checkIn', key: 'checkInRequired' };
  if (!checkOut && needs(checkIn)) return { end: 'checkOut', key: 'checkOutRequired' };
  if (checkIn && checkIn < today) return { end: 'checkIn', key: 'checkInPast' };
  if (checkOut && checkOut <= today) return { end: 'checkOut', key: 'checkOutAfterCheckIn' };
  const problem = checkIn && checkOut && periodProblem({ checkIn, checkOut }, today);
  return problem ? { end: problem.day, key: problem.problem } : null;
}

/**
 * The one field for a stay: two days written with their weekday, typed in any usual way or chosen in the calendar. Beneath
 * lie native date fields, which hold the truth for the form and serve alone where there is no script.
 */
export function StayFields(props: Props) {
  const { names, labels, today, locale, words, isRequired = false, mayBeHalf, fieldClass, inputClass } = props;
  const { hasNights = true } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const root = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(props.initial ?? { checkIn: '', checkOut: '' });
  const told = props.days ?? own;
  const days = daysAmong(told);
  /** Texts somebody is typing; a day that is chosen takes the place of its text. */
  const [typing, setTexts] = useState<Partial<StayDays>>({});
  const texts = { ...textsAmong(told), ...typing };
  const [isAsked, setIsAsked] = useState(false);
  const wrong = stayProblem(days, texts, { today, isRequired, mayBeHalf });
  // A form that judges days itself still cannot judge a text.
  const found = props.said && wrong?.key !== 'dayUnreadable' ? null : wrong;
  // While one date is still missing nothing is wrong yet.
  const problem = found && (isAsked || !found.key.endsWith('Required')) ? found : null;
  const input = (end: PeriodEnd) => root.current?.querySelector<HTMLInputElement>(`input[data-truth=${end}]`);

  function typed(end: PeriodEnd, text: string): void {
    setTexts((now) => ({ ...now, [end]: text }));
    const read = readDay(text, today);
    const truth = input(end);
    if (truth) writeDay(truth, read.kind === 'day' ? read.day : '');
    // Writing told of a day as the calendar does; the text stays until the field is left.
    setTexts((now) => ({ ...now, [end]: text }));
    if (props.keepsTexts && read.kind !== 'day') props.onDay?.(end, read.kind === 'none' ? text : '');
  }
  function left(end: PeriodEnd): void {
    const kind = readDay(texts[end] ?? '', today).kind;
    if (kind !== 'none') setTexts(({ [end]: _, ...others }) => others);
  }
  function chosen(end: PeriodEnd, day: string): void {
    setTexts(({ [end]: _, ...others }) => others);
    // In the middle of a choice the other day is not missing.
    setIsAsked(false);
    setOwn((now) => ({ ...now, [end]: day }));
    props.onDay?.(end, day);
  }

  const field = (end?: PeriodEnd) => root.current?.querySelector<HTMLInputElement>(`[data-period-end=${end}]`);
  useFormJudge(root, found !== null, () => {
    setIsAsked(true);
    field(found?.end)?.focus();
  });

  // What was typed, or brought back by the browser, before this was alive.
  const catchUp = useEffectEvent(() => {
    for (const end of ends) {
      const text = field(end)?.value ?? '';
      if (text !== '' && text !== stayDayText(days[end], locale)) typed(end, text);
    }
  });
  useEffect(() => catchUp(), []);

  const [arrival, departure] = [parsePlainDate(days.checkIn), parsePlainDate(days.checkOut)];
  const nights = arrival && departure && departure > arrival ? nightsBetween(arrival, departure) : 0;
  const noteOf = (end: PeriodEnd): ReactNode =>
    hasNights &&
    end === 'checkOut' &&
    nights > 0 && (
      <span className="shrink-0 text-12 whitespace-nowrap text-soft">
        {fill(nights === 1 ? words.calendar.night : words.calendar.nights, { count: nights })}
      </span>
    );
  const fields = ends.map((end) => (
    <div key={end} className={fieldClass}>
      <DayInput
        id={`${id}-${end}`}
        end={end}
        label={labels[end]}
        labelClass={props.labelClass}
        text={texts[end] ?? stayDayText(days[end], locale)}
        onText={(text) => typed(end, text)}
        onLeave={() => left(end)}
        placeholder={props.placeholder ?? words.placeholders[end]}
        truth={{
          name: names[end],
          value: days[end],
          min: end === 'checkIn' ? today : addDays(arrival && arrival < lastCheckOut(today) ? arrival : today, 1),
          required: isRequired,
          onChange: ({ target }) => chosen(end, target.value),
        }}
        error={(problem?.end === end ? words.errors[problem.key] : undefined) || props.said?.[end]}
        help={props.helps?.[end]}
        isOff={props.isOff}
        boxClass={props.boxClass}
        inputClass={inputClass}
        note={noteOf(end)}
      />
      {end === 'checkIn' && props.buttonClass && (
        <CalendarButton label={words.calendar.open} className={props.buttonClass} />
      )}
    </div>
  ));
  return (
    <div ref={root} className="contents">
      {props.hasCalendar ? (
        <div className={props.className}>{fields}</div>
      ) : (
        <PeriodCalendar words={words.calendar} today={today} nights={props.nights} className={props.className}>
          {fields}
        </PeriodCalendar>
      )}
    </div>
  );
}
