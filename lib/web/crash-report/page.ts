import 'server-only';
import { db } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';
import { reportCrash } from './commands';

type Page = { location: string; requestId: string; brandId: string };

/** One mail to the office an hour for one place and one error. Where not even that can be written down, the log alone knows. */
export async function mailCrash(error: unknown, { location, ...context }: Page): Promise<void> {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  try {
    const report = { type: 'error' as const, location, error: text, hasReloaded: false };
    await db.$transaction((tx) => reportCrash(tx, report, context));
  } catch (err) {
    log.error({ err, requestId: context.requestId });
  }
}

/** A page shows itself without what it could not read: the office hears of it as of a crash (rule 2.5). */
export async function reportOnPage(error: unknown, page: Page): Promise<void> {
  log.error({ err: error, requestId: page.requestId });
  await mailCrash(error, page);
}
