import 'server-only';
import { z } from 'zod';
import { getBrands } from '@/lib/brand/queries';
import { resolveBrand } from '@/lib/brand/rules/resolve';
import { countryNameIn } from '@/lib/catalogue/country/names';
import { houseLocale } from '@/lib/catalogue/place/house-locale';
import { dayAt, timeZoneOf } from '@/lib/catalogue/place/property-time';
import { earnsCommission } from '@/lib/people/access/agency';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import { isLocale, type Locale } from '@/lib/platform/i18n/locale';
import { fromUnits, type Money, money } from '@/lib/platform/money';
import type { LeadNotice } from '@/lib/platform/outbox/lead-notices';
import { depositOn, duesOf } from '@/lib/rates/terms/rules/dues';
import { feesOf } from '@/lib/rates/terms/rules/fees';
import type { Prisma } from '@/prisma/generated/client';
import { answerToken } from '../answer-token';
import { bookingToken } from '../booking-token';
import { type KeptLocally, readKeptLocally } from '../kept-terms';
import { type LeadTerms, leadTermsOf } from '../rules/lead-terms';
import { answerOwedAt } from '../rules/question';
import { reasonIn } from '../rules/reason';
import { type Told, toldTo } from '../rules/told';
import { counterOfferDataSchema } from '../schema';
import { type ChangeRequestData, changeRequestDataSchema } from '../schema-property';
import { factsOf, type LeadRow, leadSelect } from './lead-row';
import { earnedBy } from './leads';
import { type NearestInstead, nearestInstead } from './nearest-instead';
import { cardFeeOfRow, toldSelect, toldSourceOf } from './told';

/** Of a guest the card's fee is part of every amount. */
export type PaymentPlan = Pick<LeadTerms, 'dues' | 'securityDeposit' | 'hasNoShowClause'> & {
  /** Nothing: there is none. */
  depositOn: PlainDate | null;
  /** What cancelling costs until which day; null: from then on. */
  fees: { until: PlainDate | null; fee: Money | null }[];
  /** Paid at the hotel, and the price in its currency. */
  locally: KeptLocally;
};

type Reader = { email: string; name: string | null; locale: Locale | null };

/** A lead as its mails tell it. */
export type LeadLetter = {
  id: string;
  reference: string;
  /** Of the hotel or property. */
  hotelName: string;
  place: Record<Locale, string>;
  isOfProperty: boolean;
  agencyName: string;
  agentName: string;
  clientName: string;
  checkIn: PlainDate;
  checkOut: PlainDate;
  /** Null: on request. */
  price: Money | null;
  /** What the supplier pays; the agent reads it where they may know it. Null: there is no price to take it of. */
  commission: Money | null;
  maySeeCommission: boolean;
  /** Who comes, what they wish, how it is paid: what the reader of a mail may be told, in a language. */
  told: (to: 'agent' | 'supplier', locale: Locale) => Told;
  optionRank: number | null;
  optionExpiresAt: Date | null;
  answerDueAt: Date | null;
  timeZone: string;
  /** In the words of whoever did this, or asked or answered it. */
  reason: string | null;
  /** Until when the house's word stands that the stay can be had, or at a price; null: it was not given. */
  agreedUntil: Date | null;
  /** The price that the house was last asked to honour. */
  wantedPrice: Money | null;
  /** Until when more time was asked for at last. */
  wishedUntil: Date | null;
  /** Of nights somebody lost: that they are free again, or other dates of the house, or another room. */
  nearest: NearestInstead | null;
  /** The counter-offer the lead waits with; its price in units. */
  offer: { price: number; currency: string; until: Date } | null;
  /** The stay as it stands and as it is wished, of the latest change that was asked for. */
  change: ChangeRequestData | null;
  /** What is paid when, and what cancelling costs from when on; null where a price is missing. */
  plan: PaymentPlan | null;
  /** What the cancellation cost; null where it was not cancelled, or nobody could say. */
  fee: Money | null;
  /** A guest's wish to cancel, and what they were told it costs; null: they have not asked. */
  cancellationAsk: { fee: Money | null } | null;
  /** The brand the agent works in. */
  brandId: string;
  isDemo: boolean;
  /** Of a guest's booking the guest. */
  agent: Reader;
  supplier: Reader;
  /** Where a guest booked: how to reach them, and the token of the page that shows the booking. */
  guest: { phone: string; email: string; address: Record<Locale, string>; token: string } | null;
  /** Of the hotel's own way to answer; null where nothing is asked. */
  answerToken: string | null;
};

/** Whose language counts for a house: those who answer for it, the earliest first. */
export const accountsSelect = { select: { locale: true }, orderBy: { createdAt: 'asc' } } as const;

const city = { select: { countryId: true, nameEn: true, nameDe: true } } as const;

