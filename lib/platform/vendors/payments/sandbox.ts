import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { SANDBOX_TOPIC, type SandboxNotice } from '@/lib/platform/outbox/types';
import { dueNow, missing, outcomeOf, type SandboxAccount, sandboxAccountSchema } from './sandbox-account';
import { answer, failure } from './sandbox-answer';
import { sandboxCheckouts } from './sandbox-checkout';
import { sandboxHolds } from './sandbox-hold';

export const SANDBOX_KEY = 'sk_test_sandbox';
export const SANDBOX_WEBHOOK_SECRET = 'whsec_sandbox';
const SESSION_SECONDS = 30 * 60;

async function find(id: string): Promise<SandboxAccount | null> {
  const row = await db.sandboxAccount.findUnique({ where: { id } });
  return row ? sandboxAccountSchema.parse(row.data) : null;
}

/** In the shape of the processor's version-two accounts, as far as our adapter reads it. */
function represent(id: string, account: SandboxAccount): object {
  const due = dueNow(account);
  return {
    id,
    object: 'v2.core.account',
    livemode: false,
    applied_configurations: ['recipient'],
    configuration: {
      recipient: {
        applied: true,
        capabilities: {
          stripe_balance: {
            stripe_transfers: { status: due.length === 0 ? 'active' : 'restricted', status_details: [] },
          },
        },
      },
    },
    requirements: {
      entries: missing(account).map((name) => ({
        awaiting_action_from: 'user',
        description: name,
        errors: [],
        minimum_deadline: { status: due.includes(name) ? 'currently_due' : 'eventually_due' },
      })),
    },
  };
}

async function createAccount(body: { metadata?: { agency_id?: string } }): Promise<Response> {
  const agencyId = body.metadata?.agency_id;
  if (!agencyId) return failure(400, 'parameter_missing', 'metadata.agency_id is missing.');
  // The same agency gets the same account, as the idempotency key of the real service promises.
  const id = `acct_sandbox${createHash('sha256').update(agencyId).digest('hex').slice(0, 16)}`;
  const now = clock.machine();
  const data: SandboxAccount = { agencyId, given: {}, demanded: [] };
  await db.sandboxAccount.createMany({ data: { id, data, createdAt: now, updatedAt: now }, skipDuplicates: true });
  return answer(represent(id, (await find(id)) ?? data));
}

async function createSession(id: string): Promise<Response> {
  if (!(await find(id))) return failure(404, 'resource_missing', `No such account: '${id}'`);
  return answer({
    object: 'account_session',
    account: id,
    client_secret: `accs_secret__sandbox_${randomBytes(16).toString('hex')}`,
    expires_at: Math.floor(clock.machine().getTime() / 1000) + SESSION_SECONDS,
    livemode: false,
  });
}

type TransferRow = NonNullable<Awaited<ReturnType<typeof db.sandboxTransfer.findUnique>>>;

function representTransfer({ id, payoutId, accountId, amount, currency, isReversed }: TransferRow): object {
  const object = 'transfer';
  const to = { destination: accountId, transfer_group: payoutId };
  return { id, object, amount: Number(amount), currency: currency.toLowerCase(), reversed: isReversed, ...to };
}

async function findTransfers(payoutId: string): Promise<Response> {
  const row = await db.sandboxTransfer.findUnique({ where: { payoutId } });
  return answer({ object: 'list', data: row ? [representTransfer(row)] : [], has_more: false });
}

/** The events follow by themselves, the second one of money that comes back, too. */
async function createTransfer(asked: URLSearchParams): Promise<Response> {
  const [accountId, payoutId] = [asked.get('destination') ?? '', asked.get('transfer_group') ?? ''];
  const account = await find(accountId);
  if (!account) return failure(404, 'resource_missing', `No such destination: '${accountId}'`);
  if (dueNow(account).length > 0)
    return failure(400, 'insufficient_capabilities_for_transfer', 'Transfers are restricted.');
  const outcome = outcomeOf(account);
  if (outcome === 'fails') return failure(400, 'account_closed', 'The bank account is closed.');
  const data = {
    ...{ id: `tr_sandbox${randomBytes(8).toString('hex')}`, payoutId, accountId },
    ...{ amount: BigInt(asked.get('amount') ?? '0'), currency: (asked.get('currency') ?? '').toUpperCase() },
    createdAt: clock.machine(),
  };
  await db.$transaction(async (tx) => {
    const { count } = await tx.sandboxTransfer.createMany({ data, skipDuplicates: true });
    if (count === 0) return;
    const notice = (event: 'transfer.created' | 'transfer.reversed') => {
      const payload: SandboxNotice = { eventId: `evt_sandbox${randomBytes(8).toString('hex')}`, payoutId, event };
      const at = clock.machine();
      const dedupeKey = payload.eventId;
      return tx.outbox.createMany({
        data: { topic: SANDBOX_TOPIC, dedupeKey, payload, nextAttemptAt: at, createdAt: at },
      });
    };
    await notice('transfer.created');
    if (outcome === 'returns') await notice('transfer.reversed');
  });
  return answer(representTransfer(await db.sandboxTransfer.findUniqueOrThrow({ where: { payoutId } })));
}

/**
 * The few endpoints we call, in place of the network (stack.md, Payments). It accepts the sandbox's own key only, so it
 * can never stand between us and real money. It tests our side, not the processor's.
 */
export const sandboxFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  if (!request.headers.get('authorization')?.endsWith(SANDBOX_KEY)) {
    return failure(401, 'api_key_invalid', 'The sandbox accepts its own key only.');
  }
  const { pathname } = new URL(request.url);
  const text = request.method === 'POST' ? await request.text() : '';
  if (request.method === 'POST' && pathname === '/v2/core/accounts') return createAccount(JSON.parse(text));
  const id = /^\/v2\/core\/accounts\/(\w+)$/.exec(pathname)?.[1];
  if (request.method === 'GET' && id) {
    const account = await find(id);
    return account ? answer(represent(id, account)) : failure(404, 'resource_missing', `No such account: '${id}'`);
  }
  if (request.method === 'POST' && pathname === '/v1/account_sessions') {
    return createSession(new URLSearchParams(text).get('account') ?? '');
  }
  if (pathname === '/v1/transfers') {
    if (request.method === 'POST') return createTransfer(new URLSearchParams(text));
    return findTransfers(new URL(request.url).searchParams.get('transfer_group') ?? '');
  }
  const ofCheckouts = await sandboxCheckouts(request.method, new URL(request.url), text);
  if (ofCheckouts) return ofCheckouts;
  const ofHolds = await sandboxHolds(request.method, new URL(request.url), text);
  if (ofHolds) return ofHolds;
  return failure(404, 'unknown_endpoint', `The sandbox has no ${request.method} ${pathname}.`);
};
