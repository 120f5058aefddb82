import { answerDueAt, timeZoneOf } from '@/lib/catalogue/place/property-time';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { type HotelRates, readRatesOfHotels } from '@/lib/rates/room/queries/facts';
import type { AgencyAgreement } from '@/lib/rates/room/types';
import { askedStay } from '@/lib/sales/lead/commands/question';
import { snapshotOf } from '@/lib/sales/lead/commands/snapshot';
import { priceFrom } from '@/lib/sales/lead/queries/price';
import { agreementData } from '@/lib/sales/lead/rules/agreement';
import { totalOf } from '@/lib/sales/lead/rules/difference';
import { optionEndsAt, requestEndsAt, termsChangeOn } from '@/lib/sales/lead/rules/option';
import { priceColumns } from '@/lib/sales/lead/rules/price-columns';
import type { PricedRoom, PricedSelection, Selection } from '@/lib/sales/lead/types';
import type { Prisma } from '@/prisma/generated/client';
import { clients } from '../content/clients';
import { type LeadContent, leads } from '../content/leads';
import { otherLeads } from '../content/other-leads';
import { people } from '../content/people';
import { type FixedStay, holdKind, isFixed } from '../fixed-stays';
import { hotelNights } from '../hotel-seasons';
import { demonstrationId } from '../ids';
import { dayFrom } from './agencies';
import { histories, questionOf, reasons } from './lead-histories';
import { personId } from './people';
import { oneUnitLeftWeek } from './rooms';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A stay of the past is priced as the same days of the year after. */
const YEAR = 364;
/** From the end of a winter to the middle of the next one. */
const MOST_DAYS_LATER = 300;

export const leadId = (name: LeadContent['name']): string => demonstrationId('lead', name);

/** Brands of agencies that have one of their own. */
export const brandOf: Record<string, string> = { A2: 'halcyon', A3: 'aurelle', A5: 'amex', A6: 'vela', A8: 'dorado' };

const clientId = (index: number): string => demonstrationId('client', String(index));

export async function createClients(tx: Transaction, today: PlainDate): Promise<void> {
  const createdAt = dayFrom(today, -150);
  await tx.client.createMany({
    data: clients.map(({ agency, ...client }, index) => ({
      ...client,
      id: clientId(index),
      agencyId: agency,
      reference: `CC${4100 + index * 7}`,
      createdAt,
      updatedAt: createdAt,
    })),
  });
}

type Known = {
  rates: Map<string, HotelRates>;
  terms: (agency: string, hotel: string) => AgencyAgreement;
  today: PlainDate;
  stays: Map<string, PlainDate>;
};

async function readTerms(tx: Transaction, today: PlainDate): Promise<Known['terms']> {
  const programmes = await tx.agencyProgramme.findMany({ where: { status: 'verified' } });
  const day = toDatabaseDay(today);
  const inForce = { validFrom: { lte: day }, OR: [{ validUntil: null }, { validUntil: { gte: day } }] };
  const agreements = await tx.hotelAgreement.findMany({ where: inForce });
  return (agency, hotel) => ({
    agreementPercent:
      agreements.find((one) => one.agencyId === agency && one.hotelId === hotel)?.commissionPercent.toNumber() ?? null,
    verifiedProgrammes: programmes.flatMap((one) => (one.agencyId === agency ? [one.programmeId] : [])),
  });
}

/** The first arrival the content asks for that can be had, and its price. */
function find(
  lead: LeadContent,
  { rates, terms, today, stays }: Known,
): { checkIn: PlainDate; priced: PricedSelection<PricedRoom> } {
  const facts = rates.get(lead.hotel);
  if (!facts) throw new Error(`There is no hotel ${lead.hotel}.`);
  const agency = terms(lead.agency, lead.hotel);
  const priceOn = (checkIn: PlainDate): PricedSelection<PricedRoom> => {
    const selection: Selection = {
      hotelId: lead.hotel,
      checkIn,
      checkOut: addDays(checkIn, lead.nights),
      paymentProfile: lead.isPackage ? 'AgencyPaysPackageRate' : 'ClientPays',
      rooms: lead.rooms.map(({ room, plan, quantity = 1, adults = 2 }) => ({
        ...{ roomId: room, ratePlanId: `${lead.hotel}-${plan}`, quantity, adults },
        childrenAges: [],
        bedConfiguration: null,
      })),
    };
    return priceFrom(facts, agency, selection, today);
  };
  const firstFrom = (from: number) => {
    for (let days = from; days < from + MOST_DAYS_LATER; days += 1) {
      const checkIn = addDays(today, days);
      const priced = priceOn(checkIn);
      if (priced.isAvailable && priced.priceTotal !== null) return { checkIn, priced };
    }
    throw new Error(`${lead.name} finds no stay in ${lead.hotel}.`);
  };
  const { arrival } = lead;
  if (arrival === 'lastUnitWeek') {
    const checkIn = oneUnitLeftWeek(today)?.from ?? addDays(today, 100);
    return { checkIn, priced: priceOn(checkIn) };
  }
  if ('as' in arrival) {
    const checkIn = stays.get(arrival.as);
    if (!checkIn) throw new Error(`${lead.name} comes before ${arrival.as}.`);
    return { checkIn, priced: priceOn(checkIn) };
  }
  if ('exactly' in arrival) {
    const checkIn = addDays(today, arrival.exactly);
    if (arrival.pricedFrom !== undefined) return { checkIn, priced: firstFrom(arrival.pricedFrom).priced };
    return { checkIn, priced: priceOn(checkIn < today ? addDays(checkIn, YEAR) : checkIn) };
  }
  return firstFrom(arrival.from);
}

