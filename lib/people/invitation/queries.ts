import 'server-only';
import { managesAgency } from '@/lib/people/access/agency';
import { inviterOf } from '@/lib/people/agency/inviter';
import { agencyRoles } from '@/lib/people/membership/types';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { db, type Transaction } from '@/lib/platform/db';
import { hashLinkToken } from '@/lib/platform/link-token';
import { displayName } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import { sealInvitedAddress } from './proof';
import { invitationState } from './rules';
import type { InvitationJson } from './schema';
import { invitationToken } from './tokens';
import type { InvitationByToken, InvitationLetter, InvitationToViewer, JoinedLetter } from './types';

/** As the database's own function returns it, past row-level security. */
type Described = {
  id: string;
  email: string;
  role: string;
  expiresAt: string;
  acceptedById: string | null;
  isRevoked: boolean;
  agencyId: string;
  agencyName: string;
  inviterFirstName: string | null;
};

export type FoundInvitation = InvitationToViewer & { email: string; acceptedById: string | null };

function found(row: Described): FoundInvitation {
  const expiresAt = new Date(row.expiresAt);
  const { id, email, acceptedById, isRevoked, agencyId, agencyName, inviterFirstName } = row;
  return {
    _id: id,
    email,
    acceptedById,
    agencyId,
    agencyName,
    inviterFirstName,
    role: agencyRoles.find((role) => role === row.role) ?? 'agent',
    state: invitationState({ expiresAt, isAccepted: acceptedById !== null, isRevoked }, clock.machine()),
    expiresAt,
  };
}

/** The invitation of a link; null when there is none. Before any scope. */
export async function findInvitation(token: string, tx: Transaction | typeof db = db): Promise<FoundInvitation | null> {
  const hash = hashLinkToken(token);
  const [row] = await tx.$queryRaw<{ found: Described | null }[]>`SELECT invitation_of_token(${hash}) AS found`;
  return row?.found ? found(row.found) : null;
}

/** Every invitation to the viewer's verified address, newest first. */
export async function findInvitationsTo(viewer: Viewer, tx: Transaction | typeof db = db): Promise<FoundInvitation[]> {
  if (!viewer.isEmailVerified) return [];
  const [row] = await tx.$queryRaw<{ found: Described[] }[]>`SELECT invitations_of_email(${viewer.email}) AS found`;
  return (row?.found ?? []).map(found);
}

/** For the person: every invitation to their verified address, in any state. */
export async function listInvitationsToViewer(viewer: Viewer): Promise<InvitationToViewer[]> {
  const all = await findInvitationsTo(viewer);
  return all.map(({ _id, agencyId, agencyName, inviterFirstName, role, state, expiresAt }) => {
    return { _id, agencyId, agencyName, inviterFirstName, role, state, expiresAt };
  });
}

/** What the page behind the link shows: agency, who invited and as what; never whom. Null for an unknown token. */
export async function getInvitationByToken(viewer: Viewer | null, token: string): Promise<InvitationByToken | null> {
  const invitation = await findInvitation(token);
  if (!invitation) return null;
  const { agencyName, inviterFirstName, role, state, email } = invitation;
  const isForViewer = viewer === null ? null : viewer.isEmailVerified && viewer.email === email;
  return { agencyName, inviterFirstName, role, state, isForViewer };
}

/** For the issuer's form for a new account: the link that was opened has proved the invited address. Null once it ended. */
export async function getProofOfAddress(token: string): Promise<string | null> {
  const invitation = await findInvitation(token);
  return invitation?.state === 'open' ? sealInvitedAddress(invitation.email) : null;
}

/** Invitations of an agency, newest first, for those who manage it; null for anybody else. */
export async function listInvitations(
  viewer: Viewer,
  agencyId: string,
  within?: Transaction,
): Promise<InvitationJson[] | null> {
  if (!managesAgency(viewer, agencyId)) return null;
  const read = async (tx: Transaction) => {
    const rows = await tx.invitation.findMany({ where: { agencyId }, orderBy: [{ createdAt: 'desc' }, { id: 'asc' }] });
    const inviters = await invitersOf(tx, rows);
    return rows.map((row) => toInvitationJson(row, inviters));
  };
  return scoped(viewer, read, { within });
}

type InvitationRow = {
  id: string;
  email: string;
  role: string;
  invitedById: string;
  createdAt: Date;
  expiresAt: Date;
  acceptedAt: Date | null;
  revokedAt: Date | null;
};

/** Names by id. An admin who invited for the agency is missing: row-level security hides admins from agencies. */
export async function invitersOf(tx: Transaction, rows: readonly InvitationRow[]): Promise<Map<string, string>> {
  const people = await tx.user.findMany({
    where: { id: { in: rows.map(({ invitedById }) => invitedById) } },
    select: { id: true, firstName: true, lastName: true, email: true },
  });
  return new Map(people.map((person) => [person.id, displayName(person)]));
}

export function toInvitationJson(row: InvitationRow, inviters: ReadonlyMap<string, string>): InvitationJson {
  return {
    _id: row.id,
    email: row.email,
    role: agencyRoles.find((role) => role === row.role) ?? 'agent',
    state: invitationState(
      { expiresAt: row.expiresAt, isAccepted: row.acceptedAt !== null, isRevoked: row.revokedAt !== null },
      clock.machine(),
    ),
    invitedBy: inviters.get(row.invitedById) ?? null,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}

/** An invitation as its mail tells it; null when it is no longer open. For the worker. */
export function getInvitationLetter(invitationId: string): Promise<InvitationLetter | null> {
  return scoped('system', async (tx) => {
    const row = await tx.invitation.findUnique({
      where: { id: invitationId, acceptedAt: null, revokedAt: null },
      include: { agency: true, invitedBy: { select: { firstName: true, role: true } } },
    });
    if (!row || row.expiresAt <= clock.machine()) return null;
    return {
      token: invitationToken(row.id, row.tokenHash),
      email: row.email,
      agencyName: row.agency.name,
      design: {
        main: row.agency.designMainColor,
        accentOnMain: row.agency.designAccentOnMain,
        invertedFont: row.agency.designInvertedFont,
        theme: row.agency.designTheme,
        logoId: row.agency.designLogoId,
      },
      inviterFirstName: row.invitedBy.role === 'admin' ? null : row.invitedBy.firstName,
      role: agencyRoles.find((role) => role === row.role) ?? 'agent',
      expiresAt: row.expiresAt,
    };
  });
}

/** For the worker, once an invitation was accepted: who came, and who is told; null when one of them is gone. */
export function getJoinedLetter(invitationId: string): Promise<JoinedLetter | null> {
  return scoped('system', async (tx) => {
    const row = await tx.invitation.findUnique({
      where: { id: invitationId, acceptedAt: { not: null } },
      include: { agency: { select: { name: true } }, acceptedBy: true },
    });
    const reader = row && (await inviterOf(tx, row.agencyId, row.invitedById));
    if (!row?.acceptedBy || !reader) return null;
    return {
      reader,
      agencyName: row.agency.name,
      person: { name: displayName(row.acceptedBy), email: row.acceptedBy.email },
      role: agencyRoles.find((role) => role === row.role) ?? 'agent',
    };
  });
}
