import { randomUUID } from 'node:crypto';
import type { PlainDate } from '@/lib/platform/dates';
import { fromUnits } from '@/lib/platform/money';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { sealQuote } from '@/lib/rates/quote/seal';
import { changePropertyLead } from '@/lib/sales/lead/commands/amend-property';
import { answerChange } from '@/lib/sales/lead/commands/answer-change';
import { cancelBooking, confirmBooking, declineBooking, requestBooking } from '@/lib/sales/lead/commands/booking';
import { answerExtension, requestExtension } from '@/lib/sales/lead/commands/extension';
import { cancelOption, confirmOption, declineOption, requestOption } from '@/lib/sales/lead/commands/option';
import { savePropertyInterest } from '@/lib/sales/lead/commands/save-property';
import { propertyLeadChangeSchema, propertyLeadSchema } from '@/lib/sales/lead/schema-property';
import { createTeam } from '@/tests/factories/agency';
import { ownerDb } from '@/tests/factories/owner';
import { createProperty } from '@/tests/factories/property';
import { createUser, viewerOf } from '@/tests/factories/user';
import { contextAt, inScope, versionOf } from '../lead/stage';

export const WEEK = { checkIn: '2027-06-05', checkOut: '2027-06-12' } as const;
export const NEXT_WEEK = { checkIn: '2027-06-12', checkOut: '2027-06-19' } as const;
/** Same arrival as the week. */
export const LONG = { checkIn: '2027-06-05', checkOut: '2027-06-15' } as const;

/** A property with two weeks and ten nights in June, catered at 3 500 a week, its operator's person and an agency. */
export async function createStage() {
  const propertyId = `P-${randomUUID().slice(0, 8)}`;
  const stays = [WEEK, NEXT_WEEK, LONG].map((period) => ({ ...period, available: true }));
  await createProperty({ id: propertyId, isListed: true, stays });
  await ownerDb.stayRate.createMany({
    data: stays.map((_, index) => ({
      stayId: `${propertyId}-${index}`,
      serviceLevel: 'Catered',
      amount: index === 2 ? 480_000n : 350_000n,
      currency: 'EUR',
    })),
  });
  return { propertyId, ...(await createAgent()), operator: await createOperator() };
}
export type Stage = Awaited<ReturnType<typeof createStage>>;

async function createAgent() {
  const team = await createTeam();
  return { team, agent: await viewerOf(team.agent) };
}

async function createOperator(): Promise<Viewer> {
  return viewerOf(await createUser({ role: 'operator', operatorId: 'operator' }));
}

/** Another agency that wants the same. */
export async function rivalOf(stage: Stage): Promise<Stage> {
  return { ...stage, ...(await createAgent()) };
}

/** The fields of rule 3.14. */
export function bodyOf(propertyId: string, changes: Record<string, unknown> = {}) {
  return {
    _property: propertyId,
    period: { checkInDate: WEEK.checkIn, checkOutDate: WEEK.checkOut },
    client: { firstName: 'Clara', lastName: 'Weiss', nationality: 'AT' },
    occupancy: { pax: 4 },
    serviceLevel: 'Catered',
    payments: { isPaidByCreditCard: true, subTotal: 3500, currencyCode: 'EUR' },
    ...changes,
  };
}

/** What is sent to have a price in units honoured that was quoted for a stay. */
export function honouredAt(
  { propertyId, agent }: Pick<Stage, 'propertyId' | 'agent'>,
  subTotal: number,
  { checkIn, checkOut }: { checkIn: PlainDate; checkOut: PlainDate } = WEEK,
) {
  const of = { propertyId, checkIn, checkOut, serviceLevel: 'Catered' };
  const price = fromUnits(subTotal, 'EUR');
  const quote = sealQuote({ agencyId: agent.agency?.id ?? '', of, price }, '2026-11-24');
  return { payments: { subTotal, currencyCode: 'EUR', quote }, isPriceToBeHonoured: true };
}

