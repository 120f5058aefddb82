'use client';

import { type FieldError, get, useFormContext } from 'react-hook-form';
import { useErrorSentences } from '@/components/form/error-sentences';
import { errorSentence } from '@/components/form/field-errors';
import { BeforeText, EditorFieldOf, edge } from './editor-field';
import type { EditorField, EditorWords } from './editor-setting';
import { LinesField } from './lines-field';
import { PicturesField } from './pictures-field';

/** `isNamedAbove`: the heading of its section says the same. */
type Props = { field: EditorField; words: EditorWords; isNamedAbove: boolean };

/** A field, or a list of lines that have fields of their own. */
export function EditorPart({ field, words, isNamedAbove }: Props) {
  if (field.type !== 'lines') return <EditorFieldOf field={field} words={words} />;
  return (
    <div className={`col-span-full min-w-0 ${field.beforeText === undefined ? '' : edge}`}>
      <Lines {...{ field, words, isNamedAbove }} />
      <BeforeText {...{ field, words }} />
    </div>
  );
}

function Lines({ field, words, isNamedAbove }: Props) {
  const error = useLineError(field.name);
  return (
    <fieldset className="[&_textarea]:field-sizing-content [&_textarea]:min-h-16">
      <legend className={isNamedAbove ? 'sr-only' : 'mb-1 text-14 font-bold'}>{field.label}</legend>
      {field.upload ? <PicturesField field={field} words={words} /> : <LinesField field={field} words={words} />}
      <p role="alert" className="mt-1 text-13 font-bold text-negative empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}

/** Of the list itself, not of one of its lines. */
function useLineError(name: string): string {
  const { formState } = useFormContext();
  const sentences = useErrorSentences();
  const problem: FieldError | undefined = get(formState.errors, `values.${name}`);
  return problem?.message ? errorSentence(problem, sentences) : '';
}
