import 'server-only';
import type { Transaction } from '@/lib/platform/db';
import { type Agreement, standingAgreement } from '../rules/agreement';
import { isExceptionIn } from '../schema-property';

type Asked = { id: string } & Parameters<typeof standingAgreement>[1];

/** The price the supplier has given its word for, while that stands; once the stay has moved it is over for good. */
export async function readAgreement(tx: Transaction, lead: Asked, now: Date): Promise<Agreement | null> {
  const answered = await tx.leadChange.findMany({
    where: {
      leadId: lead.id,
      status: 'accepted',
      kind: { in: ['counterOffer', 'honourPrice', 'stay', 'dates', 'changeRequest'] },
    },
    orderBy: { answeredAt: 'desc' },
    select: { data: true },
  });
  // A rule that gave way has agreed to no price and moved nothing: what was agreed before it stands.
  const last = answered.find(({ data }) => !isExceptionIn(data));
  return last ? standingAgreement(last.data, lead, now) : null;
}
