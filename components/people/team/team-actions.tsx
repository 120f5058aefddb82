'use client';

import { useRef, useState } from 'react';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { Messages } from '@/lib/platform/i18n/messages';

type Words = Messages['agency']['team'];

export type RoleOption = { value: string; label: string };

type MemberProps = {
  address: string;
  name: string;
  role: string;
  roles: RoleOption[];
  mayRemove: boolean;
  words: Words;
};

/** A colleague's role and the way out; the way out is asked about once. */
export function MemberActions({ address, name, role, roles, mayRemove, words }: MemberProps) {
  const named = (sentence: string) => sentence.replaceAll('{name}', name);
  const [chosen, choose] = useState(role);
  const change = useApiMutation(address, { method: 'PATCH', confirmation: named(words.roleChanged) });
  const removal = useApiMutation(address, {
    method: 'DELETE',
    confirmation: named(words.removed),
    // The row that had the focus goes.
    onDone: () => document.getElementById('main')?.focus(),
  });
  const dialog = useRef<HTMLDialogElement>(null);
  const isBusy = change.isBusy || removal.isBusy;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <select
        aria-label={named(words.roleOf)}
        value={change.isBusy ? chosen : role}
        disabled={isBusy}
        onChange={({ target }) => {
          choose(target.value);
          change.send({ role: target.value });
        }}
        className="h-8 rounded-desk border border-input bg-surface px-2 text-13"
      >
        {roles.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {mayRemove && (
        <button
          type="button"
          disabled={isBusy}
          aria-label={named(words.removeConfirm)}
          onClick={() => dialog.current?.showModal()}
          className={compactButtonClass('quiet', 'small')}
        >
          {words.remove}
        </button>
      )}
      <p role="alert" className="w-full text-13 text-negative empty:hidden">
        {change.failure || removal.failure}
      </p>
      <dialog
        ref={dialog}
        aria-labelledby={`remove-${address}`}
        className="m-auto w-[min(420px,calc(100vw-32px))] rounded-desk border border-line bg-surface p-6 text-ink shadow-float backdrop:bg-deep/40"
      >
        <h3 id={`remove-${address}`} className="font-sans text-18 leading-6 font-bold tracking-normal">
          {named(words.removeTitle)}
        </h3>
        <p className="mt-2 text-14 text-soft">{named(words.removeText)}</p>
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <button type="button" onClick={() => dialog.current?.close()} className={compactButtonClass('quiet')}>
            {words.keep}
          </button>
          <button
            type="button"
            onClick={() => {
              dialog.current?.close();
              removal.send();
            }}
            className={compactButtonClass('primary')}
          >
            {words.remove}
          </button>
        </div>
      </dialog>
    </div>
  );
}

type InvitationProps = { address: string; resendAddress: string; email: string; isOpen: boolean; words: Words };

export function InvitationActions({ address, resendAddress, email, isOpen, words }: InvitationProps) {
  const resending = useApiMutation(resendAddress, { confirmation: words.resent });
  const revoking = useApiMutation(address, { method: 'DELETE', confirmation: words.revoked });
  const isBusy = resending.isBusy || revoking.isBusy;
  const linkClass = 'min-h-6 text-13 underline underline-offset-2 hover:text-ink disabled:opacity-60';
  return (
    <div className="mt-0.5 flex flex-wrap gap-x-4">
      <button
        type="button"
        disabled={isBusy}
        aria-label={`${words.resend}: ${email}`}
        onClick={() => resending.send()}
        className={linkClass}
      >
        {words.resend}
      </button>
      {isOpen && (
        <button
          type="button"
          disabled={isBusy}
          aria-label={`${words.revoke}: ${email}`}
          onClick={() => revoking.send()}
          className={linkClass}
        >
          {words.revoke}
        </button>
      )}
      <p role="alert" className="w-full text-13 text-negative empty:hidden">
        {resending.failure || revoking.failure}
      </p>
    </div>
  );
}
