import type { FlagName, Role } from '@/lib/platform/viewer/types';

/** The columns a person is shown from. */
export type UserRow = {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string;
  role: Role;
  company: string | null;
  hotelId: string | null;
  operatorId: string | null;
};

type Named = { _id: string; name: string };

/** A person as an admin finds them. */
export type PersonLine = {
  _id: string;
  displayName: string;
  email: string;
  role: Role;
  company: string | null;
  /** Null for somebody who has never signed in. */
  lastSignedInAt: Date | null;
  /** The one they belong to now. */
  agency: Named | null;
  /** For which they answer at the desk. */
  hotel: Named | null;
  operator: Named | null;
  /** The account of the same person that this one leads to. */
  mergedInto: Named | null;
};

export type OpenSession = { host: string; door: 'agency' | 'desk'; createdAt: Date; endsAt: Date };

export type Person = PersonLine & {
  /** The latest first, those that have ended included. */
  memberships: { agency: Named; isOwner: boolean; joinedAt: Date; removedAt: Date | null }[];
  sessions: OpenSession[];
};

export type FlagUser = { _id: string; displayName: string; flags: Record<FlagName, boolean | null> };
