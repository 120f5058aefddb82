import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import { answerDueAt, dayAt } from '@/lib/catalogue/place/property-time';
import { cardSelect, toAddress } from '@/lib/catalogue/property/queries/card';
import { moneyIn, moneySelect, type ShownLeadMoney } from '@/lib/money/ledger/queries/lead-money';
import { type CardOfLead, cardIn, cardOfLeadSelect } from '@/lib/money/vault/queries';
import { leadsOf } from '@/lib/people/access/leads';
import type { Doers } from '@/lib/people/doer/queries';
import { isErasedClient } from '@/lib/people/privacy/erased';
import { scoped } from '@/lib/people/scope';
import { type PropertyAddress, paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import { pictureUseSelect, toPicture } from '@/lib/platform/media/queries';
import type { PictureValue } from '@/lib/platform/media/types';
import type { Viewer } from '@/lib/platform/viewer/types';
import { activeHolds } from '@/lib/rates/hold/active';
import type { Prisma } from '@/prisma/generated/client';
import { type KeptLocally, readKeptLocally } from '../kept-terms';
import { feeOf } from '../rules/cancellation';
import type { CardFee } from '../rules/card-fee';
import { hasEnded } from '../rules/group';
import { type LeadFee, type LeadTerms, leadTermsOf } from '../rules/lead-terms';
import { extensionEnd, type HeldInSeason, MOST_EXTENSIONS, seasonOf } from '../rules/option';
import { isStayOver } from '../rules/stay-answer';
import { type Told, toldTo } from '../rules/told';
import { decide, isOption } from '../rules/transition';
import { counterOfferDataSchema } from '../schema';
import { type ChangeRequestData, changeRequestDataSchema } from '../schema-property';
import { openQuestions } from '../schema-question';
import { agreementAmong } from './agreement';
import { type DeedRow, readDeeds } from './deeds';
import { historyOf } from './history';
import type { HistoryLine } from './history-line';
import { factsOf, type LeadFacts, leadSelect } from './lead-row';
import { type Earnings, type LeadLine, lineOf, lineSelect, termsOfLine } from './leads';
import { getMedianAnswer } from './median';
import { getNearestRoom, type NearestRoom } from './nearest-room';
import { heldBySeason, optionsArgs } from './options-held';
import { saidCardFee, toldSelect, toldSourceOf } from './told';

/** `earned` absent, not null, for whoever may not see it. */
export type ShownFee = Omit<LeadFee, 'earned'> & Partial<Pick<LeadFee, 'earned'>>;
export type ShownTerms = Omit<LeadTerms, 'fees'> & { fees: ShownFee[] };

export type LeadDetail = LeadLine & {
  /** All about the client: their page, for the house what is kept; absent while a client looks on. */
  clientHref?: string;
  /** Who comes, what they wish, how it is paid; less of it while the client looks on. */
  told: Told;
  adults: number;
  childrenAges: number[];
  bookingReference: string | null;
  clientReference: string | null;
  agentName: string | null;
  agencyName: string;
  place: string;
  picture: PictureValue | null;
  propertyAddress: PropertyAddress | null;
  /** Where a property is shown; null for a hotel. */
  propertyHref: string | null;
  serviceLevel: string | null;
  /** Another stay the operator has been asked for, beside the one that stands. */
  change: (Pick<ChangeRequestData, 'from' | 'to' | 'currency' | 'message' | 'rules'> & { dueAt: Date | null }) | null;
  /** More time that has been asked for: until when it would be, and when that is answered. */
  extension: { until: Date | null; dueAt: Date | null } | null;
  /** Minor units; as secret as the commission. */
  markup?: bigint;
  isReseller: boolean;
  /** Who it was for has been erased. */
  isErased: boolean;
  supportsInstantBooking: boolean;
  isExtensionAsked: boolean;
  /** Whether the stay can be had is asked, and not answered. */
  isStayAsked: boolean;
  /** Until when the option would run if it was extended; null: it cannot be. */
  extendsUntil: Date | null;
  /** When an answer would be due to a question of now. */
  nextAnswerDue: Date;
  /** Of the hotel, while it stands; the price in units of the currency. */
  offer: { price: number; until: Date; message: string | null } | null;
  /** Until when the supplier's word for the price of now stands; null: it was not given, or has been used. */
  agreedUntil: Date | null;
  mayExtend: boolean;
  /** Of a booking: the guests have left, by the days of the place. */
  isStayOver: boolean;
  /** Of a hotel's lead that may ask for an option: those its agency has there in that season. */
  optionsHeld: HeldInSeason | null;
  /** What a cancellation costs today, in minor units; null: nobody can say. */
  fee: bigint | null;
  /** What is due when and what cancelling costs, with amounts; null without a price. */
  terms: ShownTerms | null;
  /** Paid at the hotel, and the price in its currency. */
  locally: KeptLocally;
  /** What the house has asked and no conversation carries, while the agency has not answered. */
  questions: { id: string; text: string; due: Date }[];
  history: HistoryLine[];
  /** How long the hotel or the operator that is asked usually takes; null where nobody is, or nobody can say. */
  usualMinutes: number | null;
  /** Of a second option: when the one before it ends, where that may be known, and a hotel's room that is free instead. */
  waitsBehind: { endsAt: Date | null; room: NearestRoom | null } | null;
};

/** One statement for all of it: the row, what its rules ask of it, what it earns and the card the house has. */
const detailSelect = {
  ...leadSelect,
  ...lineSelect,
  ...toldSelect,
  ...moneySelect,
  ...cardOfLeadSelect,
  clientId: true,
  client: { select: { reference: true } },
  closedById: true,
  bookingReference: true,
  clientReference: true,
  markupAmount: true,
  extensions: true,
  agency: { select: { name: true } },
  consumerBooking: { select: { cardFee: true, cancellationAskedAt: true, cancellationFee: true } },
  events: { orderBy: { id: 'asc' } },
  changes: { orderBy: { askedAt: 'asc' } },
  rooms: {
    ...leadSelect.rooms,
    include: { room: toldSelect.rooms.select.room, ratePlan: toldSelect.rooms.select.ratePlan },
  },
  hotel: {
    select: {
      ...leadSelect.hotel.select,
      name: true,
      city: {
        select: { countryId: true, nameEn: true, nameDe: true, country: { select: { nameEn: true, nameDe: true } } },
      },
      pictures: { select: pictureUseSelect, orderBy: { position: 'asc' }, take: 1 },
      leads: optionsArgs,
    },
  },
  property: {
    select: {
      name: true,
      slug: true,
      operatorId: true,
      propertyType: true,
      city: {
        select: { countryId: true, id: true, nameEn: true, nameDe: true, country: cardSelect.city.select.country },
      },
      pictures: { where: { isFloorplan: false }, select: pictureUseSelect, orderBy: { position: 'asc' }, take: 1 },
    },
  },
} satisfies Prisma.LeadSelect;

type DetailRow = Prisma.LeadGetPayload<{ select: typeof detailSelect }>;

const isUnsold = ({ status, closedAt }: DetailRow) =>
  closedAt === null && status !== 'CONFIRMED_BOOKING' && !hasEnded(status);

function changeOf({ changes }: DetailRow, { seesCommission }: Earnings): LeadDetail['change'] {
  const row = changes.find(({ kind, status }) => kind === 'changeRequest' && status === 'asked');
  if (!row) return null;
  const { from, to, currency, message, rules } = changeRequestDataSchema.parse(row.data);
  const shown = ({ commission, ...stay }: typeof from) => ({ ...stay, ...(seesCommission && { commission }) });
  return { from: shown(from), to: shown(to), currency, message, rules, dueAt: row.answerDueAt };
}

const extensionSchema = z.object({ until: z.iso.datetime() });

function extensionOf({ changes }: DetailRow): LeadDetail['extension'] {
  const row = changes.find(({ kind, status }) => kind === 'extension' && status === 'asked');
  if (!row) return null;
  const until = extensionSchema.safeParse(row.data).data?.until;
  return { until: until ? new Date(until) : null, dueAt: row.answerDueAt };
}

function offerOf({ changes }: DetailRow, now: Date): LeadDetail['offer'] {
  const row = changes.find(({ kind, status }) => kind === 'counterOffer' && status === 'asked');
  const offer = row && counterOfferDataSchema.parse(row.data);
  if (!row || !offer || new Date(offer.until) <= now) return null;
  return { price: offer.price, until: new Date(offer.until), message: row.reason };
}

function questionsOf({ changes, closedAt }: DetailRow): LeadDetail['questions'] {
  return closedAt ? [] : openQuestions(changes).map(({ id, reason, due }) => ({ id, text: reason ?? '', due }));
}

/** The end of the option that holds a property's nights: of whose it is nothing is said. */
async function firstEndOf(tx: Transaction, { propertyId, checkIn, checkOut }: DetailRow, now: Date) {
  if (!propertyId) return null;
  const hold = await tx.propertyHold.findFirst({
    where: {
      ...{ propertyId, kind: 'confirmedOption', checkIn: { lt: checkOut }, checkOut: { gt: checkIn } },
      ...activeHolds(now),
    },
    select: { expiresAt: true },
    orderBy: { expiresAt: 'desc' },
  });
  return hold?.expiresAt ?? null;
}

async function waitsBehindOf(
  tx: Transaction,
  row: DetailRow,
  line: LeadLine,
  locale: Locale,
  now: Date,
): Promise<LeadDetail['waitsBehind']> {
  if (!isOption(line.status) || line.isClosed || (row.optionRank ?? 1) === 1) return null;
  const [first] = row.rooms;
  const { hotelId } = row;
  const { checkIn, checkOut } = line;
  const room =
    hotelId && first
      ? await getNearestRoom(
          { hotelId, roomIds: row.rooms.map(({ roomId }) => roomId), party: first, checkIn, checkOut },
          locale,
          now,
        )
      : null;
  return { endsAt: await firstEndOf(tx, row, now), room };
}

function optionsHeldOf(
  { hotel }: DetailRow,
  { agencyId, status, isClosed, checkIn }: LeadLine,
  now: Date,
): HeldInSeason | null {
  // The form of a property tells it for whatever stay is typed there.
  if (!hotel || !decide('requestedOption', { status, isClosed }, 'agent').to) return null;
  const own = hotel.leads.filter((option) => option.agencyId === agencyId);
  return heldBySeason(own, now)[seasonOf(checkIn)] ?? { confirmed: 0, requested: 0 };
}

const cancelledIn = ({ events }: DetailRow) => events.findLast(({ type }) => type === 'cancelledBooking');

/** Dues count from the day of the booking; while there is none, as if it were made today. */
function bookedDayOf({ events }: DetailRow, { timeZone }: LeadLine, today: PlainDate): PlainDate {
  const booked = events.findLast(({ type }) => type === 'confirmedBooking');
  return booked ? dayAt(booked.at, timeZone) : today;
}

/** What the agent still earns is not in it for whoever may not know. */
function shownTermsOf(
  { terms, currency, checkIn }: Pick<LeadFacts, 'terms' | 'currency' | 'checkIn'>,
  { bookedOn, today, cardFee }: { bookedOn: PlainDate; today: PlainDate; cardFee: CardFee | null },
  { seesCommission }: Earnings,
): ShownTerms | null {
  const found = leadTermsOf(terms, currency, { checkIn, today, bookedOn }, cardFee?.total);
  if (!found || seesCommission) return found;
  return { ...found, fees: found.fees.map(({ earned: _, ...fee }) => fee) };
}

/** The house has no clients of its own: it reads what is kept about them. */
const clientHrefOf = (viewer: Viewer, clientId: string) =>
  viewer.agency ? paths.client(clientId) : paths.managePrivacy({ clientId });

/** A lead as its page shows it, and what stands beside it there. */
export type OpenedLead = {
  lead: LeadDetail;
  /** Null: not for this reader. */
  money: ShownLeadMoney | null;
  /** For the house; null: none is ever kept. */
  card: CardOfLead | null;
};

async function readLead(
  viewer: Viewer,
  leadId: string,
  locale: Locale,
  earnings: Earnings,
): Promise<OpenedLead | null> {
  const now = await clock.now();
  return scoped(viewer, async (tx) => {
    const where = { id: leadId, ...leadsOf(viewer) };
    const row = await tx.lead.findFirst({ where, select: detailSelect });
    const target = row?.hotel ?? row?.property;
    if (!row || !target) return null;
    const { deeds, doers } = await readDeeds(tx, row.id, [
      row.userId,
      row.closedById,
      ...row.events.map(({ actorId }) => actorId),
      ...row.changes.flatMap((one) => [one.askedById, one.answeredById]),
    ]);
    const lead = await detailOf(tx, { row, target, deeds, doers }, { viewer, locale, now, earnings });
    return { lead, money: earnings.seesCommission ? await moneyIn(tx, row) : null, card: cardIn(row) };
  });
}

type Read = {
  row: DetailRow;
  target: NonNullable<DetailRow['hotel'] | DetailRow['property']>;
  deeds: DeedRow[];
  doers: Doers;
};
type Reader = { viewer: Viewer; locale: Locale; now: Date; earnings: Earnings };

async function detailOf(
  tx: Transaction,
  { row, target, deeds, doers }: Read,
  { viewer, locale, now, earnings }: Reader,
): Promise<LeadDetail> {
  const both = ({ nameEn, nameDe }: { nameEn: string; nameDe: string }) =>
    inLanguage(locale, { en: nameEn, de: nameDe });
  const { hotel, property, agency, markupAmount, extensions, adults, childrenAges } = row;
  const facts = factsOf(row);
  const [first] = target.pictures;
  const cardFee = saidCardFee(row);
  const line = { ...lineOf(row, now, earnings), cardFee };
  const today = dayAt(now, line.timeZone);
  const told = toldTo(viewer.isClientSafe ? 'agencyLookedOn' : 'agency', toldSourceOf(row, locale));
  // Before anybody asks for the stay it is not said how it is paid.
  const isAsked = line.answerDueAt !== null && row.closedAt === null;
  return {
    ...line,
    told,
    ...(row.clientId && !viewer.isClientSafe && { clientHref: clientHrefOf(viewer, row.clientId) }),
    ...{ adults, childrenAges },
    bookingReference: row.bookingReference,
    clientReference: row.clientReference,
    agentName: doers.nameOf(row.userId),
    agencyName: agency.name,
    place: `${both(target.city)}, ${both(target.city.country)}`,
    picture: first ? toPicture(first.picture, locale, first) : null,
    propertyAddress: property && toAddress(property),
    propertyHref: property && paths.property(toAddress(property), locale),
    serviceLevel: row.serviceLevel,
    change: changeOf(row, earnings),
    extension: extensionOf(row),
    ...(earnings.seesCommission && { markup: markupAmount }),
    isReseller: hotel?.isReseller ?? false,
    isErased: row.client !== null && isErasedClient(row.client),
    supportsInstantBooking: hotel?.supportsInstantBooking ?? false,
    isExtensionAsked: row.changes.some(({ kind, status }) => kind === 'extension' && status === 'asked'),
    isStayAsked: row.changes.some(({ kind, status }) => kind === 'stay' && status === 'asked'),
    extendsUntil: extensionEnd(facts, now),
    nextAnswerDue: answerDueAt(now, line.timeZone),
    offer: offerOf(row, now),
    agreedUntil: isUnsold(row) ? (agreementAmong(row.changes, facts, now)?.until ?? null) : null,
    mayExtend: extensions < MOST_EXTENSIONS,
    isStayOver: isStayOver(line, today),
    optionsHeld: optionsHeldOf(row, line, now),
    ...termsOfLine(line, row.snapshot.content, cancelledIn(row), now, earnings),
    fee: feeOf(facts, 'agent', now),
    terms: shownTermsOf(facts, { ...{ bookedOn: bookedDayOf(row, line, today), today }, cardFee }, earnings),
    locally: readKeptLocally(row.snapshot.content),
    questions: questionsOf(row),
    history: historyOf({ ...row, deeds }, viewer, doers, earnings),
    usualMinutes: isAsked
      ? await getMedianAnswer(viewer, { hotelId: row.hotelId, operatorId: property?.operatorId }, tx)
      : null,
    waitsBehind: await waitsBehindOf(tx, row, line, locale, now),
  };
}

/** A lead with its history, newest first; null for one that is not theirs. */
export async function getLead(
  viewer: Viewer,
  leadId: string,
  locale: Locale,
  earnings: Earnings,
): Promise<LeadDetail | null> {
  return (await readLead(viewer, leadId, locale, earnings))?.lead ?? null;
}

/** The lead that stands open on a page, read once for its title and its place there. */
export const getOpenedLead = cache(
  (viewer: Viewer, leadId: string, locale: Locale, seesCommission: boolean): Promise<OpenedLead | null> =>
    readLead(viewer, leadId, locale, { seesCommission }),
);
