import { randomUUID } from 'node:crypto';
import {
  CHECKOUT_ID,
  type CheckoutOrder,
  HoldRefused,
  type PaymentPort,
  TransferRefused,
} from '@/lib/platform/vendors/payments/port';

export type Check = { name: string; problem: string | null };

const HOUR = 3_600_000;

function orderOf(reference: string, now: Date): CheckoutOrder {
  return {
    reference,
    lines: [
      { name: 'Prepayment of a trial', amount: 12_300n },
      { name: 'Card fee', amount: 369n },
    ],
    ...{ currency: 'EUR', email: 'trial@post.example', locale: 'en', keepsCard: true },
    endsAt: new Date(now.getTime() + HOUR),
    success: `https://agency.example/done/${CHECKOUT_ID}?success=true`,
    canceled: `https://agency.example/done/${CHECKOUT_ID}?canceled=true`,
  };
}

function requireThat(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise);
}

/** Whether work ends with this refusal, and no other failure. */
async function refuses(work: Promise<unknown>, Refusal: new (code: string) => Error): Promise<void> {
  const outcome = await work.then(
    () => 'nothing',
    (error: unknown) => error,
  );
  if (outcome instanceof Refusal) return;
  throw outcome instanceof Error ? outcome : new Error(`not refused: ${outcome}`);
}

/**
 * What the product goes by of a payment processor, asked of one: it takes no money, and leaves behind an account of nobody and a
 * checkout that is closed. What needs a person at the processor's page is not in it.
 */
export async function checkProcessor(port: PaymentPort, now: Date): Promise<Check[]> {
  const [agency, reference, payoutId] = [randomUUID(), randomUUID(), randomUUID()];
  const checks: Check[] = [];
  const check = async <Result>(name: string, work: () => Promise<Result>): Promise<Result | null> => {
    try {
      const result = await work();
      checks.push({ name, problem: null });
      return result;
    } catch (error) {
      checks.push({ name, problem: error instanceof Error ? error.message : String(error) });
      return null;
    }
  };

  const accountId = await check('an account for an agency, once however often it is asked for', async () => {
    const asked = { id: agency, name: 'Trial of a test key', email: 'trial@agency.example', country: 'DE' };
    const [id, again] = [await port.createAccount(asked), await port.createAccount(asked)];
    requireThat(id === again, `two accounts: ${id} and ${again}`);
    return id;
  });
  if (accountId) {
    await check('what is due of it before it is paid to', async () => {
      const { currentlyDue } = await port.readAccount(accountId);
      requireThat(currentlyDue.length > 0, 'nothing is due of an account without details');
    });
    await check('the secret of its form', async () => {
      requireThat((await port.createSession(accountId)).length > 20, 'too short for a secret');
    });
    await check('no transfer to an account that cannot be paid to', () =>
      refuses(port.pay({ payoutId, accountId, amount: 5_000n, currency: 'EUR' }), TransferRefused),
    );
  }
  await check('and none is known of it', async () => {
    requireThat((await port.findTransfer(payoutId)) === null, 'a transfer that was refused is known');
  });

  const opened = await check('a checkout, once for a reference, with our lines added up', async () => {
    const order = orderOf(reference, now);
    const [first, again] = [await port.openCheckout(order), await port.openCheckout(order)];
    requireThat(first.id === again.id, `two checkouts: ${first.id} and ${again.id}`);
    const { amount, currency, state, isPaid, address } = first;
    requireThat(amount === 12_669n && currency === 'EUR', `${currency} ${amount}`);
    requireThat(state === 'open' && !isPaid && address !== null, `${state}, ${address ?? 'no page'}`);
    return first;
  });
  if (opened) {
    await check('found again by its id', async () => {
      requireThat((await port.findCheckout(opened.id))?.reference === reference, 'another reference');
    });
    await check('closed, and closed again', async () => {
      const states = [(await port.closeCheckout(opened.id)).state, (await port.closeCheckout(opened.id)).state];
      requireThat(
        states.every((state) => state === 'expired'),
        states.join(', '),
      );
    });
  }
  await check('nothing of what does not exist', async () => {
    requireThat((await port.findCheckout('cs_test_nothing')) === null, 'a checkout that nobody has opened');
    requireThat((await port.findCheckoutOf('pi_nothing')) === null, 'a payment that nobody has made');
  });
  await check('no deposit on a card that has paid nothing', () =>
    refuses(port.hold({ reference, paymentId: 'pi_nothing', amount: 50_000n, currency: 'EUR' }), HoldRefused),
  );
  await check('no event without its signature', async () => {
    const forged = JSON.stringify({ id: 'evt_1', object: 'event', type: 'checkout.session.completed', data: {} });
    let isRead = true;
    try {
      port.readNotice(forged, 't=1,v1=00');
    } catch {
      isRead = false;
    }
    requireThat(!isRead, 'a forged one was read');
  });
  return checks;
}
