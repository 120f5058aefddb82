import { getViewerBySubject } from '@/lib/people/viewer/queries';
import { db } from '@/lib/platform/db';
import type { Viewer } from '@/lib/platform/viewer/types';
import { getReport } from '@/lib/sales/report/queries/report';
import { groupsOf, type ReportMeasure, reportMeasures } from '@/lib/sales/report/types';
import { listToday } from '@/lib/today/deadline/queries/list';
import {
  ARRIVALS,
  DEADLINES,
  grow,
  median,
  ROUNDS,
  readLead,
  SAVED,
  seesCommission,
  subjectOf,
  took,
} from '../money/grow';

/**
 * `program.ts grow <name> <leads>`, as the owner: an agency with so many leads, like the first of the demonstration that was
 * booked; `today` has deadlines, too, `report…` what reports ask of leads. As the application, printing what was measured as
 * JSON: `today <name>`, and `report <leads> <half>` for the agencies `report<leads>` and `report<half>`.
 */
const [task = '', ...asked] = process.argv.slice(2);
const REPORT_ROUNDS = 5;
/** What counts the days on which something was asked or saved; the others count arrivals. */
const bySaved: readonly ReportMeasure[] = ['conversion', 'losses', 'answers', 'replies'];

async function reader(name: string) {
  const viewer = await getViewerBySubject(subjectOf(name));
  if (!viewer) throw new Error('Nobody reads.');
  return viewer;
}

const lookUp = (name: string) => took(() => readLead(`bench-${name}-1-1`));

/** How much a report must have counted, so that none is cheap because nothing is there. */
const counts: Readonly<Record<ReportMeasure, string>> = {
  leads: 'all',
  volume: 'bookings',
  commission: 'payable',
  conversion: 'saved',
  losses: 'lost',
  answers: 'answered',
  replies: 'replies',
};

/** Every report of each agency, in turns with a look-up, so that what the machine does meanwhile meets all. */
async function report() {
  const agencies: { name: string; leads: number; viewer: Viewer }[] = [];
  for (const leads of asked) {
    const name = `report${leads}`;
    agencies.push({ name, leads: Number(leads), viewer: await reader(name) });
  }
  const lookups: number[] = [];
  const reports: { name: string; milliseconds: number[] }[] = [];
  for (const measure of reportMeasures) {
    for (const group of groupsOf(measure).filter((one) => one === 'month' || one === 'supplier')) {
      const query = { measure, group, ...(bySaved.includes(measure) ? SAVED : ARRIVALS) };
      const times: number[][] = agencies.map(() => []);
      for (let round = 0; round < REPORT_ROUNDS; round += 1) {
        for (const [index, { name, leads, viewer }] of agencies.entries()) {
          lookups.push(await lookUp(name));
          const milliseconds = await took(async () => {
            const read = await getReport(viewer, seesCommission, query, 'en');
            const counted = Number(read?.totals[0]?.values[counts[measure]] ?? 0);
            if (counted < leads / 10) throw new Error(`${measure}: ${counted} of ${leads}`);
          });
          times[index]?.push(milliseconds);
        }
      }
      reports.push({ name: `${measure} by ${group}`, milliseconds: times.map(median) });
    }
  }
  return { reports, lookup: median(lookups) };
}

/** The list of a whole team, and beside it a look-up. */
async function today() {
  const [name = ''] = asked;
  const viewer = await reader(name);
  const times = { lookup: [] as number[], list: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.lookup.push(await lookUp(name));
    times.list.push(
      await took(async () => {
        const { counts: found } = await listToday(viewer, seesCommission, { scope: 'team', limit: 24 });
        if (found.all !== DEADLINES) throw new Error(`${found.all} deadlines`);
      }),
    );
  }
  return { milliseconds: median(times.list), lookup: median(times.lookup) };
}

if (task === 'grow') await grow(asked[0] ?? '', 1, Number(asked[1]));
else console.log(JSON.stringify(await (task === 'report' ? report() : today())));
await db.$disconnect();
