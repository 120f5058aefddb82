'use client';

import { useEffect, useRef } from 'react';
import { ApiTextArea } from '@/components/form/api-field';
import type { InterestWords } from '@/components/sales/lead/interest-form/setting';
import { Reasons } from '@/components/sales/lead/not-possible';
import { compactButtonClass } from '@/components/ui/compact-button';
import { givesWay } from '@/lib/rates/judge/rules/gives-way';
import type { NotPossibleJson } from '@/lib/sales/lead/schema';
import { fieldNames } from './setting';

type Props = { found: NotPossibleJson; back: string; words: InterestWords; isBusy: boolean };

/** Why the rooms cannot be saved as they are chosen, what is nearest, and the exception, if one may be asked for. Part of the form. */
export function InterestNotPossible({ found, back, words, isBusy }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="mb-6 rounded-desk border border-warning bg-surface p-4">
      <h2 ref={title} tabIndex={-1} className="font-sans text-18 leading-6 font-bold tracking-normal outline-none">
        {words.notPossible}
      </h2>
      <Reasons found={found} />
      <a href={back} data-soft className={compactButtonClass('quiet', 'medium', 'mt-3')}>
        {words.anotherButton}
      </a>
      {givesWay(found.rules) && <AskException words={words} isBusy={isBusy} />}
    </section>
  );
}

function AskException({ words, isBusy }: Pick<Props, 'words' | 'isBusy'>) {
  return (
    <>
      <p className="mt-4 mb-3 border-t border-line-faint pt-3 text-13 text-soft">{words.exceptionText}</p>
      <ApiTextArea name={fieldNames.exception} label={words.exceptionMessage} rows={3} maxLength={400} />
      <button
        type="submit"
        name={fieldNames.answer}
        value="exception"
        disabled={isBusy}
        className={compactButtonClass('quiet', 'medium', 'mt-3')}
      >
        {words.exceptionAsk}
      </button>
    </>
  );
}
