import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { lookUpCheckout } from '@/lib/money/checkout/queries';
import { notePaid } from '@/lib/money/dues/commands/settle';
import { openCheckout } from '@/lib/money/payment-link/commands/checkout';
import { doCheckoutDeed } from '@/lib/money/payment-link/commands/follow';
import { openPayoutSession, refreshPayoutState } from '@/lib/money/payout/commands';
import { runSteps } from '@/lib/money/payout-run/commands/run';
import { lookUpPayouts, sendTransfer } from '@/lib/money/payout-run/commands/settle';
import { receiveNotice } from '@/lib/money/processor-notice/commands';
import { moveClock } from '@/lib/platform/clock';
import type { PlainDate } from '@/lib/platform/dates';
import { payments } from '@/lib/platform/vendors/payments/payments';
import type { PaymentPort } from '@/lib/platform/vendors/payments/port';
import { SANDBOX_KEY, SANDBOX_WEBHOOK_SECRET, sandboxFetch } from '@/lib/platform/vendors/payments/sandbox';
import { createStripe } from '@/lib/platform/vendors/payments/stripe';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { viewerOf } from '@/tests/factories/user';
import { sized } from '@/tests/setup/size';
import { asSystem, balancesOf } from '../ledger/stage';
import { ask, type Booked, checkoutsOf, createBooked, eventOf, goTo, make, ORIGIN, pay } from '../payment-link/stage';
import { createPayable, openAccount } from '../payout-run/stage';

const port = payments() as PaymentPort;
const AMOUNT = 122_500n;
/** Of all 24 orders; every fifth begins and ends with every event. */
const EVERY = sized(5, 1);

let booked: Booked;
let payable: Awaited<ReturnType<typeof createPayable>>;

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  booked = await createBooked();
  payable = await createPayable();
  await openAccount(payable.agencyId);
});

afterEach(() => {
  vi.restoreAllMocks();
});

let dues = 0;

/** One more due of the booking, and a link for it. */
async function linkOfAnother() {
  dues += 1;
  const { id: _, ...due } = await ownerDb.leadDue.findUniqueOrThrow({ where: { id: booked.dueId } });
  const { id } = await ownerDb.leadDue.create({ data: { ...due, kind: 'instalment', number: dues } });
  return { dueId: id, ...(await make(booked.agent, { ...booked, dueId: id })) };
}

const noteTransfer = (dueId: string) => {
  const transfer = { method: 'transfer', amount: AMOUNT, currency: 'EUR', reference: null } as const;
  const by = { actorId: booked.agent.id, requestId: 'r', at: new Date() };
  return asSystem((tx) => notePaid(tx, dueId, { ...transfer, onDay: '2026-12-01' }, by));
};

let runs = 0;

/** The next run takes all that is payable: what came back of the last payout. */
async function nextPayout(): Promise<string> {
  const day = new Date(Date.UTC(2028, Math.floor(runs / 2), runs % 2 === 0 ? 1 : 15)).toISOString().slice(0, 10);
  runs += 1;
  for await (const _ of runSteps(day as PlainDate));
  const where = { agencyId: payable.agencyId, status: 'inPayout' } as const;
  return (await ownerDb.payout.findFirstOrThrow({ where })).id;
}

const reverse = (payoutId: string) =>
  ownerDb.sandboxTransfer.update({ where: { payoutId }, data: { isReversed: true } });

type Happening = () => Promise<{ type: string; object: object }>;
/** What happens at the processor, one after the other, each with the event that tells of it; and what is left of it here. */
type Story = { happenings: readonly Happening[]; end: () => Promise<unknown> };

function ordersOf<One>(all: readonly One[]): One[][] {
  if (all.length === 0) return [[]];
  return all.flatMap((one, at) => ordersOf(all.toSpliced(at, 1)).map((rest) => [one, ...rest]));
}

/** Of each event no sooner than it has happened, and each doubled. */
async function toldIn(order: readonly number[], { happenings, end }: Story): Promise<unknown> {
  const events: ReturnType<typeof eventOf>[] = [];
  for (const which of order) {
    for (const happen of happenings.slice(events.length, which + 1)) {
      const { type, object } = await happen();
      events.push(eventOf(type, object));
    }
    const { payload = '', signature = '' } = events[which] ?? {};
    await Promise.all([receiveNotice(payload, signature), receiveNotice(payload, signature)]);
  }
  return end();
}

