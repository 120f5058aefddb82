import 'server-only';
import { enterScope } from '@/lib/people/scope';
import { toDatabaseDay } from '@/lib/platform/database-day';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import { endAfterMove } from '../rules/option';
import { partyOf } from '../rules/party';
import type { ExtensionAnswer, LeadStateJson } from '../schema';
import { changeRequestDataSchema } from '../schema-property';
import { fits, giveRoomsBack, holdRooms, readStock } from './inventory';
import { type LeadFacts, promisedBy } from './lead-row';
import { openLead } from './open';
import { stateOf } from './option';
import { requireQuestion } from './question';
import { type Answerer, audited, changeLead, supplier, tell } from './record';
import { promoteOptions, rankOf } from './settle';

/** The end of an option for another stay, whose terms its snapshot has. 409 where the new stay leaves it no time. */
async function endOfMoved(tx: Transaction, lead: LeadFacts, snapshotId: string, now: Date): Promise<Date | null> {
  if (!lead.optionExpiresAt) return null;
  const { content } = await tx.priceSnapshot.findUniqueOrThrow({
    where: { id: snapshotId },
    select: { content: true },
  });
  const { termsChange } = promisedBy(content, lead.checkIn);
  const end = endAfterMove(lead.optionExpiresAt, { ...lead, now, termsChange });
  if (end <= now) throw new AppError('leadArrivalTooClose', { status: 409 });
  return end;
}

/** The operator's answer to a change request. Accepted, the lead moves with its hold; 409 where the new nights are taken. */
export async function answerChange(
  tx: Transaction,
  answerer: Answerer,
  leadId: string,
  { isAccepted, reason, ...seen }: ExtensionAnswer,
  context: WriteContext,
): Promise<LeadStateJson> {
  const doer = supplier(answerer);
  const lead = await openLead(tx, doer, leadId, seen, context);
  const now = context.now();
  await enterScope(tx, 'system');
  const change = await tx.leadChange.findFirst({ where: { leadId, kind: 'changeRequest', status: 'asked' } });
  if (!change) throw new AppError('leadAnswered', { status: 409 });
  const { to, snapshotId, currency, commissionPercent } = changeRequestDataSchema.parse(change.data);
  await requireQuestion(tx, lead, 'changeRequest', { isAccepted, by: doer.viewer, reason }, now);
  let after = { ...lead, version: lead.version + 1 };
  if (!isAccepted) {
    await changeLead(tx, lead, {}, now);
  } else {
    const { checkIn, checkOut, serviceLevel, pax, priceTotal } = to;
    const party = partyOf(pax, lead);
    const moved = { ...lead, checkIn, checkOut, serviceLevel };
    const optionExpiresAt = await endOfMoved(tx, moved, snapshotId, now);
    await giveRoomsBack(tx, lead, context);
    const isOption = lead.status === 'CONFIRMED_OPTION';
    const stock = await readStock(tx, moved);
    const optionRank = isOption ? await rankOf(tx, moved) : null;
    const isTaken = !fits(moved, stock, { kind: lead.optionRank === 1 ? 'free' : 'unsold' });
    // A first option does not become a second one by moving.
    if (isTaken || (lead.optionRank === 1 && optionRank !== 1)) throw new AppError('periodSold', { status: 409 });
    const columns = {
      ...{ checkIn: toDatabaseDay(checkIn), checkOut: toDatabaseDay(checkOut), serviceLevel },
      ...{ adults: party.adults, childrenAges: [...party.childrenAges] },
      ...{ snapshotId, currency, commissionPercent, optionRank, optionExpiresAt },
      priceTotal: priceTotal === null ? null : BigInt(priceTotal),
    };
    await changeLead(tx, lead, columns, now);
    if (lead.status === 'CONFIRMED_BOOKING') await holdRooms(tx, moved, { kind: 'booking' }, context);
    if (optionRank === 1 && optionExpiresAt) {
      await holdRooms(tx, moved, { kind: 'confirmedOption', expiresAt: optionExpiresAt }, context);
    }
    after = { ...after, optionRank, optionExpiresAt };
    await promoteOptions(tx, lead, context);
  }
  await audited(tx, lead, doer, context, { after: { change: isAccepted ? 'accepted' : 'declined' } });
  await enterScope(tx, 'system');
  await tell(tx, after, isAccepted ? 'acceptedChange' : 'declinedChange', ['agent'], context);
  return stateOf(after);
}
