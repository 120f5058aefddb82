import { LONG_TRANSACTION, scoped } from '@/lib/people/scope';
import { db } from '@/lib/platform/db';
import { checkLedger } from '@/lib/sales/lead/queries/ledger-check';

/** `npm run check:ledger`: ends with 1 where the ledger and a lead disagree. */
const { leads, wrong, unbalanced } = await scoped('system', checkLedger, { ...LONG_TRANSACTION, timeout: 600_000 });
console.log(
  `${leads} leads, ${wrong.length} of them not as the ledger says, trial balance ${unbalanced.length === 0 ? 'zero' : `not zero in ${unbalanced.join(', ')}`}.`,
);
for (const id of wrong) console.log(`  ${id}`);
process.exitCode = wrong.length + unbalanced.length > 0 ? 1 : 0;
await db.$disconnect();
