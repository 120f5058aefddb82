import 'server-only';
import Stripe from 'stripe';
import { type Hold, HoldRefused, type PaymentPort } from './port';
import { holdShape, requireUnderstood } from './stripe-answer';

function holdOf(payment: Stripe.PaymentIntent): Hold {
  const { id, status } = requireUnderstood(holdShape, payment);
  if (status === 'succeeded') return { id, state: 'taken' };
  return { id, state: status === 'requires_capture' ? 'held' : 'released' };
}

const nameOf = (named: string | { id: string } | null): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null);

/** What a bank says no to, and what cannot be asked so; anything else is asked again. */
function refusalOf(error: unknown): string | null {
  const { StripeCardError, StripeInvalidRequestError } = Stripe.errors;
  const isNo = error instanceof StripeCardError || error instanceof StripeInvalidRequestError;
  return isNo ? (error.code ?? 'refused') : null;
}

/** Blocks an amount without the client, on the card that has paid before. */
export function createHolds(stripe: Stripe): Pick<PaymentPort, 'hold' | 'findHold' | 'release'> {
  const { paymentIntents } = stripe;
  const findHold = async (id: string): Promise<Hold> => holdOf(await paymentIntents.retrieve(id));

  return {
    async hold({ reference, paymentId, amount, currency }) {
      try {
        const paid = await paymentIntents.retrieve(paymentId);
        const [customer, method] = [nameOf(paid.customer), nameOf(paid.payment_method)];
        if (!customer || !method) throw new HoldRefused('card_not_kept');
        const blocked = await paymentIntents.create(
          {
            amount: Number(amount),
            currency: currency.toLowerCase(),
            ...{ customer, payment_method: method, payment_method_types: ['card'] },
            ...{ capture_method: 'manual', confirm: true, off_session: true },
            payment_method_options: { card: { request_extended_authorization: 'if_available' } },
            metadata: { deposit_hold: reference },
          },
          { idempotencyKey: `deposit:${reference}` },
        );
        return holdOf(blocked);
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal === null) throw error;
        throw new HoldRefused(refusal);
      }
    },

    findHold,

    async release(id) {
      try {
        return holdOf(await paymentIntents.cancel(id));
      } catch (error) {
        // What is over cannot be ended: what it has come to is asked for.
        const over = error instanceof Stripe.errors.StripeInvalidRequestError ? await findHold(id) : null;
        if (over && over.state !== 'held') return over;
        throw error;
      }
    },
  };
}
