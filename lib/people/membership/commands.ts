import 'server-only';
import { randomUUID } from 'node:crypto';
import { managesAgency } from '@/lib/people/access/agency';
import { writeAudit } from '@/lib/people/audit/commands';
import type { AuditContext } from '@/lib/people/audit/types';
import { enterScope } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import { displayName } from '@/lib/platform/viewer/rules';
import type { Role, Viewer } from '@/lib/platform/viewer/types';
import { findJoinableAgency } from './queries';
import type { MemberJson, MemberPatch } from './schema';
import { type AgencyRole, agencyRoles } from './types';

const notThere = () => new AppError('notFound', { status: 404 });

const noDesign = { main: null, accentOnMain: null, invertedFont: null, theme: null, logoId: null };

/** The scope of somebody who has just joined. Only for an agency that this very transaction added them to. */
async function enterAgency(tx: Transaction, viewer: Viewer, agency: { id: string; name: string }): Promise<void> {
  await enterScope(tx, { ...viewer, agency: { ...agency, verification: 'none', design: noDesign } });
}

/** One agency a person: two ways in at the same moment wait for each other here, until the transaction ends. */
export async function lockWayIn(tx: Transaction, viewer: Viewer): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`membership\n${viewer.id}`}, 0))::text`;
}

/** Throws 409 for somebody who has an agency. */
export async function requireNoAgency(tx: Transaction, viewer: Viewer): Promise<void> {
  await lockWayIn(tx, viewer);
  const active = await tx.membership.count({ where: { userId: viewer.id, removedAt: null } });
  if (active > 0) throw new AppError('alreadyInAgency', { status: 409 });
}

type Joining = {
  agency: { id: string; name: string };
  role: AgencyRole;
  joinedBy: 'registration' | 'domain' | 'invitation';
  /** Makes the membership of that id: one of the functions by which alone the database lets anybody in. */
  join: (membershipId: string) => Promise<void>;
};

/**
 * Makes the viewer a member, after `requireNoAgency`; the transaction is in the agency's scope afterwards. `join` changes
 * role and company with it (rule 2.14): admins stay admins, and the company, by which the brand is found, is the
 * agency's name unless they have one.
 */
export async function addMember(
  tx: Transaction,
  viewer: Viewer,
  { agency, role, joinedBy, join }: Joining,
  { requestId, now }: Omit<AuditContext, 'viewer'>,
): Promise<void> {
  const id = randomUUID();
  const isOwner = joinedBy === 'registration';
  await join(id);
  await enterAgency(tx, viewer, agency);
  const after: Role = viewer.role === 'admin' ? 'admin' : role;
  await writeAudit(
    tx,
    { viewer, requestId, now },
    {
      action: 'membership.joined',
      entity: 'membership',
      entityId: id,
      before: { role: viewer.role },
      after: { userId: viewer.id, agencyId: agency.id, isOwner, joinedBy, role: after },
    },
  );
}

/**
 * Joins the agency whose domain the viewer's verified e-mail has, as an agent. Throws 404 for any other agency, one they
 * were removed from included, and 409 for somebody who has one.
 */
export async function joinByDomain(
  tx: Transaction,
  viewer: Viewer,
  agencyId: string,
  context: WriteContext,
): Promise<void> {
  await requireNoAgency(tx, viewer);
  const agency = await findJoinableAgency(tx, viewer);
  if (agency?.id !== agencyId) throw notThere();
  const join = async (membershipId: string) => {
    const at = clock.machine();
    await tx.$executeRaw`SELECT join_agency_by_domain(${agency.id}, ${membershipId}, ${at}::timestamptz)`;
  };
  await addMember(tx, viewer, { agency, role: 'agent', joinedBy: 'domain', join }, context);
}

type Member = { membershipId: string; role: Role; isOwner: boolean };

/** The member, with the agency locked so that two changes at once cannot take its last supervisor. Throws 404. */
async function lockMember(tx: Transaction, viewer: Viewer, agencyId: string, userId: string): Promise<Member> {
  if (!managesAgency(viewer, agencyId)) throw notThere();
  await tx.$queryRaw`SELECT id FROM agency WHERE id = ${agencyId} FOR UPDATE`;
  const found = await tx.membership.findFirst({
    where: { agencyId, userId, removedAt: null },
    select: { id: true, isOwner: true, user: { select: { role: true } } },
  });
  if (!found) throw notThere();
  return { membershipId: found.id, role: found.user.role, isOwner: found.isOwner };
}

async function requireAnotherSupervisor(tx: Transaction, agencyId: string, userId: string): Promise<void> {
  const others = await tx.membership.count({
    where: { agencyId, removedAt: null, userId: { not: userId }, user: { role: 'supervisorAgent' } },
  });
  if (others === 0) throw new AppError('lastSupervisor', { status: 409 });
}

/** The lifestyle agent's role belongs to the card programme. */
export async function requireRoleOffered(tx: Transaction, agencyId: string, role: AgencyRole): Promise<void> {
  if (role !== 'carta_lifestyleAgent') return;
  const isMember = await tx.agencyProgramme.count({
    where: { agencyId, status: 'verified', programme: { isCardProgramme: true } },
  });
  if (isMember === 0) throw new AppError('invalidInput', { status: 422, fields: { role: 'roleNotOffered' } });
}

/**
 * Supervisors give their colleagues a role. Throws 404, 409 for the last supervisor and the owner, 403 for somebody whose
 * role is not an agency's.
 */
export async function changeMemberRole(
  tx: Transaction,
  viewer: Viewer,
  { agencyId, userId }: { agencyId: string; userId: string },
  { role }: MemberPatch,
  { requestId, now }: WriteContext,
): Promise<MemberJson> {
  const member = await lockMember(tx, viewer, agencyId, userId);
  if (!agencyRoles.some((one) => one === member.role)) throw new AppError('forbidden', { status: 403 });
  if (member.role !== role) {
    if (member.isOwner) throw new AppError('ownerStays', { status: 409 });
    if (member.role === 'supervisorAgent') await requireAnotherSupervisor(tx, agencyId, userId);
    await requireRoleOffered(tx, agencyId, role);
    await tx.$executeRaw`SELECT change_member_role(${agencyId}, ${userId}, ${role}::"Role")`;
    await writeAudit(
      tx,
      { viewer, requestId, now },
      {
        action: 'membership.roleChanged',
        entity: 'membership',
        entityId: member.membershipId,
        before: { role: member.role },
        after: { role, userId, agencyId },
      },
    );
  }
  const { joinedAt, isOwner, user } = await tx.membership.findUniqueOrThrow({
    where: { id: member.membershipId },
    include: { user: true },
  });
  const { id, email, firstName, lastName } = user;
  return {
    _id: id,
    email,
    firstName,
    lastName,
    displayName: displayName(user),
    role: user.role,
    isOwner,
    joinedAt: joinedAt.toISOString(),
  };
}

/**
 * Takes somebody out of an agency: from their next request on they see nothing of it, and their role is an agent's
 * again. Throws 404, 409 for the last supervisor and for the owner, who hands the agency over first.
 */
export async function removeMember(
  tx: Transaction,
  viewer: Viewer,
  { agencyId, userId }: { agencyId: string; userId: string },
  { requestId, now }: WriteContext,
): Promise<void> {
  const member = await lockMember(tx, viewer, agencyId, userId);
  if (member.isOwner) throw new AppError('ownerStays', { status: 409 });
  if (member.role === 'supervisorAgent') await requireAnotherSupervisor(tx, agencyId, userId);
  await tx.$executeRaw`SELECT remove_member(${agencyId}, ${userId}, ${clock.machine()}::timestamptz)`;
  await writeAudit(
    tx,
    { viewer, requestId, now },
    {
      action: 'membership.removed',
      entity: 'membership',
      entityId: member.membershipId,
      before: { userId, agencyId, role: member.role },
    },
  );
}

/**
 * The owner, or an admin, makes a colleague owner and supervisor; whoever was the owner stays a supervisor. Throws 404, 403
 * for everybody else and for an heir whose role is not an agency's.
 */
export async function handAgencyOver(
  tx: Transaction,
  viewer: Viewer,
  { agencyId, userId }: { agencyId: string; userId: string },
  { requestId, now }: WriteContext,
): Promise<void> {
  const heir = await lockMember(tx, viewer, agencyId, userId);
  const owner = await tx.membership.findFirst({
    where: { agencyId, isOwner: true, removedAt: null },
    select: { userId: true },
  });
  const isAllowed = viewer.role === 'admin' || owner?.userId === viewer.id;
  if (!isAllowed || !agencyRoles.some((role) => role === heir.role)) throw new AppError('forbidden', { status: 403 });
  if (heir.isOwner) return;
  await tx.$executeRaw`SELECT hand_agency_over(${agencyId}, ${userId})`;
  await writeAudit(
    tx,
    { viewer, requestId, now },
    {
      action: 'agency.handedOver',
      entity: 'agency',
      entityId: agencyId,
      before: { ownerId: owner?.userId ?? null },
      after: { ownerId: userId },
    },
  );
}