/** The price as it was promised: cheaper than now, or with another fee. */
function promised(lead: LeadContent, priced: PricedSelection<PricedRoom>): PricedSelection<PricedRoom> {
  const { promisedPercent = 100, feePercent } = lead;
  const rooms = priced.rooms.map((room) => ({
    ...room,
    priceTotal: room.priceTotal === null ? null : (room.priceTotal * BigInt(promisedPercent)) / 100n,
    ...(feePercent && {
      terms: {
        ...room.terms,
        cancellation: { kind: 'periods' as const, periods: [{ daysBeforeArrival: 60, percent: feePercent }] },
      },
    }),
  }));
  return { ...priced, rooms, priceTotal: totalOf(rooms) };
}

/** The nights of the facts as they are after rooms of a hotel were taken, so that whoever comes next finds them taken. */
function take(facts: HotelRates | undefined, { roomId, quantity, from, until }: FixedStay): void {
  const room = facts?.rooms.find(({ id }) => id === roomId);
  const calendar = room?.calendar as Map<PlainDate, { sold: number }> | undefined;
  for (let day = from; day < until; day = addDays(day, 1)) {
    const night = calendar?.get(day);
    if (night) calendar?.set(day, { ...night, sold: night.sold + quantity });
  }
}

/** So much of the price of now, in whole units. */
function partOf({ priceTotal }: PricedSelection, percent: bigint): number {
  return Math.round(Number(((priceTotal ?? 0n) * percent) / 10_000n));
}

type Asked = {
  by: string;
  at: Date;
  now: Date;
  dueAt: Date;
  endsAt: Date;
  subject: Parameters<typeof agreementData>[0];
  priced: PricedSelection<PricedRoom>;
};

function changesOf(
  lead: LeadContent,
  { by, at, now, dueAt, endsAt, subject, priced }: Asked,
): Prisma.LeadChangeCreateManyInput[] {
  const { currency } = priced;
  const until = new Date(+now + 2 * 24 * HOUR);
  // Whatever the hour of the seed: nobody has answered in the future.
  const past = (after: number) => new Date(Math.min(+at + after, (+at + +now) / 2));
  const answeredAt = past(HOUR);
  const row = { id: demonstrationId('change', lead.name), leadId: leadId(lead.name), askedAt: at };
  switch (lead.change) {
    case 'extensionAsked':
      return [{ ...row, kind: 'extension', status: 'asked', askedById: by, answerDueAt: dueAt, endsAt }];
    case 'extensionGranted':
      return [{ ...row, kind: 'extension', status: 'accepted', askedById: by, answeredAt }];
    case 'promotion':
      return [{ ...row, kind: 'promotion', status: 'accepted', answeredAt: at, data: { from: 2, to: 1 } }];
    case 'honourPrice':
      return [
        {
          ...{ ...row, kind: 'honourPrice', status: 'asked', askedById: by, answerDueAt: dueAt, endsAt },
          data: { currency, shown: partOf(priced, 97n) },
        },
      ];
    case 'priceHonoured':
      return [
        {
          ...{ ...row, kind: 'honourPrice', status: 'accepted', askedById: by, answeredAt },
          data: {
            ...{ currency, shown: partOf(priced, 100n), until: until.toISOString() },
            ...agreementData(subject, { price: priced.priceTotal ?? 0n, currency, until }),
          },
        },
      ];
    case 'counterOffer':
      return [
        {
          ...{ ...row, kind: 'counterOffer', status: 'asked', askedAt: past(41 * MINUTE), endsAt: until },
          reason: 'The suite on the third floor instead, with the view.',
          data: { currency, price: partOf(priced, 96n), until: until.toISOString() },
        },
      ];
    default:
      return [];
  }
}

