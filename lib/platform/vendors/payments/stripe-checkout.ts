import 'server-only';
import Stripe from 'stripe';
import type { Checkout, PaymentPort } from './port';
import { listed, requireUnderstood, sessionShape } from './stripe-answer';

const EXPAND = 'payment_intent.latest_charge';

function checkoutOf(session: Stripe.Checkout.Session): Checkout {
  const told = requireUnderstood(sessionShape, session);
  const payment = typeof session.payment_intent === 'string' ? null : session.payment_intent;
  const charge = typeof payment?.latest_charge === 'string' ? null : payment?.latest_charge;
  return {
    id: told.id,
    reference: session.client_reference_id,
    state: told.status,
    isPaid: told.payment_status === 'paid',
    address: session.url,
    amount: BigInt(told.amount_total),
    currency: told.currency.toUpperCase(),
    email: session.customer_details?.email ?? session.customer_email,
    paymentId: payment?.id ?? null,
    returned: BigInt(charge?.amount_refunded ?? 0),
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

type Checkouts = Pick<PaymentPort, 'openCheckout' | 'findCheckout' | 'findCheckoutOf' | 'closeCheckout' | 'giveBack'>;

export function createCheckouts(stripe: Stripe): Checkouts {
  const { sessions } = stripe.checkout;

  async function findCheckout(checkoutId: string): Promise<Checkout | null> {
    try {
      return checkoutOf(await sessions.retrieve(checkoutId, { expand: [EXPAND] }));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  return {
    async openCheckout({ reference, lines, currency, email, locale, keepsCard, endsAt, success, canceled }) {
      const session = await sessions.create(
        {
          mode: 'payment',
          client_reference_id: reference,
          line_items: lines.map(({ name, amount }) => ({
            quantity: 1,
            price_data: { currency: currency.toLowerCase(), unit_amount: Number(amount), product_data: { name } },
          })),
          ...(email !== null && { customer_email: email }),
          locale,
          ...(keepsCard && {
            customer_creation: 'always',
            payment_intent_data: { setup_future_usage: 'off_session' },
          }),
          expires_at: Math.floor(endsAt.getTime() / 1000),
          success_url: success,
          cancel_url: canceled,
          expand: [EXPAND],
        },
        { idempotencyKey: `checkout:${reference}` },
      );
      return checkoutOf(session);
    },

    findCheckout,

    async findCheckoutOf(paymentId) {
      try {
        const params = { payment_intent: paymentId, limit: 1, expand: [`data.${EXPAND}`] };
        const [session] = listed(await sessions.list(params));
        return session ? checkoutOf(session) : null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async closeCheckout(checkoutId) {
      try {
        return checkoutOf(await sessions.expire(checkoutId, { expand: [EXPAND] }));
      } catch (error) {
        // One that is closed already cannot be closed: what it has come to is asked for.
        const closed = error instanceof Stripe.errors.StripeInvalidRequestError ? await findCheckout(checkoutId) : null;
        if (closed && closed.state !== 'open') return closed;
        throw error;
      }
    },

    async giveBack(paymentId) {
      try {
        await stripe.refunds.create({ payment_intent: paymentId }, { idempotencyKey: `give-back:${paymentId}` });
      } catch (error) {
        const isBack =
          error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_already_refunded';
        if (!isBack) throw error;
      }
    },
  };
}
