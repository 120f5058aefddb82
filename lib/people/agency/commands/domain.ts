import 'server-only';
import { findAgencyOfDomain } from '@/lib/people/membership/queries';
import { isFreeMail } from '@/lib/people/user/free-mail-domains';
import { domainOf } from '@/lib/people/user/rules';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { Viewer } from '@/lib/platform/viewer/types';

function refusal(key: string): AppError {
  return new AppError('invalidInput', { status: 422, fields: { autoInviteEmailDomain: key } });
}

/**
 * The domain an agency lets people in by: a verified e-mail of that very domain is needed, and no provider that gives
 * addresses to anybody (rule 2.8). Of the viewer; where an admin sets it for an agency, of any of its people. Throws 422.
 */
export async function requireOwnDomain(
  tx: Transaction,
  viewer: Viewer,
  domain: string,
  agencyId: string | null,
): Promise<void> {
  if (isFreeMail(domain)) throw refusal('domainIsFreeMail');
  const isOwn = viewer.isEmailVerified && domainOf(viewer.email) === domain;
  const isOfMember =
    viewer.role === 'admin' &&
    agencyId !== null &&
    (await tx.membership.count({
      where: { agencyId, removedAt: null, user: { isEmailVerified: true, email: { endsWith: `@${domain}` } } },
    })) > 0;
  if (!isOwn && !isOfMember) throw refusal('domainNotYours');
  // Two agencies that ask for one domain at the same moment: the second waits and finds the first.
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`agency-domain\n${domain}`}, 0))::text`;
  const holder = await findAgencyOfDomain(domain, tx);
  if (holder && holder.id !== agencyId) throw refusal('domainTaken');
}
