import 'server-only';
import { Client } from 'pg';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';

const RETRY_MILLISECONDS = 2_000;

/**
 * Calls `heard` for every NOTIFY on a channel, and once after every (re)connection, because what was said meanwhile is
 * lost. Never throws; a database that is away is tried again. Returns how to stop.
 */
export function listen(channel: 'catalogue' | 'outbox', heard: () => void): () => Promise<void> {
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
    next.on('notification', heard);
    next.on('error', (error) => log.warn({ channel, reason: error.message }, 'listening stopped'));
    next.on('end', again);
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
      heard();
    } catch (error) {
      log.warn({ channel, reason: error instanceof Error ? error.message : 'unknown' }, 'cannot listen');
      await next.end().catch(() => undefined);
      again();
    }
  };

  void connect();
  return async () => {
    isStopped = true;
    if (retry) clearTimeout(retry);
    await client?.end().catch(() => undefined);
  };
}
