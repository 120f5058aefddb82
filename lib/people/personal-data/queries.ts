import 'server-only';
import { listInvitationsToViewer } from '@/lib/people/invitation/queries';
import { scoped } from '@/lib/people/scope';
import { toUserJson } from '@/lib/people/user/representation';
import type { UserExport } from '@/lib/people/user/schema';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { Transaction } from '@/lib/platform/db';
import type { Viewer } from '@/lib/platform/viewer/types';

const text = (moment: Date) => moment.toISOString();
const textOrNull = (moment: Date | null) => moment?.toISOString() ?? null;

type Id = { id: string };

/** What is kept under an address rather than under the person: enquiries, messages and the newsletter of the storefront. */
async function exportOfAddress(tx: Transaction, email: string) {
  // Addresses stand there as they were typed. Prisma would compare them by ILIKE, which no index serves.
  const ofEnquiries = await tx.$queryRaw<Id[]>`SELECT id FROM enquiry WHERE lower(email) = ${email}`;
  const ofMessages = await tx.$queryRaw<Id[]>`SELECT id FROM contact_message WHERE lower(email) = ${email}`;
  const among = (rows: Id[]) => ({
    where: { id: { in: rows.map(({ id }) => id) } },
    orderBy: { createdAt: 'asc' } as const,
  });
  const [enquiries, contactMessages, newsletter] = [
    await tx.enquiry.findMany(among(ofEnquiries)),
    await tx.contactMessage.findMany(among(ofMessages)),
    await tx.newsletterSubscription.findUnique({ where: { email } }),
  ];
  return {
    enquiries: enquiries.map(({ fullName, phone, checkIn, checkOut, message, createdAt }) => ({
      fullName,
      phone,
      checkIn: fromDatabaseDay(checkIn),
      checkOut: fromDatabaseDay(checkOut),
      message,
      createdAt: text(createdAt),
    })),
    contactMessages: contactMessages.map(({ name, message, createdAt }) => ({
      name,
      message,
      createdAt: text(createdAt),
    })),
    newsletter: newsletter && {
      fullName: newsletter.fullName,
      status: newsletter.status,
      consentVersion: newsletter.consentVersion,
      requestedAt: text(newsletter.requestedAt),
    },
  };
}

const nothingOfAddress = { enquiries: [], contactMessages: [], newsletter: null };

/** Everything we hold about a person, for that person alone; null for anybody else's id. */
export async function getUserExport(viewer: Viewer, userId: string): Promise<UserExport | null> {
  if (userId !== viewer.id) return null;
  const invitationsReceived = await listInvitationsToViewer(viewer);
  return scoped(viewer, async (tx) => {
    const user = await tx.user.findUnique({
      where: { id: userId },
      include: {
        memberships: { orderBy: { joinedAt: 'asc' } },
        sessions: { orderBy: { createdAt: 'asc' } },
        invitationsSent: { orderBy: { createdAt: 'asc' } },
        destinationRequests: { orderBy: { createdAt: 'asc' } },
      },
    });
    if (!user) return null;
    const actions = await tx.audit.findMany({ where: { actorId: userId }, orderBy: { id: 'asc' } });
    const ofAddress = user.isEmailVerified ? await exportOfAddress(tx, user.email) : nothingOfAddress;
    return {
      exportedAt: text(clock.machine()),
      user: {
        ...toUserJson(user, user.memberships.find(({ removedAt }) => removedAt === null)?.agencyId ?? null),
        isEmailVerified: user.isEmailVerified,
        locale: user.locale,
        affiliateId: user.affiliateId,
        flags: {
          shouldDisplayDemoHotels: user.shouldDisplayDemoHotels,
          shouldDisplayDemoProperties: user.shouldDisplayDemoProperties,
          shouldDisplayLinksToHotelAccess: user.shouldDisplayLinksToHotelAccess,
        },
        createdAt: text(user.createdAt),
        lastSignedInAt: textOrNull(user.lastSignedInAt),
        payoutsSeenAt: textOrNull(user.payoutsSeenAt),
        brandingFinishedAt: textOrNull(user.brandingFinishedAt),
      },
      memberships: user.memberships.map(({ agencyId, isOwner, joinedBy, joinedAt, removedAt }) => ({
        travelAgencyId: agencyId,
        isOwner,
        joinedBy,
        joinedAt: text(joinedAt),
        removedAt: textOrNull(removedAt),
      })),
      sessions: user.sessions.map(({ host, door, createdAt, endsAt }) => ({
        host,
        door,
        createdAt: text(createdAt),
        endsAt: text(endsAt),
      })),
      invitationsSent: user.invitationsSent.map(({ email, role, createdAt }) => ({
        email,
        role,
        createdAt: text(createdAt),
      })),
      invitationsReceived: invitationsReceived.map(({ agencyName, role, expiresAt }) => ({
        travelAgency: agencyName,
        role,
        expiresAt: text(expiresAt),
      })),
      destinationRequests: user.destinationRequests.map(({ place, reason, createdAt }) => ({
        place,
        reason,
        createdAt: text(createdAt),
      })),
      ...ofAddress,
      actions: actions.map(({ at, action, entity, entityId, requestId }) => ({
        at: text(at),
        action,
        entity,
        entityId,
        requestId,
      })),
    };
  });
}
