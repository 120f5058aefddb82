import 'server-only';
import { dayAt } from '@/lib/catalogue/place/property-time';
import { earnedOn } from '@/lib/money/ledger/rules/days';
import { canSeeCommission } from '@/lib/people/access/agency';
import { leadsOf } from '@/lib/people/access/leads';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Prisma } from '@/prisma/generated/client';
import { figuresOf, refusalOfStay, type StayAnswer, saidAmounts } from '../rules/stay-answer';
import { disputedIn, type KeptStayAnswer, keptStayAnswerSchema } from '../schema-stay';
import { STOREFRONT } from '../types';
import { factsOf, type LeadFacts, leadSelect } from './lead-row';

/** What the guests pay and what is owed of it, in minor units. */
type Figures = { total: bigint; commission: bigint };

export type StayDispute = { message: string; state: 'asked' | 'accepted' | 'declined'; reason: string | null };

/** A booking whose guests have left, as whoever answers for the house sees it. */
export type OverStay = {
  _id: string;
  version: number;
  /** May be answered, or answered otherwise, now. */
  isOpen: boolean;
  /** On which day silence counts as stayed. */
  countsOn: PlainDate;
  timeZone: string;
  isOfProperty: boolean;
  houseName: string;
  agencyName: string;
  agentName: string;
  clientName: string;
  guests: number;
  checkIn: PlainDate;
  checkOut: PlainDate;
  currency: string;
  lines: { name: string; price: bigint; commissionPercent: number }[];
  booked: Figures;
  /** By the kept terms. */
  noShow: Figures;
  /** Null: nobody has said anything; from `countsOn` on that means stayed. */
  answer: (Figures & { answer: StayAnswer; at: Date; reason: string | null; amounts: bigint[] }) | null;
  dispute: StayDispute | null;
};

const select = {
  ...leadSelect,
  clientFirstName: true,
  clientLastName: true,
  agency: { select: { name: true } },
  user: { select: { firstName: true, lastName: true } },
  hotel: { select: { ...leadSelect.hotel.select, name: true } },
  property: { select: { ...leadSelect.property.select, name: true } },
  rooms: { orderBy: { position: 'asc' }, include: { room: { select: { nameEn: true, nameDe: true } } } },
  changes: { where: { kind: { in: ['stayAnswer', 'dispute'] } }, orderBy: { askedAt: 'asc' } },
} satisfies Prisma.LeadSelect;

type Row = Prisma.LeadGetPayload<{ select: typeof select }>;

const isDecision = (status: string): status is StayDispute['state'] =>
  status === 'asked' || status === 'accepted' || status === 'declined';

function disputeOf({ changes }: Row): StayDispute | null {
  const row = changes.find(({ kind }) => kind === 'dispute');
  if (!row || !isDecision(row.status)) return null;
  const isOpen = row.status === 'asked';
  return { message: disputedIn(row.data) ?? '', state: row.status, reason: isOpen ? null : row.reason };
}

function toStay(row: Row, locale: Locale, now: Date): OverStay | null {
  const lead = factsOf(row);
  const { terms, currency, checkIn, checkOut, timeZone } = lead;
  const booked = saidAmounts(lead, { answer: 'stayed' });
  const noShow = saidAmounts(lead, { answer: 'noShow' });
  if (!booked || !noShow) return null;
  const today = dayAt(now, timeZone);
  const kept = row.changes.find(({ kind, status }) => kind === 'stayAnswer' && status === 'accepted');
  const data = kept && keptStayAnswerSchema.parse(kept.data);
  const dispute = disputeOf(row);
  const isOfToday = !kept || (dayAt(kept.askedAt, timeZone) === today && !dispute);
  const names = row.rooms.map(({ room }) => inLanguage(locale, { en: room.nameEn, de: room.nameDe }));
  const house = (row.hotel ?? row.property)?.name ?? '';
  return {
    ...{ _id: row.id, version: row.version, timeZone, checkIn, checkOut, currency, dispute },
    isOpen: isOfToday && refusalOfStay(lead, today) === null,
    countsOn: earnedOn(checkOut),
    isOfProperty: row.propertyId !== null,
    houseName: house,
    agencyName: row.agency.name,
    agentName: [row.user.firstName, row.user.lastName].filter(Boolean).join(' '),
    clientName: `${row.clientFirstName} ${row.clientLastName}`,
    guests: row.adults + row.childrenAges.length,
    lines: terms.map(({ priceTotal, commissionPercent }, line) => {
      return { name: names[line] ?? house, price: priceTotal ?? 0n, commissionPercent };
    }),
    booked: figuresOf(terms, booked),
    noShow: figuresOf(terms, noShow),
    answer: kept && data ? answerOf(kept, data, terms) : null,
  };
}

