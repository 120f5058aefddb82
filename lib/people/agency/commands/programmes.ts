import 'server-only';
import { managesAgency } from '@/lib/people/access/agency';
import { writeAudit } from '@/lib/people/audit/commands';
import { requireSeen } from '@/lib/people/audit/seen';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import { requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import { toAgencyJson } from '../representation';
import type { AgencyJson, ProgrammeDecision } from '../schema';
import { lockAgency } from './lock';

const notThere = () => new AppError('notFound', { status: 404 });

/** The agency says it belongs to a programme; an admin verifies or rejects that. Claiming again what was rejected asks anew. Throws 404, 422. */
export async function claimProgramme(
  tx: Transaction,
  viewer: Viewer,
  agencyId: string,
  programmeId: string,
  { requestId, now }: WriteContext,
): Promise<AgencyJson> {
  if (!managesAgency(viewer, agencyId)) throw notThere();
  const before = await lockAgency(tx, agencyId);
  if ((await tx.programme.count({ where: { id: programmeId, retiredAt: null } })) === 0) {
    throw new AppError('invalidInput', { status: 422, fields: { programId: 'programmeUnknown' } });
  }
  const known = before.programmes.find((programme) => programme.programmeId === programmeId);
  if (known && known.status !== 'rejected') return toAgencyJson(before);
  const claim = { status: 'claimedByAgency' as const, claimedAt: clock.machine(), decidedAt: null };
  await tx.agencyProgramme.upsert({
    where: { agencyId_programmeId: { agencyId, programmeId } },
    create: { agencyId, programmeId, ...claim },
    update: claim,
  });
  await writeAudit(
    tx,
    { viewer, requestId, now },
    {
      action: 'agency.programmeClaimed',
      entity: 'agency',
      entityId: agencyId,
      before: { programmeId, status: known?.status ?? null },
      after: { programmeId, status: claim.status },
    },
  );
  return toAgencyJson(await lockAgency(tx, agencyId));
}

/** An admin verifies or rejects a claimed membership; the same again changes nothing. Throws 403, 404, 409 for another status than was seen. */
export async function decideProgramme(
  tx: Transaction,
  viewer: Viewer,
  { agencyId, programmeId }: { agencyId: string; programmeId: string },
  { status, version }: ProgrammeDecision,
  { requestId, now }: WriteContext,
): Promise<AgencyJson> {
  requireAdmin(viewer);
  const before = await lockAgency(tx, agencyId);
  const known = before.programmes.find((programme) => programme.programmeId === programmeId);
  if (!known) throw notThere();
  if (known.status === status) return toAgencyJson(before);
  const deed = { action: 'agency.programmeDecided', entity: 'agency', entityId: agencyId } as const;
  await requireSeen(tx, viewer, {
    ...deed,
    // Claimed anew is another deed than decided.
    action: known.status === 'claimedByAgency' ? 'agency.programmeClaimed' : deed.action,
    version,
    stands: known.status,
    facts: { programmeId },
  });
  await tx.agencyProgramme.update({
    where: { agencyId_programmeId: { agencyId, programmeId } },
    data: { status, decidedAt: clock.machine() },
  });
  await writeAudit(
    tx,
    { viewer, requestId, now },
    { ...deed, before: { programmeId, status: known.status }, after: { programmeId, status } },
  );
  return toAgencyJson(await lockAgency(tx, agencyId));
}
