import 'server-only';
import Stripe from 'stripe';
import { type AccountState, type PaymentPort, type ProcessorNotice, type Transfer, TransferRefused } from './port';
import { accountShape, listed, requireUnderstood, secretShape, transferShape, urlShape } from './stripe-answer';
import { createCheckouts } from './stripe-checkout';
import { createHolds } from './stripe-hold';

type StripeSettings = {
  secretKey: string;
  publishableKey: string | null;
  webhookSecret: string;
  /** The sandbox in place of the network; undefined for the real service. */
  fetch?: typeof fetch;
  patience?: { milliseconds: number; retries: number };
};

const PATIENCE = { milliseconds: 20_000, retries: 2 };

type Requirements = Stripe.V2.Core.Account['requirements'];

/** What the person must do now; what is only due some day does not hold payouts up. */
function dueNow(requirements: Requirements): string[] {
  return (requirements?.entries ?? [])
    .filter(
      ({ awaiting_action_from: from, minimum_deadline: deadline }) =>
        from === 'user' && (deadline.status === 'currently_due' || deadline.status === 'past_due'),
    )
    .map(({ description }) => description);
}

function stateOf(account: Stripe.V2.Core.Account): AccountState {
  requireUnderstood(accountShape, account);
  const currentlyDue = dueNow(account.requirements);
  const transfers = account.configuration?.recipient?.capabilities?.stripe_balance?.stripe_transfers?.status;
  if (!account.requirements && !transfers) throw new Error('the payment processor says nothing of what is due');
  return { detailsSubmitted: transfers === 'active' || currentlyDue.length === 0, currentlyDue };
}

/** Events of the first version carry their object, those of the second only name it; each has its own reader, which judges the signature. */
function isSnapshot(rawBody: string): boolean {
  const body: unknown = JSON.parse(rawBody);
  return typeof body === 'object' && body !== null && 'object' in body && body.object === 'event';
}

const noMoney = { payoutId: null, checkoutId: null, paymentId: null };

/** A refund and a charge name their payment, which names its checkout when it is looked up. */
function checkoutOf(object: Stripe.Event['data']['object']): Pick<ProcessorNotice, 'checkoutId' | 'paymentId'> {
  if (object.object === 'checkout.session') return { checkoutId: object.id, paymentId: null };
  const isOfPayment = object.object === 'charge' || object.object === 'refund';
  const payment = isOfPayment ? object.payment_intent : null;
  return { checkoutId: null, paymentId: typeof payment === 'string' ? payment : (payment?.id ?? null) };
}

/** One adapter for both: without keys only the HTTP transport differs (the sandbox), so the same code is exercised. */
export function createStripe({
  secretKey,
  publishableKey,
  webhookSecret,
  fetch,
  patience = PATIENCE,
}: StripeSettings): PaymentPort {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: patience.retries,
    timeout: patience.milliseconds,
    ...(fetch ? { httpClient: Stripe.createFetchHttpClient(fetch) } : {}),
  });

  async function findTransfer(payoutId: string): Promise<Transfer | null> {
    const [transfer] = listed(await stripe.transfers.list({ transfer_group: payoutId, limit: 1 }));
    if (!transfer) return null;
    requireUnderstood(transferShape, transfer);
    return { id: transfer.id, returnedFor: transfer.reversed ? 'reversed' : null };
  }

  return {
    isSandbox: fetch !== undefined,
    publishableKey,

    async createAccount({ id, name, email, country }) {
      const account = await stripe.v2.core.accounts.create(
        {
          contact_email: email,
          display_name: name,
          dashboard: 'express',
          identity: { country, entity_type: 'company' },
          configuration: { recipient: { capabilities: { stripe_balance: { stripe_transfers: { requested: true } } } } },
          defaults: { responsibilities: { fees_collector: 'application', losses_collector: 'application' } },
          metadata: { agency_id: id },
        },
        { idempotencyKey: `payout-account:${id}` },
      );
      return requireUnderstood(accountShape, account).id;
    },

    async readAccount(accountId) {
      const account = await stripe.v2.core.accounts.retrieve(accountId, {
        include: ['requirements', 'configuration.recipient'],
      });
      return stateOf(account);
    },

    async createSession(accountId) {
      const features = { external_account_collection: true };
      const session = await stripe.accountSessions.create({
        account: accountId,
        components: {
          account_onboarding: { enabled: true, features },
          account_management: { enabled: true, features },
          notification_banner: { enabled: true, features },
        },
      });
      return requireUnderstood(secretShape, session).client_secret;
    },

    async createHostedLink(accountId, { again, done }) {
      const link = await stripe.v2.core.accountLinks.create({
        account: accountId,
        use_case: {
          type: 'account_onboarding',
          account_onboarding: {
            refresh_url: again,
            return_url: done,
            collection_options: { fields: 'eventually_due' },
          },
        },
      });
      return requireUnderstood(urlShape, link).url;
    },

    async pay({ payoutId, accountId, amount, currency }) {
      // A key is forgotten after some days, a transfer is not.
      const known = await findTransfer(payoutId);
      if (known) return known.id;
      try {
        const transfer = await stripe.transfers.create(
          {
            amount: Number(amount),
            currency: currency.toLowerCase(),
            destination: accountId,
            transfer_group: payoutId,
          },
          { idempotencyKey: `payout:${payoutId}` },
        );
        return requireUnderstood(transferShape, transfer).id;
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError)
          throw new TransferRefused(error.code ?? 'refused');
        throw error;
      }
    },

    findTransfer,

    ...createCheckouts(stripe),

    ...createHolds(stripe),

    readNotice(rawBody, signature): ProcessorNotice {
      if (isSnapshot(rawBody)) {
        const { id, type, data } = stripe.webhooks.constructEvent(rawBody, signature, webhookSecret);
        const group = 'transfer_group' in data.object ? data.object.transfer_group : null;
        const payoutId = data.object.object === 'transfer' && typeof group === 'string' ? group : null;
        return { id, type, accountId: null, payoutId, ...checkoutOf(data.object) };
      }
      const notice = stripe.parseEventNotification(rawBody, signature, webhookSecret);
      const related = 'related_object' in notice ? notice.related_object : null;
      const isAccount = related?.type === 'v2.core.account' && 'id' in related && typeof related.id === 'string';
      return { id: notice.id, type: notice.type, accountId: isAccount ? (related.id as string) : null, ...noMoney };
    },
  };
}
