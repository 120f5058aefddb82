import 'server-only';
import { readInvitationRewards } from '@/lib/money/reward/queries';
import { inviterOf } from '@/lib/people/agency/inviter';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import { hashLinkToken } from '@/lib/platform/link-token';
import type { Viewer } from '@/lib/platform/viewer/types';
import { hotelInvitationState, mayClaim, ownDomain } from './rules';
import { hotelInvitationToken } from './tokens';
import type { ClaimedLetter, OpenedHotelInvitation, SentHotelInvitation } from './types';

const inForce = (today: PlainDate) => {
  const day = toDatabaseDay(today);
  return { validFrom: { lte: day }, OR: [{ validUntil: null }, { validUntil: { gte: day } }] };
};

/**
 * The agency's invitations that were not taken back, one a hotel, newest first; of one hotel where it is named. With the brand they
 * say what they earn, to whoever may see it.
 */
export async function listHotelInvitations(
  viewer: Viewer,
  agencyId: string,
  { locale, hotelId, brand }: { locale: Locale; hotelId?: string; brand?: Parameters<typeof readInvitationRewards>[2] },
  within?: Transaction,
): Promise<SentHotelInvitation[]> {
  const [today, at] = [await clock.today(), await clock.now()];
  const read = async (tx: Transaction) => {
    const rows = await tx.hotelInvitation.findMany({
      where: { agencyId, hotelId, revokedAt: null },
      include: {
        hotel: {
          select: {
            name: true,
            city: { select: { nameEn: true, nameDe: true } },
            agreements: {
              where: { agencyId, ...inForce(today) },
              select: { validFrom: true },
              orderBy: { validFrom: 'desc' },
            },
          },
        },
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    });
    // Not by the relation: row security hides an admin, or somebody who has left.
    const people = await tx.user.findMany({
      where: { id: { in: rows.map(({ invitedById }) => invitedById) } },
      select: { id: true, firstName: true, lastName: true },
    });
    const names = new Map(
      people.map(({ id, firstName, lastName }) => [id, `${firstName ?? ''} ${lastName}`.trim() || null]),
    );
    const rewards = brand ? await readInvitationRewards(tx, viewer, brand, { agencyId, at }) : null;
    return rows.map((row): SentHotelInvitation => {
      const { hotel, openedAt, claimedAt, expiresAt } = row;
      const [agreement] = hotel.agreements;
      const isLive = agreement !== undefined;
      return {
        hotelId: row.hotelId,
        hotelName: hotel.name,
        cityName: inLanguage(locale, { en: hotel.city.nameEn, de: hotel.city.nameDe }),
        invitedBy: names.get(row.invitedById) ?? null,
        state: hotelInvitationState({ openedAt, claimedAt, expiresAt, isLive }, clock.machine()),
        token: hotelInvitationToken(row.id, row.tokenHash),
        sentAt: row.createdAt,
        openedAt,
        claimedAt,
        liveSince: claimedAt && agreement ? fromDatabaseDay(agreement.validFrom) : null,
        expiresAt,
        reward: rewards?.earned.get(row.id) ?? rewards?.possible ?? null,
      };
    });
  };
  return scoped(viewer, read, { within });
}

/** An invitation that can be taken up, or was; null for any other token, whatever is wrong with it. In system scope. */
export async function findHotelInvitation(tx: Transaction, token: string) {
  const row = await tx.hotelInvitation.findUnique({
    where: { tokenHash: hashLinkToken(token) },
    include: {
      agency: { select: { name: true } },
      invitedBy: { select: { firstName: true, lastName: true } },
      hotel: { select: { name: true, reservationEmail: true, salesManagers: { select: { email: true } } } },
    },
  });
  if (!row || row.revokedAt || (!row.claimedAt && row.expiresAt <= clock.machine())) return null;
  const { name, reservationEmail, salesManagers } = row.hotel;
  const managers = salesManagers.map(({ email }) => email);
  return { ...row, hotel: { id: row.hotelId, name, reservations: reservationEmail, managers } };
}

/** What the link shows: to everybody while it is open, afterwards only to the one who claimed the hotel with it. */
export async function openHotelInvitation(viewer: Viewer | null, token: string): Promise<OpenedHotelInvitation | null> {
  const found = await scoped('system', (tx) => findHotelInvitation(tx, token));
  if (!found) return null;
  const { hotel, agency, invitedBy, expiresAt, claimedById } = found;
  const hasClaimed = claimedById !== null && claimedById === viewer?.id;
  if (claimedById !== null && !hasClaimed) return null;
  const standing = () => {
    if (hasClaimed) return 'hasClaimed';
    return viewer && (mayClaim(viewer, hotel) ? 'mayClaim' : 'otherAddress');
  };
  return {
    hotelName: hotel.name,
    agencyName: agency.name,
    inviterName: `${invitedBy.firstName ?? ''} ${invitedBy.lastName}`.trim() || null,
    expiresAt,
    domain: ownDomain(hotel),
    standing: standing(),
  };
}

/** For the worker, once a hotel was claimed: which, and who is told; null when one of them is gone. */
export function getClaimedLetter(invitationId: string): Promise<ClaimedLetter | null> {
  return scoped('system', async (tx) => {
    const row = await tx.hotelInvitation.findUnique({
      where: { id: invitationId, claimedAt: { not: null } },
      select: { agencyId: true, invitedById: true, hotel: { select: { name: true } } },
    });
    const reader = row && (await inviterOf(tx, row.agencyId, row.invitedById));
    return row && reader ? { reader, hotelName: row.hotel.name } : null;
  });
}
