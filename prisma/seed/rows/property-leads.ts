import { instantAt, timeZoneOf } from '@/lib/catalogue/place/property-time';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { readPropertyQuote } from '@/lib/rates/property/queries/quote';
import { askedStay } from '@/lib/sales/lead/commands/question';
import { snapshotOf } from '@/lib/sales/lead/commands/snapshot';
import { promiseOf } from '@/lib/sales/lead/queries/price-property';
import { priceColumns } from '@/lib/sales/lead/rules/price-columns';
import type { LeadStatus, PricedSelection } from '@/lib/sales/lead/types';
import type { Prisma } from '@/prisma/generated/client';
import { clients } from '../content/clients';
import { leads } from '../content/leads';
import { type PlannedLead, plannedLeads } from '../content/property-leads';
import { edges } from '../edges';
import { demonstrationId } from '../ids';
import { histories, questionOf } from './lead-histories';
import { brandOf } from './leads';
import { personId } from './people';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const propertyLeadId = (name: string): string => demonstrationId('property-lead', name);

type Place = { propertyId: string; checkIn: PlainDate; checkOut: PlainDate; holdId?: string };

/** Where leads may stand without taking what the storefront shows as free: held, sold, free and never let periods. */
async function readPlaces(tx: Transaction, today: PlainDate) {
  const from = { gte: toDatabaseDay(addDays(today, 20)) };
  const isShown = { status: 'published' as const, hasSalesInformation: true, isDemo: false };
  const toPlace = ({
    propertyId,
    checkIn,
    checkOut,
  }: {
    propertyId: string;
    checkIn: Date;
    checkOut: Date;
  }): Place => ({
    propertyId,
    checkIn: fromDatabaseDay(checkIn),
    checkOut: fromDatabaseDay(checkOut),
  });
  const [holds, sold, free] = await Promise.all([
    tx.propertyHold.findMany({
      where: { checkIn: from, kind: 'confirmedOption', leadId: null, property: isShown },
      orderBy: { id: 'asc' },
    }),
    tx.stay.findMany({ where: { checkIn: from, available: false, property: isShown }, orderBy: { id: 'asc' } }),
    tx.stay.findMany({
      where: { checkIn: from, available: true, property: isShown, rates: { some: { amount: { not: null } } } },
      orderBy: { id: 'asc' },
    }),
  ]);
  const held = new Set(holds.map(({ propertyId, checkIn }) => `${propertyId} ${+checkIn}`));
  return {
    held: holds.map((hold): Place => ({ ...toPlace(hold), holdId: hold.id })),
    sold: sold.map(toPlace),
    free: free.filter(({ propertyId, checkIn }) => !held.has(`${propertyId} ${+checkIn}`)).map(toPlace),
  };
}

/** Spread over the year: one of every so many, each only once. */
function taker(places: readonly Place[], step: number): (isFit?: (place: Place) => boolean) => Place {
  const taken = new Set<number>();
  return (isFit = () => true) => {
    for (let turn = 0; turn < places.length; turn += 1) {
      const index = (taken.size * step + turn) % places.length;
      const place = places[index];
      if (!place || taken.has(index) || !isFit(place)) continue;
      taken.add(index);
      return place;
    }
    throw new Error('The demonstration has no such stay left.');
  };
}

/** The price of now, or what the plan says of it; a property without stays was priced by its operator. */
async function priceOf(tx: Transaction, plan: PlannedLead, place: Place, now: Date, today: PlainDate) {
  const { serviceLevels, stays } = await tx.property.findUniqueOrThrow({
    where: { id: place.propertyId },
    select: {
      serviceLevels: true,
      stays: {
        where: { checkIn: toDatabaseDay(place.checkIn), checkOut: toDatabaseDay(place.checkOut) },
        select: { rates: true },
      },
    },
  });
  const serviceLevel = stays[0]?.rates.find(({ amount }) => amount)?.serviceLevel ?? serviceLevels[0] ?? null;
  const { propertyId, checkIn, checkOut } = place;
  const selection = { propertyId, checkIn, checkOut, serviceLevel };
  const quote = await readPropertyQuote(tx, { ...selection, agencyId: plan.agency, now, today, includeDemos: false });
  if (!quote) throw new Error(`Property ${propertyId} is not for sale.`);
  const priced = promiseOf(quote, selection);
  const { promisedPercent = 100, feePercent, freeUntilDaysBefore, price } = plan;
  const fee =
    feePercent !== undefined
      ? { daysBeforeArrival: 300, percent: feePercent }
      : freeUntilDaysBefore !== undefined && { daysBeforeArrival: freeUntilDaysBefore - 1, percent: 100 };
  const total = price ?? priced.priceTotal;
  const priceTotal = total && (total * BigInt(promisedPercent)) / 100n;
  const rooms = priced.rooms.map((room) => ({
    ...room,
    priceTotal,
    ...(fee && { terms: { ...room.terms, cancellation: { kind: 'periods' as const, periods: [fee] } } }),
  }));
  return { serviceLevel, priced: { ...priced, priceTotal, rooms } };
}

