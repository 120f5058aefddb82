import { z } from 'zod';
import { readRoute } from '@/lib/web/route/define';

const answer = readRoute({ output: z.null(), read: async () => null });

/** Whatever no other route answers: a client of the API reads JSON, not a page. */
function unknown(request: Request): Promise<Response> {
  return answer(request, { params: Promise.resolve({}) });
}

export { unknown as DELETE, unknown as GET, unknown as PATCH, unknown as POST, unknown as PUT };
