import { randomUUID } from 'node:crypto';
import type { AgencyRole } from '@/lib/people/membership/types';
import type { Verification } from '@/lib/platform/viewer/types';
import { asOwner } from '@/tests/factories/owner';
import { createUser, type TestUser } from './user';

// Goes on over all files of a process, and is always of four digits: names sort as they were made.
let count = 1000;

export type TestAgency = { id: string; name: string };

type Changes = Partial<{
  name: string;
  verification: Verification;
  autoInviteEmailDomain: string | null;
  designMainColor: string | null;
  designInvertedFont: string | null;
  designAccentOnMain: string | null;
}>;

/** A verified agency without anybody. */
export async function createAgency(changes: Changes = {}): Promise<TestAgency> {
  count += 1;
  const agency = {
    id: randomUUID(),
    name: `Agency ${count}`,
    verification: 'verified' as const,
    createdAt: new Date('2026-11-01T08:00:00Z'),
    ...changes,
  };
  await asOwner((tx) => tx.agency.create({ data: agency }));
  return { id: agency.id, name: agency.name };
}

export async function addMembership(
  user: TestUser,
  agency: TestAgency,
  changes: { isOwner?: boolean; removedAt?: Date } = {},
): Promise<void> {
  count += 1;
  await asOwner((tx) =>
    tx.membership.create({
      data: {
        userId: user.id,
        agencyId: agency.id,
        joinedBy: 'registration',
        joinedAt: new Date(Date.UTC(2026, 10, 1, 8, 0, count)),
        ...changes,
      },
    }),
  );
}

/** Somebody new of that role in the agency. */
export async function createMember(
  agency: TestAgency,
  role: AgencyRole = 'agent',
  changes: Parameters<typeof createUser>[0] & { isOwner?: boolean } = {},
): Promise<TestUser> {
  const { isOwner, ...user } = changes;
  const member = await createUser({ role, ...user });
  await addMembership(member, agency, { isOwner });
  return member;
}

/** An agency with its owner (a supervisor) and one agent. */
export async function createTeam(changes: Changes = {}) {
  const agency = await createAgency(changes);
  const owner = await createMember(agency, 'supervisorAgent', { isOwner: true });
  const agent = await createMember(agency, 'agent');
  return { agency, owner, agent };
}

/** `card` is the card programme. */
export async function createProgrammes(): Promise<void> {
  const words = { summaryEn: 's', summaryDe: 's', benefitsEn: ['b'], benefitsDe: ['b'] };
  await asOwner((tx) =>
    tx.programme.createMany({
      data: [
        { id: 'first', name: 'First', position: 0, isVisibleInHotelSearch: true, ...words },
        { id: 'second', name: 'Second', position: 1, isVisibleInHotelSearch: true, ...words },
        { id: 'card', name: 'Card', position: 2, isVisibleInHotelSearch: false, isCardProgramme: true, ...words },
      ],
    }),
  );
}
