import { expect, it } from 'vitest';
import { scoped } from '@/lib/people/scope';
import { db } from '@/lib/platform/db';
import { SEEDED_KEY } from '@/lib/platform/demonstration';
import { createOperators } from '@/prisma/seed/rows/sales';
import { isSeeded, seed } from '@/prisma/seed/seed';

it('data of the version before gains what is missing, and its properties are left alone', async () => {
  await db.$transaction(createOperators);
  await db.setting.create({ data: { key: SEEDED_KEY, value: '2026-11-01' } });
  expect(await isSeeded(db)).toBe(false);

  await seed(db, '2026-11-21');

  expect(await isSeeded(db)).toBe(true);
  const people = await scoped('system', (tx) => tx.user.count());
  expect([await db.brand.count(), people, await db.issuerAccount.count(), await db.property.count()]).toEqual([
    27, 42, 42, 0,
  ]);
});
