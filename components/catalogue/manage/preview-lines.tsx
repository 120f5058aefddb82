'use client';

import { Picture } from '@/components/ui/picture';
import { isLines, isSame, marked } from '@/lib/catalogue/manage/rules';
import type { Line, Value } from '@/lib/catalogue/manage/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { PictureValue } from '@/lib/platform/media/types';
import { numbered } from '@/lib/platform/numbered';
import type { EditorField, EditorWords } from './editor-setting';
import { pairedLines } from './line-pairs';
import { Marked } from './marked';
import { columnsOf, namesOf } from './now';
import { type Column, cellText, toldColumns } from './value-text';

type Props = {
  field: EditorField;
  now: Value;
  language: Locale;
  words: EditorWords;
  pictures: Readonly<Record<string, PictureValue>>;
};

const linesIn = (value: Value): readonly Line[] => (isLines(value) ? value : []);

/** A list in its order: what is new in a line is tinted, a line that is no more is struck at the end. */
export function PreviewLines({ field, now, language, words, pictures }: Props) {
  const columns = columnsOf(field);
  const { pairs, gone } = pairedLines(linesIn(now), linesIn(field.shown), columns[0]?.name ?? '');
  const setting = { words, locale: language, names: namesOf(field) };
  const textsIn = (line: Line | null) => (column: Column) => cellText(column, line?.[column.name] ?? null, setting);
  const [title, ...others] = toldColumns(columns);
  if (!title) return null;
  const isPictures = field.upload !== undefined;
  const texts = others.filter(({ type }) => type === 'words');
  // What of a picture stays in view is seen.
  const facts = others.filter(({ name, type }) => type !== 'words' && !name.startsWith('focus'));
  return (
    <ol className={isPictures ? 'grid grid-cols-2 gap-3' : 'divide-y divide-line-faint'}>
      {numbered(pairs).map(({ number, value: { line, before } }) => {
        const said = { line: textsIn(line), before: textsIn(before) };
        const picture = pictures[String(line.picture)];
        return (
          // Two lines may say the same: a line has no identity but its place.
          <li key={number} className={isPictures ? 'min-w-0 text-13' : 'grid gap-1 py-2 first:pt-0'}>
            {isPictures && (
              <div
                className={`mb-1 aspect-3/2 overflow-hidden rounded-desk bg-line ${before && isSamePlace(line, before) ? '' : 'outline-2 outline-main-ink'}`}
              >
                {picture && <Picture picture={{ ...picture, ...focusOf(line) }} sizes="180px" />}
              </div>
            )}
            <p className={isPictures ? '' : 'font-serif text-18 leading-6'}>
              <Told after={said.line(title)} before={said.before(title)} />
            </p>
            {texts.map((column) => (
              <p key={column.name} className="whitespace-pre-line">
                <Told after={said.line(column)} before={said.before(column)} />
              </p>
            ))}
            <p className="text-13 text-soft empty:hidden">
              {facts
                .filter((column) => said.line(column) ?? said.before(column))
                .map((column, index) => (
                  <span key={column.name}>
                    {index > 0 && ', '}
                    <Told after={said.line(column)} before={said.before(column)} />
                  </span>
                ))}
            </p>
          </li>
        );
      })}
      {gone.map((line) => (
        <li key={JSON.stringify(line)} className="py-2 text-13 text-soft">
          <del>{textsIn(line)(title)}</del>
        </li>
      ))}
    </ol>
  );
}

const focusOf = ({ focusX, focusY }: Line) => ({ focusX: Number(focusX ?? 50), focusY: Number(focusY ?? 50) });
const isSamePlace = (line: Line, before: Line) =>
  ['picture', 'focusX', 'focusY'].every((name) => isSame(line[name] ?? null, before[name] ?? null));

/** What is new of it tinted; what is no more of it, struck. */
function Told({ after, before }: { after: string | null; before: string | null }) {
  if (after === null) return <del>{before}</del>;
  return <Marked tokens={marked(after, before ?? '')} as="mark" />;
}
