import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { type NewHold, placeHold } from '@/lib/rates/hold/commands';

/** A process of its own: places the hold it is given as JSON, and prints its id. */
const hold = JSON.parse(process.argv[2] ?? '') as NewHold;
const time = await clock.business();
console.log(await scoped('system', (tx) => placeHold(tx, hold, time)));
await db.$disconnect();
