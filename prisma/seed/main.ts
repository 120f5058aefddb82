import { clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { isDemoMode } from '@/lib/platform/env';
import { isSeeded, seed } from './seed';

if (!isDemoMode) throw new Error('Demonstration data exists in demo mode only.');
const wasSeeded = await isSeeded(db);
const { now, today } = await clock.business();
await seed(db, today(), now());
if (wasSeeded) console.log('Demonstration data is there.');
else {
  const agencies = await db.agency.count();
  console.log(`${await db.property.count()} properties, ${await db.stay.count()} stays, ${agencies} agencies.`);
}
await db.$disconnect();
