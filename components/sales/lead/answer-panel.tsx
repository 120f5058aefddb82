'use client';

import { type ReactNode, useRef, useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { LetterKey } from '@/components/shell/letter-key';
import { useLetterKeys } from '@/components/shell/letter-keys';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Icon } from '@/components/ui/icon';
import { Question } from '@/components/ui/question';
import { sentenceOf } from '@/lib/platform/api-error';
import type { BindingWords } from './answer-button';
import { DeclineForm, QuestionForm, type SentenceWords } from './answer-words-forms';
import { OfferForm, type OfferSetting, type OfferWords } from './offer-form';
import { refusalOf } from './refusal';
import { tellRefused } from './refused-notice';

export type AnswerWords = SentenceWords &
  OfferWords & {
    primary: string;
    effect: string;
    counterOffer: string;
    decline: string;
    ask: string;
    done: string;
    quicker: string;
    taken: string;
  };

type Props = OfferSetting & {
  address: string;
  /** Where an answer is kept until it can no longer be undone; left out: it is given at once. */
  heldAddress?: string;
  /** Asked once before the filled button answers, where that binds. */
  binding: BindingWords | null;
  hasKeys: boolean;
  /** What the reader saw of the lead. */
  seen: { version: number; status: string };
  /** The answer the filled button sends; null: there is none, and the offer stands open instead. */
  yes: 'confirm' | 'honour' | null;
  takesOffers: boolean;
  words: AnswerWords;
};

/** What a hotel may answer: yes with one press, everything else opens in place. */
export function AnswerPanel(props: Props) {
  const { address, heldAddress, binding, hasKeys, seen, yes, takesOffers, words } = props;
  const setting = useApiSetting();
  const [failure, setFailure] = useState('');
  const [pressed, setPressed] = useState('');
  const question = useRef<HTMLDialogElement>(null);
  const direct = useApiMutation(address, { confirmation: words.done });
  const held = useApiMutation(heldAddress ?? address);

  async function answer(body: { answer: string } & Record<string, string | number>): Promise<boolean> {
    // A question changes nothing that could be undone.
    const call = heldAddress && body.answer !== 'ask' ? held : direct;
    setFailure('');
    tellRefused('');
    setPressed(body.answer);
    try {
      await call.sendAsync({ ...seen, ...body });
      return true;
    } catch (error) {
      const refused = refusalOf(error, words);
      if (refused) tellRefused(refused);
      else setFailure(sentenceOf(error, setting.words));
      return false;
    }
  }
  const draft = (name: string) => `${setting.userId}.${address}.${name}`;
  const isBusy = direct.isBusy || held.isBusy;
  const labelOf = (deed: string, label: string) => (isBusy && pressed === deed ? setting.words.sending : label);
  const root = useRef<HTMLDivElement>(null);
  const filled = useRef<HTMLButtonElement>(null);
  const yesLetter = yes === 'honour' ? 'H' : 'Y';
  const unfold = (letter: string) => () => {
    const fold = root.current?.querySelector<HTMLDetailsElement>(`details[data-letter=${letter}]`);
    if (!fold) return;
    fold.open = true;
    fold.querySelector('input')?.focus();
  };
  const keys = {
    // What cannot be undone takes a second press: the letter only leads to it.
    [yesLetter.toLowerCase()]: () => {
      if (heldAddress || binding) filled.current?.click();
      else filled.current?.focus();
    },
    c: unfold('C'),
    d: unfold('D'),
    a: unfold('A'),
  };
  useLetterKeys(hasKeys ? keys : {});
  return (
    <div ref={root}>
      {yes && (
        <button
          ref={filled}
          type="button"
          disabled={isBusy}
          onClick={() => (binding ? question.current?.showModal() : answer({ answer: yes }))}
          className={compactButtonClass('primary', 'large', 'w-full')}
        >
          {labelOf(yes, words.primary)}
          {hasKeys && <LetterKey letter={yesLetter} />}
        </button>
      )}
      {yes && binding && <Question dialog={question} {...binding} onYes={() => answer({ answer: yes })} />}
      <p className="mt-2 mb-4 text-13 text-soft">{words.effect}</p>
      {takesOffers && (
        <Fold title={words.counterOffer} letter="C" hasKeys={hasKeys} isOpen={yes === null}>
          <OfferForm
            {...props}
            words={{ ...words, sendOffer: labelOf('counterOffer', words.sendOffer) }}
            isBusy={isBusy}
            draft={draft('counterOffer')}
            version={String(seen.version)}
            isHeld={heldAddress !== undefined}
            onSend={(offer) => answer({ answer: 'counterOffer', ...offer })}
          />
        </Fold>
      )}
      <Fold title={words.decline} letter="D" hasKeys={hasKeys}>
        <DeclineForm
          words={{ ...words, sendDecline: labelOf('decline', words.sendDecline) }}
          isBusy={isBusy}
          draft={draft('decline')}
          onSend={(reason) => answer({ answer: 'decline', reason })}
        />
      </Fold>
      <Fold title={words.ask} letter="A" hasKeys={hasKeys}>
        <QuestionForm
          words={{ ...words, sendQuestion: labelOf('ask', words.sendQuestion) }}
          isBusy={isBusy}
          draft={draft('ask')}
          onSend={(message) => answer({ answer: 'ask', message })}
        />
      </Fold>
      <p role="alert" className={failure ? 'mt-3 text-14 font-bold text-negative' : 'sr-only'}>
        {failure}
      </p>
    </div>
  );
}

type FoldProps = { title: string; letter: string; hasKeys: boolean; isOpen?: boolean; children: ReactNode };

function Fold({ title, letter, hasKeys, isOpen = false, children }: FoldProps) {
  return (
    <details data-letter={letter} open={isOpen} className="group border-t border-line last-of-type:border-b">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between font-bold [&::-webkit-details-marker]:hidden">
        <span>{title}</span>
        <span className="flex items-center gap-3 text-soft">
          {hasKeys && <LetterKey letter={letter} />}
          <Icon name="down" className="size-4 text-soft group-open:rotate-180" />
        </span>
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
