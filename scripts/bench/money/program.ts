import { statementCsv } from '@/lib/documents/statement/csv';
import { getEarnings } from '@/lib/money/ledger/queries/earnings';
import { getLeadMoney } from '@/lib/money/ledger/queries/lead-money';
import { runSteps } from '@/lib/money/payout-run/commands/run';
import { scoped } from '@/lib/people/scope';
import { getViewerBySubject } from '@/lib/people/viewer/queries';
import { db } from '@/lib/platform/db';
import { messages } from '@/lib/platform/i18n/messages';
import { grow, median, ROUNDS, readLead, seesCommission, subjectOf, took } from './grow';

/**
 * `program.ts grow <name> <agencies> <leads>`, as the owner: agencies with so many payable leads each, like the first lead of the
 * demonstration that was booked. `read` and `run <index>`, as the application: prints what was measured as JSON.
 */
const [task = '', name = '', agencies = '0', leads = '0'] = process.argv.slice(2);
const RUN_DAYS = ['2040-01-01', '2040-01-15'] as const;
const SUBJECT = subjectOf('statement');

async function read() {
  const viewer = await getViewerBySubject(SUBJECT);
  if (!viewer) throw new Error('Nobody reads.');
  const leadId = 'bench-statement-1-1';
  const { column, reward } = messages.en.earnings;
  const words = { column, reward, state: messages.en.money.state };
  const times = { lookup: [] as number[], strip: [] as number[], statement: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.lookup.push(await took(() => readLead(leadId)));
    times.strip.push(await took(() => getLeadMoney(viewer, leadId, seesCommission)));
    if (round % 20 !== 0) continue;
    times.statement.push(
      await took(async () => {
        const earnings = await getEarnings(viewer, seesCommission, {});
        if (earnings?.rows.length !== 10_000) throw new Error(`${earnings?.rows.length} entries`);
        return statementCsv(earnings.rows, words);
      }),
    );
  }
  const medians = Object.entries(times).map(([what, values]) => [what, median(values)]);
  return { ...Object.fromEntries(medians), rounds: ROUNDS };
}

async function payOut(index: number) {
  const [first] = await scoped('system', (tx) => tx.lead.findMany({ take: 1, select: { id: true } }));
  const lookups: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) lookups.push(await took(() => readLead(first?.id ?? '')));
  const day = RUN_DAYS[index] ?? RUN_DAYS[0];
  const milliseconds = await took(async () => {
    for await (const _ of runSteps(day));
  });
  const own = { agencyId: { startsWith: `bench-run${index}-` }, status: 'inPayout' } as const;
  const taken = await scoped('system', (tx) => tx.payout.count({ where: own }));
  return { milliseconds, taken, lookup: median(lookups) };
}

if (task === 'grow') await grow(name, Number(agencies), Number(leads));
else {
  const tasks: Readonly<Record<string, () => Promise<unknown>>> = {
    read,
    run: () => payOut(Number(name)),
  };
  console.log(JSON.stringify(await tasks[task]?.()));
}
await db.$disconnect();
