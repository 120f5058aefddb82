'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useOptimistic, useRef, useState } from 'react';
import { confirmToast } from '@/components/shell/toast';
import { compactButtonClass } from '@/components/ui/compact-button';
import { callApi } from '@/lib/platform/api-client';
import type { Messages } from '@/lib/platform/i18n/messages';

type Words = Messages['agency']['team'];

/** One call, what it came to beside the control it came from, and the page anew when it worked. */
function useAction(words: Words) {
  const router = useRouter();
  const [failure, setFailure] = useState('');
  const [isRunning, setIsRunning] = useState(false);
  async function run(address: string, call: Parameters<typeof callApi>[1], confirmation: string): Promise<boolean> {
    setIsRunning(true);
    setFailure('');
    const answer = await callApi(address, call);
    setIsRunning(false);
    if (!answer.ok) {
      setFailure(Object.values(answer.failure.errors)[0] ?? (answer.failure.title || words.offline));
      return false;
    }
    confirmToast(confirmation);
    router.refresh();
    return true;
  }
  return { run, failure, isRunning };
}

type MemberProps = {
  address: string;
  name: string;
  role: string;
  roles: { value: string; label: string }[];
  mayRemove: boolean;
  words: Words;
};

/** A colleague's role and the way out; the way out is asked about once. */
export function MemberActions({ address, name, role, roles, mayRemove, words }: MemberProps) {
  const { run, failure, isRunning } = useAction(words);
  const [shownRole, showRole] = useOptimistic(role);
  const dialog = useRef<HTMLDialogElement>(null);
  const named = (sentence: string) => sentence.replaceAll('{name}', name);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <select
        aria-label={named(words.roleOf)}
        value={shownRole}
        disabled={isRunning}
        onChange={({ target }) =>
          startTransition(async () => {
            showRole(target.value);
            await run(address, { method: 'PATCH', body: { role: target.value } }, named(words.roleChanged));
          })
        }
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
          disabled={isRunning}
          aria-label={named(words.removeConfirm)}
          onClick={() => dialog.current?.showModal()}
          className={compactButtonClass('quiet', 'small')}
        >
          {words.remove}
        </button>
      )}
      <p role="alert" className="w-full text-13 text-negative empty:hidden">
        {failure}
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
            onClick={async () => {
              dialog.current?.close();
              // The row that had the focus goes.
              if (await run(address, { method: 'DELETE', body: {} }, named(words.removed))) {
                document.getElementById('main')?.focus();
              }
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
  const { run, failure, isRunning } = useAction(words);
  const linkClass = 'min-h-6 text-13 underline underline-offset-2 hover:text-ink disabled:opacity-60';
  return (
    <div className="mt-0.5 flex flex-wrap gap-x-4">
      <button
        type="button"
        disabled={isRunning}
        aria-label={`${words.resend}: ${email}`}
        onClick={() => run(resendAddress, { method: 'POST', body: {} }, words.resent)}
        className={linkClass}
      >
        {words.resend}
      </button>
      {isOpen && (
        <button
          type="button"
          disabled={isRunning}
          aria-label={`${words.revoke}: ${email}`}
          onClick={() => run(address, { method: 'DELETE', body: {} }, words.revoked)}
          className={linkClass}
        >
          {words.revoke}
        </button>
      )}
      <p role="alert" className="w-full text-13 text-negative empty:hidden">
        {failure}
      </p>
    </div>
  );
}
