'use client';

import { type FormEvent, useId, useRef } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';

type Props = {
  address: string;
  /** Who may take them. */
  people: readonly { id: string; name: string }[];
  words: Record<'label' | 'title' | 'text' | 'to' | 'choose' | 'yes' | 'no' | 'done', string>;
};

/** What somebody who has left still had to do, given to a colleague. */
export function HandOver({ address, people, words }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { words: common } = useApiSetting();
  const { send, isBusy, failure } = useApiMutation(address, {
    confirmation: words.done,
    onDone: () => dialog.current?.close(),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send({ toId: String(new FormData(event.currentTarget).get('toId') ?? '') });
  };
  return (
    <>
      <button
        type="button"
        onClick={() => dialog.current?.showModal()}
        className={compactButtonClass('quiet', 'small', 'no-print')}
      >
        {words.label}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={id}
        className="m-auto w-[min(440px,calc(100vw-32px))] rounded-desk border border-line bg-surface p-6 text-ink shadow-float backdrop:bg-deep/40"
      >
        <form onSubmit={submit}>
          <h3 id={id} className="font-sans text-18 leading-6 font-bold tracking-normal">
            {words.title}
          </h3>
          <p className="mt-2 text-14 text-soft">{words.text}</p>
          <label className="mt-4 block text-13">
            {words.to}
            <select
              name="toId"
              required
              defaultValue=""
              className="mt-1 h-9 w-full rounded-desk border border-input bg-surface px-2 text-14"
            >
              <option value="" disabled>
                {words.choose}
              </option>
              {people.map(({ id: personId, name }) => (
                <option key={personId} value={personId}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <p role="alert" className="mt-2 text-13 text-negative empty:hidden">
            {failure}
          </p>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <button
              type="button"
              disabled={isBusy}
              onClick={() => dialog.current?.close()}
              className={compactButtonClass('quiet')}
            >
              {words.no}
            </button>
            <button type="submit" disabled={isBusy} className={compactButtonClass('primary')}>
              {isBusy ? common.sending : words.yes}
            </button>
          </div>
        </form>
      </dialog>
    </>
  );
}
