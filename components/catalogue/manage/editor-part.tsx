'use client';

import { type FieldError, get, useFormContext } from 'react-hook-form';
import { useErrorSentences } from '@/components/form/error-sentences';
import { errorSentence } from '@/components/form/field-errors';
import { BeforeText, EditorFieldOf, edge, Meanwhile } from './editor-field';
import type { EditorField, EditorWords } from './editor-setting';
import { LinesField } from './lines-field';
import { useNow } from './now';
import { type Brought, PicturesField } from './pictures-field';

/** `isNamedAbove`: the heading of its section says the same. */
type Props = { field: EditorField; words: EditorWords; isNamedAbove: boolean; brought: Brought };

/** A field, or a list of lines that have fields of their own. */
export function EditorPart(props: Props) {
  const { field, words } = props;
  return field.type === 'lines' ? <Lines {...props} /> : <EditorFieldOf field={field} words={words} />;
}

function Lines(props: Props) {
  const { field, words } = props;
  const { isChanged } = useNow(field);
  return (
    <div data-editor-field className={`col-span-full min-w-0 ${isChanged ? edge : ''}`}>
      <LinesOf {...props} />
      <BeforeText {...{ field, words }} />
      <Meanwhile {...{ field, words }} />
    </div>
  );
}

function LinesOf({ field, words, isNamedAbove, brought }: Props) {
  const error = useLineError(field.name);
  return (
    <fieldset className="[&_textarea]:field-sizing-content [&_textarea]:min-h-16">
      <legend className={isNamedAbove ? 'sr-only' : 'mb-1 text-14 font-bold'}>{field.label}</legend>
      {field.upload ? <PicturesField {...{ field, words, brought }} /> : <LinesField field={field} words={words} />}
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
