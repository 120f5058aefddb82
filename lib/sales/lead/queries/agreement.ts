import 'server-only';
import type { Transaction } from '@/lib/platform/db';
import { type Agreement, standingAgreement } from '../rules/agreement';

type Asked = { id: string } & Parameters<typeof standingAgreement>[1];

/** The price the supplier has given its word for, while that stands; once the stay has moved it is over for good. */
export async function readAgreement(tx: Transaction, lead: Asked, now: Date): Promise<Agreement | null> {
  const last = await tx.leadChange.findFirst({
    where: {
      leadId: lead.id,
      status: 'accepted',
      kind: { in: ['counterOffer', 'honourPrice', 'stay', 'dates', 'changeRequest'] },
    },
    orderBy: { answeredAt: 'desc' },
    select: { data: true },
  });
  return last && standingAgreement(last.data, lead, now);
}