/** A client pays, and the processor gives it back; one event of them lies. */
async function checkoutStory({ isNotedBefore }: { isNotedBefore: boolean }): Promise<Story> {
  const { id, token, dueId } = await linkOfAnother();
  const session = await goTo(token);
  const object = { id: session, object: 'checkout.session' };
  if (isNotedBefore) await noteTransfer(dueId);
  return {
    happenings: [
      async () => {
        await pay(session);
        return { type: 'checkout.session.completed', object };
      },
      async () => ({ type: 'checkout.session.expired', object }),
      async () => {
        const paymentId = (await port.findCheckout(session))?.paymentId ?? '';
        await port.giveBack(paymentId);
        return { type: 'charge.refunded', object: { object: 'charge', payment_intent: paymentId } };
      },
      async () => ({ type: 'checkout.session.async_payment_succeeded', object }),
    ],
    end: async () => {
      const { status, events } = await ownerDb.leadDue.findUniqueOrThrow({
        where: { id: dueId },
        include: { events: { orderBy: { id: 'asc' } } },
      });
      const happened = await ownerDb.paymentLinkEvent.findMany({ where: { linkId: id }, orderBy: { id: 'asc' } });
      return {
        due: [status, ...events.map(({ kind, method }) => [kind, method])],
        checkouts: (await checkoutsOf(dueId)).map((one) => one.status),
        link: happened.map(({ kind }) => kind),
      };
    },
  };
}

/** A payout arrives, and comes back. */
async function payoutStory(): Promise<Story> {
  const id = await nextPayout();
  const object = { object: 'transfer', transfer_group: id };
  await sendTransfer(id);
  return {
    happenings: [
      async () => ({ type: 'transfer.created', object }),
      async () => ({ type: 'transfer.updated', object }),
      async () => {
        await reverse(id);
        return { type: 'transfer.reversed', object };
      },
      async () => ({ type: 'account.updated', object: { object: 'account' } }),
    ],
    end: async () => {
      const { status, failure } = await ownerDb.payout.findUniqueOrThrow({ where: { id } });
      const postings = await ownerDb.ledgerPosting.findMany({ where: { payoutId: id }, orderBy: { id: 'asc' } });
      const kinds = postings.map(({ kind }) => kind);
      return { status, failure, kinds, balances: await balancesOf(payable.leadId) };
    },
  };
}

describe('four events in every order, each doubled, end alike', { timeout: 120_000 }, () => {
  const stories: [string, () => Promise<Story>, unknown][] = [
    [
      'of a payment beside one that was noted: it is sent back',
      () => checkoutStory({ isNotedBefore: true }),
      {
        due: ['paid', ['paid', 'transfer']],
        checkouts: ['returned'],
        link: ['made', 'checkout', 'surplus', 'returned'],
      },
    ],
    [
      'of a payment that the processor gave back: its due is open again',
      () => checkoutStory({ isNotedBefore: false }),
      {
        due: ['open', ['paid', 'card'], ['undone', null]],
        checkouts: ['returned'],
        link: ['made', 'checkout', 'paid', 'returned'],
      },
    ],
    [
      'of a payout that came back: it is payable',
      payoutStory,
      {
        ...{ status: 'returned', failure: 'reversed', kinds: ['inPayout', 'paid', 'returned'] },
        balances: { supplier: -35_000, payable: 35_000 },
      },
    ],
  ];

  it.each(stories)('%s', async (_what, story, end) => {
    const orders = ordersOf([0, 1, 2, 3]).filter((_, index) => index % EVERY === 0);
    for (const order of orders) {
      expect([order, await toldIn(order, await story())]).toEqual([order, end]);
    }
  });
});

