import { instantAt } from '@/lib/catalogue/place/property-time';
import { addDays, daysBetween, type PlainDate } from '@/lib/platform/dates';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { ShownDue } from '../dues/types';
import { type CardKind, type LinkEvent, type LinkState, type LinkStep, linkSteps, type ShownLink } from './types';

/** A link ends so many days after its due, with the day of the place (rule 5.11). */
const DAYS_AFTER_DUE = 3;
/** From so many days before its day on there may be a link for a deposit. */
const DEPOSIT_WITHIN_DAYS = 14;

export function endOfLink(until: PlainDate, today: PlainDate, timeZone: string): Date {
  return instantAt(addDays(until < today ? today : until, DAYS_AFTER_DUE), '23:59', timeZone);
}

/** Whose links they are: the agency's, the operator's and an admin's; a hotel's dues are no affair of its desk. */
export function makesLinks({ agency, operatorId, role }: Pick<Viewer, 'agency' | 'operatorId' | 'role'>): boolean {
  return agency !== null || operatorId !== null || role === 'admin';
}

export type NoLink = 'dueSettled' | 'dueNotClients' | 'dueAtHotel' | 'depositBlocked' | 'depositTooEarly';

type Linkable = Pick<ShownDue, 'kind' | 'status' | 'owedBy' | 'isAtHotel' | 'hold' | 'until'>;

/** Why there can be no link for a due; null: there can. What is only blocked on a card the house takes itself. */
export function noLinkFor({ kind, status, owedBy, isAtHotel, hold, until }: Linkable, today: PlainDate): NoLink | null {
  if (status !== 'open') return 'dueSettled';
  if (owedBy !== 'client') return 'dueNotClients';
  if (isAtHotel) return 'dueAtHotel';
  if (kind !== 'securityDeposit') return null;
  if (hold === 'blocked') return 'depositBlocked';
  return daysBetween(today, until) > DEPOSIT_WITHIN_DAYS ? 'depositTooEarly' : null;
}

/** What is paid by which card: those issued in the EEA to consumers bear no fee (rule 5.4). */
export function feeFor(card: CardKind, cardFee: bigint): bigint {
  return card === 'eea' ? 0n : cardFee;
}

export type LinkFacts = {
  closing: 'revoked' | 'replaced' | null;
  endsAt: Date;
  /** Null: the booking asks for nothing of it any more. */
  due: Pick<ShownDue, 'status'> | null;
  events: readonly Pick<LinkEvent, 'kind'>[];
};

export function linkStateOf({ closing, endsAt, due, events }: LinkFacts, now: Date): LinkState {
  if (due?.status === 'paid' || due?.status === 'returned') return 'paid';
  if (closing === 'revoked') return 'revoked';
  if (closing === 'replaced' || !due || endsAt <= now) return 'ended';
  const last = events.findLast(({ kind }) => kind === 'checkout' || kind === 'left' || kind === 'returned');
  if (last?.kind === 'checkout') return 'checkout';
  const happened = (kind: LinkEvent['kind']) => events.some((event) => event.kind === kind);
  if (happened('seen')) return 'seen';
  return happened('sent') ? 'sent' : 'made';
}

export const isOpenState = (state: LinkState): boolean =>
  state === 'made' || state === 'sent' || state === 'seen' || state === 'checkout';

/** The five steps of a link with the moments at which each was first and last done; what has paid it may be no card. */
export function stepsOf({ events, due }: Pick<ShownLink, 'events' | 'due'>): LinkStep[] {
  return linkSteps.map((step): LinkStep => {
    const moments = events.filter(({ kind }) => kind === step).map(({ at }) => at);
    const isSettled = step === 'paid' && (due?.status === 'paid' || due?.status === 'returned');
    const [first = null, last = null] = [moments[0], moments.at(-1)];
    return { step, first, last, isReached: step === 'paid' ? isSettled : first !== null };
  });
}
