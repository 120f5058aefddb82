import 'server-only';
import { z } from 'zod';
import { timeZoneOf } from '@/lib/catalogue/place/property-time';
import { levelWords } from '@/lib/catalogue/property/level-words';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import type { Money } from '@/lib/platform/money';
import { percentOf } from '@/lib/platform/money-arithmetic';
import type { Viewer } from '@/lib/platform/viewer/types';
import { commissionOf } from '@/lib/rates/room/rules/commission';
import { Prisma } from '@/prisma/generated/client';
import { cardFeeOf } from '../rules/card-fee';
import { type RequestKind, requestOf } from '../rules/counter-offer';
import { isException } from '../rules/exception';
import { type Told, toldTo } from '../rules/told';
import { statusAt } from '../rules/transition';
import { counterOfferDataSchema, counterOfferPrice, leadGuestsSchema } from '../schema';
import { type ChangeRequestData, changeRequestDataSchema, isExceptionIn } from '../schema-property';
import { questionIn } from '../schema-question';
import { disputedIn, keptStayAnswerSchema } from '../schema-stay';
import type { LeadStatus } from '../types';
import { type HeldAnswer, heldOf, type UnsentAnswer, unsentAnswers } from './held';
import { type OptionProspect, readProspect } from './prospect';
import {
  type FreeNights,
  type RequestRow,
  readFreeProperty,
  readFreeRooms,
  readHotelRequests,
  readPropertyRequests,
} from './request-rows';
import { aboutRateIn } from './told';

/** As `changeRequestDataSchema` keeps it; the price in minor units. */
export type RequestedStay = Pick<ChangeRequestData, 'from'>['from'];

/** One line of what happened, as whoever answers is told it: `key` below `desk.history`. */
export type RequestEvent = { at: Date; key: string; reason: string | null; price?: Money };

/** A lead as the hotel or the property's operator sees it: never a markup, never a reference of the agency's own. */
export type SupplierRequest = {
  _id: string;
  version: number;
  status: LeadStatus;
  /** What they are asked now; null: nothing. */
  kind: RequestKind | null;
  isOfProperty: boolean;
  /** Of the hotel or property. */
  hotelName: string;
  timeZone: string;
  agencyName: string;
  agentName: string;
  clientName: string;
  checkIn: PlainDate;
  checkOut: PlainDate;
  currency: string;
  priceTotal: bigint | null;
  /** What the hotel or operator pays the agency, in minor units. */
  commission: bigint;
  /** Of the price, in per cent. */
  commissionPercent: number;
  /** Until when the option would run that they are asked to extend; null: they are not. */
  extensionUntil: Date | null;
  /** What a yes would mean, where an option or more time is asked for; told of an opened request alone. */
  prospect: OptionProspect | null;
  /** The other stay an agency asks for, beside the one of now. */
  change: Pick<ChangeRequestData, 'from' | 'to' | 'message' | 'rules'> | null;
  /** In units; null unless they are asked to honour it. */
  formerPrice: number | null;
  optionRank: number | null;
  optionExpiresAt: Date | null;
  askedAt: Date;
  dueAt: Date | null;
  /** What is told about who comes, what they wish and how it is paid. */
  told: Told;
  /** Of the room types asked for; of a property it alone. */
  rooms: { roomId: string; name: string }[];
  /** A counter-offer the agency has not answered, while it stands. */
  offer: { price: number; until: Date; message: string | null } | null;
  /** Their last answer: what it was, when, and how long it took. */
  answer: { key: string; at: Date; minutes: number | null } | null;
  /** Somebody booked on the storefront for themselves: the contract is with them. */
  isOfGuest: boolean;
  /** An answer that is held at the desk and can still be undone. */
  held: HeldAnswer | null;
  /** Newest first. */
  history: RequestEvent[];
};

