import { revealCard } from '@/lib/money/vault/commands';
import { revealedCardJsonSchema, revealSchema } from '@/lib/money/vault/schema';
import { writeRoute } from '@/lib/web/route/define';

/** The number, once for each reason that is given; the answer is kept nowhere. */
export const POST = writeRoute({
  name: 'revealCard',
  access: 'desk',
  input: revealSchema,
  output: revealedCardJsonSchema,
  isSecret: true,
  write: (tx, input, context, { leadId = '' }) => revealCard(tx, context.viewer, leadId, input, context),
});
