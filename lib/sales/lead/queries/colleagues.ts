import 'server-only';
import { leadsOf } from '@/lib/people/access/leads';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import type { Viewer } from '@/lib/platform/viewer/types';
import { groupOf } from '../rules/group';
import { lapsedAt } from './leads';

const counted = ['interest', 'requested', 'option', 'confirmed'] as const;

/** How many leads of each kind stand with one colleague, by the clock of now. */
export type Colleague = { agentId: string; name: string | null } & Record<(typeof counted)[number], number>;

/** Everybody of the reader's agency who has open leads, the busiest first; `name` is null for who has left. */
export async function listColleagues(viewer: Viewer): Promise<Colleague[]> {
  const now = await clock.now();
  return scoped(viewer, async (tx) => {
    const colleagues = new Map<string, Colleague>();
    const rows = await tx.lead.groupBy({
      by: ['userId', 'status'],
      where: { AND: [leadsOf(viewer), { closedAt: null }, { NOT: lapsedAt(now) }] },
      _count: { _all: true },
    });
    for (const { userId, status, _count } of rows) {
      const group = counted.find((one) => one === groupOf({ status, isClosed: false }));
      if (!group) continue;
      const none = { agentId: userId, name: null, interest: 0, requested: 0, option: 0, confirmed: 0 };
      const one = colleagues.get(userId) ?? none;
      colleagues.set(userId, { ...one, [group]: one[group] + _count._all });
    }
    const people = await tx.user.findMany({
      where: { id: { in: [...colleagues.keys()] } },
      select: { id: true, firstName: true, lastName: true },
    });
    const names = new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName ?? ''} ${lastName}`.trim()]));
    const busy = (one: Colleague) => counted.reduce((sum, group) => sum + one[group], 0);
    return [...colleagues.values()]
      .map((one) => ({ ...one, name: names.get(one.agentId) ?? null }))
      .sort((a, b) => busy(b) - busy(a));
  });
}
