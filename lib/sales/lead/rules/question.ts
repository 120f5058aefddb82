import { instantAt } from '@/lib/catalogue/place/property-time';
import type { PlainDate } from '@/lib/platform/dates';
import { requestEndsAt } from './option';

/** What a supplier is asked about a lead. Each question has its own due, its own end and one answer. */
export const supplierQuestions = ['option', 'booking', 'changeRequest', 'extension', 'honourPrice', 'stay'] as const;
export type SupplierQuestion = (typeof supplierQuestions)[number];

/** Nothing of the stay is asked for, held or booked: whether it can be had is a question of its own. */
const unasked: readonly string[] = ['INTEREST', 'DECLINED_OPTION', 'EXPIRED_OPTION', 'CANCELLED_OPTION'];

export function mayAskStay({ status, isClosed }: { status: string; isClosed: boolean }): boolean {
  return !isClosed && unasked.includes(status);
}

/** Of these a former price would still change what is paid: nothing is booked, and nothing has ended for good. */
const unbooked: readonly string[] = [...unasked, 'REQUESTED_OPTION', 'CONFIRMED_OPTION', 'REQUESTED_BOOKING'];

/** A price to honour stays to be answered until a booking is confirmed; with an option that ends it falls away (rule 3.8). */
export function mayHonour({ status, isClosed }: { status: string; isClosed: boolean }): boolean {
  return !isClosed && unbooked.includes(status);
}

/** A booking that is asked for is asked for at its own price. */
export function mayAskPrice(lead: { status: string; isClosed: boolean }): boolean {
  return mayHonour(lead) && lead.status !== 'REQUESTED_BOOKING';
}

/** A question by its row: one is open while its status is `asked`. */
type Asked = { kind: string; status: string; answerDueAt: Date | null; endsAt: Date | null };

/** The end of a counter-offer that the agency may still accept; null: there is none. */
export function offerStandsUntil(changes: readonly Asked[], now: Date): Date | null {
  const offer = changes.find(({ kind, status }) => kind === 'counterOffer' && status === 'asked');
  return offer?.endsAt && offer.endsAt > now ? offer.endsAt : null;
}

/** When the supplier owes the next answer. Null: nothing is asked, or they have made an offer and the agency has the word. */
export function answerOwedAt(changes: readonly Asked[], now: Date): Date | null {
  if (offerStandsUntil(changes, now)) return null;
  const due = changes.flatMap(({ status, answerDueAt }) => (status === 'asked' && answerDueAt ? [+answerDueAt] : []));
  return due.length > 0 ? new Date(Math.min(...due)) : null;
}

type Subject = { now: Date; timeZone: string; checkIn: PlainDate; optionExpiresAt: Date | null };

/**
 * When a question lapses that nobody answers: as a request does, but never after the option it is about, nor after 18:00 of
 * the day of arrival while that lies ahead.
 */
export function questionEndsAt({ now, timeZone, checkIn, optionExpiresAt }: Subject): Date {
  const ends = [
    requestEndsAt(now),
    instantAt(checkIn, '18:00', timeZone),
    ...(optionExpiresAt ? [optionExpiresAt] : []),
  ];
  return new Date(Math.min(...ends.filter((end) => end > now).map(Number)));
}
