import { isPlainDate, type PlainDate } from '@/lib/platform/dates';
import type { Money } from '@/lib/platform/money';
import { decideAvailability } from '@/lib/rates/property/rules/availability';
import { priceFor } from '@/lib/rates/property/rules/price';
import { maySeekDiscount } from '@/lib/sales/lead/rules/discount';
import { missingReferences } from '@/lib/sales/lead/rules/reference';
import { type CardProblem, cardProblems } from '@/lib/sales/lead/rules/test-card';
import { isLive } from '@/lib/sales/lead/rules/transition';
import type { PropertyFormSetting, Values } from './setting';

export type Errors = Partial<Record<keyof Values, string>>;

type Period = { checkIn: PlainDate; checkOut: PlainDate };

export function periodOf({ checkIn, checkOut }: Values): Period | null {
  return isPlainDate(checkIn) && isPlainDate(checkOut) && checkIn < checkOut ? { checkIn, checkOut } : null;
}

export const quoteKey = (stayId: string, serviceLevel: string) => JSON.stringify([stayId, serviceLevel]);

/** What the chosen stay costs at the chosen level, the stay, and the seal of a price it is quoted at; null: none. */
export function quoteOf(values: Values, { property, today, lead }: PropertyFormSetting) {
  const period = periodOf(values);
  if (!period) return { stayId: null, price: null as Money | null, seal: undefined, isSold: false, isOnRequest: false };
  const isOwn = lead?.checkIn === period.checkIn && lead.checkOut === period.checkOut;
  const { state, stay } = decideAvailability(period, { stays: property.stays, blocks: property.blocks, today });
  const price = stay && values.serviceLevel ? priceFor(stay, values.serviceLevel) : null;
  // What was asked for or confirmed stands at its price, and so does what the operator has given its word for.
  const isSame = isOwn && lead.serviceLevel === values.serviceLevel;
  const agreed = isSame && Number(values.pax) === lead.pax ? lead.agreed : null;
  const promised = isSame && isLive(lead.status) ? lead.price : agreed;
  return {
    stayId: stay?.id ?? null,
    price: promised ?? (price?.state === 'priced' ? price.price : null),
    seal: stay && !promised ? property.quotes[quoteKey(stay.id, values.serviceLevel)] : undefined,
    isSold: state === 'sold',
    isOnRequest: state === 'onRequest',
  };
}

export function offersDiscount(values: Values, { property, lead }: PropertyFormSetting): boolean {
  const period = periodOf(values);
  return period !== null && maySeekDiscount(lead?.status ?? 'INTEREST', period, property.stays);
}

/** Whether the operator has to be asked for the stay: nobody has priced it, or it is theirs to say whether it can be had. */
export function mayAskOperator(values: Values, setting: PropertyFormSetting): boolean {
  if (setting.deed !== 'save-interest' || setting.lead || !setting.canBook || !periodOf(values)) return false;
  const { price, isSold, isOnRequest } = quoteOf(values, setting);
  return !isSold && (isOnRequest || price === null);
}

export function asksOperator(values: Values, setting: PropertyFormSetting): boolean {
  return values.asksOperator && mayAskOperator(values, setting);
}

/** Interest and first step, in the order of the fields (rule 3.14). */
export function judgeDetails(values: Values, setting: PropertyFormSetting): Errors {
  const { errors: say, words, deed, property, today } = setting;
  const isBooking = deed !== 'save-interest';
  const errors: Errors = {};
  if (!isPlainDate(values.checkIn)) errors.checkIn = say.checkInDateRequired;
  else if (values.checkIn < today) errors.checkIn = say.checkInPast;
  if (!isPlainDate(values.checkOut)) errors.checkOut = say.checkOutDateRequired;
  else if (isPlainDate(values.checkIn) && values.checkOut <= values.checkIn) errors.checkOut = say.checkOutDateAfter;
  const pax = Number(values.pax);
  if (!Number.isInteger(pax) || pax < 1 || pax > property.capacity) {
    const { paxRange } = words;
    errors.pax = paxRange.replace('{most}', String(property.capacity));
  }
  if (isBooking && !values.serviceLevel) errors.serviceLevel = words.serviceLevelRequired;
  if (isBooking && !errors.checkIn && !errors.checkOut && quoteOf(values, setting).isSold)
    errors.checkIn = say.periodSold;
  if (!values.firstName.trim()) errors.firstName = say.clientFirstNameRequired;
  if (!values.lastName.trim()) errors.lastName = say.clientLastNameRequired;
  if (!values.nationality) errors.nationality = say.clientNationalityRequired;
  const missing = missingReferences(setting, { ...values, cardMember: values.amexCardMember });
  if (missing.includes('cardMember')) errors.amexCardMember = say.cardMemberRequired;
  if (missing.includes('tls')) errors.tls = isBooking ? words.bookingReferenceMissing : say.bookingReferenceRequired;
  if (missing.includes('cc')) errors.cc = say.clientReferenceRequired;
  return errors;
}

const cardFieldOf: Record<CardProblem, keyof Values> = {
  number: 'cardNumber',
  unknown: 'cardNumber',
  name: 'cardName',
  month: 'cardMonth',
  year: 'cardYear',
  past: 'cardYear',
};

export function cardOf({ cardNumber, cardName, cardMonth, cardYear }: Values) {
  return { number: cardNumber, name: cardName, month: cardMonth, year: cardYear };
}

export function judgePayment(values: Values, { words, today, processorKey }: PropertyFormSetting): Errors {
  if (values.method !== 'creditCard' || values.card) return {};
  if (processorKey) return values.cardName.trim().length < 3 ? { cardName: words.card.name } : {};
  const found = cardProblems(cardOf(values), today).map((problem) => [cardFieldOf[problem], words.card[problem]]);
  return Object.fromEntries(found) as Errors;
}

export function judgeSummary({ isDisclaimerAccepted }: Values, { words }: PropertyFormSetting): Errors {
  return isDisclaimerAccepted ? {} : { isDisclaimerAccepted: words.disclaimerRequired };
}

/** Of each step, before it lets go. */
export const judgesOf = [judgeDetails, judgePayment, judgeSummary] as const;
