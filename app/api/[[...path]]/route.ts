import { z } from 'zod';
import { readRoute } from '@/lib/route/define';

/** Whatever no other route answers: a client of the API reads JSON, not a page. */
const unknown = readRoute({ output: z.null(), read: async () => null });

export { unknown as DELETE, unknown as GET, unknown as PATCH, unknown as POST, unknown as PUT };
