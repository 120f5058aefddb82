import 'server-only';
import { db } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';
import { reportCrash } from './commands';

type Page = { location: string; requestId: string; brandId: string };

/**
 * A page shows itself without what it could not read: the office hears of it as of a crash, once an hour for one page and one
 * error (rule 2.5). Where not even that can be written down, the log alone knows.
 */
export async function reportOnPage(error: unknown, { location, ...context }: Page): Promise<void> {
  const { requestId } = context;
  log.error({ err: error, requestId });
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  try {
    const report = { type: 'error' as const, location, error: text, hasReloaded: false };
    await db.$transaction((tx) => reportCrash(tx, report, context));
  } catch (err) {
    log.error({ err, requestId });
  }
}
