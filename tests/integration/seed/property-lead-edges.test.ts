import { beforeAll, expect, it } from 'vitest';
import { timeZoneOf } from '@/lib/catalogue/place/property-time';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import { addDays, daysBetween, formatTime, type PlainDate } from '@/lib/platform/dates';
import { snapshotTermsSchema } from '@/lib/sales/lead/kept-terms';
import { cancellationFee } from '@/lib/sales/lead/rules/cancellation';
import { isValidHistory, statusAfter } from '@/lib/sales/lead/rules/transition';
import { leadStatuses } from '@/lib/sales/lead/types';
import { type PropertyLeadEdge, propertyLeadEdges } from '@/prisma/seed/property-lead-edges';
import { propertyLeadId } from '@/prisma/seed/rows/property-leads';
import { ownerDb } from '@/tests/factories/owner';
import { openDemonstration } from '@/tests/setup/demonstration';
import { TODAY } from '@/tests/setup/own-database';

/** Rule 8.3, "Leads": the part of properties. */
const NOW = new Date(`${TODAY}T10:00:00Z`);

beforeAll(() => openDemonstration(), 120_000);

/** What cancelling it on that day would cost its client. */
function feeOf(
  { status, checkIn, currency, snapshot }: Awaited<ReturnType<typeof edge>>,
  today: PlainDate,
): bigint | null {
  const { rooms } = snapshotTermsSchema.parse(snapshot?.content);
  return cancellationFee({
    ...{ status, by: 'agent', today, currency, checkIn: fromDatabaseDay(checkIn) },
    rooms: rooms.map((room) => ({ ...room, priceTotal: room.priceTotal === null ? null : BigInt(room.priceTotal) })),
  });
}

const edge = (name: PropertyLeadEdge) =>
  ownerDb.lead.findUniqueOrThrow({
    where: { id: propertyLeadId(name) },
    include: {
      holds: true,
      changes: { orderBy: { kind: 'asc' as const } },
      snapshot: true,
      events: { orderBy: { id: 'asc' } },
      user: { include: { memberships: true } },
    },
  });

it('are 68 in every status, at least three each, and what happened leads to where they stand', async () => {
  const rows = await ownerDb.lead.findMany({
    where: { propertyId: { not: null } },
    include: { events: { orderBy: { id: 'asc' } }, snapshot: true },
  });
  expect(rows).toHaveLength(68);
  for (const status of leadStatuses) {
    expect(rows.filter((row) => row.status === status).length, status).toBeGreaterThanOrEqual(3);
  }
  for (const { id, events, status, snapshot, priceTotal } of rows) {
    const last = events.at(-1);
    expect([id, isValidHistory(events), last && statusAfter(last.type)]).toEqual([id, true, status]);
    expect([id, snapshot?.priceTotal]).toEqual([id, priceTotal]);
  }
  expect(propertyLeadEdges.every((name) => rows.some(({ id }) => id === propertyLeadId(name)))).toBe(true);
});

it('options that end, wait, moved up and were extended', async () => {
  const minutesLeft = async (name: PropertyLeadEdge) => (Number((await edge(name)).optionExpiresAt) - +NOW) / 60_000;
  expect(await minutesLeft('optionEndsInTwoHours')).toBe(120);
  expect(await minutesLeft('optionEndedUnswept')).toBe(-1);
  expect((await edge('optionEndedUnswept')).status).toBe('CONFIRMED_OPTION');
  expect((await edge('optionExtended')).extensions).toBe(1);
  const [first, second] = [await edge('firstOption'), await edge('secondOption')];
  expect([first.optionRank, first.holds.length, second.optionRank, second.holds.length]).toEqual([1, 1, 2, 0]);
  expect([second.propertyId, second.checkIn]).toEqual([first.propertyId, first.checkIn]);
  expect(first.agencyId).not.toBe(second.agencyId);
  expect((await edge('movedUp')).changes).toMatchObject([{ kind: 'promotion' }]);
});

it('every other option ends at 18:00 where its property stands', async () => {
  const options = await ownerDb.lead.findMany({
    where: {
      propertyId: { not: null },
      status: { in: ['REQUESTED_OPTION', 'CONFIRMED_OPTION'] },
      id: { notIn: [propertyLeadId('optionEndsInTwoHours'), propertyLeadId('optionEndedUnswept')] },
    },
    select: { id: true, optionExpiresAt: true, property: { select: { city: { select: { countryId: true } } } } },
  });
  expect(options.length).toBeGreaterThanOrEqual(6);
  const holds = await ownerDb.propertyHold.findMany({
    where: { kind: 'confirmedOption', leadId: null },
    select: { id: true, expiresAt: true, property: { select: { city: { select: { countryId: true } } } } },
  });
  expect(holds.length).toBeGreaterThan(0);
  for (const { id, expiresAt, property } of holds) {
    const zone = timeZoneOf(property.city.countryId);
    expect([id, expiresAt && formatTime(expiresAt, 'en', zone)]).toEqual([id, '18:00']);
  }
  for (const { id, optionExpiresAt, property } of options) {
    const zone = timeZoneOf(property?.city.countryId ?? '');
    expect([id, optionExpiresAt && formatTime(optionExpiresAt, 'en', zone)]).toEqual([id, '18:00']);
  }
});