function answerOf({ askedAt, reason }: Row['changes'][number], kept: KeptStayAnswer, terms: LeadFacts['terms']) {
  const amounts = kept.amounts.map(BigInt);
  return { answer: kept.answer, at: askedAt, reason, amounts, ...figuresOf(terms, amounts) };
}

const SHOWN_DAYS = 60;

/** Bookings of the viewer's houses that ended lately; the views show each side its own, an admin all. */
function findOver(tx: Transaction, from: PlainDate, until: PlainDate): Promise<{ id: string }[]> {
  return tx.$queryRaw<{ id: string }[]>`
    SELECT l.id FROM hotel_lead l WHERE l.status = 'CONFIRMED_BOOKING'
      AND l.check_out BETWEEN ${toDatabaseDay(from)} AND ${toDatabaseDay(until)}
    UNION ALL
    SELECT l.id FROM operator_lead l WHERE l.status = 'CONFIRMED_BOOKING'
      AND l.check_out BETWEEN ${toDatabaseDay(from)} AND ${toDatabaseDay(until)}`;
}

/**
 * Of leads that the reader was found to see. As the product: kept terms are in the price, which is the agency's row, and of them
 * a house is told figures alone; an agent who has left is still named.
 */
function readStays(ids: readonly string[]): Promise<Row[]> {
  return scoped('system', (tx) =>
    tx.lead.findMany({
      where: { id: { in: [...ids] }, agencyId: { not: STOREFRONT } },
      select,
      orderBy: [{ checkOut: 'asc' }, { id: 'asc' }],
    }),
  );
}

export type OverStays = {
  /** By the day on which silence counts. */
  waiting: OverStay[];
  /** The latest first; also those the clock has answered. */
  answered: OverStay[];
};

/** Stays that wait for the word of the house, and those of the last sixty days that have it. */
export async function listStays(viewer: Viewer, locale: Locale): Promise<OverStays> {
  const now = await clock.now();
  const until = addDays(dayAt(now, 'UTC'), 1);
  const ids = await scoped(viewer, (tx) => findOver(tx, addDays(until, -SHOWN_DAYS), until));
  const rows = await readStays(ids.map(({ id }) => id));
  const stays = rows.flatMap((row) => toStay(row, locale, now) ?? []);
  const isWaiting = (stay: OverStay) => stay.isOpen && stay.answer === null;
  return {
    waiting: stays.filter(isWaiting),
    answered: stays.filter((stay) => !isWaiting(stay) && dayAt(now, stay.timeZone) >= stay.checkOut).reverse(),
  };
}

/** One of them, however long it is over; null: not of the viewer's houses, or not booked. */
export async function getOverStay(viewer: Viewer, leadId: string, locale: Locale): Promise<OverStay | null> {
  const now = await clock.now();
  const found = await scoped(
    viewer,
    (tx) =>
      tx.$queryRaw<{ id: string }[]>`
        SELECT l.id FROM hotel_lead l WHERE l.status = 'CONFIRMED_BOOKING' AND l.id = ${leadId}
        UNION ALL
        SELECT l.id FROM operator_lead l WHERE l.status = 'CONFIRMED_BOOKING' AND l.id = ${leadId}`,
  );
  const [row] = found.length > 0 ? await readStays(found.map(({ id }) => id)) : [];
  return row ? toStay(row, locale, now) : null;
}

/** What the house said of a lead's stay, as its agency reads it. Null: nothing yet, not theirs, or nothing they may know (rule 9.7). */
export async function getAnsweredStay(
  viewer: Viewer,
  leadId: string,
  locale: Locale,
  brand: Parameters<typeof canSeeCommission>[1],
): Promise<OverStay | null> {
  if (!canSeeCommission(viewer, brand)) return null;
  const now = await clock.now();
  const where = { id: leadId, ...leadsOf(viewer), changes: { some: { kind: 'stayAnswer' as const } } };
  const seen = await scoped(viewer, (tx) => tx.lead.findFirst({ where, select: { id: true } }));
  const [row] = seen ? await readStays([seen.id]) : [];
  const stay = row && toStay(row, locale, now);
  return stay?.answer ? stay : null;
}
