import 'server-only';
import { randomUUID } from 'node:crypto';
import { enterScope, scoped } from '@/lib/people/scope';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { isLocale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { hashLinkToken } from '@/lib/platform/link-token';
import { log } from '@/lib/platform/log';
import type { WriteContext } from '@/lib/platform/request/context';
import { payments } from '@/lib/platform/vendors/payments/payments';
import { CHECKOUT_ID, type Checkout, type CheckoutOrder, type PaymentPort } from '@/lib/platform/vendors/payments/port';
import type { PaymentCheckout } from '@/prisma/generated/client';
import { readDue } from '../../dues/queries';
import { feeFor, isOpenState, linkStateOf } from '../rules';
import type { CardKind } from '../types';
import { noteCheckout } from './follow';
import { recordLinkEvent } from './link';

/** A checkout is open for so long: the processor takes from half an hour on. */
const OPEN_MILLISECONDS = 60 * 60_000;

const notThere = () => new AppError('notFound', { status: 404 });

/** The link behind a token, and its due, as long as it can be paid by it; throws 404 for an unknown one, 410 afterwards. */
async function requireOpen(tx: Transaction, token: string, now: Date) {
  await enterScope(tx, 'system');
  const tokenHash = hashLinkToken(token);
  const link = await tx.paymentLink.findUnique({
    where: { tokenHash },
    include: { events: { orderBy: { id: 'asc' } } },
  });
  if (!link) throw notThere();
  const due = await readDue(tx, link.dueId);
  if (!due || !isOpenState(linkStateOf({ ...link, due }, now))) throw new AppError('linkClosed', { status: 410 });
  return { link, due };
}

/**
 * A checkout for a client's link: the one that is open for that very amount, else a new one, which the processor is told of when
 * it is opened. Amounts are the due's.
 */
export async function askForCheckout(
  tx: Transaction,
  token: string,
  card: CardKind,
  context: WriteContext,
): Promise<{ checkoutId: string }> {
  const { link, due } = await requireOpen(tx, token, context.now());
  const cardFee = feeFor(card, due.cardFee);
  const now = clock.machine();
  const same = { dueId: due.id, linkId: link.id, amount: due.amount, cardFee, endsAt: { gt: now } };
  const known = await tx.paymentCheckout.findFirst({ where: { ...same, status: { in: ['asked', 'open'] } } });
  if (known) return { checkoutId: known.id };
  const id = randomUUID();
  const { amount, currency } = due;
  const ends = { createdAt: now, endsAt: new Date(now.getTime() + OPEN_MILLISECONDS) };
  await tx.paymentCheckout.create({
    data: { ...{ id, linkId: link.id, dueId: due.id, amount, cardFee, currency }, ...ends },
  });
  return { checkoutId: id };
}

/** What else is open for the due is closed at the processor first: should it be paid meanwhile, that is what counts. */
async function closeOthers(processor: PaymentPort, dueId: string, but: string, origin: string): Promise<void> {
  const others = await scoped('system', (tx) =>
    tx.paymentCheckout.findMany({ where: { dueId, status: 'open', id: { not: but } } }),
  );
  for (const { id, sessionId } of others) {
    // One that was killed before it was told of: asked with the same reference it is found, and then closed.
    const open = sessionId ?? (await processor.openCheckout(await orderOf(id, origin))).id;
    await noteCheckout(await processor.closeCheckout(open), `checkout:${id}`);
  }
}

async function orderOf(checkoutId: string, origin: string): Promise<CheckoutOrder> {
  const name = { select: { name: true } } as const;
  const deposit = { kind: 'securityDeposit', hold: 'blocked', status: 'open' } as const;
  const leadSelect = {
    ...{ reference: true, hotel: name, property: name },
    dues: { where: deposit, select: { id: true }, take: 1 },
  } as const;
  const row = await scoped('system', (tx) =>
    tx.paymentCheckout.findUniqueOrThrow({
      where: { id: checkoutId },
      include: {
        link: { select: { locale: true, email: true } },
        due: { select: { kind: true, lead: { select: leadSelect } } },
      },
    }),
  );
  const { amount, cardFee, currency, endsAt, link, due } = row;
  const locale = isLocale(link.locale) ? link.locale : 'en';
  const t = translator(locale, 'payment');
  const house = (due.lead.hotel ?? due.lead.property)?.name ?? '';
  const first = t('line', {
    due: translator(locale, 'dues')(`kind.${due.kind}`),
    house,
    reference: due.lead.reference,
  });
  return {
    reference: checkoutId,
    lines: [{ name: first, amount }, ...(cardFee > 0n ? [{ name: t('cardFee'), amount: cardFee }] : [])],
    ...{ currency, locale, endsAt, email: link.email, keepsCard: due.lead.dues.length > 0 },
    success: `${origin}${paths.paymentResult(CHECKOUT_ID, 'success')}`,
    canceled: `${origin}${paths.paymentResult(CHECKOUT_ID, 'canceled')}`,
  };
}

/** Takes its turn, if the due is still to be paid: of one due one checkout is open. Null: another one is, or it is closed. */
async function claim(token: string, checkoutId: string): Promise<PaymentCheckout | null> {
  return scoped('system', async (tx) => {
    const { dueId } = await tx.paymentCheckout.findUniqueOrThrow({
      where: { id: checkoutId },
      select: { dueId: true },
    });
    await tx.$queryRaw`SELECT id FROM payment_checkout WHERE due_id = ${dueId} ORDER BY id FOR UPDATE`;
    // What was closed for this one may have been paid a moment before.
    await requireOpen(tx, token, await clock.now());
    const row = await tx.paymentCheckout.findUnique({ where: { id: checkoutId } });
    if (row?.status === 'open') return row;
    const busy = await tx.paymentCheckout.count({ where: { dueId, status: 'open' } });
    if (row?.status !== 'asked' || busy > 0) return null;
    return tx.paymentCheckout.update({ where: { id: checkoutId }, data: { status: 'open' } });
  });
}

async function keepOpened(row: PaymentCheckout, opened: Checkout): Promise<void> {
  if (row.sessionId !== null) return;
  const at = await clock.now();
  await scoped('system', async (tx) => {
    const where = { id: row.id, sessionId: null };
    const { count } = await tx.paymentCheckout.updateMany({ where, data: { sessionId: opened.id } });
    if (count > 0) await recordLinkEvent(tx, row.linkId, { kind: 'checkout', at, amount: opened.amount });
  });
}

/**
 * Opens it at the processor, outside of any transaction; called again it is the same one. Throws 404 for what the link has not
 * asked for, 409 when it is closed or paid, 503 while the processor does not answer.
 */
export async function openCheckout(token: string, checkoutId: string, origin: string): Promise<{ url: string }> {
  const now = await clock.now();
  const asked = await scoped('system', async (tx) => {
    const { link } = await requireOpen(tx, token, now);
    return tx.paymentCheckout.findFirst({ where: { id: checkoutId, linkId: link.id }, select: { status: true } });
  });
  const processor = payments();
  if (!asked || !processor) throw notThere();
  // Whoever comes back to one that is closed does not close the one that is open.
  if (asked.status !== 'asked' && asked.status !== 'open') throw new AppError('checkoutClosed', { status: 409 });
  try {
    await closeOthers(processor, await dueOfCheckout(checkoutId), checkoutId, origin);
    const row = await claim(token, checkoutId);
    if (!row) throw new AppError('checkoutClosed', { status: 409 });
    const known = row.sessionId ? await processor.findCheckout(row.sessionId) : null;
    const opened = known ?? (await processor.openCheckout(await orderOf(checkoutId, origin)));
    await keepOpened(row, opened);
    if (opened.address && opened.state === 'open') return { url: opened.address };
    await noteCheckout(opened, `checkout:${checkoutId}`);
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.warn({ err: error, checkoutId }, 'checkout not opened');
    throw new AppError('paymentUnavailable', { status: 503, headers: { 'Retry-After': '60' } });
  }
  throw new AppError('checkoutClosed', { status: 409 });
}

async function dueOfCheckout(id: string): Promise<string> {
  const row = await scoped('system', (tx) =>
    tx.paymentCheckout.findUniqueOrThrow({ where: { id }, select: { dueId: true } }),
  );
  return row.dueId;
}
