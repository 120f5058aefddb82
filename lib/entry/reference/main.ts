import { scoped } from '@/lib/people/scope';
import { db } from '@/lib/platform/db';
import { referenceTables } from '@/prisma/reference/tables';
import { loadReference } from './load';
import { wordsOf } from './report';

/** `npm run reference` */
const loaded = await scoped('system', (tx) => loadReference(tx, referenceTables), { maxWait: 20_000, timeout: 60_000 });
for (const line of wordsOf(loaded)) console.log(line);
await db.$disconnect();
