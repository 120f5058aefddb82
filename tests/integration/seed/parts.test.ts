import { expect, it } from 'vitest';
import { issuerDb } from '@/lib/issuer/database';
import { scoped } from '@/lib/people/scope';
import { db } from '@/lib/platform/db';
import { SEEDED_KEY } from '@/lib/platform/demonstration';
import { createOperators } from '@/prisma/seed/rows/sales';
import { isSeeded, seed } from '@/prisma/seed/seed';
import { asOwner, ownerDb } from '@/tests/factories/owner';

/** Loads the whole demonstration, which takes half a minute on a busy machine. */
const LOADING = { timeout: 120_000 };

it('data of the version before gains what is missing, and its properties are left alone', LOADING, async () => {
  await asOwner(createOperators);
  await ownerDb.setting.create({ data: { key: SEEDED_KEY, value: '2026-11-01' } });
  expect(await isSeeded(ownerDb)).toBe(false);

  await seed(ownerDb, '2026-11-21');

  expect(await isSeeded(ownerDb)).toBe(true);
  const people = await scoped('system', (tx) => tx.user.count());
  expect([await db.brand.count(), people, await issuerDb.account.count(), await db.property.count()]).toEqual([
    27, 42, 42, 0,
  ]);
});
