import 'server-only';
import { enterScope } from '@/lib/people/scope';
import { toDatabaseDay } from '@/lib/platform/database-day';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import { type LeadFacts, promisedBy } from '../queries/lead-row';
import { isException } from '../rules/exception';
import { endAfterMove } from '../rules/option';
import { partyOf } from '../rules/party';
import type { ExtensionAnswer, LeadStateJson } from '../schema';
import { type ChangeRequestData, changeRequestDataSchema } from '../schema-property';
import { fits, giveRoomsBack, holdRooms, readStock, soldOut } from './inventory';
import { openLead } from './open';
import { stateOf } from './option';
import { requireQuestion } from './question';
import { type Answerer, audited, changeLead, supplier, tell } from './record';
import { promoteOptions, rankOf } from './settle';
import { keepPrice } from './snapshot';

type Stay = Pick<ChangeRequestData['to'], 'checkIn' | 'checkOut' | 'serviceLevel'>;

/** An option ends no later than its new stay allows. 409 where that leaves it no time. */
function endOfMoved(lead: LeadFacts, termsChange: LeadFacts['termsChange'], now: Date): Date | null {
  if (!lead.optionExpiresAt) return null;
  const end = endAfterMove(lead.optionExpiresAt, { ...lead, now, termsChange });
  if (end <= now) throw new AppError('leadArrivalTooClose', { status: 409 });
  return end;
}

/** What the supplier has agreed to keep moves with the lead: the old nights go back, the new ones are taken, or neither. */
async function moveHeld(
  tx: Transaction,
  lead: LeadFacts,
  stay: Stay,
  termsChange: LeadFacts['termsChange'],
  context: WriteContext,
): Promise<Pick<LeadFacts, 'optionRank' | 'optionExpiresAt'>> {
  const moved = { ...lead, ...stay };
  const optionExpiresAt = endOfMoved(moved, termsChange, context.now());
  await giveRoomsBack(tx, lead, context);
  const stock = await readStock(tx, moved);
  const optionRank = lead.status === 'CONFIRMED_OPTION' ? await rankOf(tx, moved) : null;
  const isTaken = !fits(moved, stock, { kind: lead.optionRank === 1 ? 'free' : 'unsold' });
  // A first option does not become a second one by moving.
  if (isTaken || (lead.optionRank === 1 && optionRank !== 1)) throw soldOut(lead);
  if (lead.status === 'CONFIRMED_BOOKING') await holdRooms(tx, moved, { kind: 'booking' }, context);
  if (optionRank === 1 && optionExpiresAt) {
    await holdRooms(tx, moved, { kind: 'confirmedOption', expiresAt: optionExpiresAt }, context);
  }
  return { optionRank, optionExpiresAt };
}

/** The supplier's answer to a change request. Accepted, the lead moves with what it holds; 409 where the new nights are taken. */
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
  const asked = changeRequestDataSchema.parse(change.data);
  const { to, snapshotId, currency } = asked;
  const isOfRules = isException(asked);
  await requireQuestion(tx, lead, 'changeRequest', { isAccepted, by: doer.viewer, reason }, now);
  let after = { ...lead, version: lead.version + 1 };
  // Of an exception nothing moves: with the yes the stay may be asked for as it is.
  if (!isAccepted || isOfRules) {
    await changeLead(tx, lead, {}, now);
  } else {
    const { checkIn, checkOut, serviceLevel, pax, priceTotal } = to;
    const party = partyOf(pax, lead);
    const { content } = await tx.priceSnapshot.findUniqueOrThrow({
      where: { id: snapshotId },
      select: { content: true },
    });
    const { terms, termsChange } = promisedBy(content, checkIn);
    // An interest that moves by an exception holds nothing.
    const isHeld = lead.status === 'CONFIRMED_OPTION' || lead.status === 'CONFIRMED_BOOKING';
    const held = isHeld ? await moveHeld(tx, lead, { checkIn, checkOut, serviceLevel }, termsChange, context) : {};
    const priced = { currency, priceTotal: priceTotal === null ? null : BigInt(priceTotal), rooms: terms };
    const columns = {
      ...{ checkIn: toDatabaseDay(checkIn), checkOut: toDatabaseDay(checkOut), serviceLevel },
      ...(lead.propertyId && { adults: party.adults, childrenAges: [...party.childrenAges] }),
      ...{ snapshotId, ...(await keepPrice(tx, lead, priced)), ...held },
    };
    await changeLead(tx, lead, columns, now);
    after = { ...after, ...held };
    if (isHeld) await promoteOptions(tx, lead, context);
  }
  const answer = isAccepted ? 'accepted' : 'declined';
  await audited(tx, lead, doer, context, { after: { [isOfRules ? 'exception' : 'change']: answer } });
  await enterScope(tx, 'system');
  await tell(tx, after, `${answer}${isOfRules ? 'Exception' : 'Change'}`, ['agent'], context);
  return stateOf(after);
}
