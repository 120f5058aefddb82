/** Values by path, nested as the schema nests them; texts as typed, boxes as booleans, lists as lists of texts. */
export type TypedValues = Record<string, unknown>;

type FormParts = {
  values: TypedValues;
  /** Hidden fields: what the form is about. Never part of a draft. */
  constants: TypedValues;
};

const HONEYPOT = 'website';

function put(into: TypedValues, path: string, value: unknown): void {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    into[first] = value;
    return;
  }
  const inner = into[first];
  const next: TypedValues = typeof inner === 'object' && inner !== null ? { ...inner } : {};
  put(next, rest.join('.'), value);
  into[first] = next;
}

/** What stands in the form in the browser: typed before the script came, or brought back by the browser or the server. */
export function readForm(form: HTMLFormElement): FormParts {
  const values: TypedValues = {};
  const constants: TypedValues = {};
  const lists = new Map<string, string[]>();
  for (const field of form.elements) {
    if (
      !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)
    )
      continue;
    const { name, value, type } = field;
    const isChecked = field instanceof HTMLInputElement && field.checked;
    if (!name || name === HONEYPOT) continue;
    if (name.endsWith('[]')) {
      const list = lists.get(name) ?? [];
      if (value !== '' && (type !== 'checkbox' || isChecked)) list.push(value);
      lists.set(name, list);
    } else if (type === 'hidden') put(constants, name, value);
    else if (type === 'checkbox') put(values, name, isChecked);
    else if (type !== 'radio') put(values, name, value);
    else if (isChecked || !(name in values)) values[name] = isChecked ? value : '';
  }
  for (const [name, list] of lists) values[name.slice(0, -2)] = list;
  return { values, constants };
}

/** Whether anything stands in the form that the page did not bring: typed while the script was on its way. */
export function isTyped(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLInputElement) {
      if (field.type === 'hidden' || field.name === HONEYPOT) return false;
      const isTicked = field.type === 'checkbox' || field.type === 'radio';
      return isTicked ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
    }
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    if (field instanceof HTMLSelectElement)
      return [...field.options].some((one) => one.selected && one.value !== '' && !one.defaultSelected);
    return false;
  });
}

export function readHoneypot(form: HTMLFormElement): string {
  const field = form.elements.namedItem(HONEYPOT);
  return field instanceof HTMLInputElement ? field.value : '';
}
