'use client';

import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { isSame, isWords } from '@/lib/catalogue/manage/rules';
import type { Value } from '@/lib/catalogue/manage/types';
import { type Locale, locales } from '@/lib/platform/i18n/locale';
import type { EditorField, EditorWords } from './editor-setting';
import { readField } from './typed';
import { type Column, valueText } from './value-text';

export const wordsIn = (value: Value): Record<Locale, string> => (isWords(value) ? value : { en: '', de: '' });

/** What stands in a field, and whether that is another thing than what is shown. */
export function useNow(field: EditorField): { now: Value; isChanged: boolean } {
  const now = nowOf(field, useWatch({ name: `values.${field.name}` }));
  return { now, isChanged: !isSame(now, field.shown) };
}

/** Before it is mounted a form knows nothing of what stands in its fields. */
function nowOf(field: EditorField, typed: unknown): Value {
  return typed === undefined ? field.value : readField(field, typed);
}

export type Changed = { field: EditorField; now: Value; isChanged: boolean };

/** What stands in all fields. It follows typing when there is time for it. */
export function useAllNow(fields: readonly EditorField[]): Changed[] {
  const typed = useDeferredValue(useWatch({ name: 'values' }) as Readonly<Record<string, unknown>> | undefined);
  return fields.map((field) => {
    const now = nowOf(field, typed?.[field.name]);
    return { field, now, isChanged: !isSame(now, field.shown) };
  });
}

/** How what a field chooses of is called, and what the lines of a list choose of. */
export function namesOf({ options = [], columns = [] }: EditorField): ReadonlyMap<string, string> {
  const choices = [...options, ...columns.flatMap((column) => column.options ?? [])];
  return new Map(choices.flatMap(({ value, label }) => (value === '' ? [] : [[value, label] as const])));
}

export const columnsOf = ({ columns = [] }: EditorField): Column[] =>
  columns.map(({ name, label, type }) => ({ name, label, type }));

/** A field as it is shown and as it stands, in words: in the language of the page, or in the one that differs. */
export function textsOf(field: EditorField, now: Value, words: EditorWords): [before: string, after: string] {
  const told = locales.map((locale): [string, string] => {
    const setting = { words, locale, names: namesOf(field), columns: columnsOf(field) };
    return [valueText(field.shown, setting), valueText(now, setting)];
  });
  return told.find(([before, after]) => before !== after) ?? told[0] ?? ['', ''];
}
