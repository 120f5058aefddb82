import { askForCheckout } from '@/lib/money/payment-link/commands/checkout';
import { cardSchema, checkoutAskedSchema } from '@/lib/money/payment-link/schema';
import { writeRoute } from '@/lib/web/route/define';

/** Asks for a checkout; the amount is the due's, so the card is all that is said. */
export const POST = writeRoute({
  name: 'askForCheckout',
  input: cardSchema,
  output: checkoutAskedSchema,
  status: 201,
  isRepeatable: true,
  write: (tx, { card }, context, { token = '' }) => askForCheckout(tx, token, card, context),
});
