import 'server-only';
import type { PlainDate } from '@/lib/platform/dates';
import { AppError } from '@/lib/platform/errors';
import { fromUnits, type Money } from '@/lib/platform/money';
import { plus, times } from '@/lib/platform/money-arithmetic';
import type { Viewer } from '@/lib/platform/viewer/types';
import { quotedOn } from '@/lib/rates/quote/seal';
import type { InterestInput } from '../schema';
import type { PropertyLeadInput } from '../schema-property';
import type { PropertySelection } from '../types';

function notQuoted(field: string): AppError {
  return new AppError('priceNotQuoted', { status: 422, fields: { [field]: 'priceNotQuoted' } });
}

/** The latest day of the quotes that add up to the price of these rooms. Throws 422 unless every one of them was made. */
export function requireQuotedRooms(viewer: Viewer, input: InterestInput): PlainDate {
  const { currency, total } = input.price;
  const agencyId = viewer.agency?.id ?? '';
  const days: PlainDate[] = [];
  let sum: Money = fromUnits(0, currency);
  for (const { roomId, id: ratePlanId, quantity, numAdults: adults, ...room } of input.rooms) {
    const price = typeof room.priceTotal === 'number' ? fromUnits(room.priceTotal, currency) : null;
    const stay = { checkIn: input.checkInDate, checkOut: input.checkOutDate };
    const of = { roomId, ratePlanId, ...stay, adults, childrenAges: room.childrenAges };
    const on = price && quotedOn(room.quote, { agencyId, of, price });
    if (!on) throw notQuoted('price.total');
    days.push(on);
    sum = plus(sum, times(price, quantity));
  }
  const [latest] = days.sort().reverse();
  if (!latest || total === null || fromUnits(total, currency).amount !== sum.amount) throw notQuoted('price.total');
  return latest;
}

/** The same of a property. */
export function requireQuotedHouse(
  viewer: Viewer,
  { payments }: Pick<PropertyLeadInput, 'payments'>,
  { serviceLevel, ...stay }: PropertySelection,
  currency: string,
): PlainDate {
  const agencyId = viewer.agency?.id ?? '';
  const price = fromUnits(payments?.subTotal ?? 0, currency);
  const of = { ...stay, serviceLevel: serviceLevel ?? '' };
  const on = serviceLevel && quotedOn(payments?.quote, { agencyId, of, price });
  if (!on) throw notQuoted('payments.subTotal');
  return on;
}
