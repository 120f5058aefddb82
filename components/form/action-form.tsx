'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { Meanwhile } from '@/components/form/meanwhile';
import { useSeenVersion } from '@/components/form/seen-version';
import { type ApiMutationOptions, useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { sentenceOf } from '@/lib/platform/api-error';

type Props = Pick<ApiMutationOptions<undefined>, 'confirmation' | 'afterwards' | 'onDone'> & {
  action: string;
  method?: 'POST' | 'PATCH';
  body?: Record<string, unknown>;
  /** Of what the button stands beside (rule 7.13). */
  version?: string;
  label: string;
  /** Where several such buttons stand on a page: of what it is. */
  name?: string;
  isPrimary?: boolean;
  /** A line below the button. */
  help?: string;
  className?: string;
};

/** One button that does one thing. Nothing is typed, so it needs none of what other forms are made of. */
export function ActionForm({ action, method, body = {}, version, className, ...props }: Props) {
  const { label, name, isPrimary = false, help, ...options } = props;
  const { words } = useApiSetting();
  const meanwhile = useSeenVersion(version);
  const call = useApiMutation(action, { ...options, method, isVersioned: version !== undefined });
  const [failure, setFailure] = useState('');
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (failure) told.current?.focus();
  }, [failure]);

  async function send(event: FormEvent) {
    event.preventDefault();
    setFailure('');
    try {
      await call.sendAsync({ ...body, ...(meanwhile.seen === undefined ? {} : { version: meanwhile.seen }) });
      meanwhile.forget();
    } catch (error) {
      if (!meanwhile.tellRefused(error)) setFailure(sentenceOf(error, words));
    }
  }

  return (
    <form noValidate onSubmit={send} aria-busy={call.isBusy} className={className}>
      <button
        type="submit"
        aria-label={name}
        disabled={call.isBusy}
        className={compactButtonClass(isPrimary ? 'primary' : 'quiet')}
      >
        {call.isBusy ? words.sending : label}
      </button>
      {help && <p className="mt-1 text-13 text-soft">{help}</p>}
      {version !== undefined && <Meanwhile met={meanwhile.met} own="again" onTheirs={() => {}} />}
      <div role="alert">
        {failure && (
          <p
            ref={told}
            tabIndex={-1}
            className="mt-4 rounded-desk border border-negative/30 bg-negative/5 px-3 py-2 text-14 text-negative"
          >
            {failure}
          </p>
        )}
      </div>
    </form>
  );
}
