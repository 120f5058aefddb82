import 'server-only';
import { Client } from 'pg';
import { hearChanges, noteChange } from '@/lib/platform/changes';
import { askAgain } from '@/lib/platform/ending';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';

/** What changes meanwhile is served as it was, so not for long. */
const RETRY_MILLISECONDS = 500;

type Stop = () => Promise<void>;

// Next bundles middleware, pages and route handlers apart from each other; whoever ends the process ends all of it.
const shared = globalThis as { alpenglowListening?: Set<Stop> };

/**
 * Calls `heard` with the payload of every NOTIFY on a channel, and with null after every (re)connection, because what was
 * said meanwhile is lost. Never throws; a database that is away is tried again. Returns how to stop.
 */
export function listen(
  channel: 'changed' | 'outbox' | 'conversation' | 'offer' | 'deadline',
  heard: (payload: string | null) => void,
): Stop {
  let client: Client | null = null;
  let isStopped = false;
  let retry: NodeJS.Timeout | null = null;

  const again = () => {
    if (isStopped || retry) return;
    retry = setTimeout(() => {
      retry = null;
      void connect();
    }, RETRY_MILLISECONDS);
    retry.unref();
  };

  const connect = async () => {
    const next = new Client({ connectionString: env.DATABASE_URL, keepAlive: true });
    client = next;
    next.on('notification', ({ payload }) => heard(payload ?? ''));
    next.on('error', (error) => log.warn({ channel, reason: error.message }, 'listening stopped'));
    next.on('end', again);
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
      heard(null);
    } catch (error) {
      log.warn({ channel, reason: error instanceof Error ? error.message : 'unknown' }, 'cannot listen');
      await next.end().catch(() => undefined);
      again();
    }
  };

  const stop = async () => {
    isStopped = true;
    shared.alpenglowListening?.delete(stop);
    if (retry) clearTimeout(retry);
    await client?.end().catch(() => undefined);
  };
  shared.alpenglowListening ??= new Set();
  shared.alpenglowListening.add(stop);
  void connect();
  return stop;
}

/** Said among what changes, with the id of the person whose session has ended. */
const SESSION_ENDED = 'session:';

/**
 * Begins to hear what changes, here and in other processes: triggers announce each cache tag (keys.ts of the nouns) when
 * a transaction is committed, and whose session has ended. One connection for the whole process.
 */
export function listenForChanges(): void {
  if (!hearChanges()) return;
  listen('changed', (said) => {
    if (said?.startsWith(SESSION_ENDED)) askAgain(said.slice(SESSION_ENDED.length));
    else noteChange(said);
  });
}
