import type { TypedValues } from '@/components/form/native-form';
import { isPlainDate, type PlainDate } from '@/lib/platform/dates';
import { MAXIMUM_ADULTS, MAXIMUM_CHILDREN } from '@/lib/sales/enquiry/schema';

function toNumber(typed: unknown): unknown {
  if (typeof typed !== 'string') return typed;
  return typed.trim() === '' ? undefined : Number(typed);
}

/** Typed texts → the input of the enquiry schemas; what was left empty is absent, an age left open is undefined in the list. */
export function enquiryInput(values: TypedValues): TypedValues {
  const input: TypedValues = {};
  for (const [name, typed] of Object.entries(values)) {
    if (typed === '' || typed === null || typed === undefined) continue;
    if (name === 'children' && Array.isArray(typed)) input.children = typed.map(toNumber);
    else input[name] = name === 'adults' || name === 'bedrooms' ? toNumber(typed) : typed;
  }
  return input;
}

function wholeNumber(text: string | null, minimum: number, maximum: number): number | null {
  if (text === null || !/^\d{1,3}$/.test(text)) return null;
  const value = Number(text);
  return value >= minimum && value <= maximum ? value : null;
}

/** What a link brings along. Dates that cannot be (not a day, past, no night between them) are dropped, not mended. */
export function linkedValues(query: URLSearchParams, today: PlainDate): TypedValues {
  const checkIn = query.get('checkIn');
  const checkOut = query.get('checkOut');
  const isPossible = isPlainDate(checkIn) && isPlainDate(checkOut) && checkIn >= today && checkOut > checkIn;
  const adults = wholeNumber(query.get('adults'), 1, MAXIMUM_ADULTS);
  const children = wholeNumber(query.get('children'), 1, MAXIMUM_CHILDREN);
  return {
    ...(isPossible ? { period: { checkIn, checkOut } } : {}),
    ...(adults === null ? {} : { adults: String(adults) }),
    ...(children === null ? {} : { children: Array.from({ length: children }, () => '') }),
  };
}
