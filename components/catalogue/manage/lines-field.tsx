'use client';

import { useFieldArray } from 'react-hook-form';
import { compactButtonClass } from '@/components/ui/compact-button';
import { EditorControl } from './editor-field';
import type { EditorField, EditorWords } from './editor-setting';
import { LineButtons } from './line-buttons';

/** Lines of the same columns in their order: beds, restaurants, facilities. */
export function LinesField({ field, words }: { field: EditorField; words: EditorWords }) {
  const { fields, append, remove, move } = useFieldArray({ name: `values.${field.name}`, keyName: 'key' });
  const columns = field.columns ?? [];
  const blank = Object.fromEntries(columns.map(({ name, value }) => [name, value]));
  return (
    <div>
      <ol className="border-t border-line">
        {fields.map(({ key }, at) => (
          <li key={key} className="grid gap-4 border-b border-line py-4 desk:grid-cols-[1fr_auto]">
            <div className="grid min-w-0 gap-x-6 gap-y-4 desk:grid-cols-2">
              {columns.map((column) => (
                <EditorControl
                  key={column.name}
                  field={{ ...column, name: `${field.name}.${at}.${column.name}` }}
                  words={words}
                />
              ))}
            </div>
            <LineButtons
              at={at}
              count={fields.length}
              words={words}
              onMove={(by) => move(at, at + by)}
              onRemove={() => remove(at)}
            />
          </li>
        ))}
      </ol>
      <button type="button" data-stays onClick={() => append(blank)} className={`mt-3 ${compactButtonClass('quiet')}`}>
        {words.add}
      </button>
    </div>
  );
}
