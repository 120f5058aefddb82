import 'server-only';
import { timeZoneOf } from '@/lib/catalogue/place/property-time';
import { nextRunOn } from '@/lib/money/ledger/rules/earnings';
import { readPayable } from '@/lib/money/payout-run/queries/payable';
import { decide } from '@/lib/money/payout-run/rules';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { money } from '@/lib/platform/money';
import { sumOf } from '@/lib/platform/money-minor';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import { agreementAmong } from '@/lib/sales/lead/queries/agreement';
import { factsOf, type LeadFacts, leadSelect } from '@/lib/sales/lead/queries/lead-row';
import { counterOfferPrice } from '@/lib/sales/lead/schema';
import { isExceptionIn } from '@/lib/sales/lead/schema-property';
import { openQuestions } from '@/lib/sales/lead/schema-question';
import { keptStayAnswerSchema } from '@/lib/sales/lead/schema-stay';
import { STOREFRONT } from '@/lib/sales/lead/types';
import { alternativeContentSchema } from '@/lib/sales/offer/content';
import { nextStepOf } from '@/lib/sales/offer/rules/next-step';
import type { Prisma } from '@/prisma/generated/client';
import { deadlinesOfAgency, deadlinesOfConversation } from '../rules/agency';
import { deadlinesOfLead, type LeadCause } from '../rules/lead';
import { deadlinesOfOffer, type OfferedCause } from '../rules/offer';
import type { Concerned, DeadlineSubject, WantedDeadline } from '../types';

/** What is due of one subject, and whom it concerns; null: it is not there. */
export type Derived = { concerned: Concerned; wanted: WantedDeadline[] } | null;

/** Of the price that is kept now: what has moved since another one says nothing of it. */
const movedSelect = {
  ...{ key: true, snapshotId: true, currency: true },
  ...{ before: true, after: true, haveTermsMoved: true },
} as const;
type MovedRow = Prisma.MovedPriceGetPayload<{ select: typeof movedSelect }>;

const leadCauseSelect = {
  ...leadSelect,
  userId: true,
  snapshotId: true,
  movedPrices: { where: { subject: 'lead' }, select: movedSelect },
  property: { select: { operatorId: true, city: { select: { countryId: true } } } },
  changes: {
    where: { OR: [{ status: 'asked' }, { status: 'accepted' }, { kind: { in: ['stayAnswer', 'dispute'] } }] },
    orderBy: { askedAt: 'asc' },
  },
  events: { where: { type: 'confirmedBooking' }, orderBy: { id: 'desc' }, take: 1, select: { at: true } },
  dues: {
    where: { status: 'open' },
    include: { links: { where: { closedAt: null }, select: { id: true, endsAt: true } } },
  },
} satisfies Prisma.LeadSelect;

type LeadCauseRow = Prisma.LeadGetPayload<{ select: typeof leadCauseSelect }>;

/** Whether it is over only the clock tells, later. */
const EVER = new Date(0);

function agreedOf({ changes }: LeadCauseRow, facts: LeadFacts): LeadCause['agreed'] {
  const found = agreementAmong(changes, facts, EVER);
  return found && { price: money(Number(found.price), found.currency), until: found.until };
}

const movedIn = (rows: readonly MovedRow[], key: string, snapshotId: string) => {
  const row = rows.find((one) => one.key === key && one.snapshotId === snapshotId);
  if (!row) return null;
  const { before, after, currency, haveTermsMoved } = row;
  return { before: Number(before), after: Number(after), currency, haveTermsMoved };
};

