import { createFrontendLog } from '@/lib/frontend-log/commands';
import { frontendLogSchema } from '@/lib/frontend-log/schema';
import { writeRoute } from '@/lib/route/define';
import { acknowledgedSchema } from '@/lib/route/schema';

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