type Rows = {
  snapshots: Prisma.PriceSnapshotCreateManyInput[];
  leads: Prisma.LeadCreateManyInput[];
  holds: Prisma.RoomHoldCreateManyInput[];
  rooms: Prisma.LeadRoomCreateManyInput[];
  events: Prisma.LeadEventCreateManyInput[];
  changes: Prisma.LeadChangeCreateManyInput[];
};

type Written = { timeZone: string; now: Date; firstNight: PlainDate; client: number };

function write(
  rows: Rows,
  lead: LeadContent,
  found: ReturnType<typeof find>,
  { timeZone, now, client, firstNight }: Written,
) {
  const id = leadId(lead.name);
  const by = personId(lead.by);
  const { checkIn } = found;
  const checkOut = addDays(checkIn, lead.nights);
  const priced = promised(lead, found.priced);
  const created = new Date(now.getTime() - lead.hoursAgo * HOUR);
  const steps = histories[lead.status];
  const at = (step: number) => new Date(created.getTime() + (lead.hoursAgo * HOUR * step * 0.9) / (steps.length + 1));
  const isOption = lead.status === 'CONFIRMED_OPTION' || lead.status === 'REQUESTED_OPTION';
  const termsChange = termsChangeOn(
    checkIn,
    priced.rooms.map(({ terms }) => terms),
  );
  const confirmedEnd = () =>
    optionEndsAt({ checkIn, checkOut, timeZone, termsChange, now }) ?? new Date(+now + 6 * HOUR);
  const optionExpiresAt = !isOption
    ? null
    : lead.endsInMinutes !== undefined
      ? new Date(now.getTime() + lead.endsInMinutes * MINUTE)
      : lead.status === 'REQUESTED_OPTION'
        ? requestEndsAt(at(1))
        : confirmedEnd();
  const dueAt = answerDueAt(at(lead.change ? 2 : 1), timeZone);
  const agencyId = lead.agency;
  const snapshotId = demonstrationId('snapshot', lead.name);
  rows.snapshots.push({ id: snapshotId, ...snapshotOf({ agencyId, hotelId: lead.hotel }, priced, created) });
  const person = clients[client];
  if (!person) throw new Error(`${lead.name} has no client.`);
  const { firstName, lastName, nationality, cardMemberType } = person;
  const columns = priceColumns({ propertyId: null }, priced);
  rows.leads.push({
    id,
    reference: id.replaceAll('-', '').slice(0, 8).toUpperCase(),
    agencyId,
    userId: by,
    brandId: brandOf[agencyId] ?? 'default',
    hotelId: lead.hotel,
    status: lead.status,
    version: 1 + steps.length,
    clientId: clientId(client),
    clientFirstName: firstName,
    clientLastName: lastName,
    nationality,
    cardMemberType,
    clientReference: `CC${4100 + client * 7}`,
    message: lead.message,
    paymentProfile: lead.isPackage ? 'AgencyPaysPackageRate' : 'ClientPays',
    checkIn: toDatabaseDay(checkIn),
    checkOut: toDatabaseDay(checkOut),
    adults: priced.rooms.reduce((sum, { adults, quantity }) => sum + adults * quantity, 0),
    snapshotId,
    ...columns.lead,
    markupAmount: BigInt(lead.markup ?? 0) * 100n,
    optionRank: isOption ? (lead.rank ?? 1) : null,
    optionExpiresAt,
    extensions: lead.change === 'extensionGranted' ? 1 : 0,
    closedAt: lead.closedReason ? at(steps.length + 1) : null,
    closedReason: lead.closedReason,
    closedById: lead.closedReason ? by : null,
    lostBecause: lead.lostBecause,
    duplicateOfId: lead.duplicateOf ? leadId(lead.duplicateOf) : null,
    createdAt: created,
    updatedAt: at(steps.length),
  });
  const kind = holdKind(lead);
  for (const [position, { terms: _, ...room }] of priced.rooms.entries()) {
    const holdId = kind && checkIn >= firstNight ? `${id}-${position}` : null;
    if (kind && holdId) {
      const expiresAt = kind === 'booking' ? null : optionExpiresAt;
      const days = { checkIn: toDatabaseDay(checkIn), checkOut: toDatabaseDay(checkOut) };
      rows.holds.push({ id: holdId, roomId: room.roomId, ...days, units: room.quantity, kind, expiresAt });
    }
    rows.rooms.push({ ...room, ...columns.rooms[position], leadId: id, position, holdId });
  }
  const contact = people.find(({ hotelId }) => hotelId === lead.hotel);
  const actors = { agent: by, supplier: contact ? personId(contact.email) : null, system: null };
  const happened = [['interest', 'agent'] as const, ...steps];
  for (const [step, [type, doer]] of happened.entries()) {
    const fee = { fee: Number(((priced.priceTotal ?? 0n) * BigInt(lead.feePercent ?? 0)) / 100n) };
    rows.events.push({
      ...{ leadId: id, type, by: doer, at: at(step), actorId: actors[doer] },
      reason: reasons[type] ?? null,
      ...(type === 'cancelledBooking' && { data: { ...fee, currency: priced.currency } }),
      requestId: `seed-${lead.name}`,
    });
  }
  const last = +at(lead.change === 'counterOffer' ? 1 : 2);
  // After the last step of the lead, but never in the future.
  const askedAt = new Date(last < +now ? last : (+created + +now) / 2);
  const adults = priced.rooms.reduce((sum, room) => sum + room.adults * room.quantity, 0);
  const subject = { checkIn, checkOut, serviceLevel: null, adults, childrenAges: [], rooms: priced.rooms };
  const asked = { dueAt, endsAt: optionExpiresAt ?? new Date(+now + 2 * 24 * HOUR), subject };
  rows.changes.push(...changesOf(lead, { by, at: askedAt, now, ...asked, priced }));
  const question = questionOf(lead.status);
  if (question) {
    const to = {
      checkIn,
      checkOut,
      serviceLevel: null,
      pax: adults,
      priceTotal: priced.priceTotal,
    };
    rows.changes.push({
      ...{ id: demonstrationId('question', lead.name), leadId: id, kind: question, status: 'asked' as const },
      ...{ askedAt: at(1), askedById: by, answerDueAt: dueAt, endsAt: question === 'option' ? optionExpiresAt : null },
      data: askedStay(to),
    });
  }
}

