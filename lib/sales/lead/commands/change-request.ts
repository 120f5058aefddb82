import 'server-only';
import { dayAt } from '@/lib/catalogue/place/property-time';
import type { differenceOf } from '@/lib/people/audit/rules';
import { enterScope } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { money } from '@/lib/platform/money';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { BrokenRule } from '@/lib/rates/judge/types';
import { commissionOf } from '@/lib/rates/room/rules/commission';
import { mergeTerms } from '@/lib/rates/terms/rules/merge';
import type { LeadFacts } from '../queries/lead-row';
import { questionEndsAt } from '../rules/question';
import type { LeadAction, LeadStateJson } from '../schema';
import { type ChangeRequestData, type ComparedStay, isExceptionIn, type LeadStay } from '../schema-property';
import type { PricedSelection, PromisedRoom } from '../types';
import { openLead } from './open';
import { stateOf } from './option';
import { askSupplier, withdrawQuestions } from './question';
import { audited, changeLead, tell } from './record';
import { keepSnapshot } from './snapshot';

type Comes = { promised: readonly PromisedRoom[]; currency: string; lead: LeadFacts; now: Date };

/** A stay with everything whoever answers compares: price, commission, and what cancelling it costs from when on. */
function compared(stay: LeadStay, priceTotal: bigint | null, { promised, currency, lead, now }: Comes): ComparedStay {
  const lines = promised.map(({ terms, priceTotal: total }) => ({
    terms,
    total: total === null ? null : money(Number(total), currency),
  }));
  const { freeUntil, currencies } = mergeTerms(lines, { checkIn: stay.checkIn, today: dayAt(now, lead.timeZone) });
  return {
    ...stay,
    priceTotal: priceTotal === null ? null : Number(priceTotal),
    commission: commissionOf(promised).total,
    freeUntil,
    fees: currencies.flatMap(({ fees }) => fees.map(({ from, fee }) => ({ from, fee: fee?.amount ?? null }))),
  };
}

type Asked = {
  was: LeadStay;
  stay: LeadStay;
  priced: Pick<PricedSelection, 'currency' | 'priceTotal'> & { rooms: readonly PromisedRoom[] };
  message?: string | null | undefined;
  rules?: readonly BrokenRule[];
  /** Of the price, where it has been kept already. */
  snapshotId: string;
  /** Of the agency's own, changed with it. */
  details?: Parameters<typeof changeLead>[2];
  /** What of these differs, as the audit tells it. */
  differing?: ReturnType<typeof differenceOf>;
};

/** Before and after of a stay, as the question to the supplier and the history keep it. */
export function comparisonOf(
  lead: LeadFacts,
  { was, stay, priced, message, rules = [], snapshotId }: Asked,
  now: Date,
): ChangeRequestData {
  return {
    from: compared(was, lead.priceTotal, { promised: lead.terms, currency: lead.currency, lead, now }),
    to: compared(stay, priced.priceTotal, { promised: priced.rooms, currency: priced.currency, lead, now }),
    snapshotId,
    currency: priced.currency,
    message: message || null,
    rules: [...rules],
  };
}

/** What was moved at once, for the history. */
export async function keepMove(
  tx: Transaction,
  viewer: Viewer,
  { id: leadId }: LeadFacts,
  data: ChangeRequestData,
  now: Date,
): Promise<void> {
  const at = { askedAt: now, askedById: viewer.id, answeredAt: now };
  await tx.leadChange.create({ data: { leadId, kind: 'dates', status: 'accepted', ...at, data } });
}

/** Another stay that waits for the supplier: the lead stands as it is until they answer. */
export async function askChange(
  tx: Transaction,
  viewer: Viewer,
  lead: LeadFacts,
  asked: Omit<Asked, 'snapshotId' | 'priced'> & { priced: PricedSelection },
  context: WriteContext,
): Promise<LeadStateJson> {
  const now = context.now();
  const snapshotId = await keepSnapshot(tx, lead, asked.priced, now);
  const data = comparisonOf(lead, { ...asked, snapshotId }, now);
  const endsAt = questionEndsAt({ ...lead, now });
  await askSupplier(tx, lead, viewer, { kind: 'changeRequest', endsAt, data }, now);
  await changeLead(tx, lead, asked.details ?? {}, now);
  const { before, after } = asked.differing ?? {};
  await audited(tx, lead, { by: 'agent', viewer }, context, {
    before: { ...before, ...asked.was },
    after: { ...after, ...asked.stay, asked: asked.rules?.length ? 'exception' : 'change' },
  });
  await enterScope(tx, viewer);
  const changed = { ...lead, version: lead.version + 1 };
  await tell(tx, changed, 'askedChange', ['supplier'], context);
  return stateOf(changed);
}

/** The agency takes its question back; what stands was never touched. */
export async function withdrawChange(
  tx: Transaction,
  viewer: Viewer,
  leadId: string,
  seen: LeadAction,
  context: WriteContext,
): Promise<LeadStateJson> {
  const lead = await openLead(tx, { by: 'agent', viewer }, leadId, seen, context);
  const open = await tx.leadChange.findFirst({ where: { leadId, kind: 'changeRequest', status: 'asked' } });
  if (!open) throw new AppError('leadAnswered', { status: 409 });
  const now = context.now();
  await withdrawQuestions(tx, lead, now, ['changeRequest']);
  await changeLead(tx, lead, {}, now);
  await audited(tx, lead, { by: 'agent', viewer }, context, {
    after: { [isExceptionIn(open.data) ? 'exception' : 'change']: 'withdrawn' },
  });
  return stateOf({ ...lead, version: lead.version + 1 });
}
