import 'server-only';
import { dayAt } from '@/lib/catalogue/place/property-time';
import { getDues } from '@/lib/money/dues/queries';
import { cameIn, comesBackOf } from '@/lib/money/dues/rules';
import { leadsOf } from '@/lib/people/access/leads';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { toUnits } from '@/lib/platform/money';
import type { Viewer } from '@/lib/platform/viewer/types';
import { feesOf } from '@/lib/rates/terms/rules/fees';
import { feeOf } from '../rules/cancellation';
import { pricedLines } from '../rules/lead-terms';
import { factsOf, type LeadFacts, leadSelect } from './lead-row';

/** What a booking costs if it is cancelled, day by day from today on. Of anything else cancelling costs nothing. */
function spansOf({ status, terms, currency, checkIn, timeZone }: LeadFacts, now: Date) {
  const lines = status === 'CONFIRMED_BOOKING' ? pricedLines(terms, currency) : null;
  return lines ? feesOf(lines, { checkIn, today: dayAt(now, timeZone) }).spans : [];
}

/** What a cancellation by the agent costs now and from day to day, and what comes back; null for a lead that is not theirs. */
export async function getCancellationFee(viewer: Viewer, leadId: string) {
  const now = await clock.now();
  const row = await scoped(viewer, (tx) =>
    tx.lead.findFirst({ where: { id: leadId, ...leadsOf(viewer) }, select: leadSelect }),
  );
  if (!row) return null;
  const lead = factsOf(row);
  const { currency } = lead;
  const came = cameIn(await getDues(viewer, leadId), currency);
  const units = (amount: bigint) => toUnits(amount, currency);
  return {
    ...{ fee: toUnits(feeOf(lead, 'agent', now), currency), currency, paid: units(came) },
    days: spansOf(lead, now).map(({ from, until, fee }) => {
      const costs = BigInt(fee?.amount ?? 0);
      return { from, until, fee: units(costs), comesBack: units(comesBackOf(came, costs)) };
    }),
  };
}
