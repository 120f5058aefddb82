import 'server-only';
import { scoped } from '@/lib/people/scope';
import { requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { StayTerms } from '../../terms/types';
import { resolveTerms } from '../rules/terms';
import { termsSelect, toSalesTerms } from './detail';

export type ChannelTerms = { propertyId: string; name: string; terms: StayTerms };

/** What the properties of a channel are sold under, by their names: a channel has no terms beside theirs. For admins. */
export async function listChannelTerms(viewer: Viewer, channelId: string): Promise<ChannelTerms[]> {
  requireAdmin(viewer);
  const rows = await scoped(viewer, (tx) =>
    tx.property.findMany({
      where: { salesInformation: { rentalChannelId: channelId }, status: { not: 'removed' } },
      select: { ...termsSelect, id: true, name: true },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
    }),
  );
  return rows.flatMap(({ id, name, ...row }) => {
    const sales = toSalesTerms(row);
    return sales ? [{ propertyId: id, name, terms: resolveTerms(sales) }] : [];
  });
}
