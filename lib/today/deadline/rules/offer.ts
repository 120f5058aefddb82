import { answerDueAt } from '@/lib/catalogue/place/property-time';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { AlternativeContent } from '@/lib/sales/offer/content';
import type { NextStep } from '@/lib/sales/offer/rules/next-step';
import type { WantedDeadline } from '../types';
import { endOf, passesAt, passesWith } from './moment';
import { type Moved, whatMoved } from './moved';

export type OfferedCause = Pick<
  AlternativeContent,
  'timeZone' | 'checkIn' | 'checkOut' | 'price' | 'deposit' | 'heldUntil'
> & {
  id: string;
  position: number;
  leadId: string | null;
  /** What its lead asks for once it is chosen; null: nothing, or it has none. */
  step: NextStep | null;
  isBooked: boolean;
  /** What the house has come to ask; null: what it asked. */
  moved: Moved | null;
  /** The house has given its word for the former price. */
  isAgreed: boolean;
  /** Of its option, while it is the first one. */
  optionExpiresAt: Date | null;
};

/** What the deadlines of an offer follow from: the version its client holds. Null: they hold none. */
export type OfferCause = {
  sentAt: Date;
  validUntil: PlainDate;
  approvedAt: Date | null;
  approvedPosition: number | null;
  alternatives: readonly OfferedCause[];
  /** In their order. */
  comments: readonly { alternativeId: string; isClients: boolean; at: Date }[];
} | null;

/** Every day and hour that an alternative names, so that nobody has to remember what a client was told. */
function termsOf(one: OfferedCause): WantedDeadline[] {
  const { id, position, timeZone, price, deposit, heldUntil, leadId } = one;
  const shared = { kind: 'offerTerm', waitsFor: 'agency', beginsAt: null } as const;
  const reason = { position, ...(leadId && { leadId }) };
  const on = (term: 'payment' | 'fee' | 'freeUntil' | 'deposit', day: PlainDate, more: WantedDeadline['reason']) => ({
    ...{ ...shared, ...passesWith(day, timeZone), key: `${id} ${term} ${day}` },
    reason: { ...reason, term, ...more },
  });
  const currency = price?.currency;
  const held: WantedDeadline[] = heldUntil
    ? [{ ...shared, ...passesAt(new Date(heldUntil)), key: `${id} held`, reason: { ...reason, term: 'held' } }]
    : [];
  // A fee is told with the day before it begins, as the last one on which it costs less.
  const fees = (price?.fees.slice(1) ?? []).map(({ from, amount, percent }) => {
    const before = addDays(from, -1);
    return on(before === price?.freeUntil ? 'freeUntil' : 'fee', before, { amount, currency, percent });
  });
  const isFreeSaid = fees.some(({ reason: { term } }) => term === 'freeUntil');
  return [
    ...(price?.payments ?? []).flatMap(({ kind, on: day, amount }) =>
      kind === 'due' ? [on('payment', day, { amount, currency })] : [],
    ),
    ...fees,
    ...(price?.freeUntil && !isFreeSaid ? [on('freeUntil', price.freeUntil, {})] : []),
    ...(deposit ? [on('deposit', deposit.on, { amount: deposit.amount, currency: deposit.currency })] : []),
    ...held,
  ];
}

function approvalOf(offer: NonNullable<OfferCause>, chosen: OfferedCause): WantedDeadline[] {
  const { approvedAt } = offer;
  const { step, optionExpiresAt, timeZone, checkIn, leadId, position } = chosen;
  if (!approvedAt || !step || !leadId) return [];
  const held = step === 'book' ? optionExpiresAt : null;
  return [
    {
      ...{ kind: 'approval', key: '', waitsFor: 'agency', beginsAt: null, isDay: false },
      until: held ?? answerDueAt(approvedAt, timeZone),
      endsAt: endOf(checkIn, timeZone),
      reason: { position, step, leadId },
    },
  ];
}

/** Of each alternative the last word, where it is the client's; until its journeys are over. */
function commentsOf({ alternatives, comments }: NonNullable<OfferCause>): WantedDeadline[] {
  const last = new Map(comments.map((comment) => [comment.alternativeId, comment]));
  const ends = alternatives.map(({ checkOut, timeZone }) => endOf(checkOut, timeZone).getTime());
  return [...last.values()].flatMap(({ alternativeId, isClients, at }): WantedDeadline[] => {
    const about = alternatives.find(({ id }) => id === alternativeId);
    if (!isClients || ends.length === 0) return [];
    return [
      {
        ...{ kind: 'clientComment', key: alternativeId, waitsFor: 'agency', beginsAt: null, isDay: false },
        until: answerDueAt(at, OFFICE_TIME_ZONE),
        endsAt: new Date(Math.max(...ends)),
        reason: about ? { position: about.position } : {},
      },
    ];
  });
}

/**
 * What a client was offered and the house asks otherwise by now, until the prices of the offer end: as the client pays it, the
 * agency's markup included. An option says it itself, and where the house keeps its word there is nothing to say.
 */
function movedOf({ validUntil }: NonNullable<OfferCause>, one: OfferedCause): WantedDeadline[] {
  const { id, position, leadId, price, moved, isAgreed, optionExpiresAt } = one;
  if (!moved || !price || isAgreed || optionExpiresAt) return [];
  const amounts = { was: price.total, amount: price.total + moved.after - moved.before, currency: price.currency };
  const reason = { position, ...amounts, ...whatMoved(moved), ...(leadId && { leadId }) };
  const until = passesWith(validUntil, OFFICE_TIME_ZONE);
  return [{ ...until, kind: 'priceMoved', key: id, waitsFor: 'agency', beginsAt: null, reason }];
}

/** All that is due of an offer (rule 10.1). A booked alternative goes by the deadlines of its lead. */
export function deadlinesOfOffer(offer: OfferCause): WantedDeadline[] {
  if (!offer) return [];
  const { approvedAt, approvedPosition, alternatives, validUntil } = offer;
  const chosen = approvedAt ? alternatives.find(({ position }) => position === approvedPosition) : undefined;
  const valid = { kind: 'offerValid', key: '', waitsFor: 'agency', beginsAt: null, reason: {} } as const;
  return [
    ...commentsOf(offer),
    ...(chosen ? approvalOf(offer, chosen) : []),
    // What was approved in time is still to be booked at these prices.
    ...(chosen?.isBooked ? [] : [{ ...valid, ...passesWith(validUntil, OFFICE_TIME_ZONE) }]),
    ...alternatives.filter(({ isBooked }) => !isBooked).flatMap(termsOf),
    ...(chosen ? [chosen] : alternatives).filter(({ isBooked }) => !isBooked).flatMap((one) => movedOf(offer, one)),
  ];
}
