import { isSame } from '@/lib/catalogue/manage/rules';
import type { Cell, Line, Value } from '@/lib/catalogue/manage/types';
import type { EditorField } from './editor-setting';

type Typed = Readonly<Record<string, unknown>>;
type Typing = Pick<EditorField, 'type' | 'columns'>;

/** Of each line all columns. */
function linesIn(columns: readonly EditorField[], typed: unknown): readonly Line[] {
  const lines = Array.isArray(typed) ? (typed as Typed[]) : [];
  return lines.map((line) =>
    Object.fromEntries(columns.map((column) => [column.name, readField(column, line[column.name]) as Cell])),
  );
}

/** What a field holds, as the API takes it. A number that is none is sent as typed, to be refused at its field. */
export function readField({ type, columns }: Typing, typed: unknown): Value {
  if (type === 'flag') return typed === true;
  if (type === 'lines') return linesIn(columns ?? [], typed);
  if (type === 'words') {
    const { en, de } = (typed ?? {}) as Typed;
    return { en: String(en ?? ''), de: String(de ?? '') };
  }
  // Of a list of one the form makes no list.
  if (type === 'ids')
    return [typed]
      .flat()
      .filter((id) => typeof id === 'string' && id !== '')
      .sort() as string[];
  if (type === 'number') return typed === undefined || typed === null || typed === '' ? null : Number(typed);
  return typed === undefined || typed === null || typed === '' ? null : String(typed);
}

/** Of all fields those whose value is another than when they were filled. */
export function typedIn(
  fields: readonly (Typing & Pick<EditorField, 'name'>)[],
  typed: Typed,
  base: Readonly<Record<string, Value>>,
): Record<string, Value> {
  const values = (typed.values ?? {}) as Typed;
  return Object.fromEntries(
    fields.flatMap((field) => {
      // An empty field of numbers may be no value at all; any other field always is one.
      if (!(field.name in values) && field.type !== 'number') return [];
      const value = readField(field, values[field.name]);
      return isSame(value, base[field.name]) ? [] : [[field.name, value] as const];
    }),
  );
}
