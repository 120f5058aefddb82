import 'server-only';
import type { SignInClient } from '@/lib/people/openid/clients';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { env, isDemoMode } from '@/lib/platform/env';
import { displayName } from '@/lib/platform/viewer/rules';
import type { Role } from '@/lib/platform/viewer/types';

export type DemonstrationPerson = {
  email: string;
  name: string;
  role: Role;
  /** Stands here for a hotel, whatever their role in an agency. */
  isContact: boolean;
  /** Their agency or operator; null for somebody who belongs nowhere. */
  place: string | null;
};

/** One-click sign-in needs demo mode and the embedded issuer: another issuer does not know these people. */
export const hasDemonstrationSignIn = isDemoMode && env.EMBEDDED_ISSUER_URL !== undefined;

const CACHED_MILLISECONDS = 60_000;
const cached = new Map<SignInClient, { at: number; people: Promise<DemonstrationPerson[]> }>();

/**
 * The demonstration's people who sign in at this client, in the order of their agencies. Cached for a minute; an empty
 * list is not, so that people seeded later appear at once.
 */
export async function getDemonstrationPeople(door: SignInClient): Promise<DemonstrationPerson[]> {
  if (!hasDemonstrationSignIn) return [];
  const known = cached.get(door);
  if (known && clock.elapsed() - known.at < CACHED_MILLISECONDS) return known.people;
  const fresh = { at: clock.elapsed(), people: readPeople(door) };
  cached.set(door, fresh);
  const forget = () => {
    if (cached.get(door) === fresh) cached.delete(door);
  };
  fresh.people.then((people) => people.length === 0 && forget(), forget);
  return fresh.people;
}

async function readPeople(door: SignInClient): Promise<DemonstrationPerson[]> {
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
        hotelId: true,
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
      isContact: user.hotelId !== null && (isDesk || user.role === 'operator'),
      place: isDesk ? (operator?.name ?? null) : (memberships[0]?.agency.name ?? operator?.name ?? null),
    }))
    .sort((a, b) => (a.agencyId === null ? 1 : b.agencyId === null ? -1 : a.agencyId.localeCompare(b.agencyId)))
    .map(({ agencyId: _, ...person }) => person);
}
