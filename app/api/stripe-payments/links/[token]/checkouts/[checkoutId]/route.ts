import { openCheckout } from '@/lib/money/payment-link/commands/checkout';
import { checkoutJsonSchema } from '@/lib/money/payment-link/schema';
import { readRoute } from '@/lib/web/route/define';

/** Opens at the processor what was asked for; asked again it is the same. */
export const GET = readRoute({
  output: checkoutJsonSchema,
  read: ({ params, context }) => openCheckout(params.token ?? '', params.checkoutId ?? '', context.origin),
});
