'use client';

import { useId, useRef, useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { confirmToast } from '@/components/shell/toast';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { HotelInvitationLinkJson } from '@/lib/sales/hotel-invitation/schema';
import type { InviteWords } from './invite-words';

type Props = {
  action: string;
  /** The link there is already; null: it is made when it is asked for. */
  link: string | null;
  words: InviteWords;
};

const schema = async () => (await import('@/lib/sales/hotel-invitation/schema')).hotelInvitationLinkJsonSchema;

/** *Invite Your Sales Contact*: the agency's link to copy, or in a mail of the agent's own. */
export function InviteContact({ action, link: known, words }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const setting = useApiSetting();
  const [made, setMade] = useState<string | null>(null);
  const call = useApiMutation<HotelInvitationLinkJson>(action, {
    method: 'GET',
    schema,
    onDone: (answer) => {
      setMade(answer.link);
      dialog.current?.showModal();
    },
  });
  const link = made ?? known;
  const open = () => (link ? dialog.current?.showModal() : call.send());
  const mail = new URLSearchParams({ subject: words.mailSubject, body: words.mailText.replace('{link}', link ?? '') });
  return (
    <div>
      <div className="flex flex-wrap items-end gap-2">
        {link && <LinkField link={link} words={words} />}
        <button type="button" onClick={open} disabled={call.isBusy} className={compactButtonClass('quiet')}>
          {call.isBusy ? setting.words.sending : words.button}
        </button>
      </div>
      <p role="alert" className="mt-2 text-13 text-negative empty:hidden">
        {call.failure}
      </p>
      <dialog
        ref={dialog}
        aria-labelledby={id}
        className="m-auto w-[min(520px,calc(100vw-32px))] rounded-desk border border-line bg-surface p-6 text-ink shadow-float backdrop:bg-deep/40"
      >
        <h3 id={id} className="font-sans text-18 leading-6 font-bold tracking-normal">
          {words.button}
        </h3>
        <p className="mt-2 text-14 text-soft">{words.lead}</p>
        {link && (
          <div className="mt-4 flex flex-wrap items-end gap-2">
            <LinkField link={link} words={words} />
          </div>
        )}
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <button type="button" onClick={() => dialog.current?.close()} className={compactButtonClass('quiet')}>
            {words.close}
          </button>
          {/* Mail programs read a plus as a plus. */}
          <a href={`mailto:?${mail.toString().replaceAll('+', '%20')}`} className={compactButtonClass('primary')}>
            {words.write}
          </a>
        </div>
      </dialog>
    </div>
  );
}

export function LinkField({ link, words }: { link: string; words: Pick<InviteWords, 'link' | 'copy' | 'copied'> }) {
  async function copy() {
    await navigator.clipboard.writeText(link);
    confirmToast(words.copied);
  }
  return (
    <>
      <label className="min-w-0 flex-1 basis-56 text-13">
        {words.link}
        <input
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
          className="mt-1 h-9 w-full rounded-desk border border-input bg-surface px-3 text-14 text-ellipsis"
        />
      </label>
      <button type="button" onClick={copy} className={compactButtonClass('quiet')}>
        {words.copy}
      </button>
    </>
  );
}
