'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';
import type { z } from 'zod';
import { useApiSetting } from '@/components/form/api-setting';
import { versionMet } from '@/components/form/seen-version';
import { createSingleFlight } from '@/components/form/single-flight';
import { confirmToast } from '@/components/shell/toast';
import { CALL_OVER } from '@/components/ui/call-over';
import { callApi, newIdempotencyKey } from '@/lib/platform/api-client';
import { ApiError, sentenceOf } from '@/lib/platform/api-error';

export type ApiMutationOptions<Data> = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Of the answer, where it is read. */
  schema?: () => Promise<z.ZodType<Data> | undefined>;
  /** Said at the lower edge once it is done. */
  confirmation?: string | ((answer: Data) => string);
  /**
   * The page afterwards: `refresh` asks the server for it anew, an address leads on (`stays`: what it leads to is not scrolled
   * to its top), `stay` leaves it alone. `instead` loads a
   * document in place of this one, which keeps in its scripts, and the router in its memory, what stood on it.
   */
  afterwards?: 'refresh' | 'stay' | { next: string; stays?: true } | { instead: string };
  onDone?: (answer: Data) => void;
  /** The form tells itself who was there meanwhile, and keeps what is typed (rule 7.13). */
  isVersioned?: boolean;
};

type Sent = { body: unknown; idempotencyKey?: string };

/**
 * One writing call of the API and what follows it. The same body sent again keeps its idempotency key until it got
 * through, so a doubtful answer never makes it twice; calls that meet a server that is away are repeated by themselves.
 * An ended session is told by the frame (query-client.ts), everything else by `failure`.
 */
export function useApiMutation<Data = undefined>(address: string, options: ApiMutationOptions<Data> = {}) {
  const { method = 'POST', schema, confirmation, afterwards = 'refresh', onDone, isVersioned } = options;
  const router = useRouter();
  const { words } = useApiSetting();
  const [isLeaving, startLeaving] = useTransition();
  const last = useRef<{ text: string; key: string } | null>(null);
  const [flight] = useState(() => createSingleFlight<Data>());

  function keyOf(body: unknown): string | undefined {
    if (method === 'GET' || body instanceof FormData) return undefined;
    const text = JSON.stringify(body);
    if (last.current?.text !== text) last.current = { text, key: newIdempotencyKey() };
    return last.current.key;
  }

  const mutation = useMutation({
    mutationFn: ({ body, idempotencyKey }: Sent) => callApi(address, { method, body, idempotencyKey, schema }),
    onSuccess: (answer) => {
      last.current = null;
      if (confirmation) confirmToast(typeof confirmation === 'function' ? confirmation(answer) : confirmation);
      // Still busy until the page has followed: a second press would send an answer to what is no longer asked.
      if (afterwards === 'refresh') startLeaving(() => router.refresh());
      else if (afterwards !== 'stay' && 'next' in afterwards)
        startLeaving(() => router.push(afterwards.next, { scroll: !afterwards.stays }));
      else if (afterwards !== 'stay') {
        window.location.replace(afterwards.instead);
        // Busy until the document goes.
        startLeaving(() => new Promise<void>(() => {}));
      }
      onDone?.(answer);
    },
    onError: (error) => {
      // A conflict says that things are no longer as the page shows them; what failed stays said beside the new page.
      if (isVersioned && versionMet(error)) return;
      if (error instanceof ApiError && error.status === 409) router.refresh();
    },
  });

  const isBusy = mutation.isPending || isLeaving;
  useEffect(() => (isBusy ? () => void document.dispatchEvent(new Event(CALL_OVER)) : undefined), [isBusy]);

  const sent = (body: unknown): Sent => ({ body: method === 'GET' ? undefined : body, idempotencyKey: keyOf(body) });
  const sendAsync = (body: unknown) => {
    const call = () => mutation.mutateAsync(sent(body));
    return body instanceof FormData ? call() : flight(JSON.stringify(body), call);
  };
  return {
    send: (body: unknown = {}, callbacks?: { onSuccess?: (answer: Data) => void; onError?: () => void }) => {
      sendAsync(body).then(
        (answer) => callbacks?.onSuccess?.(answer),
        () => callbacks?.onError?.(),
      );
    },
    /** Throws an ApiError. */
    sendAsync: (body: unknown = {}) => sendAsync(body),
    isBusy,
    /** A sentence for the reader; empty while nothing has failed. */
    failure: mutation.isError ? sentenceOf(mutation.error, words) : '',
  };
}
