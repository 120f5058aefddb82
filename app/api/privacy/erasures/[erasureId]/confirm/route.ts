import { confirmErasure } from '@/lib/people/privacy/commands';
import { confirmationSchema, erasedJsonSchema } from '@/lib/people/privacy/schema';
import { translator } from '@/lib/platform/i18n/translator';
import { closeErasedLeads } from '@/lib/sales/lead/commands/close-erased';
import { writeRoute } from '@/lib/web/route/define';

/** By the second person: it cannot be undone. */
export const POST = writeRoute({
  name: 'confirmErasure',
  access: 'privacy',
  input: confirmationSchema,
  output: erasedJsonSchema,
  isSecret: true,
  write: async (tx, input, { viewer, ...context }, params) => {
    const erased = await confirmErasure(tx, viewer, params.erasureId ?? '', input, context);
    const reason = translator(context.locale, 'privacy')('closedLead');
    await closeErasedLeads(tx, viewer, { number: erased.number, reason }, context);
    return erased;
  },
});
