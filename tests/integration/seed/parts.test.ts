import { expect, it } from 'vitest';
import { scoped } from '@/lib/people/scope';
import { db } from '@/lib/platform/db';
import { SEEDED_KEY } from '@/lib/platform/demonstration';
import { createOperators } from '@/prisma/seed/rows/sales';
import { isSeeded, seed } from '@/prisma/seed/seed';

it('data of the version before gains what is missing, its two brands included, and its properties are left alone', async () => {
  const company = { mainColor: '#11494b', accentColor: '#b08d57', email: 'a@b.example', phoneCountryCode: '49' };
  const brand = { ...company, phoneNumber: '1', postalAddress: [], isB2C: false, isCommissionDisplayed: true };
  await db.brand.createMany({
    data: [
      { ...brand, id: 'alpenglow', name: 'Alpenglow', productName: 'Alpenglow', position: 0, hostKeyword: 'alpenglow' },
      { ...brand, id: 'default', name: 'Luxury Distribution System', productName: 'LDS', position: 100 },
    ],
  });
  await db.$transaction(createOperators);
  await db.setting.create({ data: { key: SEEDED_KEY, value: '2026-11-01' } });
  expect(await isSeeded(db)).toBe(false);

  await seed(db, '2026-11-21');

  expect(await isSeeded(db)).toBe(true);
  const people = await scoped('system', (tx) => tx.user.count());
  expect([await db.brand.count(), people, await db.issuerAccount.count(), await db.property.count()]).toEqual([
    27, 42, 42, 0,
  ]);
  const known = await db.brand.findUniqueOrThrow({ where: { id: 'default' } });
  expect([known.canPaymentProfileChange, known.faviconPath]).toEqual([true, '/brands/default/favicon.svg']);
});
