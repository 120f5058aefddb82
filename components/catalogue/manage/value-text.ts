import { isIds, isLines, isWords } from '@/lib/catalogue/manage/rules';
import type { Cell, Field, Line, Value } from '@/lib/catalogue/manage/types';
import type { Locale } from '@/lib/platform/i18n/locale';

export type ValueWords = Readonly<Record<'yes' | 'no' | 'nothing', string>>;

/** What a line of a list has, in the order in which it is said. */
export type Column = { name: string; label: string; type: Field['type'] };

type Setting = {
  words: ValueWords;
  locale: Locale;
  /** How what is chosen of a list is called, by its id. */
  names: ReadonlyMap<string, string>;
  /** Of lines. */
  columns?: readonly Column[];
};

/** A cell of a line in words: a number with what it counts, where it counts any, of yes and no only the yes; null: it says nothing. */
export function cellText({ name, label, type }: Column, cell: Cell, setting: Setting): string | null {
  if (cell === null || cell === '' || cell === false || cell === 0) return null;
  // Of a picture the middle stays in view unless something else is said.
  if (name.startsWith('focus') && cell === 50) return null;
  if (cell === true) return label;
  if (isWords(cell) && !cell.en && !cell.de) return null;
  const said = valueText(cell, setting);
  return type === 'number' ? `${label}: ${said}` : said;
}

/** Which picture a line has, its words say. */
export const toldColumns = (columns: readonly Column[]): Column[] => columns.filter(({ name }) => name !== 'picture');

function lineText(line: Line, setting: Setting): string {
  const said = toldColumns(setting.columns ?? []).map((column) => cellText(column, line[column.name] ?? null, setting));
  return said.filter(Boolean).join(', ') || '–';
}

/** A value as people read it; of words the language that is asked for, of lines one line each. */
export function valueText(value: Value, setting: Setting): string {
  const { words, locale, names } = setting;
  if (isLines(value) && value.length > 0) return value.map((line) => lineText(line, setting)).join('\n');
  if (isIds(value)) return value.map((id) => names.get(id) ?? id).join(', ') || words.nothing;
  if (isWords(value)) return value[locale] || words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return value === null || value === '' ? words.nothing : (names.get(String(value)) ?? String(value));
}
