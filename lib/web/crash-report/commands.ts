import 'server-only';
import { createHash } from 'node:crypto';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import { enqueueMail } from '@/lib/platform/outbox/commands';
import type { RequestContext } from '@/lib/platform/request/context';
import type { CrashReportInput } from './schema';

const HOUR_LENGTH = 'YYYY-MM-DDTHH'.length;

/** A query may hold a token or a name; the path alone finds the page. */
function withoutQuery(location: string): string {
  return location.split(/[?#]/)[0] ?? '';
}

/**
 * Reports a crash to the office, with the id of who was signed in. The same crash on the same page is one mail an hour,
 * however many meet it.
 */
export async function reportCrash(
  tx: Transaction,
  input: CrashReportInput,
  { requestId, brandId, callerId = null }: Pick<RequestContext, 'requestId' | 'brandId'> & { callerId?: string | null },
): Promise<void> {
  const at = clock.machine().toISOString();
  const location = withoutQuery(input.location);
  const [firstLine = ''] = input.error.split('\n');
  const crash = createHash('sha256').update(`${location}\n${firstLine}`).digest('hex').slice(0, 32);
  await enqueueMail(tx, `crash:${crash}:${at.slice(0, HOUR_LENGTH)}`, {
    mail: 'crashReport',
    location,
    error: input.error,
    hasReloaded: input.hasReloaded,
    userId: callerId,
    requestId,
    at,
    brandId,
  });
}
