import { keepCard, removeCard } from '@/lib/money/vault/commands';
import {
  keptCardJsonSchema,
  newCardSchema,
  nothingOfCardSchema,
  removedCardJsonSchema,
} from '@/lib/money/vault/schema';
import { writeRoute } from '@/lib/web/route/define';

/** Keeps the client's card for the house of a booking; 404 where the vault is off. */
export const POST = writeRoute({
  name: 'keepCard',
  access: 'partners',
  input: newCardSchema,
  output: keptCardJsonSchema,
  status: 201,
  isSecret: true,
  write: (tx, card, context, { leadId = '' }) => keepCard(tx, context.viewer, leadId, card, context),
});

export const DELETE = writeRoute({
  name: 'removeCard',
  access: 'partners',
  input: nothingOfCardSchema,
  output: removedCardJsonSchema,
  write: (tx, _input, context, { leadId = '' }) => removeCard(tx, context.viewer, leadId, context),
});
