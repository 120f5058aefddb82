import 'server-only';
import { cache } from 'react';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import { displayName, requireAdmin } from '@/lib/platform/viewer/rules';
import { flagNames, type Viewer } from '@/lib/platform/viewer/types';
import type { Prisma } from '@/prisma/generated/client';
import type { PeopleQuery } from './schema';
import type { FlagUser, OpenSession, Person, PersonLine } from './types';

/** So many are shown; who looks for somebody names them. */
export const MOST_PEOPLE = 50;

const lineSelect = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  role: true,
  company: true,
  lastSignedInAt: true,
  hotel: { select: { id: true, name: true } },
  operator: { select: { id: true, name: true } },
  mergedInto: { select: { id: true, email: true, firstName: true, lastName: true } },
  memberships: {
    select: { isOwner: true, joinedAt: true, removedAt: true, agency: { select: { id: true, name: true } } },
    orderBy: { joinedAt: 'desc' },
  },
} satisfies Prisma.UserSelect;

type Row = Prisma.UserGetPayload<{ select: typeof lineSelect }>;

function toLine({ id, memberships, ...row }: Row): PersonLine {
  const { email, role, company, lastSignedInAt, hotel, operator, mergedInto } = row;
  const agency = memberships.find(({ removedAt }) => removedAt === null)?.agency ?? null;
  const named = (one: { id: string; name: string } | null) => one && { _id: one.id, name: one.name };
  return {
    ...{ _id: id, displayName: displayName(row), email, role, company, lastSignedInAt },
    ...{ agency: named(agency), hotel: named(hotel), operator: named(operator) },
    mergedInto: mergedInto && { _id: mergedInto.id, name: displayName(mergedInto) },
  };
}

function calledSo(word: string): Prisma.UserWhereInput {
  const part = { contains: word, mode: 'insensitive' as const };
  return {
    OR: [
      { firstName: part },
      { lastName: part },
      { email: part },
      { company: part },
      { memberships: { some: { removedAt: null, agency: { name: part } } } },
      { hotel: { name: part } },
      { operator: { name: part } },
    ],
  };
}

/** People by name, for admins; one more than `MOST_PEOPLE` says that there are others. Who signed in last comes first. */
export async function listPeople(viewer: Viewer, { search, role }: PeopleQuery): Promise<PersonLine[]> {
  requireAdmin(viewer);
  const words = search.split(/\s+/).filter(Boolean);
  const rows = await scoped(viewer, (tx) =>
    tx.user.findMany({
      // Who looks for one that was merged names it.
      where: { role, AND: words.map(calledSo), ...(words.length === 0 && { mergedIntoId: null }) },
      select: lineSelect,
      orderBy: [{ lastSignedInAt: { sort: 'desc', nulls: 'last' } }, { email: 'asc' }],
      take: MOST_PEOPLE + 1,
    }),
  );
  return rows.map(toLine);
}

function readSessions(tx: Transaction, userId: string): Promise<OpenSession[]> {
  return tx.$queryRaw`
    SELECT host, door::text AS door, created_at AS "createdAt", ends_at AS "endsAt"
    FROM sessions_of_person(${userId}, ${clock.machine()}::timestamptz)`;
}

/** Everything an admin changes and ends of one person; null when there is none. Once a page. */
export const getPerson = cache(async (viewer: Viewer, userId: string): Promise<Person | null> => {
  requireAdmin(viewer);
  return scoped(viewer, async (tx) => {
    const row = await tx.user.findUnique({ where: { id: userId }, select: lineSelect });
    if (!row) return null;
    return {
      ...toLine(row),
      memberships: row.memberships.map(({ agency: { id, name }, ...membership }) => ({
        ...membership,
        agency: { _id: id, name },
      })),
      sessions: await readSessions(tx, userId),
    };
  });
});

/** Every hotel and operator somebody may answer for, and those somebody does although they are retired. */
export async function listHouses(
  viewer: Viewer,
  { hotelId, operatorId }: Record<'hotelId' | 'operatorId', string | null>,
): Promise<Record<'hotels' | 'operators', { id: string; name: string }[]>> {
  requireAdmin(viewer);
  const select = { id: true, name: true } as const;
  const offered = (kept: string | null) => ({ OR: [{ retiredAt: null }, { id: kept ?? '' }] });
  const byName = () => [{ name: 'asc' as const }, { id: 'asc' as const }];
  return scoped(viewer, async (tx) => ({
    hotels: await tx.hotel.findMany({ where: offered(hotelId), select, orderBy: byName() }),
    operators: await tx.operator.findMany({ where: offered(operatorId), select, orderBy: byName() }),
  }));
}

/** People who have set a flag of the display themselves: to what, or null where the default holds. Who signed in last comes first. */
export async function listFlagUsers(viewer: Viewer): Promise<FlagUser[]> {
  requireAdmin(viewer);
  const rows = await scoped(viewer, (tx) =>
    tx.user.findMany({
      where: { OR: flagNames.map((name) => ({ [name]: { not: null } })) },
      select: {
        ...{ id: true, email: true, firstName: true, lastName: true },
        ...{ shouldDisplayDemoHotels: true, shouldDisplayDemoProperties: true, shouldDisplayLinksToHotelAccess: true },
      },
      orderBy: [{ lastSignedInAt: { sort: 'desc', nulls: 'last' } }, { email: 'asc' }],
      take: MOST_PEOPLE,
    }),
  );
  return rows.map(({ id, email, firstName, lastName, ...flags }) => ({
    _id: id,
    displayName: displayName({ email, firstName, lastName }),
    flags,
  }));
}
