import 'server-only';
import { answerDueAt, dayAt } from '@/lib/catalogue/place/property-time';
import type { Period } from '@/lib/catalogue/property/rules/facts';
import { leadsOf } from '@/lib/people/access/leads';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { addDays, earliest, latest, nightsBetween, type PlainDate, parsePlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { money } from '@/lib/platform/money';
import type { Viewer } from '@/lib/platform/viewer/types';
import { lastCheckOut, MOST_NIGHTS } from '@/lib/rates/judge/rules/period';
import { fewestNights, nearestStays } from '@/lib/rates/judge/rules/selection';
import type { BrokenRule, Judgement } from '@/lib/rates/judge/types';
import { commissionOf } from '@/lib/rates/room/rules/commission';
import { mergeTerms } from '@/lib/rates/terms/rules/merge';
import type { Due, FeeSpan } from '@/lib/rates/terms/types';
import { totalOf } from '../rules/difference';
import { CALENDAR_DAYS, calendarStart, type DatesWay, datesWayOf, mayMove } from '../rules/other-dates';
import type { PromisedRoom } from '../types';
import { getLead, type LeadDetail } from './detail';
import { factsOf, leadSelect } from './lead-row';
import type { Earnings } from './leads';
import { readStayBook, type StayBook } from './stay-book';

/** As the address has them, whatever was typed. */
export type DatesAsked = { arrival?: string; departure?: string; from?: string };

/** What is wrong with what was typed, before any rule of the house: keys below `otherDates.problem`. */
export type DateProblem = 'arrivalMissing' | 'departureMissing' | 'departureFirst' | 'past' | 'tooLong' | 'tooFar';

/** What a stay comes to. Minor units; commission absent for whom may not know it. */
export type StayFigures = Period & {
  /** In the order of the lead's rooms; null: on request. */
  roomTotals: (bigint | null)[];
  priceTotal: bigint | null;
  commission?: bigint;
  /** The last day on which cancelling costs nothing; null: it does, or did. */
  freeUntil: PlainDate | null;
  dues: Due[];
  /** What cancelling costs from when on; without the days on which it is free. */
  fees: FeeSpan[];
};

/** One day of the calendar, as an arrival. */
export type ArrivalDay = Period & {
  isPast: boolean;
  mayMove: boolean;
  judgement: Judgement;
  priceTotal: bigint | null;
};

export type OtherDates = {
  lead: LeadDetail;
  /** Of a hotel; a property is let as a whole. */
  rooms: { roomId: string; name: string; rate: string }[];
  way: DatesWay;
  now: Date;
  today: PlainDate;
  /** As typed. */
  typed: { arrival: string; departure: string };
  problems: { arrival?: DateProblem; departure?: DateProblem };
  /** What is asked for, where it is a stay at all; null also while it is the one of now. */
  asked: Period | null;
  judgement: Judgement | null;
  was: StayFigures;
  is: StayFigures | null;
  /** What the old nights would cost at the rates of now, where that is known. */
  wasToday: bigint | null;
  nights: number;
  calendar: {
    from: PlainDate;
    until: PlainDate;
    previous: PlainDate | null;
    next: PlainDate | null;
    days: ArrivalDay[];
  };
  nearest: StayFigures[];
  /** Of dates that are not possible: what they would come to if the supplier made an exception; null: on request. */
  exceptionPrice: bigint | null;
  /** By when the supplier would have to answer. */
  dueAt: Date;
};

function read(
  { arrival, departure }: DatesAsked,
  lead: Period,
  today: PlainDate,
): Pick<OtherDates, 'typed' | 'problems' | 'asked' | 'nights'> {
  const typed = { arrival: arrival ?? lead.checkIn, departure: departure ?? lead.checkOut };
  const [checkIn, checkOut] = [parsePlainDate(typed.arrival), parsePlainDate(typed.departure)];
  const problems: OtherDates['problems'] = {};
  const length = checkIn && checkOut ? nightsBetween(checkIn, checkOut) : 0;
  if (!checkIn) problems.arrival = 'arrivalMissing';
  else if (checkIn < today) problems.arrival = 'past';
  else if (checkIn >= lastCheckOut(today)) problems.arrival = 'tooFar';
  if (!checkOut) problems.departure = 'departureMissing';
  else if (checkIn && length < 1) problems.departure = 'departureFirst';
  else if (length > MOST_NIGHTS) problems.departure = 'tooLong';
  else if (checkOut > lastCheckOut(today)) problems.departure = 'tooFar';
  const isStay = checkIn && checkOut && !problems.arrival && !problems.departure;
  const isOther = checkIn !== lead.checkIn || checkOut !== lead.checkOut;
  const isLength = length >= 1 && length <= MOST_NIGHTS;
  return {
    typed,
    problems,
    asked: isStay && isOther ? { checkIn, checkOut } : null,
    nights: isLength ? length : nightsBetween(lead.checkIn, lead.checkOut),
  };
}

type Figured = { currency: string; today: PlainDate; seesCommission: boolean };

/** What a stay comes to by what was, or would be, promised of it. */
function figuresOf(
  { checkIn, checkOut }: Period,
  promised: readonly PromisedRoom[],
  { currency, today, seesCommission }: Figured,
): StayFigures {
  const lines = promised.map(({ terms, priceTotal }) => ({
    terms,
    total: priceTotal === null ? null : money(Number(priceTotal), currency),
  }));
  const { freeUntil, currencies } = mergeTerms(lines, { checkIn, today });
  const priceTotal = totalOf(promised);
  return {
    ...{ checkIn, checkOut, freeUntil, priceTotal },
    roomTotals: promised.map((room) => room.priceTotal),
    ...(seesCommission && { commission: BigInt(commissionOf(promised).total) }),
    // Of what has no price yet nothing is due, and nobody can say what cancelling it costs.
    dues: priceTotal === null ? [] : currencies.flatMap(({ dues }) => dues),
    fees: priceTotal === null ? [] : currencies.flatMap(({ fees }) => fees.filter(({ percent }) => percent > 0)),
  };
}

function arrivalOf(checkIn: PlainDate, nights: number, book: StayBook, today: PlainDate, way: DatesWay): ArrivalDay {
  const stay = { checkIn, checkOut: addDays(checkIn, nights) };
  if (checkIn < today) {
    const past: BrokenRule = { rule: 'past', roomId: null };
    const judgement: Judgement = { state: 'impossible', broken: [past] };
    return { ...stay, isPast: true, mayMove: false, judgement, priceTotal: null };
  }
  const asked = book.judge(stay);
  const more = fewestNights(asked, nights);
  const shown = more === null ? stay : { checkIn, checkOut: addDays(checkIn, more) };
  const judgement = more === null ? asked : book.judge(shown);
  const isPossible = mayMove(judgement, way);
  const priceTotal = isPossible ? (book.price(shown)?.priceTotal ?? null) : null;
  return { ...shown, isPast: false, mayMove: isPossible, judgement, priceTotal };
}

/**
 * Other dates of a lead: five weeks of days of arrival, each with its price or with what stands in its way, and what the dates
 * that are asked for would change. Null for a lead that is not theirs or whose dates can no longer be changed.
 */
export async function getOtherDates(
  viewer: Viewer,
  leadId: string,
  query: DatesAsked,
  page: { locale: Locale; includeDemos: boolean; isLocal: boolean },
  earnings: Earnings,
): Promise<OtherDates | null> {
  const [lead, now] = await Promise.all([getLead(viewer, leadId, page.locale, earnings), clock.now()]);
  const way = lead && !lead.isStayOver ? datesWayOf(lead) : null;
  if (!lead || !way) return null;
  const today = dayAt(now, lead.timeZone);
  const { typed, problems, asked, nights } = read(query, lead, today);
  const shown = asked ? [lead.checkIn, asked.checkIn] : [lead.checkIn];
  const from = calendarStart(query.from && parsePlainDate(query.from) ? [query.from as PlainDate] : shown, today);
  const until = addDays(from, CALENDAR_DAYS);
  const context = { now, today, includeDemos: page.includeDemos, isLocal: page.isLocal };
  return scoped(viewer, async (tx) => {
    const row = await tx.lead.findFirst({ where: { id: leadId, ...leadsOf(viewer) }, select: leadSelect });
    if (!row) return null;
    const facts = factsOf(row);
    const month = { checkIn: from, checkOut: addDays(until, nights) };
    // One reading for everything the page shows, unless somebody has turned far away from what is asked for.
    const others = asked ? [lead, asked] : [lead];
    const all = others.reduce(
      (a, b) => ({ checkIn: earliest(a.checkIn, b.checkIn), checkOut: latest(a.checkOut, b.checkOut) }),
      month,
    );
    const isNear = nightsBetween(all.checkIn, all.checkOut) <= nightsBetween(month.checkIn, month.checkOut) + 120;
    const book = await readStayBook(tx, viewer, facts, isNear ? all : month, context);
    const ofAsked = isNear || !asked ? book : await readStayBook(tx, viewer, facts, asked, context);
    const figured = { currency: lead.currency, today, seesCommission: earnings.seesCommission };
    const figures = (stay: Period) => figuresOf(stay, ofAsked.price(stay)?.rooms ?? [], figured);
    const judgement = asked && ofAsked.judge(asked);
    const isImpossible = judgement !== null && !mayMove(judgement, way);
    const nearest = asked && isImpossible ? nearestStays(asked, ofAsked.judge, (one) => mayMove(one, way)) : [];
    const { checkIn, checkOut } = lead;
    return {
      ...{ lead, way, now, today, typed, problems, asked, judgement, nights },
      rooms: facts.rooms.map(({ roomId }, position) => {
        const { name, rate } = lead.told.rooms[position] ?? { name: '', rate: '' };
        return { roomId, name, rate };
      }),
      was: { ...figuresOf(lead, facts.terms, figured), priceTotal: lead.priceTotal },
      is: asked && !isImpossible ? figures(asked) : null,
      wasToday: isNear && checkIn >= today ? (book.price(lead)?.priceTotal ?? null) : null,
      calendar: {
        ...{ from, until },
        previous: from > today ? addDays(from, -CALENDAR_DAYS) : null,
        next: until < lastCheckOut(today) ? until : null,
        days: Array.from({ length: CALENDAR_DAYS }, (_, index) =>
          arrivalOf(addDays(from, index), nights, book, today, way),
        ),
      },
      nearest: nearest.filter((stay) => stay.checkIn !== checkIn || stay.checkOut !== checkOut).map(figures),
      exceptionPrice: asked && isImpossible ? (ofAsked.price(asked)?.priceTotal ?? null) : null,
      dueAt: answerDueAt(now, lead.timeZone),
    };
  });
}
