import 'server-only';
import Stripe from 'stripe';
import type { AccountState, PaymentPort, ProcessorNotice } from './port';

const TIMEOUT_MILLISECONDS = 20_000;

type StripeSettings = {
  secretKey: string;
  publishableKey: string | null;
  webhookSecret: string;
  /** The sandbox in place of the network; undefined for the real service. */
  fetch?: typeof fetch;
};

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
  const currentlyDue = dueNow(account.requirements);
  const transfers = account.configuration?.recipient?.capabilities?.stripe_balance?.stripe_transfers?.status;
  return { detailsSubmitted: transfers === 'active' || currentlyDue.length === 0, currentlyDue };
}

/** One adapter for both: without keys only the HTTP transport differs (the sandbox), so the same code is exercised. */
export function createStripe({ secretKey, publishableKey, webhookSecret, fetch }: StripeSettings): PaymentPort {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MILLISECONDS,
    ...(fetch ? { httpClient: Stripe.createFetchHttpClient(fetch) } : {}),
  });
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
      return account.id;
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
      return session.client_secret;
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
      return link.url;
    },

    readNotice(rawBody, signature): ProcessorNotice {
      const notice = stripe.parseEventNotification(rawBody, signature, webhookSecret);
      const related = 'related_object' in notice ? notice.related_object : null;
      const isAccount = related?.type === 'v2.core.account' && 'id' in related && typeof related.id === 'string';
      return { id: notice.id, type: notice.type, accountId: isAccount ? (related.id as string) : null };
    },
  };
}
