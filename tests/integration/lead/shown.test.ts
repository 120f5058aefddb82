import { beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '@/lib/platform/viewer/types';
import { filterOf, type LeadFilter, listLeads } from '@/lib/sales/lead/queries/leads';
import { countLeads, listShown } from '@/lib/sales/lead/queries/shown';
import { readDashboardQuery } from '@/lib/sales/lead/schema';
import { ownerDb } from '@/tests/factories/owner';
import { viewerOf } from '@/tests/factories/user';
import { openDemonstration } from '@/tests/setup/demonstration';

const SEEN = { seesCommission: true };
const FEW = 9;

let supervisor: Viewer;
let admin: Viewer;

beforeAll(async () => {
  await openDemonstration();
  const seeded = async (email: string) => {
    const { subject } = await ownerDb.user.findUniqueOrThrow({ where: { email } });
    return viewerOf({ subject: subject ?? '' });
  };
  supervisor = await seeded('helena.brandt@morgenrot-reisen.example');
  admin = await seeded('grace.whitfield@admin.example');
}, 120_000);

const asked = (query: Record<string, string>, scope?: 'team'): LeadFilter =>
  filterOf(readDashboardQuery(query), scope, SEEN);

describe('the first lines of a list', () => {
  it.each([
    ['of all of the team', () => supervisor, {}],
    ['of one group', () => supervisor, { state: 'confirmed' }],
    ['of what was closed or has ended', () => supervisor, { state: 'ended' }],
    ['of what somebody looks for', () => supervisor, { search: 'an' }],
    ['of a figure of commission', () => supervisor, { money: 'ofBooked' }],
    ['of every agency', () => admin, {}],
    ['where nothing is found', () => supervisor, { search: 'nobody of this name' }],
  ])('are those of the whole list, with its numbers, %s', async (_, viewer, query) => {
    const filter = asked(query, 'team');
    const { lines, counts } = await listShown(viewer(), filter, SEEN, FEW);
    const all = await listLeads(viewer(), filter, SEEN);
    expect(lines).toEqual(all.slice(0, FEW));
    expect(counts).toEqual(await countLeads(viewer(), filter));
  });

  it('say what is earned to nobody who may not know it', async () => {
    const { lines } = await listShown(supervisor, asked({}, 'team'), { seesCommission: false }, FEW);
    expect(lines).toHaveLength(FEW);
    expect(lines.filter((line) => 'commission' in line)).toEqual([]);
  });

  it('have numbers that add up to all of it', async () => {
    const filter = asked({}, 'team');
    const { counts } = await listShown(supervisor, filter, SEEN, FEW);
    expect(counts.all).toBe((await listLeads(supervisor, filter)).length);
    const { all, ...groups } = counts;
    expect(Object.values(groups).reduce((sum, one) => sum + one, 0)).toBe(all);
  });
});