export const during = ({ checkIn, checkOut }: { checkIn: PlainDate; checkOut: PlainDate }) => ({
  period: { checkInDate: checkIn, checkOutDate: checkOut },
});

export async function save(
  { propertyId, agent }: Pick<Stage, 'propertyId' | 'agent'>,
  changes: Record<string, unknown> = {},
  context = contextAt(),
): Promise<string> {
  const input = propertyLeadSchema.parse(bodyOf(propertyId, changes));
  return (await inScope(agent, (tx) => savePropertyInterest(tx, agent, input, context)))._id;
}

export async function change(
  { propertyId, agent }: Stage,
  leadId: string,
  changes: Record<string, unknown> = {},
  context = contextAt(),
) {
  const body = { ...bodyOf(propertyId, changes), version: await versionOf(leadId) };
  const input = propertyLeadChangeSchema.parse(body);
  return inScope(agent, (tx) => changePropertyLead(tx, agent, leadId, input, context));
}

/** Everything that can happen to a lead of a property, each by whom it is for. */
export const events = {
  requestOption: (s, id, version, c) => inScope(s.agent, (tx) => requestOption(tx, s.agent, id, { version }, c)),
  confirmOption: (s, id, version, c) => inScope(s.operator, (tx) => confirmOption(tx, s.operator, id, { version }, c)),
  declineOption: (s, id, version, c) =>
    inScope(s.operator, (tx) => declineOption(tx, s.operator, id, { version, reason: 'Full.' }, c)),
  cancelOption: (s, id, version, c) => inScope(s.agent, (tx) => cancelOption(tx, s.agent, id, { version }, c)),
  askExtension: (s, id, version, c) => inScope(s.agent, (tx) => requestExtension(tx, s.agent, id, { version }, c)),
  extend: (s, id, version, c) =>
    inScope(s.operator, (tx) => answerExtension(tx, s.operator, id, { version, isAccepted: true }, c)),
  book: (s, id, version, c) =>
    inScope(s.agent, (tx) => requestBooking(tx, s.agent, id, { version, price: 3500, isDifferenceAccepted: false }, c)),
  confirmBooking: (s, id, version, c) =>
    inScope(s.operator, (tx) => confirmBooking(tx, s.operator, id, { version }, c)),
  declineBooking: (s, id, version, c) =>
    inScope(s.operator, (tx) => declineBooking(tx, s.operator, id, { version, reason: 'Full.' }, c)),
  cancelFreely: (s, id, version, c) =>
    inScope(s.operator, (tx) => cancelBooking(tx, s.operator, id, { version, fee: 0 }, c, 'supplier')),
  acceptChange: (s, id, version, c) =>
    inScope(s.operator, (tx) => answerChange(tx, s.operator, id, { version, isAccepted: true }, c)),
  declineChange: (s, id, version, c) =>
    inScope(s.operator, (tx) => answerChange(tx, s.operator, id, { version, isAccepted: false, reason: 'No.' }, c)),
} satisfies Record<string, (s: Stage, id: string, version: number, c: WriteContext) => Promise<unknown>>;
export type EventName = keyof typeof events;

/** One after the other, each with the version it finds. */
export async function happen(stage: Stage, leadId: string, names: readonly EventName[], context = contextAt()) {
  for (const name of names) await events[name](stage, leadId, await versionOf(leadId), context);
}

export async function leadOf(leadId: string) {
  const { holds, ...row } = await ownerDb.lead.findUniqueOrThrow({
    where: { id: leadId },
    include: { events: { orderBy: { id: 'asc' } }, changes: { orderBy: { askedAt: 'asc' } }, holds: true },
  });
  return { ...row, holds: holds.flatMap(({ kind, releasedAt }) => (releasedAt ? [] : [kind])) };
}

export async function noticesOf(leadId: string): Promise<string[]> {
  const rows = await ownerDb.outbox.findMany({ where: { dedupeKey: { startsWith: `lead:${leadId}:` } } });
  return rows.map(({ dedupeKey }) => dedupeKey.split(':').slice(3).join(' ')).sort();
}
