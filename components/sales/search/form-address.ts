import { writeDay } from '@/components/form/period-inputs';
import { isPlainDate } from '@/lib/platform/dates';

/** The native form and its address, both ways. The browser's half of lib/sales/search: small, and knows no rules. */

const LIST_NAMES = /Array$|^priceRange$/;

function suggestionId(form: HTMLFormElement, text: string): string {
  for (const option of form.querySelector('datalist')?.options ?? []) {
    if (option.value === text) return option.dataset.id ?? text;
  }
  return text;
}

/** `/search?…` of what the form holds; lists by commas, nothing that is empty or a range without limits. */
export function addressOf(form: HTMLFormElement): string {
  const lists = new Map<string, string[]>();
  for (const [name, value] of new FormData(form)) {
    const text = String(value).trim();
    if (text !== '')
      lists.set(name, [...(lists.get(name) ?? []), name === 'destination' ? suggestionId(form, text) : text]);
  }
  const [lowest] = form.querySelectorAll<HTMLInputElement>('input[name=priceRange]');
  const range = lists
    .get('priceRange')
    ?.map(Number)
    .sort((a, b) => a - b);
  if (range?.[0] === Number(lowest?.min) && range[1] === Number(lowest?.max)) lists.delete('priceRange');
  const query = new URLSearchParams([...lists].map(([name, values]) => [name, values.join(',')]));
  const text = query.toString().replaceAll('%2C', ',');
  return new URL(form.action).pathname + (text && `?${text}`);
}

/** Whether two addresses ask for the same, in whatever order. */
export function isSameSearch(one: string, other: string): boolean {
  const [a, b] = [one, other].map((address) => {
    const query = new URL(address, location.href).searchParams;
    query.sort();
    return query.toString();
  });
  return a === b;
}

/** Puts an address into a form that shows another one, as after the browser's back button. */
export function fillForm(form: HTMLFormElement, address: string): void {
  if (isSameSearch(address, addressOf(form))) return;
  const query = new URL(address, location.href).searchParams;
  const handles = [...form.querySelectorAll<HTMLInputElement>('input[name=priceRange]')];
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || !field.name) continue;
    const sent = query.get(field.name) ?? '';
    const values = LIST_NAMES.test(field.name) ? sent.split(',') : [sent];
    const handle = field instanceof HTMLInputElement ? handles.indexOf(field) : -1;
    if (handle >= 0) field.value = values[handle] || (handle === 0 ? handles[0]?.min : handles[0]?.max) || '';
    else if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio'))
      field.checked = values.includes(field.value);
    // The calendar follows what is written into its fields.
    else if (field.type === 'date') writeDay(field, isPlainDate(sent) ? sent : '');
    // The enhanced field keeps its own value.
    else if (field.name === 'destination' && field.role !== 'combobox') field.value = suggestionLabel(form, sent);
    else if (field.name !== 'destination') field.value = sent;
  }
  showPrices(handles[0] ?? null);
}

function suggestionLabel(form: HTMLFormElement, id: string): string {
  for (const option of form.querySelector('datalist')?.options ?? []) {
    if (option.dataset.id === id) return option.value;
  }
  return id;
}

/** Says beside the two handles what they stand on; whichever was moved past the other. */
export function showPrices(touched: EventTarget | null): void {
  if (!(touched instanceof HTMLInputElement) || touched.name !== 'priceRange') return;
  const field = touched.closest('fieldset');
  const handles = [...(field?.querySelectorAll<HTMLInputElement>('input[name=priceRange]') ?? [])];
  const values = handles.map(({ value }) => Number(value)).sort((a, b) => a - b);
  for (const [index, output] of [...(field?.querySelectorAll('output') ?? [])].entries()) {
    const value = values[index] ?? 0;
    const isOpen = index === 1 && value >= Number(touched.max);
    const text = isOpen
      ? (output.dataset.noLimit ?? '')
      : `EUR\u00a0${String(value).replace(/\B(?=(\d{3})+$)/g, '\u00a0')}`;
    output.value = text;
    handles[index]?.setAttribute('aria-valuetext', text);
  }
  const track = field?.querySelector<HTMLElement>('[data-price-track]');
  track?.style.setProperty('--from', String((values[0] ?? 0) / Number(touched.max)));
  track?.style.setProperty('--to', String((values[1] ?? 0) / Number(touched.max)));
}

/** Parts belong to their place: with another one they would only be left out, with a note about it. */
export function forgetParts(touched: EventTarget | null): void {
  if (!(touched instanceof HTMLInputElement) || touched.name !== 'destination') return;
  for (const part of touched.form?.querySelectorAll<HTMLInputElement>('input[name=sectorArray]') ?? [])
    part.checked = false;
}

/** A button beside a number: one more or one fewer. From nothing it starts at one, and back at nothing it says nothing. */
export function stepNumber(button: Element): void {
  const input = button.parentElement?.querySelector<HTMLInputElement>('input[type=number]');
  const by = Number(button.getAttribute('data-step'));
  if (!input || !by) return;
  const next = Math.min(Math.max(Number(input.value) + by, 0), Number(input.max));
  input.value = next > 0 ? String(next) : '';
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
