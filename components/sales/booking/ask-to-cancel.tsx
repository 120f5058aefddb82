'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useId, useRef, useState } from 'react';
import { plainButtonClass } from '@/components/ui/button-class';
import { callOnce } from '@/lib/platform/api-client';
import { ApiError } from '@/lib/platform/api-error';

type Props = {
  action: string;
  /** What was shown: another amount is refused. */
  fee: string | null;
  words: Record<'button' | 'sure' | 'yes' | 'no' | 'sending' | 'failed', string>;
};

/** Asks once more, with what it costs, before it asks. Without script the page says whom to call. */
export function AskToCancel({ action, fee, words }: Props) {
  const id = useId();
  const router = useRouter();
  const [isReady, setReady] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => setReady(true), []);
  useEffect(() => {
    if (isOpen) question.current?.focus();
  }, [isOpen]);

  async function ask() {
    setFailure('');
    setSending(true);
    try {
      await callOnce(action, { method: 'POST', body: { fee } });
      router.refresh();
    } catch (error) {
      setFailure((error instanceof ApiError && error.title) || words.failed);
      setSending(false);
      // What it costs now is on the page of now.
      if (error instanceof ApiError && error.status === 409) router.refresh();
    }
  }
  function keep() {
    setOpen(false);
    setFailure('');
    opener.current?.focus();
  }
  if (!isReady) return null;
  return (
    <div className="mt-6">
      <button
        ref={opener}
        type="button"
        hidden={isOpen}
        aria-expanded={isOpen}
        className={plainButtonClass('quiet')}
        onClick={() => setOpen(true)}
      >
        {words.button}
      </button>
      {isOpen && (
        <div className="max-w-[560px] border-line-strong border-l-2 pl-5">
          <p ref={question} id={id} tabIndex={-1} className="text-16 outline-none">
            {words.sure}
          </p>
          <div className="mt-5 flex flex-wrap gap-4">
            <button
              type="button"
              aria-describedby={id}
              disabled={isSending}
              className={plainButtonClass()}
              onClick={ask}
            >
              {isSending ? words.sending : words.yes}
            </button>
            <button type="button" disabled={isSending} className={plainButtonClass('quiet')} onClick={keep}>
              {words.no}
            </button>
          </div>
        </div>
      )}
      <p role="alert" className={failure ? 'mt-4 text-16 text-negative' : ''}>
        {failure}
      </p>
    </div>
  );
}
