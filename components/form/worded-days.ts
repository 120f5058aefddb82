import { formatDay, formatWeekday } from '@/lib/platform/dates';
import type { PeriodInputs } from './period-inputs';

/** Where the strip has room for it. */
function weekday(name: string): HTMLElement {
  const element = document.createElement('span');
  element.className = 'max-wide:hidden';
  element.textContent = name;
  return element;
}

/** Writes the chosen days over the fields that show them in words: `Sat 6 Feb 2027`. */
export function wordDays({ checkIn, checkOut }: PeriodInputs): void {
  const locale = document.documentElement.lang === 'de' ? 'de' : 'en';
  for (const input of [checkIn, checkOut]) {
    const words = input.nextElementSibling;
    if (!(words instanceof HTMLElement) || words.dataset.any === undefined) continue;
    const { value } = input;
    words.toggleAttribute('data-chosen', value !== '');
    words.textContent = value ? formatDay(value, locale) : words.dataset.any;
    if (value) words.prepend(weekday(`${formatWeekday(value, locale)}\u00a0`));
  }
}

/** The calendar gives the focus back to a field nobody types in: its day stays in words until a key is pressed. */
export function settle({ checkIn, checkOut }: PeriodInputs): void {
  for (const input of [checkIn, checkOut]) {
    input.dataset.settled = '';
    for (const event of ['keydown', 'blur']) {
      input.addEventListener(event, () => delete input.dataset.settled, { once: true });
    }
  }
}