/** Interests, options and bookings of hotels, at the prices and on the nights of the demonstration. */
export async function createLeads(tx: Transaction, today: PlainDate, now: Date): Promise<void> {
  const all = [...leads, ...otherLeads];
  const nights = hotelNights(today);
  const hotelIds = [...new Set(all.map(({ hotel }) => hotel))];
  const asked = { checkIn: today, checkOut: nights.until, now, locale: 'en' as const, includeDemos: true };
  const facts = await readRatesOfHotels(hotelIds, asked, tx);
  const places = await tx.hotel.findMany({ select: { id: true, city: { select: { countryId: true } } } });
  const zones = new Map(places.map(({ id, city }) => [id, timeZoneOf(city.countryId)]));
  const known: Known = {
    rates: new Map(facts.map((one) => [one.hotel.id, one])),
    terms: await readTerms(tx, today),
    today,
    stays: new Map(),
  };
  const rows: Rows = { snapshots: [], leads: [], holds: [], rooms: [], events: [], changes: [] };
  const turns = new Map<string, number>();
  const hold = (lead: LeadContent) => {
    const found = find(lead, known);
    const days = { from: found.checkIn, until: addDays(found.checkIn, lead.nights) };
    if (holdKind(lead)) for (const room of found.priced.rooms) take(known.rates.get(lead.hotel), { ...room, ...days });
    return found;
  };
  // What is held on a certain day comes before what looks for a free one.
  const fixed = new Map(all.filter(isFixed).map((lead) => [lead.name, hold(lead)]));
  for (const lead of all) {
    const found = fixed.get(lead.name) ?? hold(lead);
    known.stays.set(lead.name, found.checkIn);
    const own = clients.flatMap(({ agency }, index) => (agency === lead.agency ? [index] : []));
    const turn = turns.get(lead.agency) ?? 1;
    if (lead.client === undefined) turns.set(lead.agency, turn + 1);
    const client = own[(lead.client ?? turn) % own.length] ?? 0;
    write(rows, lead, found, {
      timeZone: zones.get(lead.hotel) ?? 'Europe/Paris',
      now,
      firstNight: nights.from,
      client,
    });
  }
  await tx.priceSnapshot.createMany({ data: rows.snapshots });
  await tx.lead.createMany({ data: rows.leads });
  await tx.roomHold.createMany({ data: rows.holds });
  await tx.leadRoom.createMany({ data: rows.rooms });
  await tx.leadEvent.createMany({ data: rows.events });
  await tx.leadChange.createMany({ data: rows.changes });
}
