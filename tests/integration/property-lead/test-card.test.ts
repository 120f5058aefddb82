import { beforeAll, expect, it, vi } from 'vitest';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createStage, save } from './stage';

vi.mock('@/lib/platform/env', async (original) => ({ ...(await original<object>()), isDemoMode: false }));

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

it('a published test number is kept in the demonstration only', async () => {
  const stage = await createStage();
  const card = { brand: 'visa', lastFour: '4242', expirationMonth: 12, expirationYear: 2031 };
  const paidWith = (token: string) =>
    save(stage, { payments: { isPaidByCreditCard: true, creditCard: { ...card, token } } });
  await expect(paidWith('test_visa')).rejects.toMatchObject({
    status: 422,
    fields: { 'payments.creditCard': 'invalidValue' },
  });
  await expect(paidWith('pm_abcdefghijkl')).resolves.toEqual(expect.any(String));
});
