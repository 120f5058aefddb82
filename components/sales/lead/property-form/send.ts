import { paths } from '@/lib/platform/addresses/paths';
import { callApi, newIdempotencyKey } from '@/lib/platform/api-client';
import { ApiError } from '@/lib/platform/api-error';
import { minorDigits } from '@/lib/platform/money';
import { withoutEmpty } from '@/lib/sales/lead/rules/reference';
import { keptOf } from '@/lib/sales/lead/rules/test-card';
import { cardOf, offersDiscount, quoteOf } from './judge';
import type { PropertyFormSetting, Values } from './setting';

export type Moved = { was: number | null; is: number | null; currency: string };

/** `leadId` of a moved price: the interest was saved already, and only its booking is asked for again. */
export type Sent =
  | { state: 'done'; leadId: string }
  | { state: 'moved'; moved: Moved; leadId: string | null }
  | { state: 'failed' };

/** What the answers of the price were: the new one is taken, or the operator is asked to honour the one that was shown. */
export type Decision = { acceptedPrice?: number | null; isPriceToBeHonoured?: boolean };

/** The fields of specification 2 §3; empty ones are left out, 0 and false are not empty. */
export function bodyOf(values: Values, setting: PropertyFormSetting, decision: Decision) {
  const { price } = quoteOf(values, setting);
  const shown = price && price.amount / 10 ** minorDigits(price.currency);
  const isCard = values.method === 'creditCard';
  const isBooking = setting.deed !== 'save-interest';
  const { acceptedPrice, isPriceToBeHonoured } = decision;
  const subTotal = acceptedPrice !== undefined ? acceptedPrice : shown;
  return withoutEmpty({
    _property: setting.property.id,
    period: { checkInDate: values.checkIn, checkOutDate: values.checkOut },
    client: withoutEmpty({
      firstName: values.firstName,
      lastName: values.lastName,
      nationality: values.nationality,
      amexCardMember: values.amexCardMember,
    }),
    partner: withoutEmpty({ tls: values.tls, cc: values.cc }),
    status: 'INTEREST',
    occupancy: { pax: Number(values.pax) },
    bookingComments: values.comments,
    serviceLevel: values.serviceLevel,
    payments: withoutEmpty({
      isPaidByCreditCard: isBooking ? isCard : undefined,
      subTotal,
      currencyCode: price?.currency,
      isNegotiatedPrice: values.seeksDiscount && offersDiscount(values, setting),
      creditCard: isBooking && isCard ? keptOf(cardOf(values)) : undefined,
    }),
    isPriceToBeHonoured: Boolean(isPriceToBeHonoured),
  });
}

function movedOf(error: unknown): Moved | null {
  if (!(error instanceof ApiError) || error.code !== 'leadPriceMoved') return null;
  const { price, currency } = error.details as { price?: Omit<Moved, 'currency'>; currency?: string };
  return price && currency ? { ...price, currency } : null;
}

const answer = async () => (await import('@/lib/sales/lead/schema')).interestJsonSchema;

async function saveInterest(body: object): Promise<string> {
  const saved = await callApi<{ _id: string }>(paths.api.newPropertyLead(), {
    method: 'POST',
    body,
    idempotencyKey: newIdempotencyKey(),
    schema: answer,
  });
  return saved._id;
}

/** The interest first; a booking or an option is asked for as its next step. `savedId`: the interest of a try before. */
export async function sendLead(
  values: Values,
  setting: PropertyFormSetting,
  { decision, savedId }: { decision: Decision; savedId: string | null },
): Promise<Sent> {
  const body = bodyOf(values, setting, decision);
  let leadId = savedId;
  try {
    leadId ??= await saveInterest(body);
    if (setting.deed === 'save-interest') return { state: 'done', leadId };
    const { subTotal = null } = body.payments as { subTotal?: number | null };
    const isOption = setting.deed === 'take-option';
    await callApi(paths.api.lead(leadId, isOption ? 'option' : 'booking'), {
      method: 'POST',
      body: { version: 1, status: 'INTEREST', ...(!isOption && { price: subTotal }) },
      idempotencyKey: newIdempotencyKey(),
    });
    return { state: 'done', leadId };
  } catch (error) {
    const moved = movedOf(error);
    return moved ? { state: 'moved', moved, leadId } : { state: 'failed' };
  }
}
