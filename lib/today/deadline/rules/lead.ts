import { answerDueAt, dayAt, instantAt } from '@/lib/catalogue/place/property-time';
import type { DueKind, DuePayer, DueStatus } from '@/lib/money/dues/types';
import { earnedOn } from '@/lib/money/ledger/rules/days';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import type { Money } from '@/lib/platform/money';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import { feesOf } from '@/lib/rates/terms/rules/fees';
import { linesOf } from '@/lib/sales/lead/rules/cancellation';
import { hasEnded } from '@/lib/sales/lead/rules/group';
import { mayAskPrice, type SupplierQuestion, supplierQuestions } from '@/lib/sales/lead/rules/question';
import { disputableUntil, type StayAnswer } from '@/lib/sales/lead/rules/stay-answer';
import type { LeadStatus, PromisedRoom } from '@/lib/sales/lead/types';
import type { WantedDeadline } from '../types';
import { endOf, passesAt, passesWith } from './moment';
import { type Moved, whatMoved } from './moved';

export type LeadChangeCause = {
  id: string;
  kind: string;
  status: string;
  askedAt: Date;
  answerDueAt: Date | null;
  endsAt: Date | null;
  isException: boolean;
  /** Of a counter-offer. */
  price: Money | null;
  /** Of the supplier's word about a stay. */
  answer: StayAnswer | null;
};

export type DueCause = {
  id: string;
  kind: DueKind;
  /** Minor units. */
  amount: bigint;
  currency: string;
  until: PlainDate;
  owedBy: DuePayer;
  isAtHotel: boolean;
  hold: string | null;
  status: DueStatus;
  /** Those that are not closed. */
  links: readonly { id: string; endsAt: Date }[];
};

/** What the deadlines of a lead follow from, of a hotel and of a property alike. */
export type LeadCause = {
  status: LeadStatus;
  isClosed: boolean;
  /** A guest's own booking, of which nobody is asked what became of it. */
  isOfGuest: boolean;
  timeZone: string;
  checkIn: PlainDate;
  checkOut: PlainDate;
  currency: string;
  optionRank: number | null;
  optionExpiresAt: Date | null;
  /** When the booking was confirmed last; null: it is not booked. */
  bookedAt: Date | null;
  /** As the snapshot keeps them. */
  terms: readonly PromisedRoom[];
  changes: readonly LeadChangeCause[];
  dues: readonly DueCause[];
  /** What the supplier has asked and no conversation carries, while it is not answered. */
  questions: readonly { id: string; due: Date }[];
  /** The price the supplier has given their word for, for this stay. */
  agreed: { price: Money; until: Date } | null;
  /** What it has come to cost since the price was kept; null: the same. */
  moved: (Moved & { currency: string }) | null;
};

const once = { key: '', beginsAt: null } as const;

const isQuestion = (kind: string): kind is SupplierQuestion => supplierQuestions.some((one) => one === kind);

const asked = ({ changes }: LeadCause) => changes.filter(({ status }) => status === 'asked');

/** An option until its end, and what is asked of the supplier: until when an answer is due, and when it lapses. */
function questionsOf(lead: LeadCause): WantedDeadline[] {
  const { status, optionRank, optionExpiresAt } = lead;
  const open = asked(lead);
  const option: WantedDeadline[] =
    status === 'CONFIRMED_OPTION' && optionExpiresAt
      ? [
          {
            ...once,
            ...passesAt(optionExpiresAt),
            kind: 'optionEnds',
            waitsFor: 'agency',
            reason: { rank: optionRank ?? 1 },
          },
        ]
      : [];
  // Once the supplier has made an offer the agency has the word.
  if (open.some(({ kind }) => kind === 'counterOffer')) return option;
  return option.concat(
    open.flatMap(({ kind, answerDueAt: due, endsAt, isException }) => {
      if (!isQuestion(kind)) return [];
      const ends = kind === 'option' ? optionExpiresAt : endsAt;
      const shared = { ...once, key: kind, waitsFor: 'supplier' } as const;
      const reason = { question: isException ? ('exception' as const) : kind };
      return [
        ...(due ? [{ ...shared, kind: 'answerDue' as const, until: due, isDay: false, endsAt: ends, reason }] : []),
        ...(ends ? [{ ...shared, ...passesAt(ends), kind: 'requestEnds' as const, reason }] : []),
      ];
    }),
  );
}

function counterOffersOf(lead: LeadCause): WantedDeadline[] {
  return asked(lead).flatMap(({ id, kind, endsAt, price }) =>
    kind === 'counterOffer' && endsAt
      ? [
          {
            ...once,
            ...passesAt(endsAt),
            kind: 'offerStands',
            waitsFor: 'agency',
            reason: { changeId: id, ...(price && { amount: price.amount, currency: price.currency }) },
          },
        ]
      : [],
  );
}

/** What the supplier wants to know, as long as the stay may still come about. */
function askedBySupplier({ questions, status, timeZone, checkIn }: LeadCause): WantedDeadline[] {
  if (hasEnded(status)) return [];
  return questions.map(({ id, due }) => ({
    ...{ kind: 'question', key: id, waitsFor: 'agency', beginsAt: null, until: due, isDay: false },
    ...{ endsAt: endOf(checkIn, timeZone), reason: { changeId: id } },
  }));
}

