import 'server-only';
import type { Transaction } from '@/lib/platform/db';
import { type Agreement, standingAgreement } from '../rules/agreement';
import { isExceptionIn } from '../schema-property';

const agreeing = ['counterOffer', 'honourPrice', 'stay', 'dates', 'changeRequest'] as const;

type Change = { kind: string; status: string; answeredAt: Date | null; data: unknown };
type Asked = { id: string } & Parameters<typeof standingAgreement>[1];

/** The price the supplier has given its word for, while that stands; once the stay has moved it is over for good. */
export async function readAgreement(tx: Transaction, lead: Asked, now: Date): Promise<Agreement | null> {
  const changes = await tx.leadChange.findMany({
    where: { leadId: lead.id, status: 'accepted', kind: { in: [...agreeing] } },
    select: { kind: true, status: true, answeredAt: true, data: true },
  });
  return agreementAmong(changes, lead, now);
}

/** The same, where the changes of the lead have been read. */
export function agreementAmong(changes: readonly Change[], lead: Asked, now: Date): Agreement | null {
  const answered = changes
    .filter(({ kind, status }) => status === 'accepted' && agreeing.some((one) => one === kind))
    .sort((a, b) => (b.answeredAt?.getTime() ?? 0) - (a.answeredAt?.getTime() ?? 0));
  // A rule that gave way has agreed to no price and moved nothing: what was agreed before it stands.
  const last = answered.find(({ data }) => !isExceptionIn(data));
  return last ? standingAgreement(last.data, lead, now) : null;
}
