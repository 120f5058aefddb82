import 'server-only';
import { leadsOf } from '@/lib/people/access/leads';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { toUnits } from '@/lib/platform/money';
import type { Viewer } from '@/lib/platform/viewer/types';
import { feeOf } from '../rules/cancellation';
import { factsOf, leadSelect } from './lead-row';

/** What a cancellation by the agent costs now; null for a lead that is not theirs. */
export async function getCancellationFee(viewer: Viewer, leadId: string) {
  const now = await clock.now();
  const row = await scoped(viewer, (tx) =>
    tx.lead.findFirst({ where: { id: leadId, ...leadsOf(viewer) }, select: leadSelect }),
  );
  if (!row) return null;
  const lead = factsOf(row);
  return { fee: toUnits(feeOf(lead, 'agent', now), lead.currency), currency: lead.currency };
}
