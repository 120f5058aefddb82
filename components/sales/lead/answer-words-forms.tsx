'use client';

import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { useTextDraft } from '@/components/form/text-draft';
import { compactButtonClass } from '@/components/ui/compact-button';

export const answerControl =
  'mt-1 h-11 w-full rounded-desk border border-input bg-surface px-3 text-16 aria-invalid:border-negative';

/** As many letters as a sentence to an agency may have. */
const LONGEST = 400;

export function SendAnswer({ label, isBusy }: { label: string; isBusy: boolean }) {
  return (
    <button type="submit" disabled={isBusy} className={compactButtonClass('quiet', 'medium', 'mt-3 w-full')}>
      {label}
    </button>
  );
}

/** A sentence that has to be there before it is sent; that it is missing is said at the field, in our words. */
function useSentence(missing: string, { draft, onSend }: Pick<FormProps, 'draft' | 'onSend'>) {
  const [text, setText] = useTextDraft(draft);
  const [error, setError] = useState('');
  const input = useRef<HTMLInputElement>(null);
  function change(next: string): void {
    setText(next);
    setError('');
  }
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const sentence = text.trim();
    if (sentence) onSend(sentence).then((isSent) => isSent && setText(''));
    else {
      setError(missing);
      input.current?.focus();
    }
  }
  return { change, send, field: { text, error, input, onChange: change } };
}

type SentenceProps = ReturnType<typeof useSentence>['field'] & { name: string; label: string };

function Sentence({ name, label, text, error, input, onChange }: SentenceProps) {
  const id = useId();
  return (
    <>
      <label className="block text-13">
        {label}
        <input
          ref={input as RefObject<HTMLInputElement>}
          name={name}
          required
          maxLength={LONGEST}
          value={text}
          onChange={({ target }) => onChange(target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          className={answerControl}
        />
      </label>
      {error && (
        <p id={id} className="mt-1 text-13 text-negative">
          {error}
        </p>
      )}
    </>
  );
}

export type SentenceWords = {
  sendDecline: string;
  sendQuestion: string;
  reason: string;
  reasons: readonly string[];
  reasonMissing: string;
  question: string;
  questionMissing: string;
  questionNote: string;
};

type FormProps = {
  words: SentenceWords;
  isBusy: boolean;
  /** Under which this tab keeps what is typed until it is sent. */
  draft: string;
  /** Whether it was. */
  onSend: (text: string) => Promise<boolean>;
};

/** No, and why: a usual reason with one press, or in words of one's own. */
export function DeclineForm({ words, isBusy, ...rest }: FormProps) {
  const { change, send, field } = useSentence(words.reasonMissing, rest);
  return (
    <form onSubmit={send} noValidate>
      <div className="mb-3 flex flex-wrap gap-2">
        {words.reasons.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={field.text === one}
            onClick={() => change(one)}
            className="min-h-8 rounded-full border border-line-strong px-3 text-13 aria-pressed:border-main aria-pressed:bg-main-light2 aria-pressed:font-bold"
          >
            {one}
          </button>
        ))}
      </div>
      <Sentence {...field} name="reason" label={words.reason} />
      <SendAnswer label={words.sendDecline} isBusy={isBusy} />
    </form>
  );
}

export function QuestionForm({ words, isBusy, ...rest }: FormProps) {
  const { send, field } = useSentence(words.questionMissing, rest);
  return (
    <form onSubmit={send} noValidate>
      <Sentence {...field} name="message" label={words.question} />
      <p className="mt-1 text-12 text-soft">{words.questionNote}</p>
      <SendAnswer label={words.sendQuestion} isBusy={isBusy} />
    </form>
  );
}
