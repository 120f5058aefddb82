import { createFrontendLog } from '@/lib/web/frontend-log/commands';
import { frontendLogSchema } from '@/lib/web/frontend-log/schema';
import { writeRoute } from '@/lib/web/route/define';
import { acknowledgedSchema } from '@/lib/web/route/schema';

export const POST = writeRoute({
  name: 'frontend-log',
  input: frontendLogSchema,
  output: acknowledgedSchema,
  status: 202,
  write: async (tx, input) => {
    await createFrontendLog(tx, input);
    return { accepted: true as const };
  },
});
