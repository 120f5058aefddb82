import { ApiError, retryDelay } from '@/lib/platform/api-error';

/** Which draft of which version this window has before it. */
export type Seen = { number: number; revision: number };

export type DraftState =
  | { kind: 'saved' }
  /** Typed, and on its way or about to be. */
  | { kind: 'saving' }
  /** Nothing answers: kept here, and tried again by itself. */
  | { kind: 'waiting' }
  /** Refused for a reason that trying again does not mend. */
  | { kind: 'failed'; sentence: string }
  /** Another window or a colleague has changed the draft since. */
  | { kind: 'stale' };

type Options<Values> = {
  seen: Seen;
  /** Stores what has changed; answers the revision from then on. Throws nothing but an ApiError. */
  send: (body: Partial<Values> & Seen) => Promise<number>;
  /** After everything that happens: what is not stored yet, and the sentence of each field that was refused. */
  onChange: (state: DraftState, unsaved: Partial<Values>, errors: Readonly<Record<string, string>>) => void;
  quietMilliseconds?: number;
};

const QUIET_MILLISECONDS = 700;

/** The field an error belongs to: `alternatives.0.id` is one of `alternatives`. */
const fieldOf = (path: string) => path.split('.')[0] ?? path;

/**
 * Stores a draft as it is typed: one write at a time, each with all that was typed since the last. A write whose answer got
 * lost goes again as it was, so that it is known for the same; only then what was typed meanwhile. A field that is refused
 * stays out of the way of the others until it is typed anew.
 */
export function createDraftQueue<Values extends object>(options: Options<Values>) {
  const { send, onChange, quietMilliseconds = QUIET_MILLISECONDS } = options;
  type Fields = Partial<Values>;
  let { seen } = options;
  let pending: Fields = {};
  let inFlight: Fields | null = null;
  let refused: Fields = {};
  let errors: Record<string, string> = {};
  let state: DraftState = { kind: 'saved' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let failures = 0;

  const unsaved = (): Fields => ({ ...refused, ...inFlight, ...pending });
  const hasUnsaved = () => Object.keys(unsaved()).length > 0;
  const tell = (next: DraftState) => {
    state = next;
    onChange(state, unsaved(), errors);
  };

  const without = (fields: Fields, names: readonly string[]): Fields =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name))) as Fields;

  function giveBack(): void {
    pending = { ...inFlight, ...pending };
    inFlight = null;
  }

  function refuse(error: ApiError): void {
    const wrong = Object.keys(error.errors).map(fieldOf);
    const sent = inFlight ?? {};
    giveBack();
    const named = Object.entries(sent).filter(([name]) => wrong.includes(name));
    if (named.length === 0) {
      tell({ kind: 'failed', sentence: error.title });
      return;
    }
    refused = { ...refused, ...(Object.fromEntries(named) as Fields) };
    errors = {
      ...errors,
      ...Object.fromEntries(Object.entries(error.errors).map(([path, said]) => [fieldOf(path), said])),
    };
    pending = without(pending, wrong);
    const [sentence = error.title] = Object.values(error.errors);
    tell({ kind: 'failed', sentence });
    if (Object.keys(pending).length > 0) schedule(0);
  }

  function fail(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 409) {
      giveBack();
      tell({ kind: 'stale' });
      return;
    }
    if (error.status === 0 || error.status === 429 || error.status >= 500 || error.code === 'idempotencyKeyInUse') {
      tell({ kind: 'waiting' });
      schedule(retryDelay(failures++, error));
      return;
    }
    refuse(error);
  }

  async function write(): Promise<void> {
    if (state.kind === 'stale') return;
    if (!inFlight) {
      if (Object.keys(pending).length === 0) return;
      inFlight = pending;
      pending = {};
    }
    tell({ kind: 'saving' });
    try {
      const revision = await send({ ...inFlight, ...seen });
      seen = { ...seen, revision };
      inFlight = null;
      failures = 0;
    } catch (error) {
      return fail(error);
    }
    if (Object.keys(pending).length > 0) return write();
    const [sentence] = Object.values(errors);
    tell(hasUnsaved() ? { kind: 'failed', sentence: sentence ?? '' } : { kind: 'saved' });
  }

  function run(): Promise<void> {
    clearTimeout(timer);
    running ??= write().finally(() => {
      running = null;
    });
    return running;
  }

  function schedule(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), milliseconds);
  }

  return {
    /** Something was typed. */
    put(fields: Fields): void {
      const names = Object.keys(fields);
      refused = without(refused, names);
      errors = Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
      pending = { ...pending, ...fields };
      tell(state.kind === 'stale' || state.kind === 'waiting' ? state : { kind: 'saving' });
      if (state.kind !== 'waiting') schedule(quietMilliseconds);
    },
    /** Now, without waiting for quiet; true when nothing is left. */
    async flush(): Promise<boolean> {
      // A write that was under way may end before what was typed meanwhile began.
      while (running) await running;
      if (state.kind !== 'stale' && (inFlight || Object.keys(pending).length > 0)) await run();
      return !hasUnsaved() && state.kind !== 'stale';
    },
    /** The draft has this revision by something this window did itself. */
    note(revision: number): void {
      seen = { ...seen, revision };
    },
    /** What the server now has is before the reader: true when it may be shown, false while this window has typed past it. */
    adopt(next: Seen): boolean {
      // A page that was under way while this window wrote knows less than it.
      if (next.number === seen.number && next.revision < seen.revision) return false;
      const isNewer = next.revision > seen.revision || next.number !== seen.number;
      if (isNewer && (hasUnsaved() || state.kind === 'stale')) return false;
      seen = next;
      return true;
    },
    /** After `stale`: what was typed here goes over what is there. */
    overwrite(next: Seen): void {
      seen = next;
      tell({ kind: 'saving' });
      void run();
    },
    /** After `stale`: what was typed here goes. */
    discard(next: Seen): void {
      seen = next;
      pending = {};
      inFlight = null;
      refused = {};
      errors = {};
      tell({ kind: 'saved' });
    },
    unsaved,
    stop(): void {
      clearTimeout(timer);
    },
  };
}

export type DraftQueue<Values extends object> = ReturnType<typeof createDraftQueue<Values>>;
