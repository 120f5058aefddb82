/** A property's leads as a reader of the rules would keep them, in one list: what the database is compared with. */

const HOUR = 3_600_000;
const MOST_OPTIONS = 3;
const MOST_EXTENSIONS = 2;

export type NaiveLead = {
  agency: number;
  from: string;
  until: string;
  status: string;
  rank: number | null;
  ends: number | null;
  extensions: number;
  isExtensionAsked: boolean;
};

/** 72 hours later at 18:00 where the property stands; in winter that is 17:00 UTC. */
const endAfter = (since: number) => Math.floor((since + 73 * HOUR) / (24 * HOUR)) * 24 * HOUR + 17 * HOUR;

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
  Object.assign(lead, { status, rank: null, ends: null, isExtensionAsked: false });
}

function settle(all: NaiveLead[], now: number): void {
  const lapsed = all.filter((lead) => isOption(lead) && (lead.ends ?? now) <= now);
  for (const lead of lapsed) endOption(lead, 'EXPIRED_OPTION');
  if (lapsed.length > 0) moveUp(all);
}

const BEFORE_OPTION = ['INTEREST', 'DECLINED_OPTION', 'EXPIRED_OPTION', 'CANCELLED_OPTION'];

type Act = (all: NaiveLead[], lead: NaiveLead, now: number) => boolean;

const hasTooMany = (all: NaiveLead[], { agency }: NaiveLead) =>
  all.filter((one) => one.agency === agency && one.status === 'CONFIRMED_OPTION').length >= MOST_OPTIONS;

/** Each changes the list and says whether it may happen; where it may not, what it changed is thrown away. */
export const acts = {
  requestOption(all, lead, now) {
    if (!BEFORE_OPTION.includes(lead.status) || isSold(all, lead) || hasTooMany(all, lead)) return false;
    const rank = placeBehind(all, lead, all.filter(isOption));
    Object.assign(lead, { status: 'REQUESTED_OPTION', rank, ends: now + 72 * HOUR, extensions: 0 });
    return true;
  },
  confirmOption(all, lead, now) {
    if (lead.status !== 'REQUESTED_OPTION' || hasTooMany(all, lead)) return false;
    if (lead.rank === 1 && (isSold(all, lead) || isHeld(all, lead))) return false;
    Object.assign(lead, { status: 'CONFIRMED_OPTION', ends: endAfter(now) });
    return true;
  },
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
  askExtension(_all, lead) {
    if (lead.status !== 'CONFIRMED_OPTION' || lead.extensions >= MOST_EXTENSIONS || lead.isExtensionAsked) return false;
    lead.isExtensionAsked = true;
    return true;
  },
  extend(_all, lead) {
    if (lead.status !== 'CONFIRMED_OPTION' || !lead.isExtensionAsked || lead.ends === null) return false;
    lead.ends = endAfter(lead.ends);
    lead.extensions += 1;
    lead.isExtensionAsked = false;
    return true;
  },
  book(all, lead) {
    if (lead.status === 'CONFIRMED_OPTION') {
      if (lead.rank !== 1) return false;
      endOption(lead, 'CONFIRMED_BOOKING');
      return true;
    }
    if (![...BEFORE_OPTION, 'REQUESTED_OPTION'].includes(lead.status) || isSold(all, lead)) return false;
    endOption(lead, 'REQUESTED_BOOKING');
    moveUp(all);
    return true;
  },
  confirmBooking(all, lead) {
    if (lead.status !== 'REQUESTED_BOOKING' || isSold(all, lead) || isHeld(all, lead)) return false;
    lead.status = 'CONFIRMED_BOOKING';
    return true;
  },
  declineBooking(_all, lead) {
    if (lead.status !== 'REQUESTED_BOOKING') return false;
    lead.status = 'DECLINED_BOOKING';
    return true;
  },
  cancelFreely(all, lead) {
    if (lead.status !== 'REQUESTED_BOOKING' && lead.status !== 'CONFIRMED_BOOKING') return false;
    lead.status = 'CANCELLED_BOOKING';
    moveUp(all);
    return true;
  },
} satisfies Record<string, Act>;

/** The list after it, or null: refused, and nothing has changed, not even what the clock had ended. */
export function after(all: NaiveLead[], act: keyof typeof acts, index: number, now: number): NaiveLead[] | null {
  const next = structuredClone(all);
  settle(next, now);
  const lead = next[index];
  if (!lead || lead.status !== all[index]?.status) return null;
  return acts[act](next, lead, now) ? next : null;
}