const inUnits = ({ priceTotal }: PricedSelection, percent: number) =>
  Math.round((Number(priceTotal ?? 0n) * percent) / 10_000);

type Due = { now: Date; answerDueAt: Date; endsAt: Date };

const stayOf = (row: Prisma.LeadUncheckedCreateInput, { priceTotal }: PricedSelection) => ({
  checkIn: fromDatabaseDay(row.checkIn as Date),
  checkOut: fromDatabaseDay(row.checkOut as Date),
  serviceLevel: row.serviceLevel ?? null,
  pax: row.adults,
  priceTotal,
});

function counterOffer(now: Date, named: { currency: string; price: number }) {
  const endsAt = new Date(+now + 48 * HOUR);
  const data = { ...named, until: endsAt.toISOString() };
  return { kind: 'counterOffer' as const, status: 'asked' as const, askedById: null, endsAt, data };
}

/** What an operator asks for a week nobody had priced. */
const NAMED_PRICE = 23_500;

function changesOf(
  plan: PlannedLead,
  row: Prisma.LeadUncheckedCreateInput,
  priced: PricedSelection,
  { now, ...due }: Due,
): Prisma.LeadChangeUncheckedCreateInput[] {
  const { currency } = priced;
  const asked = { leadId: row.id ?? '', askedAt: new Date(+now - 2 * HOUR), askedById: row.userId };
  const change = { id: demonstrationId('property-change', plan.name), ...asked };
  switch (plan.change) {
    case 'extended':
      return [{ ...change, kind: 'extension', status: 'accepted', answeredAt: now }];
    case 'promotion':
      return [
        {
          ...{ ...change, kind: 'promotion', status: 'accepted', askedById: null, answeredAt: now },
          data: { from: 2, to: 1 },
        },
      ];
    case 'honourPrice':
      return [
        {
          ...{ ...change, kind: 'honourPrice', status: 'asked', ...due },
          data: { currency, shown: inUnits(priced, 97) },
        },
      ];
    case 'counterOffer':
      return [{ ...change, ...counterOffer(now, { currency, price: inUnits(priced, 95) }) }];
    case 'stayAsked':
      return [{ ...change, kind: 'stay', status: 'asked', ...due, data: askedStay(stayOf(row, priced)) }];
    case 'stayPriced': {
      const answered = { status: 'accepted' as const, answeredAt: change.askedAt };
      const askedAt = new Date(+change.askedAt - DAY);
      return [
        { ...change, ...answered, kind: 'stay', askedAt, data: askedStay(stayOf(row, priced)) },
        {
          ...{ ...change, id: demonstrationId('property-change', `${plan.name} price`) },
          ...counterOffer(now, { currency, price: NAMED_PRICE }),
        },
      ];
    }
    case 'changeRequest': {
      const stay = stayOf(row, priced);
      return [
        {
          ...{ ...change, kind: 'changeRequest', status: 'asked', ...due },
          data: {
            ...askedStay({ ...stay, pax: stay.pax + 1 }, stay),
            snapshotId: row.snapshotId,
            currency,
          },
        },
      ];
    }
    default:
      return [];
  }
}

type Turn = { place: Place; today: PlainDate; now: Date; client: number };

