'use client';

import { useEffect, useRef } from 'react';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { paths } from '@/lib/platform/addresses/paths';
import { useLetterKeys } from './letter-keys';
import { confirmToast } from './toast';

export type ClientSafeSetting = { isOn: boolean; label: string; state: string; title: string };

/**
 * Hides everything earned while a client looks at the screen; C and Alt+C do the same. The page is loaded anew, so that
 * nothing of it stays in the browser's memory either.
 */
export function ClientSafeSwitch({ isOn, label, state, title, failed }: ClientSafeSetting & { failed: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const change = useApiMutation(paths.api.clientSafe(), { afterwards: 'stay', onDone: () => location.reload() });
  const toggle = () => change.send({ isClientSafe: !isOn }, { onError: () => confirmToast(failed) });
  useLetterKeys({ c: () => button.current?.click() });
  useEffect(() => {
    const stop = new AbortController();
    const onKeyDown = (event: KeyboardEvent) => {
      // By its place on the keyboard: with Alt some layouts type another letter.
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.code !== 'KeyC') return;
      event.preventDefault();
      button.current?.click();
    };
    document.addEventListener('keydown', onKeyDown, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return (
    <button
      ref={button}
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-keyshortcuts="C Alt+C"
      aria-disabled={change.isBusy}
      title={title}
      onClick={() => change.isBusy || toggle()}
      className="flex h-8 shrink-0 items-center gap-2 text-13"
    >
      <span className="max-wide:sr-only">
        {label} <span className="font-normal">{state}</span>
      </span>
      <span
        aria-hidden="true"
        className={`flex h-4.5 w-8 items-center rounded-full border border-current px-0.5 ${isOn ? 'justify-end bg-current' : ''}`}
      >
        <span className={`size-3 rounded-full ${isOn ? 'bg-surface' : 'bg-current'}`} />
      </span>
    </button>
  );
}
