import { invitationToken } from '@/lib/people/invitation/tokens';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { hashLinkToken } from '@/lib/platform/link-token';
import { agencies } from '../content/agencies';
import { type PersonContent, people } from '../content/people';
import { destinationRequests, invitations } from '../content/requests';
import { demonstrationId } from '../ids';
import { dayFrom } from './agencies';

/** The admin who answers and removes. */
export const OFFICE = 'anton.reiter@admin.example';
const REMOVED_DAYS_AGO = 20;

export function personId(email: string): string {
  return demonstrationId('person', email);
}

/** The embedded issuer's account, which is the subject of its tokens. */
export function accountId(email: string): string {
  return demonstrationId('account', email);
}

function joinedDaysAgo({ isOwner, hasJustBegun }: PersonContent, index: number): number {
  if (hasJustBegun) return 1;
  return isOwner ? 200 : 180 - index;
}

/** The agency's name, which goes with the membership. */
function companyOf({ agency, isRemoved }: PersonContent): string | null {
  return (!isRemoved && agencies.find(({ id }) => id === agency)?.name) || null;
}

export async function createPeople(tx: Transaction, today: PlainDate): Promise<void> {
  await tx.user.createMany({
    data: people.map((person, index) => {
      const createdAt = dayFrom(today, -joinedDaysAgo(person, index));
      const isThrough = !person.hasJustBegun && person.agency !== undefined;
      return {
        id: personId(person.email),
        subject: accountId(person.email),
        email: person.email,
        isEmailVerified: !person.hasUnverifiedEmail,
        firstName: person.firstName,
        lastName: person.lastName,
        role: person.role,
        company: person.company ?? companyOf(person),
        operatorId: person.operatorId ?? null,
        affiliateId: person.affiliate ?? null,
        locale: person.locale,
        payoutsSeenAt: isThrough ? createdAt : null,
        brandingFinishedAt: isThrough ? createdAt : null,
        isDemonstration: true,
        createdAt,
      };
    }),
  });
  await tx.membership.createMany({
    data: people.flatMap((person, index) => {
      if (!person.agency) return [];
      return {
        id: demonstrationId('membership', person.agency, person.email),
        userId: personId(person.email),
        agencyId: person.agency,
        isOwner: person.isOwner ?? false,
        joinedBy: person.isOwner ? ('registration' as const) : ('invitation' as const),
        joinedAt: dayFrom(today, -joinedDaysAgo(person, index)),
        removedAt: person.isRemoved ? dayFrom(today, -REMOVED_DAYS_AGO) : null,
        removedById: person.isRemoved ? personId(OFFICE) : null,
      };
    }),
  });
}

export async function createInvitations(tx: Transaction, today: PlainDate): Promise<void> {
  await tx.invitation.createMany({
    data: invitations.map(({ agency, by, email, role, state, sentDaysAgo, expiresInDays }) => {
      const id = demonstrationId('invitation', agency, email);
      const usedAt = dayFrom(today, -sentDaysAgo + 1);
      return {
        id,
        agencyId: agency,
        email,
        role,
        tokenHash: hashLinkToken(invitationToken(id)),
        invitedById: personId(by),
        createdAt: dayFrom(today, -sentDaysAgo),
        expiresAt: dayFrom(today, expiresInDays),
        acceptedAt: state === 'accepted' ? usedAt : null,
        acceptedById: state === 'accepted' ? personId(email) : null,
        revokedAt: state === 'revoked' ? usedAt : null,
      };
    }),
  });
}

export async function createDestinationRequests(tx: Transaction, today: PlainDate): Promise<void> {
  await tx.destinationRequest.createMany({
    data: destinationRequests.map(({ agency, by, place, reason, daysAgo, answer }) => ({
      id: demonstrationId('destination', agency, place),
      agencyId: agency,
      askedById: personId(by),
      place,
      reason,
      createdAt: dayFrom(today, -daysAgo),
      status: answer?.status ?? 'open',
      answer: answer?.text ?? null,
      answeredById: answer ? personId(OFFICE) : null,
      answeredAt: answer ? dayFrom(today, -daysAgo + 3) : null,
    })),
  });
}
