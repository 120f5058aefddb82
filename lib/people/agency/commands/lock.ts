import 'server-only';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { readAgency } from '../queries';
import type { AgencyRow } from '../types';

/** The agency, kept from other changes until the transaction ends. Throws 404. */
export async function lockAgency(tx: Transaction, agencyId: string): Promise<AgencyRow> {
  await tx.$queryRaw`SELECT id FROM agency WHERE id = ${agencyId} FOR UPDATE`;
  const agency = await readAgency(tx, agencyId);
  if (!agency) throw new AppError('notFound', { status: 404 });
  return agency;
}
