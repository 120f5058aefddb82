import 'server-only';
import { dayAt, timeZoneOf } from '@/lib/catalogue/place/property-time';
import { LONG_TRANSACTION, scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';
import { sumOf } from '@/lib/platform/money-minor';
import { enqueueCheckoutDeed, enqueueMail } from '@/lib/platform/outbox/commands';
import type { CheckoutDeed } from '@/lib/platform/outbox/types';
import { payments } from '@/lib/platform/vendors/payments/payments';
import type { Checkout } from '@/lib/platform/vendors/payments/port';
import type { PaymentCheckout } from '@/prisma/generated/client';
import { notePaid, noteReturned, noteTakenBack } from '../../dues/commands/settle';
import { recordLinkEvent } from './link';

/** What came of it is asked for by ourselves when no event has told so for this long. */
const SILENCE_MILLISECONDS = 15 * 60_000;

/** One message after the other, in the product's scope. */
async function lock(tx: Transaction, id: string): Promise<PaymentCheckout | null> {
  await tx.$queryRaw`SELECT id FROM payment_checkout WHERE id = ${id} FOR UPDATE`;
  return tx.paymentCheckout.findUnique({ where: { id } });
}

async function leadOf(tx: Transaction, dueId: string) {
  const city = { select: { city: { select: { countryId: true } } } };
  const { lead } = await tx.leadDue.findUniqueOrThrow({
    where: { id: dueId },
    select: { lead: { select: { brandId: true, hotel: city, property: city } } },
  });
  return { brandId: lead.brandId, timeZone: timeZoneOf((lead.hotel ?? lead.property)?.city.countryId ?? '') };
}

async function tell(
  tx: Transaction,
  checkoutId: string,
  brandId: string,
  news: 'paid' | 'surplus' | 'back',
): Promise<void> {
  for (const to of ['client', 'agent'] as const) {
    await enqueueMail(tx, `payment:${checkoutId}:${news}:${to}`, { mail: 'payment', checkoutId, news, to, brandId });
  }
}

/** Settles the due with it, or, where that is settled already or no longer asked for, has it sent back. */
async function settle(tx: Transaction, row: PaymentCheckout, checkout: Checkout, at: Date, requestId: string) {
  const { id, linkId, dueId, amount, cardFee, currency } = row;
  const { brandId, timeZone } = await leadOf(tx, dueId);
  const paid = { method: 'card' as const, amount, cardFee, currency, reference: checkout.id };
  const by = { actorId: null, requestId, at };
  const isWhole = checkout.amount === sumOf([amount, cardFee]) && checkout.currency === currency;
  const counts = isWhole && (await notePaid(tx, dueId, { ...paid, onDay: dayAt(at, timeZone) }, by));
  const news = counts ? 'paid' : 'surplus';
  const data = { status: news, sessionId: checkout.id, paymentId: checkout.paymentId, settledAt: at } as const;
  await tx.paymentCheckout.update({ where: { id }, data });
  await recordLinkEvent(tx, linkId, { kind: news, at, amount: checkout.amount });
  if (!counts) await enqueueCheckoutDeed(tx, { checkoutId: id, deed: 'giveBack' });
  await tell(tx, id, brandId, news);
}

/**
 * What the processor says of a checkout, as we looked it up (rule 5.11). Said before, it changes nothing, so neither number nor
 * order of events matters. The transaction is in the product's scope.
 */
export async function followCheckout(tx: Transaction, checkout: Checkout, at: Date, requestId: string): Promise<void> {
  const row = checkout.reference === null ? null : await lock(tx, checkout.reference);
  if (!row) return;
  const { id, linkId, status } = row;
  if (checkout.isPaid && (status === 'open' || status === 'closed')) {
    await settle(tx, row, checkout, at, requestId);
  } else if (checkout.state === 'expired' && status === 'open') {
    await tx.paymentCheckout.update({ where: { id }, data: { status: 'closed', sessionId: checkout.id } });
    await recordLinkEvent(tx, linkId, { kind: 'left', at });
  }
  if (checkout.isPaid && checkout.returned >= checkout.amount) await followReturn(tx, id, checkout, at, requestId);
}

/** All of it went back: what was surplus because we asked for it, what had paid a due by whoever asked the processor, or the bank. */
async function followReturn(tx: Transaction, id: string, checkout: Checkout, at: Date, requestId: string) {
  const row = await tx.paymentCheckout.findUniqueOrThrow({ where: { id } });
  if (row.status === 'paid') {
    const { brandId, timeZone } = await leadOf(tx, row.dueId);
    const by = { actorId: null, requestId, at };
    const onDay = dayAt(at, timeZone);
    const { kind, status } = await tx.leadDue.findUniqueOrThrow({ where: { id: row.dueId } });
    // A deposit goes back as it should; of anything else what was paid is missing now.
    const isBack = kind === 'securityDeposit';
    if (isBack && status === 'paid') {
      await noteReturned(tx, row.dueId, { method: 'card', reference: checkout.id, onDay }, by);
    }
    if (!isBack && !(await noteTakenBack(tx, row.dueId, checkout.id, onDay, by))) return;
    await tell(tx, id, brandId, 'back');
  } else if (row.status !== 'surplus') return;
  await tx.paymentCheckout.update({ where: { id }, data: { status: 'returned' } });
  await recordLinkEvent(tx, row.linkId, { kind: 'returned', at, amount: checkout.returned });
}

/** The same in a transaction of its own. */
export async function noteCheckout(checkout: Checkout, requestId: string): Promise<void> {
  const at = await clock.now();
  await scoped('system', (tx) => followCheckout(tx, checkout, at, requestId), LONG_TRANSACTION);
}

async function sessionOf(checkoutId: string) {
  const include = { due: { select: { kind: true, status: true } } } as const;
  return scoped('system', (tx) => tx.paymentCheckout.findUnique({ where: { id: checkoutId }, include }));
}

/** The worker's part: closes what may not be paid any more, and sends back what was paid beside it. Throws until it is done. */
export async function doCheckoutDeed({ checkoutId, deed }: CheckoutDeed): Promise<void> {
  const processor = payments();
  const row = await sessionOf(checkoutId);
  if (!processor || !row) throw new Error('nobody to tell, or of what');
  if (deed === 'giveBack') {
    // A deposit is given back by whoever has it; what was paid beside a due by itself.
    const isDeposit = row.status === 'paid' && row.due.kind === 'securityDeposit' && row.due.status === 'returned';
    if (!(row.status === 'surplus' || isDeposit) || !row.paymentId) return;
    await processor.giveBack(row.paymentId);
    const found = await processor.findCheckoutOf(row.paymentId);
    if (found) await noteCheckout(found, `checkout:${checkoutId}`);
    return;
  }
  if (row.sessionId) await noteCheckout(await processor.closeCheckout(row.sessionId), `checkout:${checkoutId}`);
  else await scoped('system', (tx) => closeUnopened(tx, checkoutId));
}

/** Nothing of it came to the processor as far as we know; should it have, it is followed all the same. */
async function closeUnopened(tx: Transaction, id: string): Promise<void> {
  const row = await lock(tx, id);
  if (row?.status !== 'asked' && row?.status !== 'open') return;
  await tx.paymentCheckout.update({ where: { id }, data: { status: 'closed' } });
}

/** Of checkouts that are open and of which nobody has told for a while. */
export async function lookUpCheckouts(): Promise<void> {
  const processor = payments();
  const silent = { lt: new Date(clock.machine().getTime() - SILENCE_MILLISECONDS) };
  const where = { status: 'open' as const, createdAt: silent, sessionId: { not: null } };
  const open = await scoped('system', (tx) =>
    tx.paymentCheckout.findMany({ where, select: { id: true, sessionId: true }, take: 50 }),
  );
  for (const { id, sessionId } of processor ? open : []) {
    try {
      const found = sessionId && (await processor?.findCheckout(sessionId));
      if (found) await noteCheckout(found, `checkout:${id}`);
    } catch (error) {
      log.warn({ err: error, checkoutId: id }, 'checkout not looked up');
    }
  }
}
