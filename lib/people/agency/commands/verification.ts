import 'server-only';
import { managesAgency } from '@/lib/people/access/agency';
import { writeAudit } from '@/lib/people/audit/commands';
import { requireSeen } from '@/lib/people/audit/seen';
import { isFreeMail } from '@/lib/people/user/free-mail-domains';
import { domainOf } from '@/lib/people/user/rules';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { enqueueMail } from '@/lib/platform/outbox/commands';
import type { WriteContext } from '@/lib/platform/request/context';
import { requireAdmin } from '@/lib/platform/viewer/rules';
import type { Verification, Viewer } from '@/lib/platform/viewer/types';
import { toAgencyJson } from '../representation';
import type { AgencyJson, VerificationDecision, VerificationRequestInput } from '../schema';
import { lockAgency } from './lock';

/** Keeps what was said and writes to the office. */
export async function tellOffice(
  tx: Transaction,
  viewer: Viewer,
  agencyId: string,
  { businessEmail, message }: { businessEmail?: string; message?: string },
  { requestId, now, brandId }: WriteContext,
): Promise<void> {
  await writeAudit(
    tx,
    { viewer, requestId, now },
    {
      action: 'agency.verificationAsked',
      entity: 'agency',
      entityId: agencyId,
      after: { businessEmail: businessEmail || null, message: message || null },
    },
  );
  await enqueueMail(tx, `agency:${agencyId}:verification:${requestId}`, {
    mail: 'verificationAsked',
    agencyId,
    brandId,
  });
}

async function setVerification(tx: Transaction, agencyId: string, state: Verification, note: string | null) {
  const at = clock.machine();
  await tx.$executeRaw`
    SELECT set_agency_verification(${agencyId}, ${state}::"Verification", ${note}, ${at}::timestamptz)`;
}

/**
 * Asks for verification, as the specified message offers: by themselves or with a business e-mail. Throws 404, 409 for an
 * agency that is verified. One that waits already is not asked for twice.
 */
export async function askForVerification(
  tx: Transaction,
  viewer: Viewer,
  agencyId: string,
  input: VerificationRequestInput,
  context: WriteContext,
): Promise<AgencyJson> {
  if (!managesAgency(viewer, agencyId)) throw new AppError('notFound', { status: 404 });
  const agency = await lockAgency(tx, agencyId);
  if (agency.verification === 'verified') throw new AppError('alreadyVerified', { status: 409 });
  if (input.businessEmail && isFreeMail(domainOf(input.businessEmail))) {
    throw new AppError('invalidInput', { status: 422, fields: { businessEmail: 'businessEmailRequired' } });
  }
  if (agency.verification === 'pending') return toAgencyJson(agency);
  await setVerification(tx, agencyId, 'pending', null);
  await tellOffice(tx, viewer, agencyId, input, context);
  return toAgencyJson({ ...agency, verification: 'pending', verificationNote: null });
}

/**
 * An admin verifies or rejects; the agency's supervisors are told, with the note. Who has read one answer gets no second
 * one: the same again changes nothing. Throws 403, 404, 409 for other words to what was decided already,
 * and for another state than was seen.
 */
export async function decideVerification(
  tx: Transaction,
  viewer: Viewer,
  agencyId: string,
  { status, note, version }: VerificationDecision,
  { requestId, now, brandId, locale }: WriteContext,
): Promise<AgencyJson> {
  requireAdmin(viewer);
  const agency = await lockAgency(tx, agencyId);
  const verificationNote = note || null;
  if (agency.verification === status) {
    if (agency.verificationNote === verificationNote) return toAgencyJson(agency);
    throw new AppError('alreadyDecided', { status: 409 });
  }
  const deed = { action: 'agency.verificationDecided', entity: 'agency', entityId: agencyId } as const;
  await requireSeen(tx, viewer, {
    ...deed,
    action: agency.verification === 'pending' ? 'agency.verificationAsked' : deed.action,
    version,
    stands: agency.verification,
  });
  await setVerification(tx, agencyId, status, verificationNote);
  await writeAudit(
    tx,
    { viewer, requestId, now },
    {
      ...deed,
      before: { verification: agency.verification, note: agency.verificationNote },
      after: { verification: status, note: verificationNote },
    },
  );
  const supervisors = await tx.membership.findMany({
    where: { agencyId, removedAt: null, user: { role: 'supervisorAgent' } },
    select: { userId: true },
  });
  for (const { userId } of supervisors) {
    await enqueueMail(tx, `agency:${agencyId}:verification:${requestId}:${userId}`, {
      mail: 'verificationDecided',
      agencyId,
      userId,
      decision: status,
      locale,
      brandId,
    });
  }
  return toAgencyJson({ ...agency, verification: status, verificationNote });
}
