import { clock } from '@/lib/clock';
import { db } from '@/lib/db';
import { isDemoMode } from '@/lib/env';
import { isSeeded, seed } from './seed';

if (!isDemoMode) throw new Error('Demonstration data exists in demo mode only.');
if (await isSeeded(db)) console.log('Demonstration data is there.');
else {
  await seed(db, await clock.today());
  console.log(`${await db.property.count()} houses, ${await db.stay.count()} stays.`);
}
await db.$disconnect();
