import { z } from 'zod';
import { isPlainDate, type PlainDate } from '@/lib/platform/dates';
import { optionalLine, optionalText, requiredLine } from '@/lib/platform/fields';
import { fromUnits, type Money } from '@/lib/platform/money';
import { amountField } from '@/lib/platform/money-input';
import type { DateRule, SelectionFix } from '@/lib/rates/judge/types';
import { countedShape } from './rules/counted';
import { leadGroups } from './rules/group';
import { closingReasons } from './rules/loss';
import { needsPackageRules } from './rules/package-rules';
import { inClientsName } from './rules/party';
import { cardMemberTypes, leadEventTypes, leadStatuses, paymentProfiles } from './types';

const MOST_ROOMS = 40;
const MOST_GUESTS = 60;

const day = (key: string) => z.custom<PlainDate>(isPlainDate, key);
const age = z.int().min(0).max(17);
/** Units of the currency, as the offers say it (issue: money in these answers is a number). */
const amount = z.number().min(0).max(1e9);

/** An offer as it was chosen: what names it counts, its price only where it is to be honoured. */
const chosenOfferSchema = z.object({
  roomId: z.string().min(1),
  /** Of the rate plan. */
  id: z.string({ error: 'rateMissing' }).min(1, 'rateMissing'),
  quantity: z.int().min(1).max(MOST_ROOMS).default(1),
  /** No child sleeps alone. */
  numAdults: z.int().min(1).max(MOST_GUESTS).default(1),
  childrenAges: z.array(age).max(20).default([]),
  /** Of one room, in units, with the seal it was quoted under. */
  priceTotal: amount.nullish(),
  quote: z.string().max(80).nullish(),
  requestedBedConfiguration: optionalLine(),
});

const stayFields = {
  checkInDate: day('checkInRequired'),
  checkOutDate: day('checkOutRequired'),
};

function checkStay(
  { checkInDate, checkOutDate }: { checkInDate: PlainDate; checkOutDate: PlainDate },
  context: z.RefinementCtx,
) {
  if (checkOutDate <= checkInDate) {
    context.addIssue({ code: 'custom', path: ['checkOutDate'], message: 'checkOutAfterCheckIn' });
  }
}

const guestName = () => optionalLine().default('');

/** Of each room one, the client's first; another room without any name is in the client's, half a name is asked about. */
const guestsSchema = z
  .array(z.object({ firstName: guestName(), lastName: guestName() }))
  .min(1, 'clientLastNameRequired')
  .max(MOST_GUESTS)
  .superRefine((guests, context) => {
    for (const [room, { firstName, lastName }] of guests.entries()) {
      if (room > 0 && !firstName && !lastName) continue;
      const [noFirst, noLast] =
        room === 0
          ? ['clientFirstNameRequired', 'clientLastNameRequired']
          : ['guestFirstNameRequired', 'guestLastNameRequired'];
      if (!firstName) context.addIssue({ code: 'custom', path: [room, 'firstName'], message: noFirst });
      if (!lastName) context.addIssue({ code: 'custom', path: [room, 'lastName'], message: noLast });
    }
  })
  .transform((guests) => inClientsName(guests));

/** POST /api/hotels/interests: the interest payload of rule 3.13. */
export const interestSchema = z
  .object({
    ...stayFields,
    hotelId: z.string().min(1, 'hotelUnknown'),
    guests: guestsSchema,
    amexCardMember: z.enum(cardMemberTypes, { error: 'required' }).nullish(),
    loyaltyNumber: optionalLine(60).nullish(),
    nationality: optionalLine(60).nullish(),
    message: optionalText(4000).nullish(),
    partnerAgency: z
      .object({
        tls: optionalLine(60).nullish(),
        cc: optionalLine(60).nullish(),
        /** Ignored: the server knows the commission. */
        commissionForPartner: z.number().nullish(),
        markupAmount: amountField({ most: 1e7 }).nullish(),
      })
      .default({}),
    paymentProfile: z.enum(paymentProfiles),
    /** What was on the screen: another one of the server's is answered with 409 and the difference. */
    price: z.object({ currency: z.string().regex(/^[A-Z]{3}$/, 'invalidValue'), total: amount.nullable() }),
    rooms: z.array(chosenOfferSchema).min(1, 'required').max(MOST_ROOMS),
    /** Where the rooms cannot be had so: what the hotel is asked to let its rules give way for. */
    exception: requiredLine('required', 400).nullish(),
    /** The hotel is to honour the price that was quoted; the interest is saved at the real one. */
    isPriceToBeHonoured: z.boolean().default(false),
    /** Who saves a package rate has read its rules (rule 4.9). */
    arePackageRulesRead: z.boolean().default(false),
  })
  .superRefine(checkStay)
  .superRefine(({ paymentProfile, arePackageRulesRead }, context) => {
    if (needsPackageRules(paymentProfile) && !arePackageRulesRead) {
      context.addIssue({ code: 'custom', path: ['arePackageRulesRead'], message: 'required' });
    }
  });
