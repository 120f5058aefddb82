/** Who calls: every role as it usually stands, and the two that stand apart. */
export const rows = [
  'anonymous',
  'customer',
  'operator',
  /** Of another hotel than the one that is asked for. */
  'hotelContact',
  /** An agent who was taken out of the agency. */
  'removed',
  'agent',
  'lifestyle',
  'supervisor',
  'admin',
  /** An admin who acts for the agency. */
  'acting',
] as const;
export type Row = (typeof rows)[number];
/** Everybody who is somebody. */
export type Person = Exclude<Row, 'anonymous'>;

type Id = { id: string };

export type Side = {
  agency: Id;
  /** A colleague of everybody on the side; the other side's is its one supervisor. */
  colleague: Id;
  logoId: string;
  /** By the colleague. */
  invitationId: string;
  destinationRequestId: string;
};

/** Our agency with somebody of every role, and another agency with the same things in it. */
export type World = {
  own: Side;
  other: Side;
  people: Record<Person, Id>;
  /** Of the supervisor themselves; of the agent. */
  ownInvitationId: string;
  ownDestinationRequestId: string;
  /** Into the other agency: to each person's address. */
  invitationsToMe: Record<Person, string>;
  /** Both agencies belong to the first, neither to the second. */
  programmes: { claimed: string; unclaimed: string };
  outboxId: string;
  /** Grows with every call, for addresses that may be used once. */
  serial: () => number;
};
