import 'server-only';
import { randomUUID } from 'node:crypto';
import { getBrand } from '@/lib/brand/queries';
import { isCountryName } from '@/lib/catalogue/country/names';
import { answerDueAt, timeZoneOf } from '@/lib/catalogue/place/property-time';
import { publishedProperties } from '@/lib/catalogue/property/listed';
import { isSameServiceLevel } from '@/lib/catalogue/property/rules/service-level';
import { writeAudit } from '@/lib/people/audit/commands';
import { enterScope } from '@/lib/people/scope';
import { toDatabaseDay } from '@/lib/platform/database-day';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { inLanguage } from '@/lib/platform/i18n/locale';
import { hashLinkToken } from '@/lib/platform/link-token';
import { enqueueMail } from '@/lib/platform/outbox/commands';
import type { WriteContext } from '@/lib/platform/request/context';
import { sleepsTooFew } from '@/lib/rates/judge/rules/house';
import { periodProblem } from '@/lib/rates/judge/rules/period';
import { type PropertyQuote, readPropertyQuote } from '@/lib/rates/property/queries/quote';
import { bookingToken } from '@/lib/sales/lead/booking-token';
import { askedStay, askSupplier } from '@/lib/sales/lead/commands/question';
import { tell } from '@/lib/sales/lead/commands/record';
import { newReference } from '@/lib/sales/lead/commands/save-interest';
import { lockTarget, settleTarget } from '@/lib/sales/lead/commands/settle';
import { keepSnapshot } from '@/lib/sales/lead/commands/snapshot';
import { promiseOf } from '@/lib/sales/lead/queries/price-property';
import { priceColumns } from '@/lib/sales/lead/rules/price-columns';
import { STOREFRONT } from '@/lib/sales/lead/types';
import { PRIVACY_VERSION } from '@/lib/sales/privacy';
import { SALES_POLICY_VERSION } from '../policy';
import { costOf } from '../rules/cost';
import { type BookingInput, guestsOf } from '../schema';
import { methodOf } from '../types';

function refuse(fields: Record<string, string>): AppError {
  return new AppError('invalidInput', { status: 422, fields });
}

/** The property, where guests may book it; 422 for any other. */
async function readBookable(tx: Transaction, { propertyId }: BookingInput, context: WriteContext) {
  const property = await tx.property.findFirst({
    where: {
      id: propertyId,
      ...publishedProperties(context.includeDemos),
      salesInformation: { rentalChannel: { acceptsConsumerBookings: true } },
    },
    select: {
      serviceLevels: true,
      bedsForAdults: true,
      bedsForChildren: true,
      petsAllowed: true,
      city: { select: { countryId: true } },
      operator: { select: { termsEn: true, termsDe: true } },
      salesInformation: { select: { acceptedPaymentMethods: true } },
    },
  });
  if (!property) throw refuse({ form: 'propertyUnknown' });
  return property;
}

type Bookable = Awaited<ReturnType<typeof readBookable>>;

function checkParty(input: BookingInput, property: Bookable, context: WriteContext): void {
  if (!isCountryName(input.country)) throw refuse({ country: 'countryRequired' });
  const errors: Record<string, string> = {};
  const { bedsForAdults, bedsForChildren } = property;
  const period = periodProblem(input.period, context.today());
  if (period) errors.form = period.problem;
  const beds = { adults: bedsForAdults ?? 0, children: bedsForChildren ?? 0 };
  if (sleepsTooFew(beds, guestsOf(input)) !== null) {
    errors.adults = 'fewerTravellers';
  }
  if (input.hasPets && !property.petsAllowed) errors.hasPets = 'petsNotAllowed';
  if (!property.salesInformation?.acceptedPaymentMethods.includes(methodOf(input.payment))) {
    errors.payment = 'paymentRequired';
  }
  if (Object.keys(errors).length > 0) throw refuse(errors);
}

/** The price of this moment, which has to be the one that was shown. */
async function readPrice(tx: Transaction, input: BookingInput, serviceLevel: string, context: WriteContext) {
  const quote: PropertyQuote | null = await readPropertyQuote(tx, {
    propertyId: input.propertyId,
    ...input.period,
    serviceLevel,
    agencyId: STOREFRONT,
    now: context.now(),
    today: context.today(),
    includeDemos: context.includeDemos,
  });
  if (!quote?.isAvailable) throw refuse({ form: 'periodSold' });
  if (quote.price.state !== 'priced') throw refuse({ form: 'bookingNotPriced' });
  if (String(quote.price.price.amount) !== input.price) throw refuse({ form: 'bookingPriceMoved' });
  return { quote, price: quote.price.price };
}

