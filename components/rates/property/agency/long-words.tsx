import { Fragment } from 'react';
import { numbered } from '@/lib/platform/numbered';

const SOFT_HYPHEN = '\u00ad';

/**
 * A name in a narrow column, as lib/platform/divided has it: a word goes to the next line whole, and is divided only where it is
 * wider than its column.
 */
export function LongWords({ text }: { text: string }) {
  return numbered(text.split(' ')).map(({ number, value: word }) => (
    <Fragment key={number}>
      {number > 1 && ' '}
      {word.includes(SOFT_HYPHEN) ? <span className="inline-block max-w-full">{word}</span> : word}
    </Fragment>
  ));
}