export type InterestInput = z.output<typeof interestSchema>;

/** As a lead keeps them. */
export const leadGuestsSchema = z.array(z.object({ firstName: z.string(), lastName: z.string() })).catch([]);

export const interestJsonSchema = z.strictObject({ _id: z.string() });

/** What the caller saw of the lead; another version, or a status that is not the real one, is refused with 409. */
const seen = { version: z.int().min(1), status: z.enum(leadStatuses).optional() };

/** Events of a lead that take nothing more. */
export const leadActionSchema = z.strictObject(seen);
export type LeadAction = z.output<typeof leadActionSchema>;

/** A booking from an option, or one that is asked for, at the price that was shown; null: on request. */
export const bookingSchema = z.strictObject({
  ...seen,
  price: amount.nullable(),
  /** What moved since the lead was priced (409 tells) is agreed to. */
  isDifferenceAccepted: z.boolean().default(false),
});
export type BookingInput = z.output<typeof bookingSchema>;

/** The hotel is asked to let its rules give way, in words. */
export const exceptionSchema = z.strictObject({ ...seen, message: requiredLine('required', 400) });
export type ExceptionInput = z.output<typeof exceptionSchema>;

/** Details of the code `roomsNotPossible`: every rule in the way, as sentences too, and the nearest change that helps. */
export type NotPossibleJson = {
  rules: { rule: DateRule['rule']; roomId: string | null }[];
  reasons: string[];
  fix: (SelectionFix & { text: string }) | null;
};

/** With the supplier's or the agent's reason. */
export const reasonedActionSchema = z.strictObject({ ...seen, reason: requiredLine('required', 400) });
export type ReasonedAction = z.output<typeof reasonedActionSchema>;

/** Of a lead that is closed also why it was lost, where it was. */
export const closureSchema = reasonedActionSchema.extend({
  because: z.enum(closingReasons, 'required').nullish(),
});
export type Closure = z.output<typeof closureSchema>;

/** A cancellation at the fee that was shown. */
export const cancellationSchema = z.strictObject({ ...seen, reason: optionalLine(400), fee: amount.nullable() });
export type CancellationInput = z.output<typeof cancellationSchema>;

export const extensionAnswerSchema = z.strictObject({
  ...seen,
  isAccepted: z.boolean(),
  reason: optionalLine(400),
});
export type ExtensionAnswer = z.output<typeof extensionAnswerSchema>;

/** What a hotel answers, from its desk or by the link of a mail. */
export const hotelAnswerSchema = z.discriminatedUnion('answer', [
  z.strictObject({ answer: z.literal('confirm'), ...seen }),
  z.strictObject({ answer: z.literal('honour'), ...seen }),
  z.strictObject({ answer: z.literal('decline'), ...seen, reason: requiredLine('required', 400) }),
  z.strictObject({
    answer: z.literal('counterOffer'),
    ...seen,
    price: amountField({ most: 1e9, isPositive: true }),
    /** Until 18:00 of that day where the hotel stands. */
    until: day('required'),
    message: optionalLine(400),
  }),
  z.strictObject({ answer: z.literal('ask'), ...seen, message: requiredLine('required', 400) }),
]);
export type HotelAnswer = z.output<typeof hotelAnswerSchema>;

/** What takes nothing but the address. */
export const noInputSchema = z.strictObject({});

/** An answer that can be undone for so long. */
export const heldAnswerJsonSchema = z.strictObject({ _id: z.string(), milliseconds: z.int() });
export type HeldAnswerJson = z.output<typeof heldAnswerJsonSchema>;

/** How a held answer ended: `sent`, `undone`, or the code of what forbade it by then. */
export const sentAnswerJsonSchema = z.strictObject({ outcome: z.string() });
export type SentAnswerJson = z.output<typeof sentAnswerJsonSchema>;

/** The agent's answer to a counter-offer, at the price that was shown. */
export const counterOfferAnswerSchema = z.strictObject({ ...seen, isAccepted: z.boolean(), price: amount });
export type CounterOfferAnswer = z.output<typeof counterOfferAnswerSchema>;