/** The last enquiry of the guest for the property: it is kept as long as the booking. */
async function enquiryOf(tx: Transaction, { email, propertyId }: BookingInput): Promise<string | null> {
  const [enquiry] = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM enquiry WHERE lower(email) = lower(${email}) AND property_id = ${propertyId}
    ORDER BY created_at DESC LIMIT 1`;
  return enquiry?.id ?? null;
}

export type Booked = { leadId: string; reference: string; token: string; answerDueAt: Date; timeZone: string };

/**
 * Asks the operator for a guest's booking: stored with its mails, to the operator, the office and the guest, then delivered.
 * Two guests may ask for the same stay; one confirmation wins. Throws 422 with the field, or with `form` where the stay is
 * sold, has no price, or another one than was shown.
 */
export async function bookForGuest(tx: Transaction, input: BookingInput, context: WriteContext): Promise<Booked> {
  const brand = await getBrand(context.brandId);
  if (!brand?.isB2C) throw new AppError('notFound', { status: 404 });
  const { propertyId } = input;
  const target = { hotelId: null, propertyId };
  await lockTarget(tx, target);
  await settleTarget(tx, target, context);
  const property = await readBookable(tx, input, context);
  checkParty(input, property, context);
  const serviceLevel = property.serviceLevels.find((level) => isSameServiceLevel(level, input.serviceLevel));
  if (!serviceLevel) throw refuse({ form: 'serviceLevelNotOffered' });
  const { quote, price } = await readPrice(tx, input, serviceLevel, context);

  const now = context.now();
  const { checkIn, checkOut } = input.period;
  await tx.$queryRaw`SELECT storefront_agency(${brand.name}, ${now}::timestamptz)`;
  const promised = promiseOf(quote, { propertyId, checkIn, checkOut, serviceLevel });
  const snapshotId = await keepSnapshot(tx, { agencyId: STOREFRONT, propertyId }, promised, now);
  const id = randomUUID();
  const reference = newReference();
  const timeZone = timeZoneOf(property.city.countryId);
  const dueAt = answerDueAt(now, timeZone);
  const { firstName, lastName } = input;
  const made = { locale: context.locale };
  await tx.lead.create({
    data: {
      id,
      reference,
      status: 'REQUESTED_BOOKING',
      agencyId: STOREFRONT,
      userId: STOREFRONT,
      brandId: context.brandId,
      propertyId,
      clientFirstName: firstName,
      clientLastName: lastName,
      guests: [{ firstName, lastName }],
      message: input.text || null,
      paymentProfile: 'ClientPays',
      checkIn: toDatabaseDay(checkIn),
      checkOut: toDatabaseDay(checkOut),
      adults: input.adults,
      childrenAges: input.children,
      serviceLevel,
      snapshotId,
      ...priceColumns({ propertyId }, promised).lead,
      payment: {
        isPaidByCreditCard: methodOf(input.payment) === 'creditCard',
        isNegotiatedPrice: false,
        card: null,
      },
      createdAt: now,
      updatedAt: now,
    },
  });
  for (const [type, data] of [['interest', made] as const, ['requestedBooking', undefined] as const]) {
    await tx.leadEvent.create({
      data: { leadId: id, type, at: now, by: 'system', data, requestId: context.requestId },
    });
  }
  const asked = { checkIn, checkOut, serviceLevel, pax: guestsOf(input), priceTotal: promised.priceTotal };
  await askSupplier(tx, { id, timeZone }, null, { kind: 'booking', endsAt: null, data: askedStay(asked) }, now);
  const token = bookingToken(id);
  const { fee } = costOf(price, input.payment, quote.terms.cardFeeRatio);
  await tx.consumerBooking.create({
    data: {
      leadId: id,
      enquiryId: await enquiryOf(tx, input),
      tokenHash: hashLinkToken(token),
      locale: context.locale,
      email: input.email,
      phone: input.phone,
      address: input.address,
      city: input.city,
      country: input.country,
      adults: input.adults,
      childAges: input.children,
      petDetails: input.hasPets ? (input.petDetails ?? null) : null,
      paymentMethod: methodOf(input.payment),
      isCardFromEea: input.payment === 'bankTransfer' ? null : input.payment === 'cardOfEea',
      cardFee: BigInt(fee.amount),
      privacyVersion: PRIVACY_VERSION,
      salesPolicyVersion: SALES_POLICY_VERSION,
      operatorTerms: inLanguage(context.locale, { en: property.operator.termsEn, de: property.operator.termsDe }) ?? '',
      consentedAt: now,
    },
  });
  await writeAudit(
    tx,
    { viewer: null, requestId: context.requestId, now: context.now },
    { action: 'lead.created', entity: 'lead', entityId: id, after: { agencyId: STOREFRONT, propertyId } },
  );
  const lead = { id, version: 1, brandId: context.brandId, hotelId: null, propertyId };
  await tell(tx, lead, 'requestedBooking', ['agent', 'supplier'], context);
  await enterScope(tx, 'system');
  await enqueueMail(tx, `booking:${id}:office`, {
    mail: 'bookingOffice',
    leadId: id,
    brandId: context.brandId,
  });
  return { leadId: id, reference, token, answerDueAt: dueAt, timeZone };
}