/** An operator reads one language for all of its houses: without an account that of its first one's country. */
const operatorSelect = {
  email: true,
  users: accountsSelect,
  properties: { select: { city: { select: { countryId: true } } }, orderBy: { id: 'asc' }, take: 1 },
} satisfies Prisma.OperatorSelect;

const letterSelect = {
  ...toldSelect,
  id: true,
  reference: true,
  brandId: true,
  propertyId: true,
  checkIn: true,
  checkOut: true,
  createdAt: true,
  currency: true,
  commissionPercent: true,
  optionRank: true,
  optionExpiresAt: true,
  agency: { select: { id: true, name: true, verification: true } },
  user: { select: { email: true, firstName: true, lastName: true, locale: true, role: true } },
  consumerBooking: true,
  hotel: { select: { name: true, isDemo: true, reservationEmail: true, city, contacts: accountsSelect } },
  property: { select: { name: true, isDemo: true, operator: { select: operatorSelect }, city } },
  rooms: {
    ...toldSelect.rooms,
    select: { ...toldSelect.rooms.select, commissionPercent: true, roomId: true },
  },
  events: { orderBy: { id: 'asc' }, select: { type: true, at: true, reason: true, data: true } },
  changes: {
    orderBy: { askedAt: 'asc' },
    select: { kind: true, status: true, answerDueAt: true, endsAt: true, reason: true, data: true },
  },
  answerLinks: { orderBy: { createdAt: 'desc' }, take: 1 },
} satisfies Prisma.LeadSelect;

const agreedSchema = z.object({ until: z.coerce.date() });
const wantedSchema = z.object({ currency: z.string(), shown: z.number() });

const NO_DESIGN = { main: null, accentOnMain: null, invertedFont: null, theme: null, logoId: null };

type LetterRow = Prisma.LeadGetPayload<{ select: typeof letterSelect }>;

/** Whether whoever made the lead may know what their agency earns, in the brand they work in. */
async function mayEarn({ user, agency, brandId }: LetterRow): Promise<boolean> {
  const asked = { hostBrandId: brandId, isStorefront: false, isLocal: false, company: agency.name, design: null };
  const brand = resolveBrand(asked, await getBrands());
  const asker = { role: user.role, agency: { ...agency, design: NO_DESIGN } };
  return brand !== null && earnsCommission(asker, brand);
}

function guestOf({ id, consumerBooking: booking }: LetterRow): LeadLetter['guest'] {
  if (!booking) return null;
  const address = (locale: Locale) =>
    [booking.address, booking.city, countryNameIn(booking.country, locale)].join(', ');
  return {
    phone: booking.phone,
    email: booking.email,
    address: { en: address('en'), de: address('de') },
    token: bookingToken(id, booking.tokenHash),
  };
}

/** How to reach a guest is told to the house once it has confirmed. */
function toldIn(row: LetterRow, to: 'agent' | 'supplier', locale: Locale): Told {
  const { consumerBooking: booking } = row;
  const isReachable = to === 'agent' || row.status === 'CONFIRMED_BOOKING';
  const reach = isReachable && booking ? guestOf(row) : null;
  const guest = booking && {
    petDetails: booking.petDetails,
    email: reach?.email ?? null,
    phone: reach?.phone ?? null,
    address: reach?.address[locale] ?? null,
  };
  const supplier = row.property ? 'operator' : 'hotel';
  const reader = to === 'supplier' ? supplier : booking ? 'client' : 'agency';
  return toldTo(reader, toldSourceOf(row, locale, guest));
}

function feeOf({ events, currency }: LetterRow): Money | null {
  const { fee } = (events.findLast(({ type }) => type === 'cancelledBooking')?.data ?? {}) as { fee?: unknown };
  return typeof fee === 'number' ? money(fee, currency) : null;
}

function cancellationAskOf({ consumerBooking: booking, currency }: LetterRow): LeadLetter['cancellationAsk'] {
  if (!booking?.cancellationAskedAt) return null;
  const { cancellationFee: fee } = booking;
  return { fee: fee === null ? null : money(Number(fee), currency) };
}

function readersOf(row: LetterRow): Pick<LeadLetter, 'agent' | 'supplier'> {
  const { user, consumerBooking: booking, hotel, property } = row;
  const client = `${row.clientFirstName} ${row.clientLastName}`.trim();
  const agent = booking
    ? { email: booking.email, name: client, locale: booking.locale }
    : { email: user.email, name: `${user.firstName ?? ''} ${user.lastName}`.trim(), locale: user.locale };
  const operator = property?.operator;
  const first = operator?.properties[0]?.city ?? (hotel ?? property)?.city;
  return {
    agent: { ...agent, locale: isLocale(agent.locale) ? agent.locale : null },
    supplier: {
      email: hotel?.reservationEmail ?? operator?.email ?? '',
      name: null,
      locale: houseLocale({ accounts: hotel?.contacts ?? operator?.users ?? [], countryId: first?.countryId ?? '' }),
    },
  };
}

