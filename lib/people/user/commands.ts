import 'server-only';
import { randomUUID } from 'node:crypto';
import { changesOf, writeAudit } from '@/lib/people/audit/commands';
import { requireSeen } from '@/lib/people/audit/seen';
import type { AuditContext } from '@/lib/people/audit/types';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { accessOf, toUserJson } from './representation';
import type { UserJson, UserPatch } from './schema';

const audited = {
  ...{ firstName: true, lastName: true, locale: true, role: true, company: true },
  ...{ hotelId: true, operatorId: true },
} as const;

/** What an admin changes and nobody for themselves. */
const ofAdmins = ['role', 'company', 'hotelId', 'operatorId'] as const;

type Houses = { hotelId: string | null; operatorId: string | null };

/** For which hotel or operator somebody answers. Throws 422 for one that is not there. */
async function setHouses(tx: Transaction, userId: string, was: Houses, patch: UserPatch): Promise<void> {
  const hotelId = patch.hotelId === undefined ? was.hotelId : patch.hotelId || null;
  const operatorId = patch.operatorId === undefined ? was.operatorId : patch.operatorId || null;
  if (hotelId === was.hotelId && operatorId === was.operatorId) return;
  const isUnknown = (field: string) =>
    new AppError('invalidInput', { status: 422, fields: { [field]: 'invalidValue' } });
  if (hotelId && (await tx.hotel.count({ where: { id: hotelId } })) === 0) throw isUnknown('hotelId');
  if (operatorId && (await tx.operator.count({ where: { id: operatorId } })) === 0) throw isUnknown('operatorId');
  await tx.$executeRaw`SELECT set_person_house(${userId}, ${hotelId}, ${operatorId})`;
}

/**
 * Changes what a person may change of themselves; an admin anybody's, with role, company and house. Throws 404 for somebody
 * else, 403 for what is an admin's to change, 409 where other things stand than were seen.
 */
export async function updateUser(
  tx: Transaction,
  viewer: Viewer,
  userId: string,
  patch: UserPatch,
  { requestId, now }: WriteContext,
): Promise<UserJson> {
  const isAdmin = viewer.role === 'admin';
  if (!isAdmin && userId !== viewer.id) throw new AppError('notFound', { status: 404 });
  if (!isAdmin && ofAdmins.some((name) => patch[name] !== undefined)) {
    throw new AppError('forbidden', { status: 403 });
  }
  await tx.$queryRaw`SELECT id FROM app_user WHERE id = ${userId} FOR UPDATE`;
  const before = await tx.user.findUnique({
    where: { id: userId },
    select: { ...audited, payoutsSeenAt: true, brandingFinishedAt: true },
  });
  if (!before) throw new AppError('notFound', { status: 404 });
  const deed = { action: 'user.changed', entity: 'user', entityId: userId } as const;
  await requireSeen(tx, viewer, { ...deed, version: patch.version, stands: accessOf(before), keys: ofAdmins });
  if (userId === viewer.id && patch.role !== undefined && patch.role !== viewer.role) {
    // An admin who demotes themselves by accident could not undo it.
    throw new AppError('invalidInput', { status: 422, fields: { role: 'ownRole' } });
  }
  const { firstName, lastName, locale, flags, role, company, hasSeenPayouts, hasFinishedBranding } = patch;
  const done = clock.machine();
  if (role !== undefined) await tx.$executeRaw`SELECT set_person_role(${userId}, ${role}::"Role")`;
  if (company !== undefined) await tx.$executeRaw`SELECT set_person_company(${userId}, ${company || null})`;
  await setHouses(tx, userId, before, patch);
  const after = await tx.user.update({
    where: { id: userId },
    data: {
      firstName,
      lastName,
      locale,
      ...flags,
      ...(hasSeenPayouts && !before.payoutsSeenAt ? { payoutsSeenAt: done } : {}),
      ...(hasFinishedBranding && !before.brandingFinishedAt ? { brandingFinishedAt: done } : {}),
    },
    include: { memberships: { where: { removedAt: null }, select: { agencyId: true } } },
  });
  const facts = (row: Pick<typeof after, keyof typeof audited>) => {
    const { firstName, lastName, locale, role, company, hotelId, operatorId } = row;
    return { firstName, lastName, locale, role, company, hotelId, operatorId };
  };
  const changes = changesOf(facts(before), facts(after));
  if (changes) {
    await writeAudit(tx, { viewer, requestId, now }, { ...deed, ...changes });
  }
  return toUserJson(after, after.memberships[0]?.agencyId ?? null);
}

/** `expected`: there was nobody, so the address is an administrator's from its first sign-in on. */
export type Appointed = 'expected' | 'promoted' | 'alreadyAdmin' | 'unverified';

/**
 * Makes the person with this address an administrator; for the command line, since no role ever comes from a claim.
 * Whoever signed in without confirming the address stays what they are: it may be somebody else's. In the scope of the
 * system.
 */
export async function appointAdmin(
  tx: Transaction,
  email: string,
  context: Omit<AuditContext, 'viewer'>,
): Promise<Appointed> {
  const id = randomUUID();
  const { count } = await tx.user.createMany({
    data: { id, email, role: 'admin', createdAt: clock.machine() },
    skipDuplicates: true,
  });
  const audit = { ...context, viewer: null };
  if (count > 0) {
    const after = { email, role: 'admin' };
    await writeAudit(tx, audit, { action: 'user.created', entity: 'user', entityId: id, after });
    return 'expected';
  }
  await tx.$queryRaw`SELECT id FROM app_user WHERE email = ${email} FOR UPDATE`;
  const { role, subject, isEmailVerified, ...known } = await tx.user.findUniqueOrThrow({ where: { email } });
  if (subject !== null && !isEmailVerified) return 'unverified';
  if (role === 'admin') return 'alreadyAdmin';
  await tx.user.update({ where: { email }, data: { role: 'admin' } });
  await writeAudit(tx, audit, {
    action: 'user.changed',
    entity: 'user',
    entityId: known.id,
    before: { role },
    after: { role: 'admin' },
  });
  return 'promoted';
}
