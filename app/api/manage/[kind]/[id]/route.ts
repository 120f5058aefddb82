import { saveManaged } from '@/lib/catalogue/manage/commands/edit';
import { requireKind } from '@/lib/catalogue/manage/kinds/require';
import { getManaged } from '@/lib/catalogue/manage/queries';
import { managedAnswerSchema, managedJsonSchema, savedSchema } from '@/lib/catalogue/manage/schema';
import { isManagedKind } from '@/lib/catalogue/manage/types';
import { readRoute, writeRoute } from '@/lib/web/route/define';

/** What is shown of it, its draft and its history. */
export const GET = readRoute({
  access: 'desk',
  output: managedJsonSchema,
  read: async ({ viewer, params: { kind = '', id = '' }, context: { locale } }) =>
    isManagedKind(kind) ? getManaged(viewer, kind, id, locale) : null,
});

/** Fields of it, as a draft or for all to see. */
export const PATCH = writeRoute({
  name: 'saveManaged',
  access: 'desk',
  input: savedSchema,
  output: managedAnswerSchema,
  write: (tx, input, context, { kind = '', id = '' }) =>
    saveManaged(tx, context.viewer, { kind: requireKind(kind), id, input }, context),
});