function leadCauseOf(row: LeadCauseRow): LeadCause {
  const facts = factsOf(row);
  const { status, checkIn, checkOut, currency, optionRank, optionExpiresAt, timeZone, terms, isClosed } = facts;
  return {
    ...{ status, checkIn, checkOut, currency, optionRank, optionExpiresAt, timeZone, terms, isClosed },
    isOfGuest: row.agencyId === STOREFRONT,
    bookedAt: status === 'CONFIRMED_BOOKING' ? (row.events[0]?.at ?? null) : null,
    changes: row.changes.map(({ id, kind, status: stands, askedAt, answerDueAt, endsAt, data }) => ({
      ...{ id, kind, status: stands, askedAt, answerDueAt, endsAt },
      isException: kind === 'changeRequest' && isExceptionIn(data),
      price: kind === 'counterOffer' ? (counterOfferPrice(data) ?? null) : null,
      answer: kind === 'stayAnswer' ? (keptStayAnswerSchema.safeParse(data).data?.answer ?? null) : null,
    })),
    questions: openQuestions(row.changes),
    agreed: agreedOf(row, facts),
    moved: movedIn(row.movedPrices, '', row.snapshotId),
    dues: row.dues.map(({ until, ...due }) => ({ ...due, until: fromDatabaseDay(until) })),
  };
}

async function ofLead(tx: Transaction, id: string): Promise<Derived> {
  const row = await tx.lead.findUnique({ where: { id }, select: leadCauseSelect });
  if (!row) return null;
  const cause = leadCauseOf(row);
  const { agencyId, userId, hotelId, property } = row;
  const operatorId = property?.operatorId ?? null;
  return {
    concerned: { agencyId, userId, hotelId, operatorId, timeZone: cause.timeZone },
    wanted: deadlinesOfLead(cause),
  };
}

const offeredLead = { status: true, optionRank: true, optionExpiresAt: true, closedAt: true } as const;

/** Of which of these leads the supplier has given their word for the price. */
async function agreedLeads(tx: Transaction, offered: readonly { leadId: string | null }[]): Promise<Set<string>> {
  const ids = offered.flatMap(({ leadId }) => leadId ?? []);
  const rows = await tx.lead.findMany({ where: { id: { in: ids } }, select: leadCauseSelect });
  return new Set(rows.filter((row) => agreedOf(row, factsOf(row)) !== null).map(({ id }) => id));
}

async function ofOffer(tx: Transaction, id: string): Promise<Derived> {
  const row = await tx.offer.findUnique({
    where: { id },
    select: {
      agencyId: true,
      userId: true,
      comments: { orderBy: { at: 'asc' }, select: { alternativeId: true, userId: true, at: true } },
      versions: {
        where: { sentAt: { not: null } },
        orderBy: { number: 'desc' },
        take: 1,
        include: { alternatives: { orderBy: { position: 'asc' }, include: { lead: { select: offeredLead } } } },
      },
    },
  });
  if (!row) return null;
  const { agencyId, userId, comments } = row;
  const [version] = row.versions;
  const moved = await tx.movedPrice.findMany({ where: { subject: 'offer', subjectId: id }, select: movedSelect });
  const agreed = moved.length > 0 ? await agreedLeads(tx, version?.alternatives ?? []) : new Set();
  const alternatives = (version?.alternatives ?? []).map((one): OfferedCause => {
    const { timeZone, checkIn, checkOut, price, deposit, heldUntil } = alternativeContentSchema.parse(one.content);
    const { id: alternativeId, position, leadId, lead, snapshotId } = one;
    const step = lead && !lead.closedAt ? nextStepOf(lead.status) : null;
    const isFirst = lead?.status === 'CONFIRMED_OPTION' && lead.optionRank === 1;
    return {
      ...{ id: alternativeId, position, leadId, step, timeZone, checkIn, checkOut, price, deposit, heldUntil },
      isBooked: lead?.status === 'CONFIRMED_BOOKING',
      moved: movedIn(moved, alternativeId, snapshotId),
      isAgreed: agreed.has(leadId),
      optionExpiresAt: isFirst ? lead.optionExpiresAt : null,
    };
  });
  const wanted = deadlinesOfOffer(
    version?.sentAt
      ? {
          ...{ sentAt: version.sentAt, approvedAt: version.approvedAt, approvedPosition: version.approvedPosition },
          validUntil: fromDatabaseDay(version.validUntil),
          alternatives,
          comments: comments.map((one) => ({
            ...{ alternativeId: one.alternativeId, at: one.at },
            isClients: one.userId === null,
          })),
        }
      : null,
  );
  const timeZone = alternatives[0]?.timeZone ?? OFFICE_TIME_ZONE;
  return { concerned: { agencyId, userId, hotelId: null, operatorId: null, timeZone }, wanted };
}

