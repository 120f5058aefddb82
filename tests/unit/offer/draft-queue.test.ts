import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftQueue, type DraftState, type Seen } from '@/components/sales/offer/draft-queue';
import { ApiError } from '@/lib/platform/api-error';

type Values = { title: string; letter: string; validUntil: string };
type Body = Partial<Values> & Seen;

const refusal = (status: number, code: string, errors: Record<string, string> = {}) =>
  new ApiError(status, { code, title: code, errors });

/** A server that keeps the draft, refuses a revision it no longer has, and fails as it is told to. */
function createServer() {
  const server = {
    revision: 1,
    draft: { title: 'A week', letter: '', validUntil: '2027-01-01' } as Values,
    writes: [] as Body[],
    failures: [] as ApiError[],
    send: async (body: Body): Promise<number> => {
      server.writes.push(body);
      const failure = server.failures.shift();
      if (failure) throw failure;
      const { number: _, revision, ...fields } = body;
      if (revision !== server.revision) throw refusal(409, 'offerStale');
      Object.assign(server.draft, fields);
      server.revision += 1;
      return server.revision;
    },
  };
  return server;
}

function open(server: ReturnType<typeof createServer>) {
  const told: { state: DraftState; errors: Readonly<Record<string, string>> } = {
    state: { kind: 'saved' },
    errors: {},
  };
  const queue = createDraftQueue<Values>({
    seen: { number: 1, revision: server.revision },
    send: server.send,
    onChange: (state, _unsaved, errors) => Object.assign(told, { state, errors }),
  });
  return { queue, told };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a draft that is stored as it is typed', () => {
  it('is written once after a moment of quiet, with all that was typed', async () => {
    const server = createServer();
    const { queue, told } = open(server);
    queue.put({ title: 'A' });
    queue.put({ title: 'A white week' });
    queue.put({ letter: 'Dear Clara' });
    await vi.runAllTimersAsync();
    expect(server.writes).toEqual([{ number: 1, revision: 1, title: 'A white week', letter: 'Dear Clara' }]);
    expect(told.state).toEqual({ kind: 'saved' });
  });

  it('loses nothing while nothing answers, and tries again by itself', async () => {
    const server = createServer();
    const { queue, told } = open(server);
    server.failures.push(refusal(0, 'offline'), refusal(503, 'overloaded'));
    queue.put({ title: 'A white week' });
    await vi.advanceTimersByTimeAsync(700);
    expect(told.state).toEqual({ kind: 'waiting' });
    queue.put({ letter: 'Typed while offline' });
    expect(queue.unsaved()).toEqual({ title: 'A white week', letter: 'Typed while offline' });
    await vi.runAllTimersAsync();
    // The write whose answer was lost goes again as it was.
    expect(server.writes.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => server.writes[0]));
    expect(server.draft).toMatchObject({ title: 'A white week', letter: 'Typed while offline' });
    expect(told.state).toEqual({ kind: 'saved' });
  });

  it('is told that another window was quicker, keeps what was typed, and writes over it only when asked', async () => {
    const server = createServer();
    const [one, other] = [open(server), open(server)];
    one.queue.put({ title: 'By the first' });
    await vi.runAllTimersAsync();
    other.queue.put({ title: 'By the second' });
    await vi.runAllTimersAsync();
    expect(other.told.state).toEqual({ kind: 'stale' });
    expect(server.draft.title).toBe('By the first');
    expect(other.queue.unsaved()).toEqual({ title: 'By the second' });
    expect(other.queue.adopt({ number: 1, revision: server.revision })).toBe(false);
    expect(await other.queue.flush()).toBe(false);
    other.queue.overwrite({ number: 1, revision: server.revision });
    await vi.runAllTimersAsync();
    expect(server.draft.title).toBe('By the second');
  });

  it('stores the other fields when one is refused, and says which', async () => {
    const server = createServer();
    const { queue, told } = open(server);
    server.failures.push(refusal(422, 'invalidInput', { validUntil: 'Please choose a day that has not passed' }));
    queue.put({ validUntil: '2020-01-01', letter: 'Kept' });
    await vi.runAllTimersAsync();
    expect(server.draft).toMatchObject({ letter: 'Kept', validUntil: '2027-01-01' });
    expect(told.errors).toEqual({ validUntil: 'Please choose a day that has not passed' });
    expect(await queue.flush()).toBe(false);
    queue.put({ validUntil: '2027-02-01' });
    expect(await queue.flush()).toBe(true);
    expect(told.errors).toEqual({});
  });

  it('waits, before it is sent, for what was typed a moment ago', async () => {
    const server = createServer();
    const { queue } = open(server);
    queue.put({ title: 'First' });
    const flushed = queue.flush();
    queue.put({ letter: 'Typed while the first is under way' });
    expect(await flushed).toBe(true);
    expect(server.draft).toMatchObject({ title: 'First', letter: 'Typed while the first is under way' });
  });
});
