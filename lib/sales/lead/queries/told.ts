import 'server-only';
import { z } from 'zod';
import { levelWords } from '@/lib/catalogue/property/level-words';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import { money } from '@/lib/platform/money';
import type { Prisma } from '@/prisma/generated/client';
import { promisedOf, snapshotTermsSchema } from '../kept-terms';
import { type CardFee, cardFeeOf } from '../rules/card-fee';
import { isPaymentSaid, type ToldSource } from '../rules/told';
import { leadGuestsSchema } from '../schema';
import { leadPaymentSchema } from '../schema-property';

/** What of a lead is told to anybody at all; the rule says whom. */
export const toldSelect = {
  status: true,
  clientFirstName: true,
  clientLastName: true,
  adults: true,
  childrenAges: true,
  guests: true,
  nationality: true,
  cardMemberType: true,
  loyaltyNumber: true,
  paymentProfile: true,
  payment: true,
  currency: true,
  snapshot: { select: { content: true } },
  consumerBooking: { select: { cardFee: true } },
  message: true,
  serviceLevel: true,
  priceTotal: true,
  property: { select: { name: true } },
  rooms: {
    select: {
      quantity: true,
      adults: true,
      childrenAges: true,
      bedConfiguration: true,
      priceTotal: true,
      room: { select: { nameEn: true, nameDe: true } },
      ratePlan: {
        select: {
          ...{ nameEn: true, nameDe: true },
          ...{ descriptionEn: true, descriptionDe: true, policyEn: true, policyDe: true },
        },
      },
    },
    orderBy: { position: 'asc' },
  },
} satisfies Prisma.LeadSelect;

export type ToldRow = Prisma.LeadGetPayload<{ select: typeof toldSelect }>;

type RateTexts = Record<'descriptionEn' | 'descriptionDe', string> & Record<'policyEn' | 'policyDe', string | null>;

/** What a rate gives and asks, one after the other. */
export function aboutRateIn(
  { descriptionEn, descriptionDe, policyEn, policyDe }: RateTexts,
  locale: Locale,
): string | null {
  const description = inLanguage(locale, { en: descriptionEn, de: descriptionDe });
  const policy = inLanguage(locale, { en: policyEn, de: policyDe });
  return [description, policy].filter(Boolean).join(' ') || null;
}

/** What the card fee of a row is made of. */
export const cardSelect = {
  payment: true,
  priceTotal: true,
  currency: true,
  snapshot: { select: { content: true } },
  consumerBooking: { select: { cardFee: true } },
} satisfies Prisma.LeadSelect;

type CardRow = Pick<ToldRow, 'payment' | 'priceTotal' | 'currency' | 'snapshot'> & {
  consumerBooking: { cardFee: bigint } | null;
};

/** What paying by card costs beside the price, by the terms kept with it. */
export function cardFeeOfRow({ payment, priceTotal, currency, snapshot, consumerBooking }: CardRow): CardFee | null {
  const isCard = leadPaymentSchema.nullable().parse(payment)?.isPaidByCreditCard ?? false;
  const [promised] = isCard ? promisedOf(snapshotTermsSchema.parse(snapshot.content)) : [];
  const ratio = promised?.terms.cardFeeRatio ?? null;
  return cardFeeOf({ isCard, priceTotal, currency, ratio, guestFee: consumerBooking?.cardFee ?? null });
}

const cardFeeDataSchema = z.object({
  cardFee: z.object({ fee: z.int(), total: z.int(), currency: z.string() }),
});

/** With the event that asks for a stay or books it: price and way to pay may change later. */
export function cardFeeData(row: CardRow): Partial<z.output<typeof cardFeeDataSchema>> {
  const told = cardFeeOfRow(row);
  return told ? { cardFee: { fee: told.fee.amount, total: told.total.amount, currency: told.fee.currency } } : {};
}

/** The same, out of an event. */
export function cardFeeIn(data: unknown): { cardFee?: CardFee } {
  const kept = cardFeeDataSchema.safeParse(data).data?.cardFee;
  return kept ? { cardFee: { fee: money(kept.fee, kept.currency), total: money(kept.total, kept.currency) } } : {};
}

/** The card fee of a row where it is told how the lead is paid. */
export function saidCardFee(row: CardRow & Pick<ToldRow, 'status'>): CardFee | null {
  const payment = leadPaymentSchema.nullable().parse(row.payment);
  return isPaymentSaid({ status: row.status, payment }) ? cardFeeOfRow(row) : null;
}

/** `guest`: who booked by themselves, where the reader's scope has that row. */
export function toldSourceOf(row: ToldRow & CardRow, locale: Locale, guest: ToldSource['guest'] = null): ToldSource {
  const { status, adults, childrenAges, nationality, cardMemberType, loyaltyNumber, paymentProfile, property } = row;
  const both = ({ nameEn, nameDe }: { nameEn: string; nameDe: string }) =>
    inLanguage(locale, { en: nameEn, de: nameDe });
  const whole = property && {
    ...{
      name: property.name,
      rate: row.serviceLevel ? levelWords(row.serviceLevel, locale) : '',
      quantity: 1,
      adults,
      childrenAges,
    },
    ...{ aboutRate: null, bed: null, priceTotal: row.priceTotal },
  };
  return {
    ...{ status, adults, childrenAges, nationality, cardMemberType, loyaltyNumber, paymentProfile, guest },
    isOfProperty: property !== null,
    clientName: `${row.clientFirstName} ${row.clientLastName}`,
    guests: leadGuestsSchema.parse(row.guests),
    payment: leadPaymentSchema.nullable().parse(row.payment),
    cardFee: cardFeeOfRow(row),
    rooms: whole
      ? [whole]
      : row.rooms.map(({ room, ratePlan, quantity, bedConfiguration, priceTotal, ...one }) => ({
          ...{
            name: both(room),
            rate: both(ratePlan),
            aboutRate: aboutRateIn(ratePlan, locale),
            quantity,
            bed: bedConfiguration,
            priceTotal,
          },
          ...{ adults: one.adults, childrenAges: one.childrenAges },
        })),
    message: row.message,
  };
}
