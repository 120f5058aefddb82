import { randomUUID } from 'node:crypto';
import { enterScope } from '@/lib/people/scope';
import { db, type Transaction } from '@/lib/platform/db';
import { fromUnits } from '@/lib/platform/money';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { sealQuote } from '@/lib/rates/quote/seal';
import { cancelBooking, confirmBooking, declineBooking, requestBooking } from '@/lib/sales/lead/commands/booking';
import { answerExtension, requestExtension } from '@/lib/sales/lead/commands/extension';
import { cancelOption, confirmOption, declineOption, requestOption } from '@/lib/sales/lead/commands/option';
import { saveInterest } from '@/lib/sales/lead/commands/save-interest';
import { answerOwedAt } from '@/lib/sales/lead/rules/question';
import { interestSchema } from '@/lib/sales/lead/schema';
import { createTeam } from '@/tests/factories/agency';
import { createHotel, createRatePlan, createRoom } from '@/tests/factories/hotel';
import { writeContext } from '@/tests/factories/message';
import { ownerDb } from '@/tests/factories/owner';
import { createUser, viewerOf } from '@/tests/factories/user';

/** Tuesday, far enough from the stay below. */
export const NOW = '2026-12-01T09:00:00Z';
export const HOUR = 3_600_000;

export function contextAt(at: string | Date = NOW): WriteContext {
  const now = new Date(at);
  return writeContext({ brandId: 'default', now: () => now });
}

type Changes = Parameters<typeof createHotel>[1] & { units?: number };

/** A hotel with one room type, one plan, its contact and an agency; a week of June costs 3 500. */
export async function createStage({ units = 1, ...hotel }: Changes = {}) {
  const hotelId = `hotel-${randomUUID().slice(0, 8)}`;
  await createHotel(hotelId, hotel);
  await createRoom(hotelId, `${hotelId}-room`, { units });
  await createRatePlan(hotelId, `${hotelId}-plan`);
  const team = await createTeam();
  const agent = await viewerOf(team.agent);
  const contactUser = await createUser({ role: 'operator', hotelId });
  return { hotelId, agent, contact: await viewerOf(contactUser), contactUser, team };
}
export type Stage = Awaited<ReturnType<typeof createStage>>;

export const interestOf = (hotelId: string, changes: Record<string, unknown> = {}) => ({
  hotelId,
  checkInDate: '2027-06-05',
  checkOutDate: '2027-06-12',
  guests: [{ firstName: 'Clara', lastName: 'Weiss' }],
  paymentProfile: 'ClientPays',
  price: { currency: 'EUR', total: 3500 },
  rooms: [{ roomId: `${hotelId}-room`, id: `${hotelId}-plan`, numAdults: 2 }],
  ...changes,
});

/** The same, asking the hotel to honour a price in units that was quoted for the room. */
export function honouredAt({ hotelId, agent }: Pick<Stage, 'hotelId' | 'agent'>, total: number) {
  const [roomId, ratePlanId] = [`${hotelId}-room`, `${hotelId}-plan`];
  const of = {
    ...{ roomId, ratePlanId, adults: 2, childrenAges: [] },
    ...({ checkIn: '2027-06-05', checkOut: '2027-06-12' } as const),
  };
  const price = fromUnits(total, 'EUR');
  const quote = sealQuote({ agencyId: agent.agency?.id ?? '', of, price }, '2026-11-24');
  return {
    price: { currency: 'EUR', total },
    rooms: [{ roomId, id: ratePlanId, numAdults: 2, priceTotal: total, quote }],
    isPriceToBeHonoured: true,
  };
}

export function inScope<Result>(viewer: Viewer, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return db.$transaction(async (tx) => {
    await enterScope(tx, viewer);
    return work(tx);
  });
}

export async function save(
  { hotelId, agent }: Pick<Stage, 'hotelId' | 'agent'>,
  changes: Record<string, unknown> = {},
  context = contextAt(),
): Promise<string> {
  const input = interestSchema.parse(interestOf(hotelId, changes));
  return (await inScope(agent, (tx) => saveInterest(tx, agent, input, context)))._id;
}

export async function versionOf(leadId: string): Promise<number> {
  return (await ownerDb.lead.findUniqueOrThrow({ where: { id: leadId } })).version;
}

/** Everything that can happen to a lead, each by whom it is for. */
export const events = {
  requestOption: (s, id, version, c) => inScope(s.agent, (tx) => requestOption(tx, s.agent, id, { version }, c)),
  confirmOption: (s, id, version, c) => inScope(s.contact, (tx) => confirmOption(tx, s.contact, id, { version }, c)),
  declineOption: (s, id, version, c) =>
    inScope(s.contact, (tx) => declineOption(tx, s.contact, id, { version, reason: 'Full.' }, c)),
  cancelOption: (s, id, version, c) => inScope(s.agent, (tx) => cancelOption(tx, s.agent, id, { version }, c)),
  askExtension: (s, id, version, c) => inScope(s.agent, (tx) => requestExtension(tx, s.agent, id, { version }, c)),
  extend: (s, id, version, c) =>
    inScope(s.contact, (tx) => answerExtension(tx, s.contact, id, { version, isAccepted: true }, c)),
  book: (s, id, version, c) =>
    inScope(s.agent, (tx) => requestBooking(tx, s.agent, id, { version, price: 3500, isDifferenceAccepted: false }, c)),
  confirmBooking: (s, id, version, c) => inScope(s.contact, (tx) => confirmBooking(tx, s.contact, id, { version }, c)),
  declineBooking: (s, id, version, c) =>
    inScope(s.contact, (tx) => declineBooking(tx, s.contact, id, { version, reason: 'Full.' }, c)),
  cancelBooking: (s, id, version, c) =>
    inScope(s.agent, (tx) => cancelBooking(tx, s.agent, id, { version, fee: 0 }, c)),
} satisfies Record<string, (s: Stage, id: string, version: number, c: WriteContext) => Promise<unknown>>;
export type EventName = keyof typeof events;

/** One after the other, each with the version it finds. */
export async function happen(stage: Stage, leadId: string, names: readonly EventName[], at: string | Date = NOW) {
  for (const name of names) await events[name](stage, leadId, await versionOf(leadId), contextAt(at));
}

export async function leadOf(leadId: string) {
  const { rooms, ...row } = await ownerDb.lead.findUniqueOrThrow({
    where: { id: leadId },
    include: {
      events: { orderBy: { id: 'asc' } },
      changes: { orderBy: { askedAt: 'asc' } },
      rooms: { include: { hold: true } },
    },
  });
  const answerDueAt = answerOwedAt(row.changes, new Date(0));
  return { ...row, answerDueAt, holds: rooms.flatMap(({ hold }) => (hold && !hold.releasedAt ? [hold.kind] : [])) };
}

export async function nightsOf(hotelId: string): Promise<{ sold: number; optioned: number }[]> {
  return ownerDb.$queryRaw`
    SELECT DISTINCT sold, optioned FROM room_night
    WHERE room_id = ${`${hotelId}-room`} AND night >= '2027-06-05' AND night < '2027-06-12'`;
}
