import { closeErasure } from '@/lib/people/privacy/commands';
import { closingSchema } from '@/lib/people/privacy/schema';
import { writeRoute } from '@/lib/web/route/define';
import { acknowledgedSchema } from '@/lib/web/route/schema';

/** Taken back by whoever asked, refused by anybody else. */
export const POST = writeRoute({
  name: 'closeErasure',
  access: 'privacy',
  input: closingSchema,
  output: acknowledgedSchema,
  isSecret: true,
  write: async (tx, input, { viewer, ...context }, params) => {
    await closeErasure(tx, viewer, params.erasureId ?? '', input, context);
    return { accepted: true as const };
  },
});
