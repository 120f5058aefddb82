import { expect, it } from 'vitest';
import { issuerDb } from '@/lib/issuer/database';
import { scoped } from '@/lib/people/scope';
import { db } from '@/lib/platform/db';
import { SEEDED_KEY } from '@/lib/platform/demonstration';
import { createOperators } from '@/prisma/seed/rows/sales';
import { isSeeded, partKeys, seed } from '@/prisma/seed/seed';
import { asOwner, ownerDb } from '@/tests/factories/owner';

/** Two of seventeen: the whole demonstration, which takes half a minute, is loaded where it is looked at. */
const missing = [`${SEEDED_KEY}.agencies`, `${SEEDED_KEY}.accounts`];

it('data of the version before gains what is missing, and its properties are left alone', async () => {
  await asOwner(createOperators);
  const there = partKeys.filter((key) => !missing.includes(key));
  expect(there).toHaveLength(partKeys.length - missing.length);
  await ownerDb.setting.createMany({ data: there.map((key) => ({ key, value: '2026-11-01' })) });
  expect(await isSeeded(ownerDb)).toBe(false);

  await seed(ownerDb, '2026-11-21');

  expect(await isSeeded(ownerDb)).toBe(true);
  const people = await scoped('system', (tx) => tx.user.count());
  expect([await db.brand.count(), people, await issuerDb.account.count(), await db.property.count()]).toEqual([
    27, 42, 42, 0,
  ]);
});
