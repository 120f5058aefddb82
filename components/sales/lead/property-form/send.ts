import { paths } from '@/lib/platform/addresses/paths';
import { callOnce } from '@/lib/platform/api-client';
import { toUnits } from '@/lib/platform/money';
import { withoutEmpty } from '@/lib/sales/lead/rules/reference';
import { keptOf } from '@/lib/sales/lead/rules/test-card';
import type { LeadStateJson } from '@/lib/sales/lead/schema';
import type { LeadStatus } from '@/lib/sales/lead/types';
import { type Moved, movedOf } from '../booking/moved';
import { asksOperator, cardOf, offersDiscount, quoteOf } from './judge';
import type { PropertyFormSetting, Values } from './setting';

/** A lead as it stands: of a try before, or the one the form was opened for; `body`: what of the form is kept in it. */
export type Saved = { leadId: string; version: number; status: LeadStatus; body?: string };

/** `saved` of what did not get through: what was typed is kept already, and only the booking is asked for again. */
export type Sent =
  | { state: 'done'; leadId: string; answered: LeadStateJson | null }
  | { state: 'moved'; moved: Moved; saved: Saved | null }
  | { state: 'failed'; error: unknown; saved: Saved | null };

/** What the answers of the price were: the new one is taken, or the operator is asked to honour the one that was shown. */
export type Decision = { acceptedPrice?: number | null; isPriceToBeHonoured?: boolean };

/** The fields of rule 3.14; empty ones are left out, 0 and false are not empty. */
export function bodyOf(values: Values, setting: PropertyFormSetting, decision: Decision) {
  const { price, seal } = quoteOf(values, setting);
  const shown = price && toUnits(price.amount, price.currency);
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
    status: setting.lead?.status ?? 'INTEREST',
    occupancy: { pax: Number(values.pax) },
    bookingComments: values.comments,
    serviceLevel: values.serviceLevel,
    payments: withoutEmpty({
      isPaidByCreditCard: isBooking ? isCard : undefined,
      subTotal,
      currencyCode: price?.currency,
      quote: isPriceToBeHonoured ? seal : undefined,
      isNegotiatedPrice: values.seeksDiscount && offersDiscount(values, setting),
      creditCard: isBooking && isCard ? (values.card ?? keptOf(cardOf(values))) : undefined,
    }),
    isPriceToBeHonoured: Boolean(isPriceToBeHonoured),
    isOperatorAsked: asksOperator(values, setting),
  });
}

/** What the button of a price that moved answered. */
export function decisionOf(answer: unknown, moved: Moved | null): Decision {
  if (answer === 'accept' && moved) return { acceptedPrice: moved.price.is };
  return answer === 'honour' ? { isPriceToBeHonoured: true } : {};
}

/** As a route answers with a lead: what is needed to go on with it. */
async function save(known: Saved | null, body: object): Promise<Saved> {
  const kept = JSON.stringify(body);
  if (!known) {
    const { _id } = await callOnce<{ _id: string }>(paths.api.newPropertyLead(), {
      method: 'POST',
      body,
      schema: async () => (await import('@/lib/sales/lead/schema')).interestJsonSchema,
    });
    return { leadId: _id, version: 1, status: 'INTEREST', body: kept };
  }
  const { leadId } = known;
  const { version, status } = await callOnce<LeadStateJson>(paths.api.lead(leadId, 'property'), {
    method: 'PATCH',
    body: { ...body, version: known.version, status: known.status },
    schema: async () => (await import('@/lib/sales/lead/schema')).leadStateJsonSchema,
  });
  return { leadId, version, status, body: kept };
}

/** The interest or the lead's details first; a booking or an option is asked for as its next step. */
export async function sendLead(
  values: Values,
  setting: PropertyFormSetting,
  { decision, saved: before }: { decision: Decision; saved: Saved | null },
): Promise<Sent> {
  const body = bodyOf(values, setting, decision);
  const { lead } = setting;
  const opened = lead && { leadId: lead.id, version: lead.version, status: lead.status };
  let saved = before;
  try {
    // An answer goes with what is kept already, and so does the same once more: whoever came back may have typed something else.
    const isKept = decision.acceptedPrice !== undefined || saved?.body === JSON.stringify(body);
    if (!saved || !isKept) saved = await save(saved ?? opened, body);
    const { leadId, version, status } = saved;
    if (setting.deed === 'save-interest') return { state: 'done', leadId, answered: null };
    const { subTotal = null } = body.payments as { subTotal?: number | null };
    const isOption = setting.deed === 'take-option';
    const isDifferenceAccepted = decision.acceptedPrice !== undefined;
    const answered = await callOnce<LeadStateJson>(paths.api.lead(leadId, isOption ? 'option' : 'booking'), {
      method: 'POST',
      schema: async () => (await import('@/lib/sales/lead/schema')).leadStateJsonSchema,
      body: { version, status, ...(!isOption && { price: subTotal, isDifferenceAccepted }) },
    });
    return { state: 'done', leadId, answered };
  } catch (error) {
    const moved = movedOf(error);
    return moved ? { state: 'moved', moved, saved } : { state: 'failed', error, saved };
  }
}
