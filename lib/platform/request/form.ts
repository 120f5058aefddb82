import type { FormFields } from './body';

type FieldKinds = {
  /** Paths whose text is a number; lists are named without `[]`. */
  numbers?: readonly string[];
  /** Paths of boxes that send `on` when ticked and nothing otherwise. */
  boxes?: readonly string[];
};

const UNSAFE_SEGMENT = /^(__proto__|constructor|prototype)$/;

/** Not a number stays text, so that the schema says what is wrong with it. */
function toNumber(text: string): number | string {
  return /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : text;
}

/**
 * The fields of a form that was posted without JavaScript → the input its JSON twin would be. A field is called as its
 * path (`period.checkIn`); what was left empty is absent, as in JSON.
 */
export function inputOfFields(fields: FormFields, { numbers = [], boxes = [] }: FieldKinds): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [name, typed] of Object.entries(fields)) {
    if (typed === '') continue;
    const path = name.replace(/\[\]$/, '');
    const convert = (text: string) => (numbers.includes(path) ? toNumber(text) : text);
    if (boxes.includes(path)) put(input, path, typed === 'on' || typed === 'true');
    else put(input, path, Array.isArray(typed) ? typed.map(convert) : convert(typed));
  }
  return input;
}

function put(input: Record<string, unknown>, path: string, value: unknown): void {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0 || UNSAFE_SEGMENT.test(first)) {
    input[path] = value;
    return;
  }
  const known = Object.hasOwn(input, first) ? input[first] : undefined;
  const inner: Record<string, unknown> = typeof known === 'object' && known !== null ? { ...known } : {};
  inner[rest.join('.')] = value;
  input[first] = inner;
}