/**
 * The agent of the lead or enquiry that somebody wrote of last, else the agent who wrote. What the product says of leads
 * counts while nobody has written: it would hand an answer owed by one agent to a colleague whose option has just ended.
 */
async function agentOfConversation(tx: Transaction, conversationId: string): Promise<string | null> {
  const isAbout = { OR: [{ leadId: { not: null } }, { enquiryId: { not: null } }] };
  const select = { authorId: true, lead: { select: { userId: true } }, enquiry: { select: { userId: true } } };
  const latest = (where: Prisma.ConversationMessageWhereInput) =>
    tx.conversationMessage.findFirst({ where: { conversationId, ...where }, orderBy: { sequence: 'desc' }, select });
  const found =
    (await latest({
      OR: [
        { authorKind: { not: 'system' }, ...isAbout },
        { authorKind: 'agent', authorId: { not: null } },
      ],
    })) ?? (await latest(isAbout));
  return found?.lead?.userId ?? found?.enquiry?.userId ?? found?.authorId ?? null;
}

/** In the list of whoever it is about. */
async function ofConversation(tx: Transaction, id: string): Promise<Derived> {
  const row = await tx.conversation.findUnique({
    where: { id },
    select: {
      ...{ agencyId: true, hotelId: true, owedBy: true, answerDueAt: true },
      hotel: { select: { city: { select: { countryId: true } } } },
    },
  });
  if (!row) return null;
  const { agencyId, hotelId, owedBy, answerDueAt } = row;
  const userId = await agentOfConversation(tx, id);
  return {
    concerned: {
      ...{ agencyId, userId, hotelId, operatorId: null },
      timeZone: timeZoneOf(row.hotel.city.countryId),
    },
    wanted: deadlinesOfConversation(owedBy && answerDueAt ? { owedBy, answerDueAt } : null),
  };
}

async function ofAgency(tx: Transaction, id: string, today: PlainDate): Promise<Derived> {
  const row = await tx.agency.findUnique({
    where: { id },
    select: {
      ...{ verification: true, updatedAt: true, payoutAccount: true },
      payouts: { where: { status: 'open' }, select: { currency: true, heldAt: true } },
    },
  });
  if (!row) return null;
  const asked =
    row.verification === 'pending'
      ? await tx.audit.findFirst({
          where: { entity: 'agency', entityId: id, action: 'agency.verificationAsked' },
          orderBy: { id: 'desc' },
          select: { at: true },
        })
      : null;
  const payable = id === STOREFRONT ? [] : await readPayable(tx, id);
  const payouts = [...new Set(payable.map(({ currency }) => currency))].map((currency) => {
    const amount = sumOf(payable.filter((one) => one.currency === currency).map((one) => one.amount));
    const isHeld = row.payouts.some((payout) => payout.currency === currency && payout.heldAt !== null);
    return { currency, decision: decide({ currency, amount, account: row.payoutAccount, isHeld }) };
  });
  return {
    concerned: { agencyId: id, userId: null, hotelId: null, operatorId: null, timeZone: OFFICE_TIME_ZONE },
    wanted: deadlinesOfAgency({
      verificationAskedAt: row.verification === 'pending' ? (asked?.at ?? row.updatedAt) : null,
      payouts,
      nextRun: nextRunOn(today),
    }),
  };
}

/** What is due of one subject by what stands now. In the scope of the product. */
export function readDerived(
  tx: Transaction,
  subject: DeadlineSubject,
  id: string,
  { today }: { today: PlainDate },
): Promise<Derived> {
  switch (subject) {
    case 'lead':
      return ofLead(tx, id);
    case 'offer':
      return ofOffer(tx, id);
    case 'conversation':
      return ofConversation(tx, id);
    case 'agency':
      return ofAgency(tx, id, today);
  }
}
