import 'server-only';
import { listInvitationsToViewer } from '@/lib/people/invitation/queries';
import { asProduct, scoped } from '@/lib/people/scope';
import { toUserJson } from '@/lib/people/user/representation';
import type { UserExport } from '@/lib/people/user/schema';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { Transaction } from '@/lib/platform/db';
import { toUnits } from '@/lib/platform/money';
import type { Viewer } from '@/lib/platform/viewer/types';

const text = (moment: Date) => moment.toISOString();
const textOrNull = (moment: Date | null) => moment?.toISOString() ?? null;

type Id = { id: string };

/** Bookings somebody made as a guest: nobody's agency sees them, so they are read as the product. */
function exportBookings(email: string): Promise<UserExport['bookings']> {
  return scoped('system', async (tx) => {
    const ids = await tx.$queryRaw<{ leadId: string }[]>`
      SELECT lead_id AS "leadId" FROM consumer_booking WHERE lower(email) = ${email}`;
    const rows = await tx.consumerBooking.findMany({
      where: { leadId: { in: ids.map(({ leadId }) => leadId) } },
      include: {
        lead: {
          select: {
            ...{ reference: true, status: true, checkIn: true, checkOut: true, message: true },
            ...{ clientFirstName: true, clientLastName: true, property: { select: { name: true } } },
          },
        },
      },
      orderBy: { consentedAt: 'asc' },
    });
    return rows.map(({ lead, ...row }) => ({
      reference: lead.reference,
      property: lead.property?.name ?? '',
      checkIn: fromDatabaseDay(lead.checkIn),
      checkOut: fromDatabaseDay(lead.checkOut),
      status: lead.status,
      fullName: `${lead.clientFirstName} ${lead.clientLastName}`,
      phone: row.phone,
      address: `${row.address}, ${row.city}, ${row.country}`,
      adults: row.adults,
      childAges: row.childAges,
      petDetails: row.petDetails,
      paymentMethod: row.paymentMethod,
      message: lead.message,
      privacyVersion: row.privacyVersion,
      salesPolicyVersion: row.salesPolicyVersion,
      operatorTerms: row.operatorTerms,
      consentedAt: text(row.consentedAt),
    }));
  });
}

const named = { select: { name: true } } as const;

/** What is due of their bookings, or was asked for by a link that was sent to the address: the agency's rows, so likewise. */
function exportPayments(email: string): Promise<UserExport['payments']> {
  return scoped('system', async (tx) => {
    const ids = await tx.$queryRaw<Id[]>`
      SELECT due_id AS id FROM payment_link WHERE lower(email) = ${email}
      UNION SELECT d.id FROM lead_due d JOIN consumer_booking b ON b.lead_id = d.lead_id WHERE lower(b.email) = ${email}`;
    const rows = await tx.leadDue.findMany({
      where: { id: { in: ids.map(({ id }) => id) } },
      select: {
        ...{ kind: true, amount: true, currency: true, until: true },
        lead: { select: { reference: true, hotel: named, property: named } },
        links: { select: { email: true }, orderBy: { createdAt: 'asc' } },
        events: { where: { method: 'transfer' }, select: { onDay: true, reference: true }, orderBy: { id: 'asc' } },
      },
      orderBy: [{ until: 'asc' }, { id: 'asc' }],
    });
    return rows.map(({ lead, kind, amount, currency, until, links, events }) => ({
      ...{ reference: lead.reference, house: (lead.hotel ?? lead.property)?.name ?? '', due: kind, currency },
      amount: toUnits(amount, currency),
      until: fromDatabaseDay(until),
      linkSentTo: links.flatMap((link) => (link.email?.toLowerCase() === email ? [link.email] : [])),
      transfers: events.map(({ onDay, reference }) => ({ on: fromDatabaseDay(onDay), reference })),
    }));
  });
}

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
  const bookings = viewer.isEmailVerified ? await exportBookings(viewer.email.toLowerCase()) : [];
  const payments = viewer.isEmailVerified ? await exportPayments(viewer.email.toLowerCase()) : [];
  return scoped(viewer, async (tx) => {
    const user = await tx.user.findUnique({
      where: { id: userId },
      include: {
        memberships: { orderBy: { joinedAt: 'asc' } },
        sessions: { orderBy: { createdAt: 'asc' } },
        invitationsSent: { orderBy: { createdAt: 'asc' } },
        destinationRequests: { orderBy: { createdAt: 'asc' } },
        digest: true,
        calendarAddresses: { orderBy: { createdAt: 'asc' } },
      },
    });
    if (!user) return null;
    const consents = await tx.consentLog.findMany({ where: { userId }, orderBy: { at: 'asc' } });
    const actions = await tx.audit.findMany({ where: { actorId: userId }, orderBy: { id: 'asc' } });
    const ofAddress = user.isEmailVerified
      ? await asProduct(tx, () => exportOfAddress(tx, user.email))
      : nothingOfAddress;
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
      // Never the addresses themselves: whoever reads the file would read the calendar.
      digest: user.digest && { rhythm: user.digest.rhythm, timeZone: user.digest.timeZone },
      calendarAddresses: user.calendarAddresses.map(({ createdAt, revokedAt }) => ({
        createdAt: text(createdAt),
        revokedAt: textOrNull(revokedAt),
      })),
      ...ofAddress,
      bookings,
      payments,
      consents: consents.map(({ at, choice, version, host }) => ({ at: text(at), choice, version, host })),
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