const guestSchema = z.object({
  petDetails: z.string().nullable(),
  /** Null until the booking is confirmed, as the two that follow. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
});
const paymentSchema = z.object({
  isPaidByCreditCard: z.boolean(),
  isNegotiatedPrice: z.boolean(),
  card: z.object({ brand: z.string(), lastFour: z.string() }).nullable(),
  cardFeeRatio: z.number().nullable(),
  guestFee: z.int().nullable(),
});

const instant = z.string().transform((text) => new Date(text));
const rowSchema = z.object({
  rooms: z.array(
    z.object({
      roomId: z.string(),
      nameEn: z.string(),
      nameDe: z.string(),
      rateEn: z.string(),
      rateDe: z.string(),
      /** Of a property null. */
      about: z
        .object({
          ...{ descriptionEn: z.string(), descriptionDe: z.string() },
          ...{ policyEn: z.string().nullable(), policyDe: z.string().nullable() },
        })
        .nullable(),
      quantity: z.int(),
      adults: z.int(),
      childrenAges: z.array(z.int()),
      bedConfiguration: z.string().nullable(),
      priceTotal: z.int().nullable(),
      commissionPercent: z.number(),
    }),
  ),
  events: z.array(z.object({ type: z.string(), at: instant, by: z.string(), reason: z.string().nullable() })),
  changes: z.array(
    z.object({
      kind: z.string(),
      status: z.string(),
      askedAt: instant,
      answeredAt: instant.nullable(),
      reason: z.string().nullable(),
      data: z.unknown(),
    }),
  ),
});
type Parts = z.output<typeof rowSchema>;

const movedSchema = z.object({ from: z.object({}) });
const untilSchema = z.object({ until: z.coerce.date() });
const shownSchema = z.object({ shown: z.number().nullable() });

function historyOf({ events, changes }: Parts): RequestEvent[] {
  return [
    ...events.map(({ type, at, by, reason }) => ({ at, key: `${type}.${by}`, reason })),
    ...changes.flatMap(({ kind, status, askedAt, answeredAt, reason, data }) => {
      // A request and its answer are told by their events; that it was moved is told here alone.
      if (kind === 'option' || kind === 'booking') {
        return movedSchema.safeParse(data).success ? [{ at: askedAt, key: 'moved.asked', reason: null }] : [];
      }
      if (kind === 'stayAnswer') {
        const { answer } = keptStayAnswerSchema.parse(data);
        return [{ at: askedAt, key: `stayAnswer.${answer}`, reason }];
      }
      if (kind === 'dispute') {
        const disputed = { at: askedAt, key: 'dispute.asked', reason: disputedIn(data) };
        return answeredAt ? [disputed, { at: answeredAt, key: `dispute.${status}`, reason }] : [disputed];
      }
      if (kind === 'question') {
        const asked = { at: askedAt, key: 'question.asked', reason };
        const { answeredAt: at, answer } = questionIn(data) ?? {};
        return at && answer ? [asked, { at, key: 'question.answered', reason: answer }] : [asked];
      }
      if (kind === 'promotion') return [{ at: askedAt, key: `${kind}.asked`, reason }];
      const named = kind === 'changeRequest' && isExceptionIn(data) ? 'exception' : kind;
      const isOffer = kind === 'counterOffer';
      const price = isOffer ? counterOfferPrice(data) : undefined;
      const asked = { at: askedAt, key: `${named}.asked`, reason: isOffer ? reason : null, price };
      if (!answeredAt) return [asked];
      const isTakenBack = isOffer && counterOfferDataSchema.safeParse(data).data?.isTakenBack;
      if (isTakenBack) return [asked, { at: answeredAt, key: 'counterOffer.takenBack', reason: null, price }];
      return [asked, { at: answeredAt, key: `${named}.${status}`, reason: isOffer ? null : reason, price }];
    }),
  ].sort((a, b) => b.at.getTime() - a.at.getTime() || rankOf(a) - rankOf(b));
}

/** Of one moment: a counter-offer says no to the former price as well, and is what was answered. */
const rankOf = ({ key }: RequestEvent) => (key === 'counterOffer.asked' ? 0 : 1);

const MINUTE = 60_000;
const suppliersAnswers = [
  'counterOffer.asked',
  'honourPrice.accepted',
  'honourPrice.declined',
  'stay.accepted',
  'stay.declined',
  'extension.accepted',
  'extension.declined',
  'changeRequest.accepted',
  'changeRequest.declined',
  'exception.accepted',
  'exception.declined',
];

/** Their last answer, or the last one up to a moment. */
export function answerOf(history: readonly RequestEvent[], until?: Date): SupplierRequest['answer'] {
  const told = history.filter(({ at }) => !until || at <= until);
  const index = told.findIndex(({ key }) => key.endsWith('.supplier') || suppliersAnswers.includes(key));
  const answer = told[index];
  if (!answer) return null;
  const asked = told.slice(index + 1).find(({ key }) => key.startsWith('requested') || key.endsWith('.asked'));
  const minutes = asked ? Math.round((answer.at.getTime() - asked.at.getTime()) / MINUTE) : null;
  return { key: answer.key, at: answer.at, minutes };
}

const askedStaysSchema = changeRequestDataSchema.pick({ from: true, to: true, message: true, rules: true });

