import 'server-only';
import { randomUUID } from 'node:crypto';
import { managesAgency } from '@/lib/people/access/agency';
import { writeAudit } from '@/lib/people/audit/commands';
import { addMember, lockWayIn, requireNoAgency, requireRoleOffered } from '@/lib/people/membership/commands';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { count, DAY_SECONDS } from '@/lib/platform/limits';
import { hashLinkToken } from '@/lib/platform/link-token';
import { enqueueMail, mailboxLimit } from '@/lib/platform/outbox/commands';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { type FoundInvitation, findInvitation, findInvitationsTo, invitersOf, toInvitationJson } from './queries';
import { INVITATION_MILLISECONDS, mayInvite } from './rules';
import type { Acceptance, InvitationInput, InvitationJson } from './schema';
import { invitationToken } from './tokens';

const notThere = () => new AppError('notFound', { status: 404 });

/** The agency the viewer invites into: the one they stand in. Throws 409 without one. */
function ownAgency(viewer: Viewer): string {
  if (!viewer.agency) throw new AppError('agencyNeeded', { status: 409 });
  if (!managesAgency(viewer, viewer.agency.id)) throw new AppError('forbidden', { status: 403 });
  return viewer.agency.id;
}

/** A day's mails of an agency that brings all of its people, and to any one of them. */
const MAILS_OF_AGENCY = 100;
const MAILS_TO_ONE = 5;

/** Throws 422 for whom the agency may not invite, 429 when it has sent too many. */
async function requireMayWrite(tx: Transaction, viewer: Viewer, agencyId: string, email: string): Promise<void> {
  const agency = await tx.agency.findUniqueOrThrow({
    where: { id: agencyId },
    select: { verification: true, autoInviteEmailDomain: true },
  });
  if (!mayInvite(viewer, agency, email)) {
    throw new AppError('invalidInput', { status: 422, fields: { email: 'invitationOwnDomain' } });
  }
  await count(tx, [
    { name: 'invitation:agency', key: [agencyId], points: MAILS_OF_AGENCY, seconds: DAY_SECONDS },
    { name: 'invitation:address', key: [agencyId, email], points: MAILS_TO_ONE, seconds: DAY_SECONDS },
    mailboxLimit(email),
  ]);
}

async function sendMail(tx: Transaction, invitationId: string, expiresAt: Date, context: WriteContext): Promise<void> {
  const { locale, brandId } = context;
  await enqueueMail(tx, `invitation:${invitationId}:${expiresAt.getTime()}`, {
    mail: 'invitation',
    invitationId,
    locale,
    brandId,
  });
}

async function asJson(tx: Transaction, id: string): Promise<InvitationJson> {
  const row = await tx.invitation.findUniqueOrThrow({ where: { id } });
  return toInvitationJson(row, await invitersOf(tx, [row]));
}

/**
 * Invites an address into the viewer's agency: single use, 14 days. An expired invitation gives way to its successor.
 * Throws 409 for an open one, 422 for a colleague and for whom the agency may not invite, 429. Whether the address is known
 * elsewhere is not told.
 */
export async function createInvitation(
  tx: Transaction,
  viewer: Viewer,
  { email, role }: InvitationInput,
  context: WriteContext,
): Promise<InvitationJson> {
  const agencyId = ownAgency(viewer);
  await tx.$queryRaw`SELECT id FROM agency WHERE id = ${agencyId} FOR UPDATE`;
  await requireRoleOffered(tx, agencyId, role);
  const colleague = await tx.membership.count({ where: { agencyId, removedAt: null, user: { email } } });
  if (colleague > 0) throw new AppError('invalidInput', { status: 422, fields: { email: 'alreadyMember' } });

  const now = clock.machine();
  const open = await tx.invitation.findFirst({ where: { agencyId, email, acceptedAt: null, revokedAt: null } });
  if (open && open.expiresAt > now) throw new AppError('alreadyInvited', { status: 409 });
  await requireMayWrite(tx, viewer, agencyId, email);
  if (open) await tx.invitation.update({ where: { id: open.id }, data: { revokedAt: now } });

  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + INVITATION_MILLISECONDS);
  await tx.invitation.create({
    data: {
      id,
      agencyId,
      email,
      role,
      tokenHash: hashLinkToken(invitationToken(id)),
      invitedById: viewer.id,
      createdAt: now,
      expiresAt,
    },
  });
  await writeAudit(
    tx,
    { viewer, requestId: context.requestId, now: context.now },
    { action: 'invitation.created', entity: 'invitation', entityId: id, after: { agencyId, email, role } },
  );
  await sendMail(tx, id, expiresAt, context);
  return asJson(tx, id);
}

