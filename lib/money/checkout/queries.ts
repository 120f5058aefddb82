import 'server-only';
import { log } from '@/lib/platform/log';
import { payments } from '@/lib/platform/vendors/payments/payments';
import type { Checkout } from '@/lib/platform/vendors/payments/port';
import { readSandboxOrder, type SandboxOrder } from '@/lib/platform/vendors/payments/sandbox-checkout';
import { isCheckoutId } from './rules';

/** A checkout as the processor has it now. Null: it knows none of that id. */
export async function lookUpCheckout(checkoutId: string): Promise<Checkout | 'unreachable' | null> {
  const processor = payments();
  if (!processor || !isCheckoutId(checkoutId)) return null;
  try {
    return await processor.findCheckout(checkoutId);
  } catch (error) {
    log.warn({ err: error }, 'checkout not looked up');
    return 'unreachable';
  }
}

/** What is to be paid at the stand-in's own page. Null where a processor is connected, and for an unknown one. */
export async function getSandboxOrder(checkoutId: string): Promise<SandboxOrder | null> {
  return payments()?.isSandbox && isCheckoutId(checkoutId) ? readSandboxOrder(checkoutId) : null;
}
