import { retireManaged } from '@/lib/catalogue/manage/commands/edit';
import { requireKind } from '@/lib/catalogue/manage/kinds/require';
import { managedAnswerSchema, retiredSchema } from '@/lib/catalogue/manage/schema';
import { writeRoute } from '@/lib/web/route/define';

/** Shown no more; its address leads on, or says that it is gone. */
export const POST = writeRoute({
  name: 'retireManaged',
  access: 'admin',
  input: retiredSchema,
  output: managedAnswerSchema,
  write: (tx, input, context, { kind = '', id = '' }) =>
    retireManaged(tx, context.viewer, { kind: requireKind(kind), id, input }, context),
});
