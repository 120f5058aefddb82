import 'server-only';
import { AppError } from '@/lib/platform/errors';

/** Much longer than anybody's turn; whoever waits that long is told to come back. */
const MOST_WAIT_MS = 60_000;
const RETRY_SECONDS = 5;

type Waiting = { go: () => void };

// Next bundles route handlers apart from each other; one queue serves them all.
const shared = globalThis as { alpenglowTurns?: Map<string, Waiting[]> };

function queues(): Map<string, Waiting[]> {
  shared.alpenglowTurns ??= new Map();
  return shared.alpenglowTurns;
}

async function wait(queue: Waiting[], most: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const waiting: Waiting = {
      go: () => {
        clearTimeout(timer);
        resolve();
      },
    };
    const timer = setTimeout(() => {
      queue.splice(queue.indexOf(waiting), 1);
      reject(new AppError('overloaded', { status: 503, headers: { 'Retry-After': String(RETRY_SECONDS) } }));
    }, most);
    queue.push(waiting);
  });
}

/**
 * Work about the same thing one after the other within this process, in the order it came. Transactions that would only wait
 * for each other in the database do so here, where nobody holds a connection meanwhile; what keeps them apart for good,
 * over all processes, is the database's lock. 503 with Retry-After after a minute.
 */
export async function inTurn<Result>(key: string, work: () => Promise<Result>, most = MOST_WAIT_MS): Promise<Result> {
  const before = queues().get(key);
  if (before) await wait(before, most);
  else queues().set(key, []);
  try {
    return await work();
  } finally {
    const next = queues().get(key)?.shift();
    if (next) next.go();
    else queues().delete(key);
  }
}

/** How many wait behind the one whose turn it is; 0 as well where nobody is at it. */
export function waitingFor(key: string): number {
  return queues().get(key)?.length ?? 0;
}
