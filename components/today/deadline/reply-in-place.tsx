'use client';

import { type FormEvent, useId, useRef } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { useMessageDraft } from '@/components/sales/conversation/use-message-draft';
import { compactButtonClass } from '@/components/ui/compact-button';
import { newIdempotencyKey } from '@/lib/platform/api-client';

type Props = {
  address: string;
  side: 'agency' | 'hotel';
  /** Under which this browser keeps what is typed; the conversation's own page has the same. */
  draft: string;
  words: Record<'label' | 'send' | 'done', string>;
};

/** An answer to a message, written where the list says that it is owed. */
export function ReplyInPlace({ address, side, draft, words }: Props) {
  const id = useId();
  const { words: common } = useApiSetting();
  const [body, setBody] = useMessageDraft(draft);
  // Sent again after a doubtful answer it is the same message.
  const key = useRef(newIdempotencyKey());
  const { send, isBusy, failure } = useApiMutation(address, {
    confirmation: words.done,
    onDone: () => {
      key.current = newIdempotencyKey();
      setBody('');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (body.trim() !== '') send({ side, key: key.current, body });
  };
  return (
    <form onSubmit={submit} className="mt-3">
      <label htmlFor={id} className="block text-12 text-soft">
        {words.label}
      </label>
      <textarea
        id={id}
        value={body}
        rows={3}
        onChange={({ target }) => setBody(target.value)}
        className="mt-1 block w-full rounded-desk border border-input bg-surface px-3 py-2 text-14 focus:border-main focus:outline-2 focus:outline-main"
      />
      <div className="mt-2 flex items-center gap-3">
        <button
          type="submit"
          disabled={isBusy || body.trim() === ''}
          className={compactButtonClass('primary', 'small')}
        >
          {isBusy ? common.sending : words.send}
        </button>
        <span role="alert" className="text-12 text-negative empty:hidden">
          {failure}
        </span>
      </div>
    </form>
  );
}
