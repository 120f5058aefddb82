import 'server-only';
import { randomUUID } from 'node:crypto';
import { shownHotels, showsDemoHotels } from '@/lib/catalogue/hotel/listed';
import { writeAudit } from '@/lib/people/audit/commands';
import { enterScope } from '@/lib/people/scope';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { count, DAY_SECONDS } from '@/lib/platform/limits';
import { hashLinkToken } from '@/lib/platform/link-token';
import { enqueueMail } from '@/lib/platform/outbox/commands';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { findHotelInvitation, listHotelInvitations } from './queries';
import { HOTEL_INVITATION_MILLISECONDS, mayClaim } from './rules';
import type { HotelInvitationLinkJson } from './schema';
import { hotelInvitationToken } from './tokens';

type Done = { done: true };
const DONE: Done = { done: true };

const notThere = () => new AppError('notFound', { status: 404 });

/** New links a day of one agency: taking back and asking again is no way to flood anybody, but it leaves rows. */
const LINKS_OF_AGENCY = 100;

/**
 * The link of the viewer's agency for a hotel without a direct contract, made when there is none that is open or was
 * claimed; asked again it is the same. Throws 404 for a hotel that is not to be invited, 409 without an agency, 429.
 */
export async function provideHotelInvitationLink(
  tx: Transaction,
  viewer: Viewer,
  hotelId: string,
  context: WriteContext,
): Promise<HotelInvitationLinkJson> {
  const shown = shownHotels(showsDemoHotels(viewer, context.includeDemos));
  const hotel = await tx.hotel.findFirst({
    where: { id: hotelId, hasToBeInvitedToDirectContract: true, isReseller: false, ...shown },
    select: { id: true },
  });
  if (!hotel) throw notThere();
  if (!viewer.agency) throw new AppError('agencyNeeded', { status: 409 });
  const pair = { agencyId: viewer.agency.id, hotelId };
  const now = clock.machine();
  // An expired one gives way to its successor.
  await tx.hotelInvitation.updateMany({
    where: { ...pair, revokedAt: null, claimedAt: null, expiresAt: { lte: now } },
    data: { revokedAt: now },
  });
  const id = randomUUID();
  // Of two that ask at once the second waits at the index, and then both have the first one's.
  const made = await tx.hotelInvitation.createMany({
    data: {
      ...pair,
      id,
      invitedById: viewer.id,
      tokenHash: hashLinkToken(hotelInvitationToken(id)),
      createdAt: now,
      expiresAt: new Date(now.getTime() + HOTEL_INVITATION_MILLISECONDS),
    },
    skipDuplicates: true,
  });
  if (made.count > 0) {
    await count(tx, [
      { name: 'hotelInvitation:agency', key: [pair.agencyId], points: LINKS_OF_AGENCY, seconds: DAY_SECONDS },
    ]);
    await audit(tx, viewer, context, 'hotelInvitation.created', id, pair);
  }
  const [invitation] = await listHotelInvitations(viewer, pair.agencyId, { locale: context.locale, hotelId }, tx);
  if (!invitation) throw notThere();
  const { token, state, expiresAt } = invitation;
  const link = `${context.origin}${paths.hotelInvitation(token)}`;
  return { link, state, expiresAt: expiresAt.toISOString() };
}

type AuditAction = 'hotelInvitation.created' | 'hotelInvitation.revoked' | 'hotelInvitation.claimed';

async function audit(
  tx: Transaction,
  viewer: Viewer,
  { requestId, now }: Pick<WriteContext, 'requestId' | 'now'>,
  action: AuditAction,
  entityId: string,
  after: { agencyId: string; hotelId: string },
): Promise<void> {
  await writeAudit(tx, { viewer, requestId, now }, { action, entity: 'hotelInvitation', entityId, after });
}

/** Takes the agency's link back: it opens nothing any more. Throws 404 where there is none, or it was claimed. */
export async function revokeHotelInvitation(
  tx: Transaction,
  viewer: Viewer,
  hotelId: string,
  context: WriteContext,
): Promise<Done> {
  const pair = { agencyId: viewer.agency?.id ?? '', hotelId };
  const open = { ...pair, revokedAt: null, claimedAt: null };
  const invitation = await tx.hotelInvitation.findFirst({ where: open, select: { id: true } });
  const { count: ended } = await tx.hotelInvitation.updateMany({
    where: open,
    data: { revokedAt: clock.machine() },
  });
  if (!invitation || ended === 0) throw notThere();
  await audit(tx, viewer, context, 'hotelInvitation.revoked', invitation.id, pair);
  return DONE;
}

/** The page was opened in a browser; programs that look into mails run no script. Told once. */
export async function noteHotelInvitationVisit(tx: Transaction, token: string): Promise<Done> {
  await enterScope(tx, 'system');
  const invitation = await findHotelInvitation(tx, token);
  if (!invitation) throw notThere();
  const now = clock.machine();
  await tx.hotelInvitation.updateMany({ where: { id: invitation.id, openedAt: null }, data: { openedAt: now } });
  return DONE;
}

/**
 * The invited contact answers for the hotel from now on. A link that has ended, was used by somebody else, was altered or
 * never was, and a person whom the hotel's own address does not name, get the same 404. Pressed again by the one who
 * claimed, it changes nothing.
 */
export async function claimHotel(tx: Transaction, viewer: Viewer, token: string, context: WriteContext): Promise<Done> {
  await enterScope(tx, 'system');
  const invitation = await findHotelInvitation(tx, token);
  await enterScope(tx, viewer);
  if (!invitation) throw notThere();
  if (invitation.claimedById === viewer.id) return DONE;
  if (!mayClaim(viewer, invitation.hotel)) throw notThere();
  // Judged again under the row's lock: it may have been taken back or used a moment ago.
  const [claimed] = await tx.$queryRaw<{ isOpen: boolean }[]>`
    SELECT claim_hotel(${invitation.id}, ${clock.machine()}::timestamptz) AS "isOpen"`;
  if (!claimed?.isOpen) throw notThere();
  const { agencyId, hotelId } = invitation;
  await audit(tx, viewer, context, 'hotelInvitation.claimed', invitation.id, { agencyId, hotelId });
  await enqueueMail(tx, `hotelInvitation:${invitation.id}:claimed`, {
    mail: 'hotelClaimed',
    invitationId: invitation.id,
    brandId: context.brandId,
  });
  return DONE;
}
