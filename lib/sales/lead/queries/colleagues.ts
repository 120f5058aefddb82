import 'server-only';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import type { Viewer } from '@/lib/platform/viewer/types';
import { leadsOf } from '../scope';
import { inGroup } from './leads';

const counted = ['interest', 'requested', 'option', 'confirmed'] as const;

/** How many leads of each kind stand with one colleague, by the clock of now. */
export type Colleague = { agentId: string; name: string | null } & Record<(typeof counted)[number], number>;

/** Everybody of the reader's agency who has open leads, the busiest first; `name` is null for who has left. */
export async function listColleagues(viewer: Viewer): Promise<Colleague[]> {
  const now = await clock.now();
  return scoped(viewer, async (tx) => {
    const colleagues = new Map<string, Colleague>();
    for (const group of counted) {
      const rows = await tx.lead.groupBy({
        by: ['userId'],
        where: { AND: [leadsOf(viewer), inGroup(group, now)] },
        _count: true,
      });
      for (const { userId, _count } of rows) {
        const none = { agentId: userId, name: null, interest: 0, requested: 0, option: 0, confirmed: 0 };
        colleagues.set(userId, { ...(colleagues.get(userId) ?? none), [group]: _count });
      }
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
