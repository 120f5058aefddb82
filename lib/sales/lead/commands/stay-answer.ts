import 'server-only';
import { dayAt } from '@/lib/catalogue/place/property-time';
import { enterScope } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { toMinor, toUnits } from '@/lib/platform/money';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { LeadFacts } from '../queries/lead-row';
import { figuresOf, refusalOfStay, type Said, type StayAnswer, saidAmounts } from '../rules/stay-answer';
import type { LeadStateJson } from '../schema';
import { keptStayAnswerSchema, type StayAnswerInput } from '../schema-stay';
import { STOREFRONT } from '../types';
import { postStayAnswer } from './commission';
import { openLead } from './open';
import { stateOf } from './option';
import { audited, changeLead, supplier, tell } from './record';

const noticeOf = {
  stayed: 'saidStayed',
  noShow: 'saidNoShow',
  otherAmount: 'saidOtherAmount',
  cancelled: 'saidCancelled',
} as const satisfies Record<StayAnswer, string>;

function saidIn(input: StayAnswerInput, { currency }: LeadFacts): Said {
  if (input.answer !== 'otherAmount') return input;
  const amounts = input.amounts.map((one) => toMinor(one, currency) ?? 0n);
  return { answer: 'otherAmount', amounts };
}

/** Whoever names an amount, or a day that one follows from, sees once what it changes. */
function requireSure(input: StayAnswerInput, { terms, currency }: LeadFacts, amounts: readonly bigint[]): void {
  if (!('isSure' in input) || input.isSure) return;
  const units = ({ total, commission }: ReturnType<typeof figuresOf>) => {
    return { total: toUnits(total, currency), commission: toUnits(commission, currency) };
  };
  const booked = figuresOf(
    terms,
    terms.map(({ priceTotal }) => priceTotal ?? 0n),
  );
  const details = { currency, booked: units(booked), said: units(figuresOf(terms, amounts)) };
  throw new AppError('stayAmountDiffers', { status: 409, details });
}

/** The answer of before gives way, on its own day and while nobody disputes it. */
async function replaceFormer(tx: Transaction, lead: LeadFacts, isChange: boolean, now: Date): Promise<void> {
  const rows = await tx.leadChange.findMany({ where: { leadId: lead.id, kind: { in: ['stayAnswer', 'dispute'] } } });
  const former = rows.find(({ kind, status }) => kind === 'stayAnswer' && status === 'accepted');
  if (!former) return;
  const { answer } = keptStayAnswerSchema.parse(former.data);
  if (!isChange) throw new AppError('stayAnswered', { status: 409, details: { answer } });
  const isDisputed = rows.some(({ kind, status }) => kind === 'dispute' && status !== 'withdrawn');
  const isToday = dayAt(former.askedAt, lead.timeZone) === dayAt(now, lead.timeZone);
  if (isDisputed || !isToday) throw new AppError('stayAnswerStands', { status: 409, details: { answer } });
  await tx.leadChange.update({ where: { id: former.id }, data: { status: 'withdrawn', answeredAt: now } });
}

/**
 * What the hotel or operator says of a stay that is over. The commission follows in the same transaction, and the agency is
 * told. Throws 409 before check-out, once silence has counted as stayed, and where an answer stands already.
 */
export async function answerStayOver(
  tx: Transaction,
  viewer: Viewer,
  leadId: string,
  input: StayAnswerInput,
  context: WriteContext,
): Promise<LeadStateJson> {
  const doer = supplier(viewer);
  const lead = await openLead(tx, doer, leadId, input, context);
  const now = context.now();
  const refusal = lead.agencyId === STOREFRONT ? 'leadStateForbids' : refusalOfStay(lead, dayAt(now, lead.timeZone));
  if (refusal) throw new AppError(refusal, { status: 409 });
  const amounts = saidAmounts(lead, saidIn(input, lead));
  if (!amounts) throw new AppError('invalidInput', { status: 422, fields: fieldsOf(input) });
  await enterScope(tx, 'system');
  await replaceFormer(tx, lead, input.isChange, now);
  requireSure(input, lead, amounts);
  const { answer } = input;
  const cancelledOn = answer === 'cancelled' ? { cancelledOn: input.cancelledOn } : {};
  const { id } = await tx.leadChange.create({
    data: {
      ...{ leadId, kind: 'stayAnswer', status: 'accepted', askedAt: now, answeredAt: now },
      answeredById: viewer.id,
      reason: input.reason || null,
      data: { answer, amounts: amounts.map(Number), ...cancelledOn },
    },
    select: { id: true },
  });
  await changeLead(tx, lead, {}, now);
  await postStayAnswer(tx, leadId, id, now);
  await audited(tx, lead, doer, context, { after: { stayAnswer: answer, reason: input.reason || null } });
  await enterScope(tx, 'system');
  const after = { ...lead, version: lead.version + 1 };
  await tell(tx, after, noticeOf[answer], ['agent'], context);
  return stateOf(after);
}

/** Which field of the answer cannot be, where the amounts cannot be told from it. */
function fieldsOf({ answer }: StayAnswerInput): Record<string, string> {
  if (answer === 'cancelled') return { cancelledOn: 'cancelledAfterArrival' };
  return answer === 'otherAmount' ? { amounts: 'required' } : {};
}