/** Until when a price that was agreed may be used; where an option holds it, its end says it. */
function agreedIn({ status, isClosed, agreed, optionExpiresAt }: LeadCause): WantedDeadline[] {
  if (!agreed || !mayAskPrice({ status, isClosed })) return [];
  const { price, until } = agreed;
  if (status === 'CONFIRMED_OPTION' && optionExpiresAt?.getTime() === until.getTime()) return [];
  const reason = { amount: price.amount, currency: price.currency };
  return [{ ...once, ...passesAt(until), kind: 'agreedPrice', waitsFor: 'agency', reason }];
}

/**
 * An option holds the nights, and neither price nor terms: what has moved is to be seen before it ends, unless the house agreed
 * to the former ones. One that is asked for says so, too: the house answers to what was asked.
 */
function movedIn({ status, optionExpiresAt, moved, agreed }: LeadCause): WantedDeadline[] {
  const isAsked = status === 'REQUESTED_OPTION';
  if (!moved || !optionExpiresAt || !(isAsked || status === 'CONFIRMED_OPTION')) return [];
  if (agreed && agreed.until >= optionExpiresAt) return [];
  const reason = {
    ...{ was: moved.before, amount: moved.after, currency: moved.currency, ...whatMoved(moved) },
    ...(isAsked && { question: 'option' as const }),
  };
  const from = { key: '', beginsAt: agreed?.until ?? null };
  return [{ ...from, ...passesAt(optionExpiresAt), kind: 'priceMoved', waitsFor: 'agency', reason }];
}

/** The days on which cancelling becomes dearer, from the booking on: the one evaluator of terms names them. */
function feesIn({ status, bookedAt, timeZone, checkIn, currency, terms }: LeadCause): WantedDeadline[] {
  if (status !== 'CONFIRMED_BOOKING' || !bookedAt) return [];
  const stay = { checkIn, today: dayAt(bookedAt, timeZone) };
  const { freeUntil, spans } = feesOf(linesOf(terms, currency), stay);
  const steps = spans.slice(1).map(({ from, percent, fee }): WantedDeadline => {
    const before = addDays(from, -1);
    const isFirst = before === freeUntil;
    return {
      ...passesWith(before, timeZone),
      kind: isFirst ? 'freeUntil' : 'feeStep',
      key: isFirst ? '' : from,
      waitsFor: 'agency',
      beginsAt: null,
      reason: { percent, currency, ...(fee && { amount: fee.amount }) },
    };
  });
  if (!freeUntil || steps.some(({ kind }) => kind === 'freeUntil')) return steps;
  return [
    { ...once, ...passesWith(freeUntil, timeZone), kind: 'freeUntil', waitsFor: 'agency', reason: { currency } },
    ...steps,
  ];
}

/** What is to be paid, and the links by which it is. What the house takes itself passes with its day. */
function paymentsIn({ dues, timeZone }: LeadCause): WantedDeadline[] {
  return dues.flatMap((due): WantedDeadline[] => {
    if (due.status !== 'open') return [];
    const { id, kind, amount, currency, until, owedBy, isAtHotel, hold, links } = due;
    const day = passesWith(until, timeZone);
    const isTaken = isAtHotel || hold === 'blocked';
    const reason = { due: kind, dueId: id, amount: Number(amount), currency };
    return [
      {
        ...day,
        endsAt: isTaken ? day.endsAt : null,
        kind: 'payment',
        key: id,
        waitsFor: owedBy === 'supplier' ? 'supplier' : 'agency',
        beginsAt: null,
        reason,
      },
      ...links.map(({ id: linkId, endsAt }): WantedDeadline => {
        const of = { kind: 'linkEnds', key: linkId, waitsFor: 'agency', beginsAt: null } as const;
        return { ...of, ...passesAt(endsAt), reason: { ...reason, linkId } };
      }),
    ];
  });
}

/** What became of the stay: asked of the supplier from check-out on, told to the agency, disputed before the house. */
function stayOf({ status, isOfGuest, timeZone, checkOut, changes }: LeadCause): WantedDeadline[] {
  const said = changes.find(({ kind, status }) => kind === 'stayAnswer' && status === 'accepted');
  const dispute = changes.find(({ kind }) => kind === 'dispute');
  if (dispute?.status === 'asked') {
    const until = answerDueAt(dispute.askedAt, OFFICE_TIME_ZONE);
    return [{ ...once, kind: 'dispute', waitsFor: 'house', until, isDay: false, endsAt: null, reason: {} }];
  }
  if (said) {
    if (dispute || !said.answer || said.answer === 'stayed') return [];
    const last = disputableUntil(dayAt(said.askedAt, timeZone));
    const { answer } = said;
    return [{ ...once, ...passesWith(last, timeZone), kind: 'stayDiffers', waitsFor: 'agency', reason: { answer } }];
  }
  if (status !== 'CONFIRMED_BOOKING' || isOfGuest) return [];
  const last = addDays(earnedOn(checkOut), -1);
  const beginsAt = instantAt(checkOut, '00:00', timeZone);
  return [{ key: '', beginsAt, ...passesWith(last, timeZone), kind: 'stayAnswer', waitsFor: 'supplier', reason: {} }];
}

/**
 * All that is due of a lead, by its snapshot and its events alone (rule 10.1): the clock is no cause, it only tells which of
 * them are over.
 */
export function deadlinesOfLead(lead: LeadCause): WantedDeadline[] {
  const always = [...paymentsIn(lead), ...stayOf(lead)];
  if (lead.isClosed) return always;
  return [
    ...questionsOf(lead),
    ...counterOffersOf(lead),
    ...askedBySupplier(lead),
    ...agreedIn(lead),
    ...movedIn(lead),
    ...feesIn(lead),
    ...always,
  ];
}
