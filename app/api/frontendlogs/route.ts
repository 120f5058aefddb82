import { readCookies } from '@/lib/platform/addresses/cookies';
import { AppError } from '@/lib/platform/errors';
import { consentCookie } from '@/lib/web/consent';
import { createFrontendLog } from '@/lib/web/frontend-log/commands';
import { FRONTEND_LOG_BYTES, frontendLogSchema } from '@/lib/web/frontend-log/schema';
import { writeRoute } from '@/lib/web/route/define';
import { logLimits } from '@/lib/web/route/limit';
import { acknowledgedSchema } from '@/lib/web/route/schema';
import { sessionOf } from '@/lib/web/route/viewer';

/** Our own click log: kept only of visitors who said yes to it, and of admins never (rule 6.9). */
export const POST = writeRoute({
  name: 'frontend-log',
  admit: async (request, { origin }) => {
    const cookies = readCookies(request.headers.get('cookie'));
    if (cookies[consentCookie(origin.startsWith('https:'))] !== 'accepted') {
      throw new AppError('consentNeeded', { status: 403 });
    }
    if ((await sessionOf(request))?.viewer.role === 'admin') throw new AppError('forbidden', { status: 403 });
  },
  maximumBytes: FRONTEND_LOG_BYTES,
  limits: (_input, { address }) => logLimits(address),
  input: frontendLogSchema,
  output: acknowledgedSchema,
  status: 202,
  write: async (tx, input) => {
    await createFrontendLog(tx, input);
    return { accepted: true as const };
  },
});