it('each operator has a contact who may open the desk', async () => {
  const operators = await ownerDb.operator.findMany({ include: { users: { select: { role: true } } } });
  expect(operators).toHaveLength(5);
  for (const { id, users } of operators) expect([id, users]).toEqual([id, [{ role: 'operator' }]]);
});

it('what is asked, offered, sought and paid', async () => {
  const [one, other] = [await edge('oneOfTwoRequests'), await edge('otherOfTwoRequests')];
  expect([one.status, other.status, one.checkIn]).toEqual(['REQUESTED_BOOKING', 'REQUESTED_BOOKING', other.checkIn]);
  const changed = await edge('changeAsked');
  expect([changed.status, changed.changes]).toMatchObject(['CONFIRMED_BOOKING', [{ kind: 'changeRequest' }]]);
  expect((await edge('priceAsked')).changes).toMatchObject([{ kind: 'honourPrice', status: 'asked' }]);
  expect((await edge('counterOffered')).changes).toMatchObject([
    { kind: 'counterOffer', status: 'asked' },
    { kind: 'booking', status: 'asked' },
  ]);
  const [asked, priced] = [await edge('stayAsked'), await edge('stayPriced')];
  expect([asked.priceTotal, priced.priceTotal]).toEqual([null, null]);
  expect(asked.changes).toMatchObject([{ kind: 'stay', status: 'asked' }]);
  expect(asked.changes[0]?.answerDueAt).not.toBeNull();
  const word = priced.changes.find(({ kind }) => kind === 'stay');
  const price = priced.changes.find(({ kind }) => kind === 'counterOffer');
  expect([word?.status, price?.status, price?.askedAt]).toEqual(['accepted', 'asked', word?.answeredAt]);
  expect((await edge('discountSought')).payment).toMatchObject({ isNegotiatedPrice: true });
  expect((await edge('paidByCard')).payment).toMatchObject({ isPaidByCreditCard: true, card: { lastFour: '4242' } });
  expect((await edge('inFrancs')).currency).toBe('CHF');
  const moved = await edge('priceHasMoved');
  const stay = await ownerDb.stay.findFirstOrThrow({
    where: { propertyId: moved.propertyId ?? '', checkIn: moved.checkIn, checkOut: moved.checkOut },
    include: { rates: { where: { serviceLevel: moved.serviceLevel ?? '' } } },
  });
  expect(Number(moved.priceTotal)).toBeLessThan(Number(stay.rates[0]?.amount));
});

it('what was cancelled, has ended, is due, or belongs to people who left or share a client', async () => {
  const fees = { cancelledFreely: 0n, cancelledAtThirtyFive: 35n, cancelledAtHundred: 100n } as const;
  for (const [name, percent] of Object.entries(fees) as [keyof typeof fees, bigint][]) {
    const { events, priceTotal } = await edge(name);
    expect(events.at(-1)?.data).toMatchObject({ fee: Number(((priceTotal ?? 0n) * percent) / 100n) });
  }
  for (const name of ['stayEnded', 'noShow', 'disputed'] as const) {
    const { status, checkOut, closedReason } = await edge(name);
    expect([name, status, checkOut < NOW, closedReason !== null]).toEqual([
      name,
      'CONFIRMED_BOOKING',
      true,
      name !== 'stayEnded',
    ]);
  }
  expect(fromDatabaseDay((await edge('stayWaits')).checkOut)).toBe(addDays(TODAY, -1));
  const words = await ownerDb.leadChange.findMany({
    where: { leadId: propertyLeadId('disputed') },
    orderBy: { askedAt: 'asc' },
  });
  expect(words.map(({ kind, status }) => [kind, status])).toEqual([
    ['stayAnswer', 'accepted'],
    ['dispute', 'asked'],
  ]);
  const free = await edge('freeUntilTomorrow');
  const fee = (day: PlainDate) => feeOf(free, day);
  expect([fee(addDays(TODAY, 1)), fee(addDays(TODAY, 2))]).toEqual([0n, free.priceTotal]);
  for (const days of [83, 84, 85] as const) {
    const { checkIn } = await edge(`balanceIn${days}`);
    expect(daysBetween(TODAY, fromDatabaseDay(checkIn)) - 84).toBe(days);
  }
  expect((await edge('ofFormerAgent')).user.memberships.every(({ removedAt }) => removedAt)).toBe(true);
  const [here, there] = [await edge('sameClientHere'), await edge('sameClientThere')];
  expect(here.agencyId).not.toBe(there.agencyId);
  expect([here.clientFirstName, here.clientLastName]).toEqual([there.clientFirstName, there.clientLastName]);
});
