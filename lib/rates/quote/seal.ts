import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { serviceLevelKey } from '@/lib/catalogue/property/rules/service-level';
import { isPlainDate, type PlainDate } from '@/lib/platform/dates';
import type { Money } from '@/lib/platform/money';
import { secretRing } from '@/lib/platform/secrets';

/** One room at one rate plan, or a property at a service level: what a price is quoted for. */
export type QuotedRoom = {
  roomId: string;
  ratePlanId: string;
  checkIn: PlainDate;
  checkOut: PlainDate;
  adults: number;
  childrenAges: readonly number[];
};
export type QuotedHouse = { propertyId: string; checkIn: PlainDate; checkOut: PlainDate; serviceLevel: string };

type Quote = { agencyId: string; of: QuotedRoom | QuotedHouse; price: Money };

/** The same stay gives the same text, in whichever language its level is named and whichever child comes first. */
function textOf({ agencyId, of, price: { amount, currency } }: Quote, on: PlainDate): string {
  const subject =
    'roomId' in of
      ? [of.roomId, of.ratePlanId, of.adults, [...of.childrenAges].sort((a, b) => a - b)]
      : [of.propertyId, serviceLevelKey(of.serviceLevel) ?? of.serviceLevel];
  return JSON.stringify(['quote', on, agencyId, subject, of.checkIn, of.checkOut, amount, currency]);
}

const signed = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest().subarray(0, 16).toString('base64url');

/**
 * What goes out with a price: its day, signed with all the price is of. Whoever wants a former price honoured brings it back,
 * so that nobody is asked for a price that was never quoted (rule 3.8), and no page has to be remembered.
 */
export function sealQuote(quote: Quote, on: PlainDate): string {
  const [secret] = secretRing();
  return `${on}.${signed(textOf(quote, on), secret)}`;
}

/** The day on which this price was quoted to this agency for this stay; null: it never was. */
export function quotedOn(seal: string | null | undefined, quote: Quote): PlainDate | null {
  const [on = '', mark = ''] = (seal ?? '').split('.');
  if (!isPlainDate(on)) return null;
  const given = Buffer.from(mark);
  const isOurs = secretRing().some((secret) => {
    const own = Buffer.from(signed(textOf(quote, on), secret));
    return own.length === given.length && timingSafeEqual(own, given);
  });
  return isOurs ? on : null;
}
