import { addDays, type PlainDate } from '@/lib/platform/dates';
import { STOREFRONT } from '@/lib/sales/lead/types';
import { listToday } from '@/lib/today/deadline/queries/list';
import { ownerDb } from '@/tests/factories/owner';
import { createUser, viewerOf } from '@/tests/factories/user';
import { each } from './each';

export type Lists = ReadonlyMap<string, ReadonlySet<string>>;

const brand = { isB2C: false, isCommissionDisplayed: true };

/** What is due of each lead, offer and conversation in somebody's list: of its agent, of the desk, of admins that of everybody. */
export async function readLists(): Promise<Lists> {
  const found = new Map<string, Set<string>>();
  const people = await ownerDb.user.findMany({ where: { OR: [{ leads: { some: {} } }, { offers: { some: {} } }] } });
  const admin = await viewerOf(await createUser({ role: 'admin' }));
  const known = people.flatMap(({ id, subject }) => (id !== STOREFRONT && subject ? [{ subject }] : []));
  const viewers = await each(known, viewerOf);
  const lists = [
    ...(await each(viewers, (viewer) => listToday(viewer, brand, { scope: 'mine', limit: 5_000 }))),
    await listToday(admin, brand, { scope: 'all', limit: 5_000 }),
  ];
  for (const line of lists.flatMap(({ results }) => results)) {
    const days = found.get(line.about.id) ?? new Set();
    // A day something lasts to, and the one its end begins, say the same.
    found.set(line.about.id, days.add(line.day).add(addDays(line.day as PlainDate, 1)));
  }
  return found;
}
