/** A property's leads as a reader of the rules would keep them, in one list: what the database is compared with. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MOST_OPTIONS = 3;
const MOST_EXTENSIONS = 2;

/** A stay of the price list. */
export type Stay = { from: string; until: string; list: number };
/** What somebody waits for: when it is owed, and when it lapses by itself. */
type Question = { due: number | null; ends: number | null };
type Agreed = { price: number; until: number };

export type NaiveLead = Stay & {
  agency: number;
  status: string;
  rank: number | null;
  ends: number | null;
  extensions: number;
  price: number;
  /** The price the operator has given its word for, for this stay. */
  agreed: Agreed | null;
  questions: Record<string, Question>;
  /** What is asked beside the questions: the stay to move to, the price to honour, the price offered instead. */
  asked: { stay?: Stay; honour?: number; offer?: Agreed };
};

/** What a person names beside the lead: the other stay, the other price. */
export type Named = { to: Stay; offered: number };

/** 72 hours later at 18:00 where the property stands; in winter that is 17:00 UTC. */
const endAfter = (since: number) => Math.floor((since + 73 * HOUR) / DAY) * DAY + 17 * HOUR;
/** 18:00 there of the second day after. */
export const offerEndsAt = (now: number) => Math.floor((now + HOUR) / DAY) * DAY + 2 * DAY + 17 * HOUR;

/** A day later while somebody is there, from 9 to 17 but on Sundays; else at 10:00 when they are again. */
function dueAfter(now: number): number {
  const due = now + DAY + HOUR;
  const isSunday = (day: number) => (day + 4) % 7 === 0;
  let day = Math.floor(due / DAY);
  const hour = (due % DAY) / HOUR;
  if (!isSunday(day) && hour >= 9 && hour <= 17) return due - HOUR;
  if (isSunday(day) || hour > 17) day += 1;
  if (isSunday(day)) day += 1;
  return day * DAY + 9 * HOUR;
}

function ask(lead: NaiveLead, kind: string, now: number, ends: number | null): void {
  lead.questions[kind] = { due: dueAfter(now), ends };
}

function takeBack(lead: NaiveLead, ...kinds: string[]): void {
  for (const kind of kinds) delete lead.questions[kind];
}

const nothingIsAsked = () => ({ questions: {}, asked: {} });
/** A question about an option ends with it. */
const inThreeDays = (lead: NaiveLead, now: number) => Math.min(now + 72 * HOUR, lead.ends ?? Number.MAX_VALUE);

/** The price of today: what was agreed while that stands, else the list's. */
export const priceOf = ({ agreed, list }: NaiveLead, now: number) =>
  agreed && agreed.until > now ? agreed.price : list;

const isOption = ({ status }: NaiveLead) => status === 'REQUESTED_OPTION' || status === 'CONFIRMED_OPTION';
const meets = (a: NaiveLead, b: NaiveLead) => a !== b && a.from < b.until && b.from < a.until;
const isSold = (all: NaiveLead[], lead: NaiveLead) =>
  all.some((other) => meets(other, lead) && other.status === 'CONFIRMED_BOOKING');
const isHeld = (all: NaiveLead[], lead: NaiveLead) =>
  all.some((other) => meets(other, lead) && other.status === 'CONFIRMED_OPTION' && other.rank === 1);

function placeBehind(all: NaiveLead[], lead: NaiveLead, ahead: NaiveLead[]): number {
  const rivals = ahead.filter((other) => meets(other, lead));
  const isFirstAsked = rivals.some(({ status, rank }) => status === 'REQUESTED_OPTION' && rank === 1);
  if (!isFirstAsked && !isSold(all, lead) && !isHeld(all, lead)) return 1;
  return 1 + Math.max(1, ...rivals.map(({ rank }) => rank ?? 1));
}

function moveUp(all: NaiveLead[]): void {
  const ahead: NaiveLead[] = [];
  const waiting = all.filter(isOption).sort((a, b) => (a.rank ?? 1) - (b.rank ?? 1));
  for (const lead of waiting) {
    const { rank } = lead;
    if (rank !== null && rank > 1) lead.rank = Math.min(rank, placeBehind(all, lead, ahead));
    ahead.push(lead);
  }
}

function endOption(lead: NaiveLead, status: string): void {
  Object.assign(lead, { status, rank: null, ends: null, ...nothingIsAsked() });
}

function settle(all: NaiveLead[], now: number): void {
  for (const { questions } of all) {
    for (const [kind, { ends }] of Object.entries(questions)) if (ends !== null && ends <= now) delete questions[kind];
  }
  const lapsed = all.filter((lead) => isOption(lead) && (lead.ends ?? now) <= now);
  for (const lead of lapsed) endOption(lead, 'EXPIRED_OPTION');
  if (lapsed.length > 0) moveUp(all);
}

