import 'server-only';
import { showsDemoProperties } from '@/lib/catalogue/property/listed';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { type PropertyQuote, readPropertyQuote } from '@/lib/rates/property/queries/quote';
import { termsChangeOfProperty } from '../rules/option';
import type { PricedSelection, PropertySelection } from '../types';

/** `isHeld`: an option of theirs holds it, so that it is priced although it is sold no more (rule 2.16). */
export type PriceContext = WriteContext & { isHeld?: boolean };

/** What a quote promises, as a lead keeps it: one promise, of the whole property. */
export function promiseOf(quote: PropertyQuote, selection: PropertySelection): PricedSelection {
  const { price, currency, terms, commissionPercent, percents, isAvailable, stay, rentalChannelId } = quote;
  const priceTotal = price.state === 'priced' ? BigInt(price.price.amount) : null;
  return {
    currency,
    priceTotal,
    isAvailable: isAvailable && priceTotal !== null,
    rooms: [{ priceTotal, commissionPercent, terms }],
    content: {
      ...selection,
      stayId: stay?.id ?? null,
      rentalChannelId,
      percents,
      termsChange: termsChangeOfProperty(selection.checkIn, terms.cancellation),
    },
  };
}

/**
 * A period of a property at the price of this moment, for the viewer's agency. A period nobody has priced is on request.
 * Throws 404 for a property that is not there, 422 for one that is not for sale or a level it does not offer.
 */
export async function priceProperty(
  tx: Transaction,
  viewer: Viewer,
  selection: PropertySelection,
  { now, today, includeDemos, isHeld }: PriceContext,
): Promise<PricedSelection> {
  const quote = await readPropertyQuote(tx, {
    ...selection,
    agencyId: viewer.agency?.id ?? '',
    now: now(),
    today: today(),
    includeDemos: showsDemoProperties(viewer, includeDemos),
    isHeld,
  });
  if (!quote) throw new AppError('propertyUnknown', { status: 404 });
  if (quote.price.state === 'notOffered') {
    throw new AppError('invalidInput', { status: 422, fields: { serviceLevel: 'invalidValue' } });
  }
  return promiseOf(quote, selection);
}
