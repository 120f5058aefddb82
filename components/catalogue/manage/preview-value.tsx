'use client';

import { lazy, Suspense } from 'react';
import { isIds, isLines, isWords, marked, type Token } from '@/lib/catalogue/manage/rules';
import type { Value } from '@/lib/catalogue/manage/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { EditorField, EditorWords } from './editor-setting';
import { Marked } from './marked';
import { namesOf } from './now';
import { valueText } from './value-text';

// Texts are few among the fields, and what reads Markdown is heavy.
const TintedProse = lazy(async () => ({ default: (await import('./tinted-prose')).TintedProse }));

type Props = { field: EditorField; now: Value; language: Locale; words: EditorWords };

export const tinted = 'bg-main-light2 font-bold text-ink';

/** Whether a reader of this language is told anything by a field: now, or until now. */
export function saysSomething({ field, now, language }: Omit<Props, 'words'>): boolean {
  return [now, field.shown].some((value) => {
    if (isWords(value)) return value[language] !== '';
    if (isIds(value) || isLines(value)) return value.length > 0;
    return field.type === 'flag' || (value !== null && value !== '');
  });
}

/** What stands in a field as it will be read, with what is new of it tinted and what is no more struck. */
export function PreviewValue({ field, now, language, words }: Props) {
  if (isWords(now) && isWords(field.shown)) {
    return <PreviewText field={field} after={now[language]} before={field.shown[language]} />;
  }
  const names = namesOf(field);
  if (field.type === 'ids' && isIds(now) && isIds(field.shown)) {
    return <PreviewNames {...{ names, now, shown: field.shown }} />;
  }
  const [before, after] = [field.shown, now].map((value) => valueText(value, { words, locale: language, names }));
  if (before === after) return after;
  return now === null || now === '' ? <del>{before}</del> : <mark className={tinted}>{after}</mark>;
}

type TextProps = { field: EditorField; after: string; before: string };

function PreviewText({ field, after, before }: TextProps) {
  if (after === '') return <del className="whitespace-pre-line">{before}</del>;
  if (field.isList) {
    return (
      <ul className="list-disc pl-4.5">
        {linesOf(marked(after, before)).map((tokens) => (
          <li key={tokens.map(({ text }) => text).join('')}>
            <Marked tokens={tokens} as="mark" />
          </li>
        ))}
      </ul>
    );
  }
  const tokens = marked(after, before);
  const plain = (
    <p className="whitespace-pre-line">
      <Marked tokens={tokens} as="mark" />
    </p>
  );
  if (!field.isLong) return plain;
  return (
    <Suspense fallback={plain}>
      <TintedProse tokens={tokens} />
    </Suspense>
  );
}

/** One run of tokens a line. */
function linesOf(tokens: readonly Token[]): Token[][] {
  const lines: Token[][] = [[]];
  for (const { text, isChanged } of tokens) {
    for (const [at, part] of text.split('\n').entries()) {
      if (at > 0) lines.push([]);
      if (part) lines.at(-1)?.push({ text: part, isChanged });
    }
  }
  return lines.filter((line) => line.length > 0);
}

type NamesProps = { names: ReadonlyMap<string, string>; now: readonly string[]; shown: readonly string[] };

function PreviewNames({ names, now, shown }: NamesProps) {
  const all = [...new Set([...now, ...shown])].map((id) => ({ id, name: names.get(id) ?? id }));
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1">
      {all.map(({ id, name }) => (
        <li key={id}>
          {!now.includes(id) ? <del>{name}</del> : shown.includes(id) ? name : <mark className={tinted}>{name}</mark>}
        </li>
      ))}
    </ul>
  );
}
