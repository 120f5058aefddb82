import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { actInSandbox } from '@/lib/money/checkout/commands';
import { askForCheckout, openCheckout } from '@/lib/money/payment-link/commands/checkout';
import { doCheckoutDeed } from '@/lib/money/payment-link/commands/follow';
import { makeLink } from '@/lib/money/payment-link/commands/link';
import type { CardKind } from '@/lib/money/payment-link/types';
import { receiveNotice } from '@/lib/money/processor-notice/commands';
import { checkoutDeedSchema } from '@/lib/platform/outbox/types';
import type { Viewer } from '@/lib/platform/viewer/types';
import { ownerDb } from '@/tests/factories/owner';
import { openDue } from '../dues/stage';
import { contextAt, inScope } from '../lead/stage';
import { asSystem } from '../ledger/stage';
import { createStage, happen, save } from '../property-lead/stage';

export const ORIGIN = 'https://agency.example';

/** A booked week whose client owes 1 225 with a card fee of 36,75 by 4 December, and the rest in March. */
export async function createBooked() {
  const stage = await createStage();
  const leadId = await save(stage);
  await happen(stage, leadId, ['book', 'confirmBooking']);
  return { ...stage, leadId, dueId: (await openDue(leadId, 'prepayment')).id };
}
export type Booked = Awaited<ReturnType<typeof createBooked>>;

/** By the clock of the tests, which is that of the demonstration. */
export const context = () => contextAt(new Date());

export const make = (viewer: Viewer, { leadId, dueId }: Pick<Booked, 'leadId' | 'dueId'>, email?: string) =>
  inScope(viewer, (tx) => makeLink(tx, viewer, leadId, { dueId, locale: 'en', email }, context()));

export const ask = (token: string, card: CardKind = 'any') =>
  asSystem((tx) => askForCheckout(tx, token, card, context()));

/** Goes to the checkout, and returns the processor's name of it. */
export async function goTo(token: string, card: CardKind = 'any'): Promise<string> {
  const { checkoutId } = await ask(token, card);
  const { url } = await openCheckout(token, checkoutId, ORIGIN);
  return new URL(url).pathname.split('/').at(-1) ?? '';
}

export const pay = (sessionId: string) => asSystem((tx) => actInSandbox(tx, sessionId, 'pay'));

export const checkoutsOf = (dueId: string) =>
  ownerDb.paymentCheckout.findMany({ where: { dueId }, orderBy: { createdAt: 'asc' } });

/** A signed event of the processor's, as its stand-in sends it. */
export function eventOf(type: string, object: object, { secret = 'whsec_sandbox', age = 0 } = {}) {
  const timestamp = Math.floor(Date.now() / 1000) - age;
  const payload = JSON.stringify({
    ...{ id: `evt_${randomUUID()}`, object: 'event', type, created: timestamp, livemode: false, data: { object } },
  });
  const signature = new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { payload, signature };
}

export const tell = (type: string, object: object) => {
  const { payload, signature } = eventOf(type, object);
  return receiveNotice(payload, signature);
};
export const completed = (id: string) => tell('checkout.session.completed', { id, object: 'checkout.session' });

/** What the worker is to do at the processor. */
export async function doDeeds(checkoutIds: readonly string[]): Promise<string[]> {
  const rows = await ownerDb.outbox.findMany({ where: { topic: 'checkoutDeed' }, orderBy: { id: 'asc' } });
  const deeds = rows
    .map(({ payload }) => checkoutDeedSchema.parse(payload))
    .filter(({ checkoutId }) => checkoutIds.includes(checkoutId));
  for (const deed of deeds) await doCheckoutDeed(deed);
  return deeds.map(({ deed }) => deed);
}

export async function mailsOf(part: string): Promise<string[]> {
  const rows = await ownerDb.outbox.findMany({
    where: { topic: 'mail', dedupeKey: { contains: part } },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ dedupeKey }) => dedupeKey.split(':').slice(2).join(':'));
}