/** All that a notice could change. */
async function everything() {
  const inOrder = { orderBy: { id: 'asc' } } as const;
  return {
    dues: await ownerDb.leadDue.findMany(inOrder),
    checkouts: await ownerDb.paymentCheckout.findMany(inOrder),
    links: await ownerDb.paymentLinkEvent.count(),
    payouts: await ownerDb.payout.findMany(inOrder),
    accounts: await ownerDb.payoutAccount.findMany({ orderBy: { agencyId: 'asc' } }),
    postings: await ownerDb.ledgerPosting.count(),
    outbox: await ownerDb.outbox.count(),
  };
}

const accountEvent = (id: string) =>
  JSON.stringify({
    ...{ id: `evt_${randomUUID()}`, object: 'v2.core.event', type: 'v2.core.account[requirements].updated' },
    ...{ created: new Date().toISOString(), livemode: false },
    related_object: { id, type: 'v2.core.account', url: `/v2/core/accounts/${id}` },
  });

const signed = (payload: string, secret = SANDBOX_WEBHOOK_SECRET) =>
  new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload, secret });

describe('a notice that changes nothing', () => {
  it('is refused, forged or older than 300 seconds, however true it is', async () => {
    const session = await goTo((await linkOfAnother()).token);
    await pay(session);
    const payoutId = await nextPayout();
    await sendTransfer(payoutId);
    const [before, noted] = [await everything(), await ownerDb.processorEvent.count()];
    const told: [string, object][] = [
      ['checkout.session.completed', { id: session, object: 'checkout.session' }],
      ['transfer.created', { object: 'transfer', transfer_group: payoutId }],
    ];
    const account = accountEvent(`acct_${payable.agencyId}`);
    const [said = '', of = {}] = told[0] ?? [];
    const real = eventOf(said, of);
    const forged = [
      ...told.map(([type, object]) => eventOf(type, object, { secret: 'whsec_other' })),
      ...told.map(([type, object]) => eventOf(type, object, { age: 301 })),
      { payload: `${real.payload} `, signature: real.signature },
      { payload: real.payload, signature: '' },
      { payload: account, signature: signed(account, 'whsec_other') },
      { payload: 'no JSON', signature: signed('no JSON') },
    ];
    for (const { payload, signature } of forged) {
      await expect(receiveNotice(payload, signature)).rejects.toMatchObject({ status: 400 });
    }
    expect([await everything(), await ownerDb.processorEvent.count()]).toEqual([before, noted]);
    await reverse(payoutId);
    const { payload, signature } = eventOf('transfer.reversed', { object: 'transfer', transfer_group: payoutId });
    await receiveNotice(payload, signature);
  });

  it('is taken and left, of what we do not have', async () => {
    const before = await everything();
    const unknown: [string, object][] = [
      ['checkout.session.completed', { id: 'cs_unknown', object: 'checkout.session' }],
      ['charge.refunded', { object: 'charge', payment_intent: 'pi_unknown' }],
      ['transfer.created', { object: 'transfer', transfer_group: 'unknown' }],
      ['customer.created', { object: 'customer', id: 'cus_unknown' }],
    ];
    for (const [type, object] of unknown) {
      const { payload, signature } = eventOf(type, object);
      await receiveNotice(payload, signature);
    }
    const account = accountEvent('acct_unknown');
    await receiveNotice(account, signed(account));
    expect(await everything()).toEqual(before);
  });
});

const isReading = (init: RequestInit | undefined) => (init?.method ?? 'GET') === 'GET';
const html = async () => new Response('<html>Bad gateway</html>');

/** How a processor can fail to answer. */
const silent: Record<string, typeof fetch> = {
  refuses: async () => {
    throw new TypeError('fetch failed');
  },
  hangs: (_input, init) =>
    new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  'answers nonsense': html,
  'answers nothing': async () => Response.json({}),
  'answers an empty list': async () => Response.json({ object: 'list', data: [{}] }),
  fails: async () => Response.json({ error: { type: 'api_error', message: 'x' } }, { status: 500 }),
};

/** It has done what it was asked for, and its answer is lost. */
const forgetful: Record<string, typeof fetch> = {
  'has done it and hangs up': async (input, init) => {
    const answer = await sandboxFetch(input, init);
    if (isReading(init)) return answer;
    throw new TypeError('terminated');
  },
  'has done it and answers nonsense': async (input, init) => {
    const answer = await sandboxFetch(input, init);
    return isReading(init) ? answer : html();
  },
};