function toldOf(row: RequestRow, status: LeadStatus, { rooms }: Parts, locale: Locale): Told {
  const { isOfProperty, clientName, adults, childrenAges, nationality, cardMemberType, loyaltyNumber } = row;
  const payment = paymentSchema.nullable().parse(row.payment);
  const { priceTotal, currency } = row;
  return toldTo(isOfProperty ? 'operator' : 'hotel', {
    ...{ status, isOfProperty, clientName, adults, childrenAges, nationality, cardMemberType, loyaltyNumber },
    guests: leadGuestsSchema.parse(row.guests),
    paymentProfile: row.paymentProfile,
    payment,
    cardFee:
      payment &&
      cardFeeOf({
        ...{ isCard: payment.isPaidByCreditCard, priceTotal, currency, ratio: payment.cardFeeRatio },
        guestFee: payment.guestFee === null ? null : BigInt(payment.guestFee),
      }),
    guest: guestSchema.nullable().parse(row.guest),
    rooms: rooms.map(({ nameEn, nameDe, rateEn, rateDe, about, quantity, priceTotal, ...room }) => ({
      name: inLanguage(locale, { en: nameEn, de: nameDe }),
      rate: isOfProperty ? levelWords(rateEn, locale) : inLanguage(locale, { en: rateEn, de: rateDe }),
      aboutRate: about && aboutRateIn(about, locale),
      quantity,
      ...{ adults: room.adults, childrenAges: room.childrenAges },
      bed: room.bedConfiguration,
      priceTotal: priceTotal === null ? null : BigInt(priceTotal),
    })),
    message: row.message,
  });
}

/** Without a price there is nothing to take it from: then it is that of the first room, or of the house. */
function percentIn({ rooms }: Parts, priceTotal: bigint | null): number {
  if (!priceTotal) return rooms[0]?.commissionPercent ?? 0;
  return percentOf(BigInt(commissionOf(rooms).total), priceTotal, 2);
}

function toRequest(row: RequestRow, locale: Locale, now: Date): SupplierRequest {
  const parts = rowSchema.parse({ rooms: row.rooms, events: row.events, changes: row.changes });
  const status = statusAt(row, now);
  const asked = parts.changes.filter((change) => change.status === 'asked');
  const offered = asked.find(({ kind }) => kind === 'counterOffer');
  const offer = offered && counterOfferDataSchema.parse(offered.data);
  const stands = offer && new Date(offer.until) > now;
  const kind = requestOf({ status, isClosed: row.closedAt !== null, asked: asked.map((change) => change.kind) });
  const stayAsked = asked.find((change) => change.kind === 'changeRequest');
  const priceAsked = asked.find((change) => change.kind === 'honourPrice');
  const timeAsked = asked.find((change) => change.kind === 'extension');
  const extension = untilSchema.safeParse(timeAsked?.data).data;
  const history = historyOf(parts);
  const change = stayAsked ? askedStaysSchema.parse(stayAsked.data) : null;
  const lastAsked = history.find(({ key }) => key.startsWith('requested') || key.endsWith('.asked'));
  return {
    _id: row.id,
    version: row.version,
    status,
    kind: stands ? null : kind === 'change' && change && isException(change) ? 'exception' : kind,
    isOfProperty: row.isOfProperty,
    hotelName: row.hotelName,
    timeZone: timeZoneOf(row.countryId),
    agencyName: row.agencyName,
    agentName: row.agentName,
    clientName: row.clientName,
    checkIn: row.checkIn,
    checkOut: row.checkOut,
    currency: row.currency,
    priceTotal: row.priceTotal,
    commission: BigInt(commissionOf(parts.rooms).total),
    extensionUntil: extension ? extension.until : null,
    prospect: null,
    commissionPercent: percentIn(parts, row.priceTotal),
    change,
    formerPrice: priceAsked ? shownSchema.parse(priceAsked.data).shown : null,
    optionRank: row.optionRank,
    optionExpiresAt: row.optionExpiresAt,
    askedAt: lastAsked?.at ?? row.createdAt,
    dueAt: stands ? new Date(offer.until) : row.answerDueAt,
    told: toldOf(row, status, parts, locale),
    rooms: parts.rooms.map(({ roomId, nameEn, nameDe }) => ({
      roomId,
      name: inLanguage(locale, { en: nameEn, de: nameDe }),
    })),
    isOfGuest: row.guest !== null,
    offer: stands ? { price: offer.price, until: new Date(offer.until), message: offered?.reason ?? null } : null,
    answer: answerOf(history),
    held: null,
    history,
  };
}

