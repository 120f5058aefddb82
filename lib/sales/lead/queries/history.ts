import 'server-only';
import type { Doers } from '@/lib/people/doer/queries';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Lead, LeadChange, LeadEvent } from '@/prisma/generated/client';
import { counterOfferDataSchema, counterOfferPrice } from '../schema';
import { isExceptionIn } from '../schema-property';
import { questionIn } from '../schema-question';
import { disputedIn, keptStayAnswerSchema } from '../schema-stay';
import type { LeadActor } from '../types';
import { type DeedRow, deedLines } from './deeds';
import type { HistoryLine } from './history-line';
import { type Earnings, feeDataSchema } from './leads';
import { acceptedIn, movedIn } from './moved';
import { cardFeeIn } from './told';

type HistoryRow = {
  events: readonly LeadEvent[];
  changes: readonly LeadChange[];
  agency: { name: string };
  /** Of a guest who booked by themselves. */
  consumerBooking: { cancellationAskedAt: Date | null; cancellationFee: bigint | null } | null;
} & Pick<Lead, 'closedAt' | 'closedReason' | 'closedById'>;

type Teller = Pick<HistoryLine, 'actorName' | 'isReader'>;
type OfferRow = Pick<HistoryRow['changes'][number], 'status' | 'askedAt' | 'answeredAt' | 'reason' | 'data'>;

/** Told by their events. */
const REQUESTS: readonly string[] = ['option', 'booking'];

const isAnswer = (status: string) => status === 'accepted' || status === 'declined';

/** The hotel offers, the agency answers. */
function offerHistory({ status, askedAt, answeredAt, reason, data }: OfferRow, answered: Teller): HistoryLine[] {
  const nobody = { actorName: null, isReader: false, price: counterOfferPrice(data) };
  const offered: HistoryLine = { at: askedAt, key: 'counterOffer.asked', by: 'supplier', reason, ...nobody };
  if (!answeredAt) return [offered];
  if (counterOfferDataSchema.safeParse(data).data?.isTakenBack) {
    return [offered, { at: answeredAt, key: 'counterOffer.takenBack', by: 'supplier', reason: null, ...nobody }];
  }
  const by: LeadActor = isAnswer(status) ? 'agent' : 'system';
  return [offered, { at: answeredAt, key: `counterOffer.${status}`, by, reason: null, ...nobody, ...answered }];
}

/** What was told of the fee when it was cancelled. */
function feeIn(data: unknown): Pick<HistoryLine, 'fee'> {
  const fee = feeDataSchema.safeParse(data).data?.fee;
  return fee === undefined || fee === null ? {} : { fee: BigInt(fee) };
}

type WordRow = Pick<HistoryRow['changes'][number], 'kind' | 'status' | 'askedAt' | 'answeredAt' | 'reason' | 'data'>;

/** What the house said of the stay, that the agency disputed it, and what an admin decided. */
function stayHistory({ kind, status, askedAt, answeredAt, reason, data }: WordRow, asked: Teller): HistoryLine[] {
  const nobody = { actorName: null, isReader: false };
  if (kind === 'stayAnswer') {
    const { answer } = keptStayAnswerSchema.parse(data);
    return [{ at: askedAt, key: `stayAnswer.${answer}`, by: 'supplier', reason, ...nobody }];
  }
  const disputed: HistoryLine = { at: askedAt, key: 'dispute.asked', by: 'agent', reason: disputedIn(data), ...asked };
  if (!answeredAt) return [disputed];
  return [disputed, { at: answeredAt, key: `dispute.${status}`, by: 'system', reason, ...nobody }];
}

/** What a guest asked for behind the link of their mails, and what they were told it costs. */
function guestHistory(booking: HistoryRow['consumerBooking']): HistoryLine[] {
  if (!booking?.cancellationAskedAt) return [];
  const { cancellationAskedAt: at, cancellationFee: fee } = booking;
  const nobody = { actorName: null, isReader: false, reason: null };
  return [{ at, key: 'guestAskedToCancel', by: 'system', ...nobody, ...(fee !== null && { fee }) }];
}

/** What the house wanted to know, and what the agency answered where no conversation tells it. */
function questionHistory({ askedAt, reason, data }: Pick<WordRow, 'askedAt' | 'reason' | 'data'>, answered: Teller) {
  const asked: HistoryLine = {
    ...{ at: askedAt, key: 'question.asked', by: 'supplier', reason, actorName: null, isReader: false },
  };
  const { answeredAt: at, answer } = questionIn(data) ?? {};
  if (!at || !answer) return [asked];
  return [asked, { at, key: 'question.answered', by: 'agent' as const, reason: answer, ...answered }];
}

/** What happened to a lead, the newest first, as one of its agency reads it. */
export function historyOf(
  row: HistoryRow & { deeds: readonly DeedRow[] },
  viewer: Viewer,
  doers: Doers,
  earnings: Earnings,
): HistoryLine[] {
  const { nameOf, isAdmin } = doers;
  const { events, changes, agency, consumerBooking, closedAt, closedReason: reason, closedById } = row;
  const told = (id: string | null) => ({
    actorName: nameOf(id),
    isReader: id === viewer.id,
    ...(isAdmin(id) && { forAgency: agency.name }),
  });
  const closed: HistoryLine[] = closedAt
    ? [{ at: closedAt, key: 'closed', by: 'agent', reason, ...told(closedById) }]
    : [];
  return [
    ...closed,
    ...guestHistory(consumerBooking),
    ...deedLines(row.deeds, viewer, doers, agency.name),
    ...events.map(({ at, type, by, actorId, reason, data }) => {
      const more = type === 'cancelledBooking' ? feeIn(data) : { ...acceptedIn(data, earnings), ...cardFeeIn(data) };
      return { at, key: type, by, reason, ...told(actorId), ...more };
    }),
    ...changes
      .filter(({ kind }) => !REQUESTS.includes(kind))
      .flatMap(({ kind, status, askedAt, answeredAt, askedById, answeredById, reason, data }): HistoryLine[] => {
        if (kind === 'stayAnswer' || kind === 'dispute') {
          return stayHistory({ kind, status, askedAt, answeredAt, reason, data }, told(askedById));
        }
        if (kind === 'question') return questionHistory({ askedAt, reason, data }, told(answeredById));
        if (kind === 'counterOffer')
          return offerHistory({ status, askedAt, answeredAt, reason, data }, told(answeredById));
        const by: LeadActor = askedById ? 'agent' : 'system';
        const isOfRules = kind === 'changeRequest' && isExceptionIn(data);
        const named = isOfRules ? 'exception' : kind;
        const moved = !isOfRules && (kind === 'dates' || kind === 'changeRequest') ? movedIn(data, earnings) : {};
        const asked = { at: askedAt, key: `${named}.asked`, by, reason: null, ...told(askedById), ...moved };
        if (!answeredAt) return [asked];
        const answer = { at: answeredAt, key: `${named}.${status}`, reason, ...moved };
        if (kind === 'dates' || kind === 'promotion') return [{ ...answer, by, ...told(askedById) }];
        const answeredBy: LeadActor = isAnswer(status) ? 'supplier' : 'system';
        return [asked, { ...answer, by: answeredBy, actorName: null, isReader: false }];
      }),
  ].sort((a, b) => b.at.getTime() - a.at.getTime());
}
