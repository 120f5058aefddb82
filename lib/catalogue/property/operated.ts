import 'server-only';
import type { Transaction } from '@/lib/platform/db';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Prisma } from '@/prisma/generated/client';

/** Properties whose desk this person has: an operator's own, all for an admin. */
export function operatedProperties({ role, operatorId }: Viewer): Prisma.PropertyWhereInput {
  return role === 'admin' ? {} : { operatorId: operatorId ?? '' };
}

/** Between which the pages of the desk choose. */
export function listOperated(tx: Transaction, viewer: Viewer): Promise<{ id: string; name: string }[]> {
  return tx.property.findMany({
    where: operatedProperties(viewer),
    select: { id: true, name: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
}
