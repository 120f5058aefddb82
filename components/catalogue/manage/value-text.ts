import { isIds, isLines, isWords, movedTo } from '@/lib/catalogue/manage/rules';
import { type Cell, type Line, RETIRED, type Value } from '@/lib/catalogue/manage/types';
import type { Translator } from '@/lib/platform/i18n/translator';

type Words = { editor: Translator<'managed.editor'>; history: Translator<'managed.history'> };

/** What of a line says something: neither which file a picture is, nor what of it stays in view. */
function lineText({ picture, focusX, focusY, ...line }: Line, textOf: (cell: Cell) => string): string {
  const said = Object.values(line).filter((cell) => typeof cell !== 'boolean' && cell !== null && cell !== '');
  return (
    said
      .filter((cell) => !isWords(cell) || cell.en || cell.de)
      .map(textOf)
      .join(', ') || '–'
  );
}

/** A value as people read it; of words the language that is asked for. */
export function valueText(
  { editor, history }: Words,
  field: string,
  value: Value,
  { locale, names }: { locale: 'en' | 'de'; names: ReadonlyMap<string, string> },
): string {
  if (field === RETIRED) {
    const target = movedTo(value);
    if (target !== null) return history('leads', { name: names.get(target) ?? target });
    return history(value === null ? 'shown' : value === 'draft' ? 'unpublished' : 'gone');
  }
  if (isLines(value) && value.length > 0) {
    const said = value.map((line) =>
      lineText(line, (cell) => valueText({ editor, history }, '', cell, { locale, names })),
    );
    return said.join('\n');
  }
  if (isIds(value)) return value.map((id) => names.get(id) ?? id).join(', ') || editor('nothing');
  if (isWords(value)) return value[locale] || editor('nothing');
  if (typeof value === 'boolean') return editor(value ? 'yes' : 'no');
  return value === null || value === '' ? editor('nothing') : (names.get(String(value)) ?? String(value));
}
