import type { PlainDate } from '@/lib/platform/dates';

export type PeriodEnd = 'checkIn' | 'checkOut';

/** The two native date fields of a period. They hold the truth; a calendar only reads and writes them. */
export type PeriodInputs = Record<PeriodEnd, HTMLInputElement>;

/** Finished words of a calendar; `{count}` is filled in. */
export type CalendarWords = Record<
  | 'title'
  | 'titleDay'
  | 'open'
  | 'previous'
  | 'next'
  | 'months'
  | 'chooseArrival'
  | 'chooseDeparture'
  | 'arrival'
  | 'departure'
  | 'today'
  | 'night'
  | 'nights'
  | 'clear'
  | 'week'
  | 'done'
  | 'sold'
  | 'closed'
  | 'held'
  | 'noArrival',
  string
>;

export function findPeriodInputs(within: Element): PeriodInputs | null {
  const [checkIn, checkOut] = within.querySelectorAll<HTMLInputElement>('input[type=date]');
  return checkIn && checkOut ? { checkIn, checkOut } : null;
}

/** A text somebody types a day into, over the native field that holds it. */
const isTyped = (target: EventTarget | null, end: PeriodEnd) =>
  target instanceof HTMLElement && target.dataset.periodEnd === end;

export function endOf(inputs: PeriodInputs, target: EventTarget | null): PeriodEnd | null {
  if (target === inputs.checkIn || isTyped(target, 'checkIn')) return 'checkIn';
  return target === inputs.checkOut || isTyped(target, 'checkOut') ? 'checkOut' : null;
}

/** As if typed: React and native listeners hear of it. `change` is left to whoever knows when the choice is done. */
export function writeDay(input: HTMLInputElement, day: PlainDate | ''): void {
  if (input.value === day) return;
  // React overlooks what is written to `value` by a script.
  input.valueAsDate = day === '' ? null : new Date(`${day}T00:00:00Z`);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Keeps the browser's own calendar shut where ours opens; fingers get no keyboard either. Undone by the signal. */
export function guardNativePicker(inputs: PeriodInputs, signal: AbortSignal): void {
  const isTouched = matchMedia('(pointer: coarse)').matches;
  for (const input of [inputs.checkIn, inputs.checkOut]) {
    input.addEventListener('click', (event) => event.preventDefault(), { signal });
    const text = input.parentElement?.querySelector<HTMLInputElement>('input[data-period-end]');
    for (const field of isTouched ? [input, text] : []) {
      if (!field) continue;
      field.readOnly = true;
      signal.addEventListener('abort', () => {
        field.readOnly = false;
      });
    }
  }
}
