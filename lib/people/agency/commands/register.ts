import 'server-only';
import { randomUUID } from 'node:crypto';
import { writeAudit } from '@/lib/people/audit/commands';
import { addMember, requireNoAgency } from '@/lib/people/membership/commands';
import { isFreeMail } from '@/lib/people/user/free-mail-domains';
import { domainOf } from '@/lib/people/user/rules';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { agencySelection } from '../queries';
import { toAgencyJson } from '../representation';
import type { AgencyJson, Registration } from '../schema';
import { requireOwnDomain } from './domain';
import { tellOffice } from './verification';

async function requireProgrammes(tx: Transaction, programmeIds: readonly string[]): Promise<void> {
  const known = await tx.programme.count({ where: { id: { in: [...programmeIds] } } });
  if (known === programmeIds.length) return;
  throw new AppError('invalidInput', { status: 422, fields: { programMemberships: 'programmeUnknown' } });
}

/**
 * Registers an agency with the viewer as its owner and supervisor: agency, membership, programmes and role in this one
 * transaction (rule 2.8). A verified business address asks for verification by itself; another has the two ways out.
 * Throws 409 for somebody who has an agency.
 */
export async function registerAgency(
  tx: Transaction,
  viewer: Viewer,
  input: Registration,
  context: WriteContext,
): Promise<AgencyJson> {
  const { name, autoInviteEmailDomain } = input;
  await requireNoAgency(tx, viewer);
  const programmeIds = [...new Set(input.programMemberships.map(({ programId }) => programId))];
  await requireProgrammes(tx, programmeIds);
  if (autoInviteEmailDomain) await requireOwnDomain(tx, viewer, autoInviteEmailDomain, null);

  const id = randomUUID();
  const hasBusinessEmail = viewer.isEmailVerified && !isFreeMail(domainOf(viewer.email));
  const createdAt = clock.machine();
  const referrerName = input.wasReferred ? input.referrerName : null;
  const join = async (membershipId: string) => {
    const verification = hasBusinessEmail ? 'pending' : 'none';
    await tx.$executeRaw`SELECT register_agency(${id}, ${membershipId}, ${name}, ${verification}::"Verification",
      ${autoInviteEmailDomain}, ${referrerName}, ${createdAt}::timestamptz)`;
  };
  await addMember(
    tx,
    viewer,
    { agency: { id, name }, role: 'supervisorAgent', joinedBy: 'registration', join },
    context,
  );
  await tx.agencyProgramme.createMany({
    data: programmeIds.map((programmeId) => ({ agencyId: id, programmeId, claimedAt: createdAt })),
  });
  await writeAudit(
    tx,
    { viewer, requestId: context.requestId, now: context.now },
    {
      action: 'agency.registered',
      entity: 'agency',
      entityId: id,
      after: { name, autoInviteEmailDomain, programmeIds, referrerName },
    },
  );
  if (hasBusinessEmail) await tellOffice(tx, viewer, id, { businessEmail: viewer.email }, context);
  return toAgencyJson(await tx.agency.findUniqueOrThrow({ where: { id }, select: agencySelection }));
}
