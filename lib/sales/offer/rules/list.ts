import type { PlainDate } from '@/lib/platform/dates';
import { folded } from '@/lib/platform/folded';
import type { OfferLine } from '../types';
import { waitsForAgent } from './state';

/** Whose turn it is: the list is read from the top. */
export const offerGroups = ['todo', 'client', 'draft', 'approved', 'ended'] as const;
export type OfferGroup = (typeof offerGroups)[number];

export const offerSorts = ['needs', 'sent', 'stay', 'client'] as const;
export type OfferSort = (typeof offerSorts)[number];

/** What the one button of a line does. */
export type OfferDeed = 'book' | 'takeOption' | 'answer' | 'remind' | 'open' | 'view' | 'renew';

type Standing = Pick<OfferLine, 'status' | 'owed' | 'step' | 'isOver'>;

/** A question of the client waits for an answer even after the prices have ended, until the journeys are over. */
export function offerGroupOf({ status, owed, step, isOver }: Standing): OfferGroup {
  if (status === 'draft') return 'draft';
  if (waitsForAgent({ isDraft: false, owes: owed !== null, step, isOver })) return 'todo';
  if (status === 'approved') return 'approved';
  return status === 'expired' || isOver ? 'ended' : 'client';
}

export function offerDeedOf(line: Standing & Pick<OfferLine, 'canRemind' | 'hasDraft'>): OfferDeed {
  switch (offerGroupOf(line)) {
    case 'todo':
      return line.step ?? 'answer';
    case 'client':
      return line.status === 'sent' && line.canRemind ? 'remind' : 'open';
    case 'ended':
      // What is begun is gone on with; journeys that are over are not offered again.
      return line.isOver ? 'view' : line.hasDraft ? 'open' : 'renew';
    case 'approved':
      return 'view';
    default:
      return 'open';
  }
}

export type OfferFilter = { search: string; agent?: string; month?: string };

/** Every word that was typed stands in client, title, houses or reference. */
function mentions(line: OfferLine, words: readonly string[]): boolean {
  const text = folded(
    [
      line.clientName,
      line.title,
      line.reference,
      ...line.alternatives.flatMap(({ title, house }) => [title, house]),
    ].join(' '),
  );
  return words.every((word) => text.includes(word));
}

/** `2027-03` of a stay's first day. */
export const monthOf = (day: PlainDate): string => day.slice(0, 7);

export function filterOffers(lines: readonly OfferLine[], { search, agent, month }: OfferFilter): OfferLine[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return lines.filter(
    (line) =>
      mentions(line, words) &&
      (!agent || line.agentId === agent) &&
      (!month || line.alternatives.some(({ checkIn }) => monthOf(checkIn) === month)),
  );
}

/** Until when something can still be done about it: the option it is held with, else the last day of its prices. */
const endOf = ({ heldUntil, validUntil }: OfferLine): string => heldUntil?.toISOString() ?? validUntil;

const firstStay = ({ alternatives }: OfferLine): string => alternatives.map(({ checkIn }) => checkIn).sort()[0] ?? '';

const newestFirst = (a: OfferLine, b: OfferLine) => b.updatedAt.getTime() - a.updatedAt.getTime();

const orders: Record<OfferSort, (a: OfferLine, b: OfferLine) => number> = {
  /** What ends first comes first, while something can be done; afterwards what happened last. */
  needs: (a, b) =>
    ['todo', 'client'].includes(offerGroupOf(a)) ? endOf(a).localeCompare(endOf(b)) : newestFirst(a, b),
  sent: (a, b) => (b.sent?.at.getTime() ?? 0) - (a.sent?.at.getTime() ?? 0),
  stay: (a, b) => firstStay(a).localeCompare(firstStay(b)),
  client: (a, b) => a.clientName.localeCompare(b.clientName),
};

/** By whose turn it is and inside by clock, or in one row by what was asked for. */
export function sortOffers(lines: readonly OfferLine[], sort: OfferSort): OfferLine[] {
  if (sort !== 'needs') return lines.toSorted(orders[sort]);
  return offerGroups.flatMap((group) => lines.filter((line) => offerGroupOf(line) === group).toSorted(orders.needs));
}