/** What is kept of a counter-offer; units of the currency. */
export const counterOfferDataSchema = z.object({
  price: z.number(),
  currency: z.string(),
  until: z.iso.datetime(),
  /** By whoever made it, not because its stay is another one by now. */
  isTakenBack: z.boolean().default(false),
});

/** What a counter-offer asks for the stay, as it is kept with it; absent where nothing can be read. */
export function counterOfferPrice(data: unknown): Money | undefined {
  const kept = counterOfferDataSchema.safeParse(data).data;
  return kept && fromUnits(kept.price, kept.currency);
}

/** Other dates. `price`: as it was shown for them. */
export const datesSchema = z
  .strictObject({
    ...seen,
    ...stayFields,
    price: amount.nullable(),
    /** To the supplier, where they are asked. */
    message: optionalLine(400).nullish(),
    /** The supplier is asked to break the rules that stand in the way. */
    isException: z.boolean().default(false),
  })
  .superRefine(checkStay)
  .superRefine(({ isException, message }, context) => {
    if (isException && !message) context.addIssue({ code: 'custom', path: ['message'], message: 'required' });
  });
export type DatesInput = z.output<typeof datesSchema>;

/** The lead after what was done to it. */
export const leadStateJsonSchema = z.strictObject({
  _id: z.string(),
  status: z.enum(leadStatuses),
  version: z.int(),
  optionRank: z.int().nullable(),
  optionExpiresAt: z.iso.datetime().nullable(),
  /** Where something was asked just now: until when it is answered. */
  answerDueAt: z.iso.datetime().optional(),
});
export type LeadStateJson = z.infer<typeof leadStateJsonSchema>;

export const feeJsonSchema = z.strictObject({
  /** Null: a price is missing, the hotel has to say. */
  fee: z.number().nullable(),
  currency: z.string(),
  /** What has come of the price. */
  paid: z.number(),
  /** From today on: in which days it costs so much, and what of what has come goes back then. */
  days: z.array(
    z.strictObject({ from: z.string(), until: z.string().nullable(), fee: z.number(), comesBack: z.number() }),
  ),
});

export const leadEventTypeSchema = z.enum(leadEventTypes);

/** GET /api/autocomplete/clients: from three characters (rule 3.13). */
export const clientQuerySchema = z.object({ fullText: requiredLine('required', 80) });
export const clientsJsonSchema = z.array(
  z.strictObject({
    _id: z.string(),
    reference: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    nationality: z.string().nullable(),
    amexCardMember: z.enum(cardMemberTypes).nullable(),
    leads: z.array(z.strictObject({ reference: z.string() })),
  }),
);
export type ClientJson = z.infer<typeof clientsJsonSchema>[number];

export const lastLeadsJsonSchema = z.array(
  z.strictObject({
    clientFirstName: z.string(),
    clientLastName: z.string(),
    leadReference: z.string(),
    clientReference: z.string().nullable(),
  }),
);
export type LastLeadJson = z.infer<typeof lastLeadsJsonSchema>[number];

export const LEADS_AT_FIRST = 25;
/** Below a list of what is due, or beside an opened lead, which is what the page is for. */
export const LEADS_BELOW = 9;

/** The address of the dashboard: what is not understood is left out. */
const dashboardQuerySchema = z.object({
  ...countedShape,
  /** `leads`: of a dashboard that shows more, the list alone. */
  scope: z.enum(['team', 'leads']).optional().catch(undefined),
  state: z.enum(leadGroups).optional().catch(undefined),
  search: z.string().trim().max(80).default('').catch(''),
  from: z.custom<PlainDate>(isPlainDate).optional().catch(undefined),
  until: z.custom<PlainDate>(isPlainDate).optional().catch(undefined),
  /** Absent: as many as the page shows at first. */
  shown: z.coerce.number().int().min(LEADS_BELOW).max(200).optional().catch(undefined),
  /** After saving an interest people are led to it (rule 3.12). */
  'hotel-lead-id': z.string().max(64).optional().catch(undefined),
});
export type DashboardQuery = z.output<typeof dashboardQuerySchema>;

/** Of an address, whatever stands in it; of a name that stands twice the first. */
export function readDashboardQuery(asked: Record<string, string | string[] | undefined>): DashboardQuery {
  const single = Object.entries(asked).map(([name, value]) => [name, [value].flat()[0] || undefined]);
  return dashboardQuerySchema.parse(Object.fromEntries(single));
}