/** Everything that goes to the processor goes over that transport while the work is done. */
async function over<Result>(transport: typeof fetch, work: () => Promise<Result>): Promise<Result> {
  const settings = { secretKey: SANDBOX_KEY, publishableKey: null, webhookSecret: SANDBOX_WEBHOOK_SECRET };
  const broken = createStripe({ ...settings, fetch: transport, patience: { milliseconds: 200, retries: 0 } });
  for (const name of Object.keys(broken) as (keyof PaymentPort)[]) {
    if (typeof broken[name] === 'function') vi.spyOn(port, name as 'pay').mockImplementation(broken[name] as never);
  }
  try {
    return await work();
  } finally {
    vi.restoreAllMocks();
  }
}

describe.each(Object.entries({ ...silent, ...forgetful }))('a processor that %s', (name, transport) => {
  const isSilent = name in silent;

  it('loses no payout and sends none twice', async () => {
    const payoutId = await nextPayout();
    await over(transport, async () => {
      await expect(sendTransfer(payoutId)).rejects.toThrow();
      await lookUpPayouts();
    });
    expect((await ownerDb.payout.findUniqueOrThrow({ where: { id: payoutId } })).status).toBe('inPayout');
    await Promise.all([sendTransfer(payoutId), sendTransfer(payoutId)]);
    const sent = await ownerDb.sandboxTransfer.findMany({ where: { payoutId } });
    expect(sent).toMatchObject([{ amount: 35_000n, accountId: `acct_${payable.agencyId}` }]);
    await moveClock(3600);
    await lookUpPayouts();
    expect(await balancesOf(payable.leadId)).toEqual({ supplier: -35_000, paid: 35_000 });
    await moveClock(0);
    await reverse(payoutId);
    const { payload, signature } = eventOf('transfer.reversed', { object: 'transfer', transfer_group: payoutId });
    await receiveNotice(payload, signature);
  });

  it('opens one checkout in the end, is not believed, and gives back once', async () => {
    const { token, dueId } = await linkOfAnother();
    const { checkoutId } = await ask(token);
    await over(transport, () =>
      expect(openCheckout(token, checkoutId, ORIGIN)).rejects.toMatchObject({
        status: 503,
        code: 'paymentUnavailable',
      }),
    );
    const { url } = await openCheckout(token, checkoutId, ORIGIN);
    const session = new URL(url).pathname.split('/').at(-1) ?? '';
    expect(await ownerDb.sandboxCheckout.count({ where: { reference: checkoutId } })).toBe(1);

    await pay(session);
    await noteTransfer(dueId);
    const { payload, signature } = eventOf('checkout.session.completed', { id: session, object: 'checkout.session' });
    if (isSilent) {
      await over(transport, async () => {
        expect(await lookUpCheckout(session)).toBe('unreachable');
        await expect(receiveNotice(payload, signature)).rejects.toThrow();
      });
    }
    // What could not be acted on is sent again, under the same name.
    await receiveNotice(payload, signature);
    const giveBack = () => doCheckoutDeed({ checkoutId, deed: 'giveBack' });
    await over(transport, () => expect(giveBack()).rejects.toThrow());
    await giveBack();
    expect((await checkoutsOf(dueId)).map(({ status }) => status)).toEqual(['returned']);
    const refunds = await ownerDb.outbox.count({
      where: {
        AND: [
          { payload: { path: ['checkoutId'], equals: session } },
          { payload: { path: ['event'], equals: 'charge.refunded' } },
        ],
      },
    });
    expect(refunds).toBe(1);
  });
});

it.each(Object.entries(silent))('an account stays as it was known while the processor %s', async (_name, transport) => {
  const owner = await viewerOf(payable.team.owner);
  const known = { detailsSubmitted: true, currentlyDue: [] };
  await over(transport, async () => {
    expect(await refreshPayoutState(owner, payable.agencyId)).toEqual(known);
    await expect(openPayoutSession(owner, payable.agencyId, { requestId: 'test' })).rejects.toMatchObject({
      status: 503,
    });
  });
  expect(await ownerDb.payoutAccount.findUniqueOrThrow({ where: { agencyId: payable.agencyId } })).toMatchObject(known);
});
