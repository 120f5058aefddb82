import { paths } from '@/lib/platform/addresses/paths';
import { callApi } from '@/lib/platform/api-client';
import { ApiError } from '@/lib/platform/api-error';
import type { AttachmentJson, MessageInput, MessageJson } from '@/lib/sales/conversation/schema';

/** A message as it waits in this browser until the server has said that it has it. */
export type Unsent = {
  conversationId: string;
  message: MessageInput;
  attachments: AttachmentJson[];
  /** Whom it is about, for this page. */
  about: string;
  /** Why the server will not take it; null: it is tried again. */
  refusal: string | null;
};

type State = { userId: string; list: readonly Unsent[] };

const nothing: State = { userId: '', list: [] };
const FIRST_PAUSE_MILLISECONDS = 1000;
const LONGEST_PAUSE_MILLISECONDS = 30_000;
/** A message is small, and sent again under its key: whoever has heard nothing by then tries anew. */
const TIMEOUT_MILLISECONDS = 30_000;

let state = nothing;
let isDelivering = false;
/** Somebody asked for it while an attempt was under way, which may fail for what has just ended. */
let isAskedAgain = false;
let pause = FIRST_PAUSE_MILLISECONDS;
let timer: number | undefined;
const listeners = new Set<() => void>();
let onSent: (message: MessageJson, side: MessageInput['side']) => void = () => {};

const storageKey = (userId: string) => `alpenglow.unsent.${userId}`;

function stored(userId: string): Unsent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(userId)) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function change(work: (list: readonly Unsent[]) => readonly Unsent[]): void {
  // Another tab may have added or delivered meanwhile: what is stored counts.
  const before = stored(state.userId);
  const list = work(before.length > 0 || state.list.length === 0 ? before : state.list);
  state = { ...state, list };
  try {
    if (list.length > 0) localStorage.setItem(storageKey(state.userId), JSON.stringify(list));
    else localStorage.removeItem(storageKey(state.userId));
  } catch {
    // Full or forbidden: it waits as long as the page lives.
  }
  for (const listener of listeners) listener();
}

const isOf =
  (key: string) =>
  ({ message }: Unsent) =>
    message.key === key;

/** Refused for good: another attempt would end the same. A session that ended is told by the frame, and then it goes on. */
function isFinal({ status }: ApiError): boolean {
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status);
}

async function send({ conversationId, message }: Unsent): Promise<void> {
  const answer = await callApi<MessageJson>(paths.api.conversationMessages(conversationId), {
    method: 'POST',
    body: message,
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    schema: async () => (await import('@/lib/sales/conversation/schema')).messageJsonSchema,
  });
  onSent(answer, message.side);
  change((list) => list.filter((one) => !isOf(message.key)(one)));
}

async function deliverAll(): Promise<void> {
  for (;;) {
    const next = state.list.find(({ refusal }) => refusal === null);
    if (!next) return;
    try {
      await send(next);
      pause = FIRST_PAUSE_MILLISECONDS;
    } catch (error) {
      const refusal = error instanceof ApiError ? error : new ApiError(0, { code: 'offline', title: '', errors: {} });
      if (!isFinal(refusal)) {
        timer = window.setTimeout(deliver, pause);
        pause = Math.min(LONGEST_PAUSE_MILLISECONDS, pause * 2);
        return;
      }
      const reason = Object.values(refusal.errors)[0] ?? refusal.message;
      change((list) => list.map((one) => (isOf(next.message.key)(one) ? { ...one, refusal: reason } : one)));
    }
  }
}

function deliver(): void {
  window.clearTimeout(timer);
  isAskedAgain = isDelivering;
  if (isDelivering) return;
  isDelivering = true;
  void deliverAll().finally(() => {
    isDelivering = false;
    if (isAskedAgain) deliver();
  });
}

/** Sends what waits, one after the other in the order it was written; what does not get through is tried again. */
export function deliverUnsent(): void {
  pause = FIRST_PAUSE_MILLISECONDS;
  deliver();
}

export function keepUnsent(unsent: Unsent): void {
  change((list) => [...list, unsent]);
  deliver();
}

export function discardUnsent(key: string): void {
  change((list) => list.filter((one) => !isOf(key)(one)));
}

export function sendAgain(key: string): void {
  change((list) => list.map((one) => (isOf(key)(one) ? { ...one, refusal: null } : one)));
  deliverUnsent();
}

/** Whose messages wait here, and who is told when one has got through. */
export function openUnsent(userId: string, sent: typeof onSent): void {
  onSent = sent;
  state = { userId, list: stored(userId) };
  for (const listener of listeners) listener();
  deliverUnsent();
}

function onStorage({ key }: StorageEvent): void {
  if (key !== null && key !== storageKey(state.userId)) return;
  state = { ...state, list: stored(state.userId) };
  for (const listener of listeners) listener();
}

export function subscribeToUnsent(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

export const unsentNow = (): readonly Unsent[] => state.list;
export const unsentOnServer = (): readonly Unsent[] => nothing.list;