/** An invitation of an agency the viewer manages, kept from other changes. Throws 404. */
async function lockInvitation(tx: Transaction, viewer: Viewer, invitationId: string) {
  await tx.$queryRaw`SELECT id FROM invitation WHERE id = ${invitationId} FOR UPDATE`;
  const row = await tx.invitation.findUnique({ where: { id: invitationId } });
  if (!row || !managesAgency(viewer, row.agencyId)) throw notThere();
  return row;
}

/**
 * Sends an open or expired invitation again and lets it run for another 14 days. Its link stays, unless the secret it was
 * made with is gone. Throws 404, 409, 422, 429.
 */
export async function resendInvitation(
  tx: Transaction,
  viewer: Viewer,
  invitationId: string,
  context: WriteContext,
): Promise<InvitationJson> {
  const row = await lockInvitation(tx, viewer, invitationId);
  if (row.acceptedAt || row.revokedAt) throw new AppError('invitationEnded', { status: 409 });
  const expiresAt = new Date(clock.machine().getTime() + INVITATION_MILLISECONDS);
  await requireMayWrite(tx, viewer, row.agencyId, row.email);
  const tokenHash = hashLinkToken(invitationToken(row.id, row.tokenHash));
  await tx.invitation.update({ where: { id: row.id }, data: { expiresAt, tokenHash } });
  await writeAudit(
    tx,
    { viewer, requestId: context.requestId, now: context.now },
    {
      action: 'invitation.resent',
      entity: 'invitation',
      entityId: row.id,
      before: { expiresAt: row.expiresAt.toISOString() },
      after: { expiresAt: expiresAt.toISOString() },
    },
  );
  await sendMail(tx, row.id, expiresAt, context);
  return asJson(tx, row.id);
}

/** Takes an invitation back; a second time changes nothing. Throws 404, 409 for one that was accepted. */
export async function revokeInvitation(
  tx: Transaction,
  viewer: Viewer,
  invitationId: string,
  { requestId, now }: WriteContext,
): Promise<InvitationJson> {
  const row = await lockInvitation(tx, viewer, invitationId);
  if (row.acceptedAt) throw new AppError('invitationEnded', { status: 409 });
  if (!row.revokedAt) {
    await tx.invitation.update({ where: { id: row.id }, data: { revokedAt: clock.machine() } });
    await writeAudit(
      tx,
      { viewer, requestId, now },
      { action: 'invitation.revoked', entity: 'invitation', entityId: row.id, before: { email: row.email } },
    );
  }
  return asJson(tx, row.id);
}

async function findAccepted(tx: Transaction, viewer: Viewer, asked: Acceptance): Promise<FoundInvitation | null> {
  if ('token' in asked) return findInvitation(asked.token, tx);
  const all = await findInvitationsTo(viewer, tx);
  return all.find(({ _id }) => _id === asked._id) ?? null;
}

/**
 * The invited person comes in, with the invitation's role. Only with the very address, verified: for anybody else the
 * link leads nowhere (404), whatever its state. 410 for one that ended, 409 for somebody who has an agency. Pressed again
 * by the one who used it, it changes nothing.
 */
export async function acceptInvitation(
  tx: Transaction,
  viewer: Viewer,
  asked: Acceptance,
  context: WriteContext,
): Promise<{ travelAgencyId: string }> {
  await lockWayIn(tx, viewer);
  const invitation = await findAccepted(tx, viewer, asked);
  if (!invitation || !viewer.isEmailVerified || invitation.email !== viewer.email) {
    throw new AppError('invitationInvalid', { status: 404 });
  }
  const { _id, agencyId, agencyName, role } = invitation;
  if (invitation.acceptedById === viewer.id) {
    const isMember = await tx.membership.count({ where: { userId: viewer.id, agencyId, removedAt: null } });
    if (isMember > 0) return { travelAgencyId: agencyId };
  }
  if (invitation.state !== 'open') throw new AppError('invitationEnded', { status: 410 });
  await requireNoAgency(tx, viewer);

  const agency = { id: agencyId, name: agencyName };
  // Judged again under the row's lock: it may have been revoked a moment ago.
  const join = async (membershipId: string) => {
    const [accepted] = await tx.$queryRaw<{ isOpen: boolean }[]>`
      SELECT accept_invitation(${_id}, ${membershipId}, ${clock.machine()}::timestamptz) AS "isOpen"`;
    if (!accepted?.isOpen) throw new AppError('invitationEnded', { status: 410 });
  };
  await addMember(tx, viewer, { agency, role, joinedBy: 'invitation', join }, context);
  await writeAudit(
    tx,
    { viewer, requestId: context.requestId, now: context.now },
    {
      action: 'invitation.accepted',
      entity: 'invitation',
      entityId: _id,
      after: { userId: viewer.id, agencyId, role },
    },
  );
  await enqueueMail(tx, `invitation:${_id}:joined`, {
    mail: 'colleagueJoined',
    invitationId: _id,
    brandId: context.brandId,
  });
  return { travelAgencyId: agencyId };
}
