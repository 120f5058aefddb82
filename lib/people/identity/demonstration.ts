import 'server-only';
import type { SignInClient } from '@/lib/people/openid/clients';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { env, isDemoMode } from '@/lib/platform/env';
import { displayName } from '@/lib/platform/viewer/rules';
import type { Role } from '@/lib/platform/viewer/types';

export type DemonstrationDoor = {
  email: string;
  name: string;
  role: Role;
  /** Their agency or operator; null for somebody who belongs nowhere. */
  place: string | null;
};

/** Whether there are doors: none outside demo mode, and none at an issuer of one's own, which knows nobody of them. */
export const hasDemonstrationDoors = isDemoMode && env.EMBEDDED_ISSUER_URL !== undefined;

const KEPT_MILLISECONDS = 60_000;
const kept = new Map<SignInClient, { at: number; people: Promise<DemonstrationDoor[]> }>();

/**
 * The people of the demonstration who come through a door, in the order of their agencies. Read once a minute, however many
 * pages are shown; that there is nobody is not kept, so that data which comes later is seen.
 */
export async function getDemonstrationDoors(door: SignInClient): Promise<DemonstrationDoor[]> {
  if (!hasDemonstrationDoors) return [];
  const known = kept.get(door);
  if (known && clock.elapsed() - known.at < KEPT_MILLISECONDS) return known.people;
  const fresh = { at: clock.elapsed(), people: readDoors(door) };
  kept.set(door, fresh);
  const forget = () => {
    if (kept.get(door) === fresh) kept.delete(door);
  };
  fresh.people.then((people) => people.length === 0 && forget(), forget);
  return fresh.people;
}

async function readDoors(door: SignInClient): Promise<DemonstrationDoor[]> {
  const isDesk = door === 'desk';
  const users = await scoped('system', (tx) =>
    tx.user.findMany({
      where: {
        isDemonstration: true,
        subject: { not: null },
        ...(isDesk ? { OR: [{ hotelId: { not: null } }, { operatorId: { not: null } }] } : {}),
      },
      select: {
        email: true,
        firstName: true,
        lastName: true,
        role: true,
        operator: { select: { name: true } },
        memberships: { where: { removedAt: null }, select: { agency: { select: { id: true, name: true } } } },
      },
      orderBy: [{ createdAt: 'asc' }, { email: 'asc' }],
    }),
  );
  return users
    .map(({ memberships, operator, ...user }) => ({
      agencyId: memberships[0]?.agency.id ?? null,
      email: user.email,
      name: displayName(user),
      role: user.role,
      place: isDesk ? (operator?.name ?? null) : (memberships[0]?.agency.name ?? operator?.name ?? null),
    }))
    .sort((a, b) => (a.agencyId === null ? 1 : b.agencyId === null ? -1 : a.agencyId.localeCompare(b.agencyId)))
    .map(({ agencyId: _, ...person }) => person);
}
