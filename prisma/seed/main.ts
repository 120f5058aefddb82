import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { isDemoMode } from '@/lib/platform/env';
import { isSeeded, seed } from './seed';

if (!isDemoMode) throw new Error('Demonstration data exists in demo mode only.');
if (await isSeeded(db)) console.log('Demonstration data is there.');
else {
  await seed(db, await clock.today());
  const agencies = await scoped('system', (tx) => tx.agency.count());
  console.log(`${await db.property.count()} houses, ${await db.stay.count()} stays, ${agencies} agencies.`);
}
await db.$disconnect();
