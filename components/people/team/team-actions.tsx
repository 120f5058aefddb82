'use client';

import { useRef, useState } from 'react';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Question } from '@/components/ui/question';
import type { Messages } from '@/lib/platform/i18n/messages';

type Words = Messages['agency']['team'];

export type RoleOption = { value: string; label: string };

type MemberProps = {
  address: string;
  /** Where the agency is handed over to them; null for who may not. */
  ownershipAddress: string | null;
  name: string;
  isSelf: boolean;
  role: string;
  roles: RoleOption[];
  words: Words;
};

/** A colleague's role, the agency itself and the way out: each is asked about once. */
export function MemberActions({ address, ownershipAddress, name, isSelf, role, roles, words }: MemberProps) {
  const named = (sentence: string) => sentence.replaceAll('{name}', name);
  const [chosen, choose] = useState(role);
  const change = useApiMutation(address, { method: 'PATCH', confirmation: named(words.roleChanged) });
  const handOver = useApiMutation(ownershipAddress ?? '', { confirmation: named(words.handedOver) });
  const removal = useApiMutation(address, {
    method: 'DELETE',
    confirmation: named(words.removed),
    // The row that had the focus goes.
    onDone: () => document.getElementById('main')?.focus(),
  });
  const roleQuestion = useRef<HTMLDialogElement>(null);
  const ownerQuestion = useRef<HTMLDialogElement>(null);
  const removeQuestion = useRef<HTMLDialogElement>(null);
  const isBusy = change.isBusy || handOver.isBusy || removal.isBusy;
  const label = roles.find(({ value }) => value === chosen)?.label ?? chosen;
  const button = compactButtonClass('quiet', 'small');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <select
        aria-label={named(words.roleOf)}
        value={chosen}
        disabled={isBusy}
        onChange={({ target }) => choose(target.value)}
        className="h-8 rounded-desk border border-input bg-surface px-2 text-13"
      >
        {roles.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {chosen !== role && (
        <button
          type="button"
          disabled={isBusy}
          onClick={() => roleQuestion.current?.showModal()}
          className={compactButtonClass('primary', 'small')}
        >
          {words.changeRole}
        </button>
      )}
      {ownershipAddress && (
        <button
          type="button"
          disabled={isBusy}
          aria-label={named(words.handOverTitle)}
          onClick={() => ownerQuestion.current?.showModal()}
          className={button}
        >
          {words.handOver}
        </button>
      )}
      <button
        type="button"
        disabled={isBusy}
        aria-label={named(words.removeConfirm)}
        onClick={() => removeQuestion.current?.showModal()}
        className={button}
      >
        {words.remove}
      </button>
      <p role="alert" className="w-full text-13 text-negative empty:hidden">
        {change.failure || handOver.failure || removal.failure}
      </p>
      <Question
        dialog={roleQuestion}
        title={named(words.roleTitle)}
        text={named(isSelf ? words.roleTextSelf : words.roleText).replace('{role}', label)}
        yes={words.changeRole}
        no={words.keep}
        onYes={() => change.send({ role: chosen })}
      />
      <Question
        dialog={ownerQuestion}
        title={named(words.handOverTitle)}
        text={named(words.handOverText)}
        yes={words.handOver}
        no={words.keep}
        onYes={() => handOver.send()}
      />
      <Question
        dialog={removeQuestion}
        title={named(words.removeTitle)}
        text={named(words.removeText)}
        yes={words.remove}
        no={words.keep}
        onYes={() => removal.send()}
      />
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
