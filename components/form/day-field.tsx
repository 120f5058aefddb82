'use client';

import './calendar.css';
import { type ComponentType, type KeyboardEvent, useId, useRef, useState } from 'react';
import { addDays, formatDay, isPlainDate, type PlainDate } from '@/lib/platform/dates';
import { readDay } from '@/lib/platform/day-reader';
import type { Locale } from '@/lib/platform/i18n/locale';
import { DayInput, dayBoxClass, dayInBoxClass } from './day-input';
import type { DayPopoverProps } from './day-popover';
import { writeDay } from './period-inputs';
import { stayDayText } from './stay-day-text';
import type { StayFieldWords } from './stay-field-words';
import { fill } from './types';
import { useFormJudge } from './use-form-judge';

type Props = {
  name: string;
  label: string;
  /** A day, or what was typed and is none: it stands there again with what is wrong with it. */
  initial?: string;
  /** What stands in it from now on, in the same way. */
  onValue?: (value: string) => void;
  today: PlainDate;
  locale: Locale;
  words: StayFieldWords;
  min?: PlainDate;
  max?: PlainDate;
  isRequired?: boolean;
  /** What else is wrong with it, as the server says; the field's own judgement comes first. */
  error?: string;
  /** Each keystroke is sent: what the server says of half a day is not shown before the field is left. */
  isSentAsTyped?: boolean;
  help?: string;
  labelClass?: string;
  boxClass?: string;
};

/** From which day on one without a year is looked for: where all that may be chosen is past, in the year up to the last. */
export function readsFrom({ today, max }: Pick<Props, 'today' | 'max'>): PlainDate {
  return max && max < today ? addDays(max, -364) : today;
}

/** What a field of one day says; null: nothing. */
export function dayProblem(
  { day, text }: { day: string; text: string | null },
  { today, min, max, isRequired }: Pick<Props, 'today' | 'min' | 'max' | 'isRequired'>,
): 'dayUnreadable' | 'dayRequired' | 'dayTooEarly' | 'dayTooLate' | null {
  if (readDay(text ?? '', readsFrom({ today, max })).kind === 'none') return 'dayUnreadable';
  if (!isPlainDate(day)) return isRequired ? 'dayRequired' : null;
  if (min && day < min) return 'dayTooEarly';
  return max && day > max ? 'dayTooLate' : null;
}

/** One day, written, typed and chosen as those of a stay are. */
export function DayField(props: Props) {
  const { name, label, today, locale, words, min, max, isRequired = false, initial = '', onValue } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const isUnread = initial !== '' && !isPlainDate(initial);
  const [day, setDay] = useState(isUnread ? '' : initial);
  const [text, setText] = useState<string | null>(isUnread ? initial : null);
  const [isAsked, setIsAsked] = useState(isUnread);
  const [Popover, setPopover] = useState<ComponentType<DayPopoverProps> | null>(null);
  const [opening, setOpening] = useState<DayPopoverProps['opening'] | null>(null);
  const truth = () => root.current?.querySelector<HTMLInputElement>('[data-truth]');
  const field = () => root.current?.querySelector<HTMLInputElement>('[data-period-end]');

  const found = dayProblem({ day, text }, { today, min, max, isRequired });
  const problem = found && (isAsked || text === null) && !(found === 'dayRequired' && !isAsked) ? found : null;
  useFormJudge(root, found !== null, () => {
    setIsAsked(true);
    field()?.focus();
  });

  function write(value: PlainDate | ''): void {
    const input = truth();
    if (input) writeDay(input, value);
  }
  function typed(value: string): void {
    const read = readDay(value, readsFrom({ today, max }));
    write(read.kind === 'day' ? read.day : '');
    setText(value);
    if (read.kind !== 'day') onValue?.(read.kind === 'none' ? value : '');
  }
  async function open(takesFocus: boolean): Promise<void> {
    const opener = field();
    if (!opener) return;
    try {
      const { DayPopover } = await import('./day-popover');
      setPopover(() => DayPopover);
      setOpening({ opener, takesFocus });
    } catch {
      // Without a calendar the day is typed.
    }
  }
  const onKey = (event: KeyboardEvent) => {
    const opens = event.key === 'F4' || (event.altKey && event.key === 'ArrowDown');
    if (!opens || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void open(true);
  };
  const limit = problem === 'dayTooEarly' ? min : max;
  const fromServer = props.isSentAsTyped && text !== null ? undefined : props.error;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: clicks and keys are those of the input within.
    <div ref={root} onClick={({ target }) => target === field() && void open(false)} onKeyDown={onKey}>
      <DayInput
        id={id}
        end="day"
        label={label}
        labelClass={props.labelClass ?? 'mb-1 block text-13 font-bold text-ink'}
        text={text ?? stayDayText(day, locale)}
        onText={typed}
        onLeave={() => {
          if (readDay(text ?? '', readsFrom({ today, max })).kind !== 'none') setText(null);
          else setIsAsked(true);
        }}
        placeholder={words.placeholders.checkIn}
        truth={{
          name,
          value: day,
          min,
          max,
          required: isRequired,
          onChange: ({ target }) => {
            setText(null);
            setIsAsked(false);
            setDay(target.value);
            onValue?.(target.value);
          },
        }}
        error={problem ? fill(words.errors[problem] ?? '', { day: formatDay(limit, locale) }) : fromServer}
        help={props.help}
        boxClass={props.boxClass ?? dayBoxClass}
        inputClass={dayInBoxClass}
      />
      {Popover && opening && (
        <Popover
          value={day}
          {...{ today, min, max, words: words.calendar, opening }}
          onChoose={write}
          onClose={() => setOpening(null)}
        />
      )}
    </div>
  );
}
