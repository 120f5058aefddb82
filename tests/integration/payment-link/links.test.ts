import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as receipt } from '@/app/api/stripe-payments/links/[token]/receipt/route';
import { notePaid } from '@/lib/money/dues/commands/settle';
import { openCheckout } from '@/lib/money/payment-link/commands/checkout';
import { revokeLink, sendLink, translateLink } from '@/lib/money/payment-link/commands/link';
import { noteTransferOfDue } from '@/lib/money/payment-link/commands/transfer';
import { getLinkedBooking } from '@/lib/money/payment-link/queries/booking';
import { getPaymentByToken } from '@/lib/money/payment-link/queries/client';
import { listLinks } from '@/lib/money/payment-link/queries/links';
import { stepsOf } from '@/lib/money/payment-link/rules';
import { linkLocaleSchema, newLinkSchema } from '@/lib/money/payment-link/schema';
import { receiveNotice } from '@/lib/money/processor-notice/commands';
import { db } from '@/lib/platform/db';
import { formatMoney, money } from '@/lib/platform/money';
import { payments } from '@/lib/platform/vendors/payments/payments';
import { createTeam } from '@/tests/factories/agency';
import { apiRequest } from '@/tests/factories/api';
import { asOwner, ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, viewerOf } from '@/tests/factories/user';
import { openDue } from '../dues/stage';
import { inScope } from '../lead/stage';
import { asSystem } from '../ledger/stage';
import {
  ask,
  type Booked,
  checkoutsOf,
  completed,
  context,
  createBooked,
  doDeeds,
  eventOf,
  goTo,
  mailsOf,
  make,
  ORIGIN,
  pay,
  tell,
} from './stage';

let booked: Booked;

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

beforeEach(async () => {
  booked = await createBooked();
});

/** As its page reads it. */
const linkOf = async (viewer: typeof booked.agent, id: string) =>
  (await getLinkedBooking(viewer, id, 'en'))?.link ?? null;

const dueOf = (id: string) => ownerDb.leadDue.findUniqueOrThrow({ where: { id }, include: { events: true } });
const revoke = (linkId: string) =>
  inScope(booked.agent, (tx) => revokeLink(tx, booked.agent, { leadId: booked.leadId, linkId }, context()));

