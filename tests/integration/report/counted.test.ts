import { beforeAll, describe, expect, it } from 'vitest';
import { type MoneyState, owedStates } from '@/lib/money/ledger/types';
import type { Viewer } from '@/lib/platform/viewer/types';
import { filterOf, listLeads } from '@/lib/sales/lead/queries/leads';
import { countLeads } from '@/lib/sales/lead/queries/shown';
import { readDashboardQuery } from '@/lib/sales/lead/schema';
import { getReport } from '@/lib/sales/report/queries/report';
import { listOf } from '@/lib/sales/report/rules';
import type { ReportQuery } from '@/lib/sales/report/schema';
import { groupsOf, type Report, reportColumns, reportMeasures } from '@/lib/sales/report/types';
import { ownerDb } from '@/tests/factories/owner';
import { viewerOf } from '@/tests/factories/user';
import { openDemonstration } from '@/tests/setup/demonstration';

const brand = { isB2C: false, isCommissionDisplayed: true };
const SEEN = { seesCommission: true };
const period = { from: '2026-10-20', until: '2027-02-14' } as const;

let supervisor: Viewer;
let admin: Viewer;

async function seeded(email: string): Promise<Viewer> {
  const { subject } = await ownerDb.user.findUniqueOrThrow({ where: { email } });
  return viewerOf({ subject: subject ?? '' });
}

beforeAll(async () => {
  await openDemonstration();
  supervisor = await seeded('helena.brandt@morgenrot-reisen.example');
  admin = await seeded('grace.whitfield@admin.example');
}, 120_000);

async function reportOf(viewer: Viewer, query: ReportQuery): Promise<Report> {
  const report = await getReport(viewer, brand, query, 'en');
  if (!report) throw new Error(`There is no report of ${query.measure}.`);
  return report;
}

/** Figures of a report that differ from the list their address opens, and how many were compared. */
async function compared(viewer: Viewer, query: ReportQuery) {
  const { rows, totals } = await reportOf(viewer, query);
  const cells = [...rows, ...totals.map((total) => ({ key: null, ...total }))];
  const wrong: string[] = [];
  let counted = 0;
  for (const { key, currency, values } of cells) {
    for (const [column, kind] of Object.entries(reportColumns[query.measure])) {
      const list = kind === 'count' && listOf(query, column, { key, currency });
      if (!list) continue;
      const asked = readDashboardQuery(list);
      const counts = await countLeads(viewer, filterOf(asked, viewer.agency ? 'team' : undefined, SEEN));
      counted += Number(values[column]) > 0 ? 1 : 0;
      if (counts[asked.state ?? 'all'] !== values[column]) {
        wrong.push(
          `${query.measure} by ${query.group}, ${key}: ${column} is ${values[column]}, ${JSON.stringify(list)}`,
        );
      }
    }
  }
  return { wrong, counted };
}

const ofLists = reportMeasures.filter((measure) => measure !== 'commission' && measure !== 'replies');
const everywhere = ofLists.flatMap((measure) => groupsOf(measure).map((group) => ({ measure, group })));

describe('a figure opens the list it counts', () => {
  it.each(everywhere)('$measure by $group', async (query) => {
    const all = await compared(supervisor, query);
    expect(all.wrong).toEqual([]);
    expect((await compared(supervisor, { ...query, ...period })).wrong).toEqual([]);
    expect(all.counted).toBeGreaterThan(query.measure === 'losses' ? 0 : 1);
  });

  it.each(ofLists)('%s of every agency, for admins', async (measure) => {
    const { wrong, counted } = await compared(admin, { measure, group: 'agency' });
    expect(wrong).toEqual([]);
    expect(counted).toBeGreaterThan(8);
  });

  it('counts an agency for an admin as for its own supervisor', async () => {
    for (const measure of ofLists) {
      const ours = await reportOf(supervisor, { measure, group: 'agency' });
      const all = await reportOf(admin, { measure, group: 'agency' });
      expect(ours.rows.length).toBeGreaterThan(0);
      expect(all.rows.filter(({ key }) => key === supervisor.agency?.id)).toEqual(ours.rows);
    }
  });
});

it('leads of several colleagues together open as one list', async () => {
  const { rows } = await reportOf(supervisor, { measure: 'conversion', group: 'colleague' });
  const two = rows.slice(0, 2);
  expect(two).toHaveLength(2);
  const key = two.map((row) => row.key).join(',');
  const list = listOf({ measure: 'conversion', group: 'colleague' }, 'undecided', { key, currency: null });
  const { all } = await countLeads(supervisor, filterOf(readDashboardQuery(list ?? {}), 'team', SEEN));
  expect(all).toBe(two.reduce((sum, { values }) => sum + Number(values.undecided), 0));
});

describe('an amount of commission', () => {
  it.each(groupsOf('commission'))('by %s opens the leads it is of', async (group) => {
    const query = { measure: 'commission', group } as const;
    const { rows } = await reportOf(supervisor, query);
    const opened: string[] = [];
    for (const { key, currency, values } of rows) {
      for (const [column, value] of Object.entries(values)) {
        const list = listOf(query, column, { key, currency });
        if (!list || BigInt(value ?? 0) === 0n) continue;
        const ids = (await listLeads(supervisor, filterOf(readDashboardQuery(list), 'team', SEEN))).map(
          ({ _id }) => _id,
        );
        const states = column === 'ofBooked' ? [...owedStates] : [column as MoneyState];
        const entries = await ownerDb.ledgerEntry.findMany({
          where: {
            posting: { leadId: { in: ids }, invitationId: null },
            account: { kind: { in: states }, currency: currency ?? '' },
          },
        });
        const sum = entries.reduce((all, { amount }) => all + amount, 0n);
        if (sum !== BigInt(value ?? 0)) opened.push(`${key} ${column} is ${value}, its leads have ${sum}`);
      }
    }
    expect(opened).toEqual([]);
    expect(rows.length).toBeGreaterThan(0);
  });

  it('sifts nothing for whoever may not see it', async () => {
    const asked = readDashboardQuery({ money: 'paid' });
    const all = await countLeads(supervisor, filterOf(readDashboardQuery({}), 'team'));
    expect((await countLeads(supervisor, filterOf(asked, 'team', SEEN))).all).toBeLessThan(all.all);
    expect(await countLeads(supervisor, filterOf(asked, 'team'))).toEqual(all);
  });
});

describe('rows', () => {
  it.each(
    (['leads', 'volume', 'commission', 'conversion', 'losses'] as const).flatMap((measure) =>
      groupsOf(measure).map((group) => ({ measure, group })),
    ),
  )('of $measure by $group add up to all of them, one sum for each currency', async (query) => {
    const { rows, totals } = await reportOf(admin, query);
    expect(rows.length).toBeGreaterThan(0);
    for (const { currency, values } of totals) {
      for (const [column, kind] of Object.entries(reportColumns[query.measure])) {
        if (kind === 'percent') continue;
        const of = rows.filter((row) => row.currency === currency).map((row) => BigInt(row.values[column] ?? 0));
        expect([column, of.reduce((sum, one) => sum + one, 0n)]).toEqual([column, BigInt(values[column] ?? 0)]);
      }
    }
  });
});
