import { actInSandbox } from '@/lib/money/checkout/commands';
import { sandboxCheckoutJsonSchema, sandboxCheckoutSchema } from '@/lib/money/checkout/schema';
import { writeRoute } from '@/lib/web/route/define';

/** The buttons of the payment stand-in's checkout; it exists while no keys are set, in demo mode only. */
export const POST = writeRoute({
  name: 'sandboxCheckout',
  input: sandboxCheckoutSchema,
  output: sandboxCheckoutJsonSchema,
  isRepeatable: true,
  write: (tx, { deed }, _context, { sessionId = '' }) => actInSandbox(tx, sessionId, deed),
});
