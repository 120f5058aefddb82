import { enterScope } from '@/lib/people/scope';
import { db, type Transaction } from '@/lib/platform/db';
import type { Viewer } from '@/lib/platform/viewer/types';
import { createProgrammes, createTeam } from '@/tests/factories/agency';
import { asOwner } from '@/tests/factories/owner';
import { createUser, signIn, viewerOf } from '@/tests/factories/user';

/** When everything here is done. */
export const at = '2026-11-01T08:00:00Z';

type Team = Awaited<ReturnType<typeof createTeam>> & { sessionId: string; ids: Record<string, string> };

async function createFurnishedTeam(): Promise<Team> {
  const team = await createTeam();
  const { agency, owner, agent } = team;
  const agencyId = agency.id;
  const { sessionId } = await signIn(owner);
  const createdAt = new Date(at);
  const ids = await asOwner(async (tx) => {
    const expiresAt = new Date('2097-01-01');
    const open = { agencyId, role: 'agent' as const, invitedById: owner.id, createdAt, expiresAt };
    const invitation = await tx.invitation.create({
      data: { ...open, email: `guest@${agencyId}.example`, tokenHash: agencyId },
    });
    await tx.agencyProgramme.create({ data: { agencyId, programmeId: 'first', claimedAt: createdAt } });
    const picture = { mediaType: 'image/png', bytes: new Uint8Array([1]), width: 1, height: 1, createdAt };
    const logo = await tx.agencyLogo.create({ data: { agencyId, ...picture } });
    const asked = { agencyId, askedById: agent.id, place: 'p', reason: 'r', createdAt };
    const request = await tx.destinationRequest.create({ data: asked });
    await tx.payoutAccount.create({
      data: { agencyId, processorAccountId: agencyId, createdAt, updatedAt: createdAt },
    });
    return { invitation: invitation.id, logo: logo.id, request: request.id };
  });
  return { ...team, sessionId, ids };
}

export type Writers = {
  own: Team;
  other: Team;
  viewers: Record<'lonely' | 'agent' | 'supervisor' | 'admin', Viewer>;
};

/** Two agencies with everything an agency has, and those who try to write. */
export async function createWriters(): Promise<Writers> {
  await createProgrammes();
  const own = await createFurnishedTeam();
  const other = await createFurnishedTeam();
  const lonely = await createUser({ role: 'customer' });
  const admin = await createUser({ role: 'admin' });
  const viewers = {
    lonely: await viewerOf(lonely),
    agent: await viewerOf(own.agent),
    supervisor: await viewerOf(own.owner),
    admin: await viewerOf(admin),
  };
  return { own, other, viewers };
}

class Undone extends Error {}

/** How the statement ends, in a transaction that is always taken back: refused, or so many rows. */
export async function attempt(enter: (tx: Transaction) => Promise<void>, sql: string): Promise<string> {
  let rows = 0;
  try {
    await db.$transaction(async (tx) => {
      await enter(tx);
      rows = await tx.$executeRawUnsafe(sql);
      throw new Undone();
    });
  } catch (error) {
    if (error instanceof Undone) return `${rows} rows`;
    const said = /permission denied|row-level security|is not for this caller/.exec(String(error));
    return said ? 'refused' : `failed: ${String(error)}`;
  }
  return 'committed';
}

export const isRefused = (outcome: string): boolean => outcome === 'refused' || outcome === '0 rows';

/** Of the attempts those that did not end as they should. */
export async function letThrough(viewer: Viewer, attempts: readonly string[], isRight = isRefused): Promise<string[]> {
  const through: string[] = [];
  for (const sql of attempts) {
    const outcome = await attempt((tx) => enterScope(tx, viewer), sql);
    if (!isRight(outcome)) through.push(`${sql.replaceAll(/\s+/g, ' ')} → ${outcome}`);
  }
  return through;
}

/** Where there are no rows, only a refusal says anything. */
export const isDenied = (outcome: string): boolean => outcome === 'refused';

export const updates = (table: string, where: string, assignments: readonly string[]) =>
  assignments.map((assignment) => `UPDATE ${table} SET ${assignment} WHERE ${where}`);

export const call = (name: string, ...values: (string | null)[]) =>
  `SELECT ${name}(${values.map((value) => (value === null ? 'NULL' : `'${value}'`)).join(', ')})`;
