import { z } from 'zod';

const id = z.string().min(1);
const minor = z.int().nonnegative();

/** Just what we go by of each answer; the stand-in and the service say the same. */
export const transferShape = z.object({ id, object: z.literal('transfer'), reversed: z.boolean() });

export const accountShape = z.object({ id, object: z.literal('v2.core.account') });

export const secretShape = z.object({ client_secret: z.string().min(1) });

export const urlShape = z.object({ url: z.url() });

export const sessionShape = z.object({
  id,
  object: z.literal('checkout.session'),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: minor,
  currency: z.string().length(3),
});

/** Of an amount on a card; one that would need the client is none. */
export const holdShape = z.object({
  id,
  object: z.literal('payment_intent'),
  status: z.enum(['requires_capture', 'canceled', 'succeeded']),
});

/**
 * An answer that does not say what we go by is no answer: it throws, and is asked for again. Taken as it came, an empty one would
 * be an account without anything due, or a transfer nobody has to send any more.
 */
export function requireUnderstood<Shape extends z.ZodType>(shape: Shape, answer: unknown): z.output<Shape> {
  return shape.parse(answer);
}

/** What a list holds; one that is none is no answer, either. */
export function listed<Item>({ data }: { data: Item[] }): Item[] {
  if (!Array.isArray(data)) throw new Error('the payment processor sent no list');
  return data;
}
