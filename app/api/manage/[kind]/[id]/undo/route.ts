import { undoManaged } from '@/lib/catalogue/manage/commands/edit';
import { requireKind } from '@/lib/catalogue/manage/kinds/require';
import { managedAnswerSchema, undoneSchema } from '@/lib/catalogue/manage/schema';
import { writeRoute } from '@/lib/web/route/define';

/** The last change is taken back, or everything since a version. */
export const POST = writeRoute({
  name: 'undoManaged',
  access: 'desk',
  input: undoneSchema,
  output: managedAnswerSchema,
  write: (tx, input, context, { kind = '', id = '' }) =>
    undoManaged(tx, context.viewer, { kind: requireKind(kind), id, input }, context),
});