const BEFORE_OPTION = ['INTEREST', 'DECLINED_OPTION', 'EXPIRED_OPTION', 'CANCELLED_OPTION'];

type Act = (all: NaiveLead[], lead: NaiveLead, now: number, named: Named) => boolean;

const hasTooMany = (all: NaiveLead[], { agency }: NaiveLead) =>
  all.filter((one) => one.agency === agency && one.status === 'CONFIRMED_OPTION').length >= MOST_OPTIONS;

/** By the operator, or by the product after a counter-offer was accepted. */
function confirmOption(all: NaiveLead[], lead: NaiveLead, now: number): boolean {
  if (lead.status !== 'REQUESTED_OPTION' || hasTooMany(all, lead)) return false;
  if (lead.rank === 1 && (isSold(all, lead) || isHeld(all, lead))) return false;
  Object.assign(lead, { status: 'CONFIRMED_OPTION', ends: endAfter(now) });
  takeBack(lead, 'option', 'counterOffer');
  return true;
}

function confirmBooking(all: NaiveLead[], lead: NaiveLead): boolean {
  if (lead.status !== 'REQUESTED_BOOKING' || isSold(all, lead) || isHeld(all, lead)) return false;
  Object.assign(lead, { status: 'CONFIRMED_BOOKING', ...nothingIsAsked() });
  return true;
}

const isRequested = ({ status }: NaiveLead) => status === 'REQUESTED_OPTION' || status === 'REQUESTED_BOOKING';
const isToHonour = (lead: NaiveLead) =>
  'honourPrice' in lead.questions &&
  (BEFORE_OPTION.includes(lead.status) || isRequested(lead) || lead.status === 'CONFIRMED_OPTION');