/**
 * The dues as the pages show them: of a booking from its own day on; of one that is asked for as if it were made today; of a
 * guest's from the day they booked.
 */
function planOf(row: LetterRow, kept: LeadRow, now: Date): PaymentPlan | null {
  const { terms, currency, checkIn, timeZone } = factsOf(kept);
  const { consumerBooking: booking, events, createdAt } = row;
  const today = dayAt(now, timeZone);
  const booked = events.findLast(({ type }) => type === 'confirmedBooking');
  const since = booking ? createdAt : (booked?.at ?? now);
  const stay = { checkIn, today, bookedOn: dayAt(since, timeZone) };
  const found = leadTermsOf(terms, currency, stay);
  if (!found) return null;
  const { securityDeposit, hasNoShowClause } = found;
  const depositDay = securityDeposit ? depositOn({ checkIn, today: stay.bookedOn }) : null;
  const total = cardFeeOfRow(row)?.total ?? null;
  const [whole] = terms;
  const lines = total && whole ? [{ terms: whole.terms, total }] : null;
  return {
    ...{ securityDeposit, hasNoShowClause, depositOn: depositDay },
    dues: lines ? duesOf(lines, { checkIn, today: stay.bookedOn }) : found.dues,
    fees: (lines ? feesOf(lines, stay).spans : found.fees).map(({ until, fee }) => ({ until, fee })),
    locally: readKeptLocally(kept.snapshot.content),
  };
}

/** For the worker; null when the lead is gone. */
export async function getLeadLetter(leadId: string, notice: LeadNotice): Promise<LeadLetter | null> {
  const where = { id: leadId };
  const now = await clock.now();
  const [row, kept] = await scoped('system', async (tx) => [
    await tx.lead.findUnique({ where, select: letterSelect }),
    await tx.lead.findUnique({ where, select: leadSelect }),
  ]);
  const target = row?.hotel ?? row?.property;
  if (!row || !kept || !target) return null;
  const { agency, user, currency, priceTotal } = row;
  const [link] = row.answerLinks;
  const last = (kind: LetterRow['changes'][number]['kind']) => row.changes.findLast((change) => change.kind === kind);
  const offer = last('counterOffer');
  const change = last('changeRequest');
  const word = agreedSchema.safeParse(last(notice === 'honouredPrice' ? 'honourPrice' : 'stay')?.data);
  const wanted = wantedSchema.safeParse(last('honourPrice')?.data).data;
  const wished = agreedSchema.safeParse(last('extension')?.data);
  const parsedOffer = offer && counterOfferDataSchema.parse(offer.data);
  return {
    id: row.id,
    reference: row.reference,
    hotelName: target.name,
    place: { en: target.city.nameEn, de: target.city.nameDe },
    isOfProperty: row.property !== null,
    agencyName: agency.name,
    agentName: `${user.firstName ?? ''} ${user.lastName}`.trim(),
    clientName: `${row.clientFirstName} ${row.clientLastName}`.trim(),
    checkIn: fromDatabaseDay(row.checkIn),
    checkOut: fromDatabaseDay(row.checkOut),
    price: priceTotal === null ? null : money(Number(priceTotal), currency),
    commission: priceTotal === null ? null : money(Number(earnedBy(row)), currency),
    maySeeCommission: await mayEarn(row),
    told: (to, locale) => toldIn(row, to, locale),
    optionRank: row.optionRank,
    optionExpiresAt: row.optionExpiresAt,
    answerDueAt: answerOwedAt(row.changes, now),
    timeZone: timeZoneOf(target.city.countryId),
    reason: reasonIn(row, notice),
    agreedUntil: word.success ? word.data.until : null,
    wantedPrice: wanted ? fromUnits(wanted.shown, wanted.currency) : null,
    wishedUntil: wished.success ? wished.data.until : null,
    nearest: notice === 'soldMeanwhile' || notice === 'expiredOption' ? await nearestInstead(factsOf(kept), now) : null,
    offer: parsedOffer ? { ...parsedOffer, until: new Date(parsedOffer.until) } : null,
    change: change ? changeRequestDataSchema.parse(change.data) : null,
    plan: planOf(row, kept, now),
    fee: feeOf(row),
    cancellationAsk: cancellationAskOf(row),
    brandId: row.brandId,
    isDemo: target.isDemo,
    guest: guestOf(row),
    answerToken: link ? answerToken(link.id, link.tokenHash) : null,
    ...readersOf(row),
  };
}
