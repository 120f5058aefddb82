import { Fragment } from 'react';
import { divided } from '@/lib/platform/divided';
import { numbered } from '@/lib/platform/numbered';

/** A name in a narrow column: a word goes to the next line whole, and is divided only where it is wider than its column. */
export function LongWords({ text }: { text: string }) {
  return numbered(text.split(' ')).map(({ number, value: word }) => {
    const parts = divided(word);
    return (
      <Fragment key={number}>
        {number > 1 && ' '}
        {parts === word ? word : <span className="inline-block max-w-full">{parts}</span>}
      </Fragment>
    );
  });
}