async function write(tx: Transaction, plan: PlannedLead, { place, today, now, client }: Turn): Promise<void> {
  const { serviceLevel, priced } = await priceOf(tx, plan, place, now, today);
  const property = await tx.property.findUniqueOrThrow({
    where: { id: place.propertyId },
    select: { city: { select: { countryId: true } }, operator: { select: { users: { take: 1 } } } },
  });
  const timeZone = timeZoneOf(property.city.countryId);
  const id = propertyLeadId(plan.name);
  const created = new Date(+now - plan.hoursAgo * HOUR);
  const steps = histories[plan.status];
  const at = (step: number) => new Date(+created + (plan.hoursAgo * HOUR * step * 0.9) / (steps.length + 1));
  const isOption = plan.status === 'CONFIRMED_OPTION' || plan.status === 'REQUESTED_OPTION';
  const minutes = plan.endsInMinutes;
  const optionExpiresAt = !isOption
    ? null
    : minutes === undefined
      ? instantAt(addDays(today, 3), '18:00', timeZone)
      : new Date(+now + minutes * MINUTE);
  const person = clients[client];
  if (!person) throw new Error(`${plan.name} has no client.`);
  const days = { checkIn: toDatabaseDay(place.checkIn), checkOut: toDatabaseDay(place.checkOut) };
  const snapshotId = demonstrationId('property-snapshot', plan.name);
  const { propertyId } = place;
  await tx.priceSnapshot.create({
    data: { id: snapshotId, ...snapshotOf({ agencyId: plan.agency, propertyId }, priced, created) },
  });
  const rank = isOption ? (plan.rank ?? 1) : null;
  const by = personId(plan.by);
  const due = {
    answerDueAt: instantAt(addDays(today, 2), '10:00', timeZone),
    endsAt: optionExpiresAt ?? instantAt(addDays(today, 3), '18:00', timeZone),
  };
  const row = {
    id,
    reference: id.replaceAll('-', '').slice(0, 8).toUpperCase(),
    agencyId: plan.agency,
    userId: by,
    brandId: brandOf[plan.agency] ?? 'default',
    propertyId,
    status: plan.status,
    version: 1 + steps.length,
    clientId: demonstrationId('client', String(client)),
    clientFirstName: person.firstName,
    clientLastName: person.lastName,
    nationality: person.nationality,
    paymentProfile: 'ClientPays' as const,
    ...days,
    adults: 4,
    serviceLevel,
    snapshotId,
    ...priceColumns({ propertyId }, priced).lead,
    payment: {
      isPaidByCreditCard: plan.card !== undefined,
      isNegotiatedPrice: plan.seeksDiscount ?? false,
      card: plan.card ?? null,
    },
    optionRank: rank,
    optionExpiresAt,
    extensions: plan.change === 'extended' ? 1 : 0,
    closedAt: plan.closedReason ? at(steps.length) : null,
    closedReason: plan.closedReason,
    closedById: plan.closedReason ? by : null,
    createdAt: created,
    updatedAt: at(steps.length),
  };
  await tx.lead.create({ data: row });
  const actors = { agent: by, supplier: property.operator.users[0]?.id ?? null, system: null };
  for (const [step, [type, doer]] of [['interest', 'agent'] as const, ...steps].entries()) {
    const fee = Number(((priced.priceTotal ?? 0n) * BigInt(plan.feePercent ?? 0)) / 100n);
    await tx.leadEvent.create({
      data: {
        ...{ leadId: id, type, by: doer, at: at(step), actorId: actors[doer], requestId: `seed-${plan.name}` },
        ...(type === 'cancelledBooking' && { data: { fee, currency: priced.currency } }),
      },
    });
  }
  await tx.leadChange.createMany({ data: changesOf(plan, row, priced, { ...due, now }) });
  const question = questionOf(plan.status);
  if (question) {
    const { checkIn, checkOut } = place;
    await tx.leadChange.create({
      data: {
        ...{ id: demonstrationId('property-question', plan.name), leadId: id, kind: question, status: 'asked' },
        ...{ askedAt: at(1), askedById: by, ...due, endsAt: question === 'option' ? optionExpiresAt : null },
        data: askedStay({ checkIn, checkOut, serviceLevel, pax: 4, priceTotal: priced.priceTotal }),
      },
    });
  }
  await hold(tx, plan.status, { id, place, days, optionExpiresAt: rank === 1 ? optionExpiresAt : null });
}

type Held = { id: string; place: Place; days: { checkIn: Date; checkOut: Date }; optionExpiresAt: Date | null };

async function hold(tx: Transaction, status: LeadStatus, { id, place, days, optionExpiresAt }: Held): Promise<void> {
  const isBooking = status === 'CONFIRMED_BOOKING';
  if (!isBooking && !(status === 'CONFIRMED_OPTION' && optionExpiresAt)) return;
  const data = { leadId: id, kind: isBooking ? ('booking' as const) : ('confirmedOption' as const) };
  const expiresAt = isBooking ? null : optionExpiresAt;
  const { propertyId, holdId } = place;
  if (holdId) await tx.propertyHold.update({ where: { id: holdId }, data: { ...data, expiresAt } });
  else await tx.propertyHold.create({ data: { id: `hold-${id}`, propertyId, ...days, ...data, expiresAt } });
}

/** Interests, options and bookings of properties: what they hold was held or sold before, so the storefront shows the same. */
export async function createPropertyLeads(tx: Transaction, today: PlainDate, now: Date): Promise<void> {
  // Data of a version before keeps the properties it has, even none.
  if ((await tx.property.count({ where: { id: edges.withoutStays } })) === 0) return;
  const { held, sold, free } = await readPlaces(tx, today);
  const francs = new Set(
    (await tx.property.findMany({ where: { currency: 'CHF' }, select: { id: true } })).map(({ id }) => id),
  );
  const take = { held: taker(held, 3), sold: taker(sold, 17), free: taker(free, 23) };
  const places = new Map<string, Place>();
  const former = leads.find(({ name }) => name === 'ofRemovedAgent');
  for (const [index, planned] of plannedLeads.entries()) {
    const plan =
      planned.name === 'ofFormerAgent' && former ? { ...planned, agency: former.agency, by: former.by } : planned;
    const { stay } = plan;
    const emptyHouse = (days: number, nights = 7): Place => {
      const checkIn = addDays(today, days);
      return { propertyId: edges.withoutStays, checkIn, checkOut: addDays(checkIn, nights) };
    };
    const asBefore = typeof stay === 'object' && 'as' in stay ? places.get(stay.as) : undefined;
    const place =
      asBefore ??
      (typeof stay === 'object' && 'in' in stay
        ? emptyHouse(stay.in, stay.nights)
        : take[stay as keyof typeof take](
            plan.name === 'inFrancs' ? ({ propertyId }) => francs.has(propertyId) : undefined,
          ));
    places.set(plan.name, place);
    const own = clients.flatMap(({ agency }, position) => (agency === plan.agency ? [position] : []));
    await write(tx, plan, { place, today, now, client: own[(plan.client ?? index) % own.length] ?? 0 });
  }
}