/** Whoever answers for nothing sees nothing; admins see what every hotel and operator is asked. */
async function readRequests(tx: Transaction, viewer: Viewer | 'system', where: Prisma.Sql): Promise<RequestRow[]> {
  const seesAll = viewer === 'system' || viewer.role === 'admin';
  const ofHotel = seesAll ? Prisma.sql`true` : Prisma.sql`l.hotel_id = ${viewer.hotelId ?? ''}`;
  const ofOperator = seesAll ? Prisma.sql`true` : Prisma.sql`l.operator_id = ${viewer.operatorId ?? ''}`;
  return [
    ...(seesAll || viewer.hotelId ? await readHotelRequests(tx, Prisma.sql`${ofHotel} AND ${where}`) : []),
    ...(seesAll || viewer.operatorId ? await readPropertyRequests(tx, Prisma.sql`${ofOperator} AND ${where}`) : []),
  ];
}

const ANSWERED_DAYS = 14;
const DAY = 24 * 60 * MINUTE;

export type SupplierRequests = {
  due: SupplierRequest[];
  answered: SupplierRequest[];
  /** Answers of the viewer that were not given: somebody was quicker. */
  unsent: UnsentAnswer[];
};

/** What waits for an answer, soonest first, and what was answered lately, latest first. */
export async function listRequests(viewer: Viewer, locale: Locale): Promise<SupplierRequests> {
  const now = await clock.now();
  const since = new Date(now.getTime() - ANSWERED_DAYS * DAY);
  const rows = await scoped(viewer, (tx) =>
    readRequests(
      tx,
      viewer,
      Prisma.sql`l.closed_at IS NULL AND (l.answer_due_at IS NOT NULL OR l.updated_at >= ${since} OR q.is_asked)`,
    ),
  );
  const [held, unsent] = await Promise.all([
    heldOf(
      viewer,
      rows.map(({ id }) => id),
    ),
    unsentAnswers(viewer),
  ]);
  const requests = rows.map((row) => ({ ...toRequest(row, locale, now), held: held.get(row.id) ?? null }));
  return {
    unsent,
    due: requests
      .filter(({ kind }) => kind !== null)
      .sort((a, b) => (a.dueAt?.getTime() ?? 0) - (b.dueAt?.getTime() ?? 0)),
    answered: requests
      .filter(({ kind, answer }) => kind === null && answer !== null && answer.at >= since)
      .sort((a, b) => (b.answer?.at.getTime() ?? 0) - (a.answer?.at.getTime() ?? 0))
      .slice(0, 8),
  };
}

export type OpenedRequest = { request: SupplierRequest; free: FreeNights[] };

async function withFree(tx: Transaction, request: SupplierRequest, now: Date): Promise<OpenedRequest> {
  const { _id, isOfProperty, change } = request;
  const stay = { ...request, ...change?.to };
  const free = isOfProperty ? await readFreeProperty(tx, _id, stay, now) : await readFreeRooms(tx, request);
  return { request, free };
}

/** What a yes would mean is told of an opened request alone, however it was read. */
async function withProspect({ request, free }: OpenedRequest, now: Date): Promise<OpenedRequest> {
  const asksForOption = request.kind === 'option' || request.kind === 'extension';
  return { request: { ...request, prospect: asksForOption ? await readProspect(request._id, now) : null }, free };
}

/** As `getRequest`; one of the list has been read already, and only what is free is asked for. */
export async function openRequest(
  viewer: Viewer,
  leadId: string,
  locale: Locale,
  { due, answered }: SupplierRequests,
): Promise<OpenedRequest | null> {
  const listed = [...due, ...answered].find(({ _id }) => _id === leadId);
  if (!listed) return getRequest(viewer, leadId, locale);
  const now = await clock.now();
  return withProspect(await scoped(viewer, (tx) => withFree(tx, listed, now)), now);
}

/** One of them with what is free; null for one of another hotel or operator. */
export async function getRequest(
  viewer: Viewer | 'system',
  leadId: string,
  locale: Locale,
): Promise<OpenedRequest | null> {
  const now = await clock.now();
  const opened = await scoped(viewer, async (tx) => {
    const [row] = await readRequests(tx, viewer, Prisma.sql`l.id = ${leadId}`);
    return row ? withFree(tx, toRequest(row, locale, now), now) : null;
  });
  if (!opened) return null;
  const { request, free } = await withProspect(opened, now);
  // Behind the link of a mail nobody is known, and nothing is held.
  const held = viewer === 'system' ? null : ((await heldOf(viewer, [leadId])).get(leadId) ?? null);
  return { request: { ...request, held }, free };
}
