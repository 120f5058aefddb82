import 'server-only';
import type { Transaction } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { findAgencyOfDomain } from '@/lib/membership/queries';
import { domainOf } from '@/lib/user/rules';
import type { Viewer } from '@/lib/viewer/types';
import { isFreeMail } from '../free-mail-domains';

function refusal(key: string): AppError {
  return new AppError('invalidInput', { status: 422, fields: { autoInviteEmailDomain: key } });
}

/**
 * The domain an agency lets people in by: a verified e-mail of that very domain is needed, and no provider that gives
 * addresses to anybody (decisions §2). Of the viewer; where an admin sets it for an agency, of any of its people. Throws 422.
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
