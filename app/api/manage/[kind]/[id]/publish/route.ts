import { publishManaged } from '@/lib/catalogue/manage/commands/edit';
import { requireKind } from '@/lib/catalogue/manage/kinds/require';
import { managedAnswerSchema, versionSchema } from '@/lib/catalogue/manage/schema';
import { writeRoute } from '@/lib/web/route/define';

/** The draft, for all to see. */
export const POST = writeRoute({
  name: 'publishManaged',
  access: 'desk',
  input: versionSchema,
  output: managedAnswerSchema,
  write: (tx, input, context, { kind = '', id = '' }) =>
    publishManaged(tx, context.viewer, { kind: requireKind(kind), id, input }, context),
});