/** Each changes the list and says whether it may happen; where it may not, what it changed is thrown away. */
export const acts = {
  requestOption(all, lead, now) {
    if (!BEFORE_OPTION.includes(lead.status) || isSold(all, lead) || hasTooMany(all, lead)) return false;
    const rank = placeBehind(all, lead, all.filter(isOption));
    Object.assign(lead, { status: 'REQUESTED_OPTION', rank, ends: now + 72 * HOUR, extensions: 0 });
    takeBack(lead, 'counterOffer');
    ask(lead, 'option', now, lead.ends);
    return true;
  },
  confirmOption,
  declineOption(all, lead) {
    if (lead.status !== 'REQUESTED_OPTION') return false;
    endOption(lead, 'DECLINED_OPTION');
    moveUp(all);
    return true;
  },
  cancelOption(all, lead) {
    if (!isOption(lead)) return false;
    endOption(lead, 'CANCELLED_OPTION');
    moveUp(all);
    return true;
  },
  askExtension(_all, lead, now) {
    const isAsked = 'extension' in lead.questions;
    if (lead.status !== 'CONFIRMED_OPTION' || lead.extensions >= MOST_EXTENSIONS || isAsked) return false;
    ask(lead, 'extension', now, inThreeDays(lead, now));
    return true;
  },
  extend(_all, lead) {
    if (lead.status !== 'CONFIRMED_OPTION' || !('extension' in lead.questions) || lead.ends === null) return false;
    lead.ends = endAfter(lead.ends);
    lead.extensions += 1;
    takeBack(lead, 'extension');
    return true;
  },
  book(all, lead, now) {
    const price = priceOf(lead, now);
    if (lead.status === 'CONFIRMED_OPTION') {
      if (lead.rank !== 1) return false;
      endOption(lead, 'CONFIRMED_BOOKING');
      lead.price = price;
      return true;
    }
    if (![...BEFORE_OPTION, 'REQUESTED_OPTION'].includes(lead.status) || isSold(all, lead)) return false;
    Object.assign(lead, { status: 'REQUESTED_BOOKING', rank: null, ends: null, price });
    takeBack(lead, 'option', 'counterOffer');
    ask(lead, 'booking', now, null);
    moveUp(all);
    return true;
  },
  confirmBooking,
  declineBooking(_all, lead) {
    if (lead.status !== 'REQUESTED_BOOKING') return false;
    Object.assign(lead, { status: 'DECLINED_BOOKING', ...nothingIsAsked() });
    return true;
  },
  cancelFreely(all, lead) {
    if (lead.status !== 'REQUESTED_BOOKING' && lead.status !== 'CONFIRMED_BOOKING') return false;
    Object.assign(lead, { status: 'CANCELLED_BOOKING', ...nothingIsAsked() });
    moveUp(all);
    return true;
  },
  /** Taken at once by what holds nothing, asked anew of who was asked, and waited for by what is confirmed. */
  change(all, lead, now, { to }) {
    if (lead.status === 'DECLINED_BOOKING' || lead.status === 'CANCELLED_BOOKING') return false;
    if (lead.status === 'CONFIRMED_OPTION' || lead.status === 'CONFIRMED_BOOKING') {
      ask(lead, 'changeRequest', now, inThreeDays(lead, now));
      lead.asked.stay = to;
      return true;
    }
    Object.assign(lead, { ...to, price: to.list, agreed: null, ...nothingIsAsked() });
    if (!isRequested(lead)) return true;
    if (isSold(all, lead)) return false;
    if (lead.status === 'REQUESTED_BOOKING') ask(lead, 'booking', now, null);
    else {
      Object.assign(lead, { rank: placeBehind(all, lead, all.filter(isOption)), ends: now + 72 * HOUR });
      ask(lead, 'option', now, lead.ends);
      moveUp(all);
    }
    return true;
  },
  acceptChange(all, lead) {
    const { stay } = lead.asked;
    if (!('changeRequest' in lead.questions) || !stay) return false;
    const wasFirst = lead.rank === 1;
    Object.assign(lead, { ...stay, price: stay.list, agreed: null });
    if (isSold(all, lead)) return false;
    if (lead.status === 'CONFIRMED_BOOKING' && isHeld(all, lead)) return false;
    if (lead.status === 'CONFIRMED_OPTION') {
      lead.rank = placeBehind(all, lead, all.filter(isOption));
      if (wasFirst && lead.rank !== 1) return false;
    }
    takeBack(lead, 'changeRequest');
    moveUp(all);
    return true;
  },
  declineChange(_all, lead) {
    if (!('changeRequest' in lead.questions)) return false;
    takeBack(lead, 'changeRequest');
    return true;
  },
  /** Of what is asked and not answered; a request does not end before the offer that answers it. */
  counterOffer(_all, lead, now, { offered }) {
    if (!isRequested(lead) && !isToHonour(lead)) return false;
    takeBack(lead, 'honourPrice');
    const until = offerEndsAt(now);
    lead.questions.counterOffer = { due: null, ends: until };
    lead.asked.offer = { price: offered, until };
    if (lead.status === 'REQUESTED_OPTION' && lead.ends !== null && lead.ends < until) {
      lead.ends = until;
      if (lead.questions.option) lead.questions.option.ends = until;
    }
    return true;
  },
  acceptOffer(all, lead, now) {
    const { offer } = lead.asked;
    if (!('counterOffer' in lead.questions) || !offer) return false;
    takeBack(lead, 'counterOffer');
    Object.assign(lead, { price: offer.price, agreed: offer });
    if (lead.status === 'REQUESTED_OPTION') return confirmOption(all, lead, now);
    return lead.status === 'REQUESTED_BOOKING' ? confirmBooking(all, lead) : true;
  },
  declineOffer(_all, lead, now) {
    if (!('counterOffer' in lead.questions)) return false;
    takeBack(lead, 'counterOffer');
    if (lead.status === 'REQUESTED_BOOKING') ask(lead, 'booking', now, null);
    if (lead.status === 'REQUESTED_OPTION') {
      lead.ends = now + 72 * HOUR;
      ask(lead, 'option', now, lead.ends);
    }
    return true;
  },
  honour(_all, lead, now) {
    const { honour: price } = lead.asked;
    if (!isToHonour(lead) || price === undefined) return false;
    takeBack(lead, 'honourPrice', 'counterOffer');
    Object.assign(lead, { price, agreed: { price, until: endAfter(now) } });
    return true;
  },
  declinePrice(_all, lead) {
    if (!isToHonour(lead)) return false;
    takeBack(lead, 'honourPrice', 'counterOffer');
    return true;
  },
  /** At the end of the list, whatever became of the first. */
  duplicate(all, { agency, from, until, list }) {
    all.push(interestOf({ from, until, list }, agency));
    return true;
  },
} satisfies Record<string, Act>;

export function interestOf(stay: Stay, agency: number): NaiveLead {
  const option = { rank: null, ends: null, extensions: 0 };
  return { ...stay, agency, status: 'INTEREST', ...option, price: stay.list, agreed: null, ...nothingIsAsked() };
}

/** An interest that asks for another price than the list's to be honoured. */
export function honourAskedOf(stay: Stay, agency: number, price: number, now: number): NaiveLead {
  const lead = { ...interestOf(stay, agency), asked: { honour: price } };
  ask(lead, 'honourPrice', now, now + 72 * HOUR);
  return lead;
}

/** The list after it, or null: refused, and nothing has changed, not even what the clock had ended. */
export function after(
  all: NaiveLead[],
  act: keyof typeof acts,
  index: number,
  { now, ...named }: Named & { now: number },
): NaiveLead[] | null {
  const next = structuredClone(all);
  settle(next, now);
  const lead = next[index];
  if (!lead || lead.status !== all[index]?.status) return null;
  return (acts[act] as Act)(next, lead, now, named) ? next : null;
}
