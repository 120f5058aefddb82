import { expect, it } from 'vitest';
import { clock } from '@/lib/platform/clock';
import { payments } from '@/lib/platform/vendors/payments/payments';
import type { PaymentPort } from '@/lib/platform/vendors/payments/port';
import { checkProcessor } from '@/scripts/stripe/checks';

const port = payments() as PaymentPort;
const brokenOf = async (changes: Partial<PaymentPort>) =>
  (await checkProcessor({ ...port, ...changes }, clock.machine())).filter(({ problem }) => problem !== null);

it('the stand-in answers all that is asked of a processor with a test key', async () => {
  expect(await brokenOf({})).toEqual([]);
});

it.each([
  [
    'a checkout of another sum',
    { openCheckout: async (order) => ({ ...(await port.openCheckout(order)), amount: 1n }) },
  ],
  ['a second account', { createAccount: async () => String(performance.now()) }],
  ['a transfer that goes through', { pay: async () => 'tr_1' }],
  ['a forged event that is read', { readNotice: () => ({}) as never }],
  ['a deposit that stands on nothing', { hold: async () => ({ id: 'pi', state: 'held' }) }],
] satisfies [string, Partial<PaymentPort>][])('and %s is told', async (_, changes) => {
  expect((await brokenOf(changes)).length).toBeGreaterThan(0);
});
