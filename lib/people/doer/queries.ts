import 'server-only';
import type { Transaction } from '@/lib/platform/db';
import { Prisma } from '@/prisma/generated/client';

export type DoerRow = { id: string; firstName: string | null; lastName: string; isAdmin: boolean };

/** Who did something, by name, and who of them is of the house and did it for an agency. */
export type Doers = {
  /** Null: nobody, or a colleague who has left. Empty: somebody who is not named. */
  nameOf: (id: string | null) => string | null;
  isAdmin: (id: string | null) => boolean;
};

/** Rows of `doersOf`, of whoever of `asked`, an array of ids, the viewer may know. Columns: id, firstName, lastName, isAdmin. */
export const selectDoers = (asked: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT u.id, u.first_name AS "firstName", u.last_name AS "lastName", k.id IS NOT NULL AS "isAdmin"
  FROM app_user u LEFT JOIN admins_known(${asked}) k ON k.id = u.id WHERE u.id = ANY(${asked})
  UNION SELECT id, first_name, last_name, true FROM admins_known(${asked})`;

export function doersOf(rows: readonly DoerRow[]): Doers {
  const people = new Map(rows.map((row) => [row.id, row]));
  return {
    nameOf: (id) => {
      const one = id === null ? undefined : people.get(id);
      return one ? [one.firstName, one.lastName].filter(Boolean).join(' ') : null;
    },
    isAdmin: (id) => id !== null && people.get(id)?.isAdmin === true,
  };
}

/**
 * Names of whoever the viewer may know: colleagues who are still there, and admins who have acted for the agency, who
 * stand in no list it reads. One statement, in the viewer's scope.
 */
export async function readDoers(tx: Transaction, ids: readonly (string | null)[]): Promise<Doers> {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  return doersOf(await tx.$queryRaw<DoerRow[]>(selectDoers(Prisma.sql`${asked}::text[]`)));
}