describe('a link is made (rule 5.11)', () => {
  it('once for a due, by the agency, the operator and an admin, however many ask at once', async () => {
    const admin = await viewerOf(await createUser({ role: 'admin' }));
    const links = await Promise.all([make(booked.agent, booked), make(admin, booked), make(booked.operator, booked)]);
    expect(new Set(links.map(({ id }) => id)).size).toBe(1);
    expect(links[0]).toMatchObject({ state: 'made', amount: 122_500n, cardFee: 3_675n, currency: 'EUR', isOpen: true });
    expect(await listLinks(booked.agent, booked.leadId)).toHaveLength(1);
    const row = await ownerDb.paymentLink.findUniqueOrThrow({ where: { id: links[0]?.id } });
    expect(JSON.stringify(row)).not.toContain(links[0]?.token);
  });

  it('for nobody else, and the answer is that of what is not there', async () => {
    const link = await make(booked.agent, booked);
    const other = await createBooked();
    const stranger = await viewerOf((await createTeam()).agent);
    const operator = await viewerOf(await createUser({ role: 'operator' }));
    for (const viewer of [stranger, operator]) {
      await expect(make(viewer, booked)).rejects.toMatchObject({ status: 404 });
      expect(await linkOf(viewer, link.id)).toBeNull();
      expect(await listLinks(viewer, booked.leadId)).toBeNull();
    }
    await expect(make(booked.agent, { leadId: other.leadId, dueId: booked.dueId })).rejects.toMatchObject({
      status: 404,
    });
    await expect(make(booked.agent, { leadId: booked.leadId, dueId: other.dueId })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('with nothing of the caller’s in its amount', () => {
    const asked = { dueId: booked.dueId, locale: 'en' };
    expect(newLinkSchema.safeParse(asked).success).toBe(true);
    for (const field of ['amount', 'currency', 'state', 'status', 'cardFee', 'endsAt']) {
      expect([field, newLinkSchema.safeParse({ ...asked, [field]: 1 }).success]).toEqual([field, false]);
    }
  });

  it('and sent where the client reads', async () => {
    const link = await make(booked.agent, booked, 'rose@post.example');
    expect(link).toMatchObject({ state: 'sent', email: 'rose@post.example' });
    const at = { leadId: booked.leadId, linkId: link.id };
    await inScope(booked.agent, (tx) => sendLink(tx, booked.agent, at, 'other@post.example', context()));
    expect(await mailsOf(`paymentLink:${link.id}`)).toHaveLength(2);
    await revoke(link.id);
    const late = inScope(booked.agent, (tx) => sendLink(tx, booked.agent, at, 'late@post.example', context()));
    await expect(late).rejects.toMatchObject({ status: 409, code: 'linkClosed' });
    expect(await mailsOf(`paymentLink:${link.id}`)).toHaveLength(2);
  });
});

describe('a link on its page', () => {
  it('stands among everything that is due of the booking, for those who may make it and nobody else', async () => {
    const link = await make(booked.agent, booked);
    const admin = await viewerOf(await createUser({ role: 'admin' }));
    for (const viewer of [booked.agent, booked.operator, admin]) {
      expect(await getLinkedBooking(viewer, link.id, 'en')).toMatchObject({
        dues: [{ id: booked.dueId, kind: 'prepayment' }, { kind: 'balance' }],
        links: [{ id: link.id }],
      });
    }
    const stranger = await viewerOf((await createTeam()).agent);
    const operator = await viewerOf(await createUser({ role: 'operator' }));
    for (const viewer of [stranger, operator]) {
      expect(await getLinkedBooking(viewer, link.id, 'en')).toBeNull();
    }
  });

  it('keeps the language in which the client reads, as long as it is open', async () => {
    const { id, token } = await make(booked.agent, booked);
    const translate = (viewer: typeof booked.agent) =>
      inScope(viewer, (tx) => translateLink(tx, viewer, { leadId: booked.leadId, linkId: id }, 'de', context()));
    await expect(translate(await viewerOf((await createTeam()).agent))).rejects.toMatchObject({ status: 404 });
    expect((await getPaymentByToken(token))?.locale).toBe('en');
    await translate(booked.agent);
    expect((await getPaymentByToken(token))?.locale).toBe('de');
    expect(await make(booked.agent, booked)).toMatchObject({ id, locale: 'de' });
    expect(linkLocaleSchema.safeParse({ locale: 'fr' }).success).toBe(false);
    await revoke(id);
    await expect(translate(booked.agent)).rejects.toMatchObject({ status: 409, code: 'linkClosed' });
  });
});

describe('whoever holds the link', () => {
  it('reads the trip and what is to be paid, and nothing that is the agency’s or the supplier’s own', async () => {
    const { token } = await make(booked.agent, booked);
    const shown = await getPaymentByToken(token);
    expect(shown).toMatchObject({ state: 'made', trip: { due: { kind: 'prepayment', amount: 122_500n } } });
    expect(shown?.trip?.dues.map(({ kind }) => kind)).toEqual(['prepayment', 'balance']);
    const { brand: _brand, ...told } = shown ?? { brand: null };
    const text = JSON.stringify(told, (_, value) => (typeof value === 'bigint' ? String(value) : value));
    expect(text).not.toMatch(/commission|operator|snapshot|markup|percent/i);
    expect(await getPaymentByToken(`${token}x`)).toBeNull();
  });

  it('reads neither trip nor amount, and pays nothing, once it is revoked', async () => {
    const { id, token } = await make(booked.agent, booked);
    const session = await goTo(token);
    await revoke(id);
    expect(await getPaymentByToken(token)).toMatchObject({ state: 'revoked', trip: null });
    await expect(ask(token)).rejects.toMatchObject({ status: 410, code: 'linkClosed' });
    const [checkout] = await checkoutsOf(booked.dueId);
    expect(await doDeeds([checkout?.id ?? ''])).toEqual(['close']);
    await expect(pay(session)).rejects.toMatchObject({ status: 409 });
    expect(await make(booked.agent, booked)).toMatchObject({ state: 'made' });
  });

  it('goes to one checkout, however often they press, and with another card to another one', async () => {
    const { token } = await make(booked.agent, booked);
    const [first, again] = [await goTo(token), await goTo(token)];
    expect(again).toBe(first);
    expect(await payments()?.findCheckout(first)).toMatchObject({ amount: 126_175n, state: 'open' });
    const other = await goTo(token, 'eea');
    expect(await payments()?.findCheckout(other)).toMatchObject({ amount: 122_500n, state: 'open' });
    expect(await payments()?.findCheckout(first)).toMatchObject({ state: 'expired' });
    expect((await checkoutsOf(booked.dueId)).filter(({ status }) => status === 'open')).toHaveLength(1);
    const foreign = await make(booked.agent, { ...booked, dueId: (await openDue(booked.leadId, 'balance')).id });
    const [mine] = await checkoutsOf(booked.dueId);
    await expect(openCheckout(foreign.token, mine?.id ?? '', ORIGIN)).rejects.toMatchObject({ status: 404 });
  });

  it('goes back to none that was closed, by us or at the processor', async () => {
    const closed = { status: 409, code: 'checkoutClosed' };
    const { token } = await make(booked.agent, booked);
    const { checkoutId } = await ask(token);
    await goTo(token);
    await goTo(token, 'eea');
    await expect(openCheckout(token, checkoutId, ORIGIN)).rejects.toMatchObject(closed);
    expect((await checkoutsOf(booked.dueId)).map(({ status }) => status)).toEqual(['closed', 'open']);

    const other = await ask(token, 'eea');
    // The event that tells of it has not come yet.
    await payments()?.closeCheckout(await goTo(token, 'eea'));
    await expect(openCheckout(token, other.checkoutId, ORIGIN)).rejects.toMatchObject(closed);
    expect(new Set((await checkoutsOf(booked.dueId)).map(({ status }) => status))).toEqual(new Set(['closed']));
  });

  it('goes to one of two that are opened at the same moment, and the other is told so', async () => {
    const { token } = await make(booked.agent, booked);
    const both = [await ask(token), await ask(token, 'eea')];
    const waiting = () =>
      db.$queryRaw`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    let opened: Promise<PromiseSettledResult<{ url: string }>[]> | undefined;
    // Both have found nothing open before either takes its turn.
    await asOwner(async (tx) => {
      await tx.$queryRaw`SELECT FROM payment_checkout WHERE due_id = ${booked.dueId} FOR UPDATE`;
      opened = Promise.allSettled(both.map(({ checkoutId }) => openCheckout(token, checkoutId, ORIGIN)));
      await expect.poll(waiting).toHaveLength(2);
    });
    const refused = (await opened)?.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toMatchObject([{ status: 409, code: 'checkoutClosed' }]);
    expect((await checkoutsOf(booked.dueId)).map(({ status }) => status).sort()).toEqual(['asked', 'open']);
  });

  it('who pays with the first card while choosing the second has paid', async () => {
    const { token } = await make(booked.agent, booked);
    const session = await goTo(token);
    const { checkoutId } = await ask(token, 'eea');
    await pay(session);
    await expect(openCheckout(token, checkoutId, ORIGIN)).rejects.toMatchObject({ status: 410 });
    expect(await dueOf(booked.dueId)).toMatchObject({
      status: 'paid',
      events: [{ cardFee: 3_675n, reference: session }],
    });
  });
});

describe('what the processor says', () => {
  it('settles the due once, whatever comes twice, in any order, or of what is not known', async () => {
    const { id, token } = await make(booked.agent, booked, 'rose@post.example');
    const session = await goTo(token);
    await completed(session);
    expect((await dueOf(booked.dueId)).status).toBe('open');
    await pay(session);
    const object = { id: session, object: 'checkout.session' };
    const late = eventOf('checkout.session.expired', object);
    await Promise.all([completed(session), completed(session), receiveNotice(late.payload, late.signature)]);
    await receiveNotice(late.payload, late.signature);
    await tell('checkout.session.async_payment_failed', object);
    await tell('checkout.session.completed', { id: 'cs_unknown', object: 'checkout.session' });
    await tell('charge.refunded', { object: 'charge', payment_intent: 'pi_unknown' });
    expect(await dueOf(booked.dueId)).toMatchObject({ status: 'paid', events: [{ kind: 'paid', method: 'card' }] });
    expect(await linkOf(booked.agent, id)).toMatchObject({ state: 'paid', isOpen: false });
    const [checkout] = await checkoutsOf(booked.dueId);
    expect(await mailsOf(`payment:${checkout?.id}`)).toEqual(['paid:client', 'paid:agent']);
  });

  it('of a payment beside one that was noted before sends it back by itself, and tells both', async () => {
    const { id, token } = await make(booked.agent, booked, 'rose@post.example');
    const session = await goTo(token);
    await asSystem(async (tx) => {
      const transfer = { method: 'transfer', amount: 122_500n, currency: 'EUR', reference: null } as const;
      const at = new Date();
      await notePaid(
        tx,
        booked.dueId,
        { ...transfer, onDay: '2026-12-01' },
        { actorId: booked.agent.id, requestId: 'r', at },
      );
    });
    await pay(session);
    await completed(session);
    const [checkout] = await checkoutsOf(booked.dueId);
    expect(checkout?.status).toBe('surplus');
    expect(await doDeeds([checkout?.id ?? ''])).toEqual(['giveBack']);
    expect(await payments()?.findCheckout(session)).toMatchObject({ returned: 126_175n });
    expect(await doDeeds([checkout?.id ?? ''])).toEqual(['giveBack']);
    expect((await checkoutsOf(booked.dueId)).map(({ status }) => status)).toEqual(['returned']);
    expect((await dueOf(booked.dueId)).events).toHaveLength(1);
    expect(await mailsOf(`payment:${checkout?.id}`)).toEqual(['surplus:client', 'surplus:agent']);
    expect((await linkOf(booked.agent, id))?.events.map(({ kind }) => kind).slice(-2)).toEqual(['surplus', 'returned']);
  });
});

describe('a transfer that is noted', () => {
  const input = { amount: 1225, on: '2026-11-20', reference: 'MR-1176' } as const;
  const note = (viewer: typeof booked.operator) =>
    inScope(viewer, (tx) =>
      noteTransferOfDue(tx, viewer, { leadId: booked.leadId, dueId: booked.dueId }, input, context()),
    );

  it('closes what stands open at the processor, and the page says that it is settled', async () => {
    const { id, token } = await make(booked.agent, booked, 'rose@post.example');
    const session = await goTo(token);
    await note(booked.operator);
    const [checkout] = await checkoutsOf(booked.dueId);
    expect(await doDeeds([checkout?.id ?? ''])).toEqual(['close']);
    expect(await payments()?.findCheckout(session)).toMatchObject({ state: 'expired', isPaid: false });
    await expect(pay(session)).rejects.toMatchObject({ status: 409 });
    await expect(ask(token)).rejects.toMatchObject({ status: 410, code: 'linkClosed' });
    expect(await getPaymentByToken(token)).toMatchObject({
      state: 'paid',
      trip: { paid: { on: input.on, method: 'transfer', cardFee: 0n } },
    });
    const link = await linkOf(booked.agent, id);
    expect(link).toMatchObject({ state: 'paid', isOpen: false, due: { paid: { method: 'transfer' } } });
    expect(link && stepsOf(link).at(-1)?.isReached).toBe(true);
    // Nothing is left that a link could be made for, or that could be taken back.
    const settled = { status: 409, code: 'dueSettled' };
    await expect(make(booked.agent, booked)).rejects.toMatchObject(settled);
    await expect(revoke(id)).rejects.toMatchObject(settled);
  });

  it('has what is paid by card a moment before that sent back, and tells client and agent', async () => {
    const { token } = await make(booked.agent, booked, 'rose@post.example');
    const session = await goTo(token);
    await note(booked.operator);
    await pay(session);
    const [checkout] = await checkoutsOf(booked.dueId);
    expect(await doDeeds([checkout?.id ?? ''])).toEqual(['close']);
    expect(await doDeeds([checkout?.id ?? ''])).toContain('giveBack');
    expect(await payments()?.findCheckout(session)).toMatchObject({ returned: 126_175n });
    expect((await checkoutsOf(booked.dueId)).map(({ status }) => status)).toEqual(['returned']);
    expect(await mailsOf(`payment:${checkout?.id}`)).toEqual(['surplus:client', 'surplus:agent']);
    expect((await dueOf(booked.dueId)).events).toMatchObject([{ kind: 'paid', method: 'transfer' }]);
  });
});

describe('a receipt', () => {
  const receiptOf = (token: string) => receipt(apiRequest({}), { params: Promise.resolve({ token }) });

  it('is there once the due is paid, for whoever holds the link, with what was paid', async () => {
    const { token } = await make(booked.agent, booked, 'rose@post.example');
    expect((await receiptOf(token)).status).toBe(404);
    const session = await goTo(token);
    await pay(session);
    await completed(session);
    const response = await receiptOf(token);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    const proxy = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
    const { text } = await extractText(proxy, { mergePages: true });
    const figures = [122_500, 3_675, 126_175].map((minor) => formatMoney(money(minor, 'EUR')));
    for (const figure of figures) expect(text.replace(/\s/g, ' ')).toContain(figure.replace(/\s/g, ' '));
    expect((await receiptOf(`${token}x`)).status).toBe(404);
  });
});

describe('the database keeps', () => {
  it('one open checkout of a due, one that paid it, and that money goes one way', async () => {
    const { token } = await make(booked.agent, booked);
    await goTo(token);
    const [row] = await checkoutsOf(booked.dueId);
    if (!row) throw new Error('There is no checkout.');
    const { id: _id, sessionId: _session, ...same } = row;
    await expect(ownerDb.paymentCheckout.create({ data: same })).rejects.toThrow(/Unique constraint/);
    const update = (data: object) => ownerDb.paymentCheckout.update({ where: { id: row.id }, data });
    await expect(update({ amount: 1n })).rejects.toThrow(/does not change so/);
    await expect(update({ status: 'returned', paymentId: 'pi', settledAt: new Date() })).rejects.toThrow(
      /does not change so/,
    );
    await expect(update({ status: 'paid' })).rejects.toThrow(/payment_checkout_paid/);
    await expect(ownerDb.paymentCheckout.delete({ where: { id: row.id } })).rejects.toThrow(/are kept/);
  });
});
