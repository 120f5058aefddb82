import { isIds, isWords, movedTo } from '@/lib/catalogue/manage/rules';
import { RETIRED, type Value } from '@/lib/catalogue/manage/types';
import type { Translator } from '@/lib/platform/i18n/translator';

type Words = { editor: Translator<'managed.editor'>; history: Translator<'managed.history'> };

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
  if (isIds(value)) return value.map((id) => names.get(id) ?? id).join(', ') || editor('nothing');
  if (isWords(value)) return value[locale] || editor('nothing');
  if (typeof value === 'boolean') return editor(value ? 'yes' : 'no');
  return value === null || value === '' ? editor('nothing') : (names.get(String(value)) ?? String(value));
}
