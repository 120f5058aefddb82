import { createManaged } from '@/lib/catalogue/manage/commands/create';
import { requireKind } from '@/lib/catalogue/manage/kinds/require';
import { listManaged } from '@/lib/catalogue/manage/queries';
import {
  createdSchema,
  managedAnswerSchema,
  managedListQuerySchema,
  managedListSchema,
} from '@/lib/catalogue/manage/schema';
import { isManagedKind } from '@/lib/catalogue/manage/types';
import { readRoute, writeRoute } from '@/lib/web/route/define';

/** Everything of a kind: what waits first. */
export const GET = readRoute({
  access: 'admin',
  query: managedListQuerySchema,
  output: managedListSchema,
  read: async ({ viewer, query, params: { kind = '' }, context: { locale } }) =>
    isManagedKind(kind) ? listManaged(viewer, kind, query, locale) : null,
});

/** Something new, as a draft. */
export const POST = writeRoute({
  name: 'createManaged',
  access: 'admin',
  input: createdSchema,
  output: managedAnswerSchema,
  status: 201,
  write: (tx, input, context, { kind = '' }) =>
    createManaged(tx, context.viewer, { kind: requireKind(kind), input }, context),
});
