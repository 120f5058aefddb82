import 'server-only';
import { randomUUID } from 'node:crypto';
import { publishedProperties } from '@/lib/catalogue/property/listed';
import { isSameServiceLevel } from '@/lib/catalogue/property/rules/service-level';
import { toDatabaseDay } from '@/lib/platform/database-day';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { enqueueMail, enqueueMailTo } from '@/lib/platform/outbox/commands';
import type { WriteContext } from '@/lib/platform/request/context';
import { periodProblem } from '@/lib/rates/judge/rules/period';
import { decideAvailability, isEnquirable } from '@/lib/rates/property/rules/availability';
import { PRIVACY_VERSION } from '@/lib/sales/privacy';
import { readFacts } from './property-facts';
import type { EnquiryInput, GeneralEnquiryInput, PropertyEnquiryInput } from './schema';

function invalid(path: string, key: string): AppError {
  return new AppError('invalidInput', { status: 422, fields: { [path]: key } });
}

/** The property's own facts decide, as they stand in this transaction (rule 4.4). */
async function propertyColumns(tx: Transaction, input: PropertyEnquiryInput, context: WriteContext) {
  const property = await tx.property.findFirst({
    where: { id: input.propertyDetails._id, ...publishedProperties(context.includeDemos) },
    select: { id: true, serviceLevels: true },
  });
  if (!property) throw invalid('propertyDetails._id', 'propertyUnknown');
  const serviceLevel = property.serviceLevels.find((level) => isSameServiceLevel(level, input.serviceLevel));
  if (!serviceLevel) throw invalid('serviceLevel', 'serviceLevelNotOffered');
  const facts = await readFacts(tx, property.id, input.period, context);
  if (!isEnquirable(decideAvailability(input.period, facts))) throw invalid('period.checkIn', 'periodSold');
  return { propertyId: property.id, serviceLevel };
}

function generalColumns(input: GeneralEnquiryInput) {
  return {
    serviceLevel: input.serviceLevel ?? null,
    destination: input.destination || null,
    propertyTypes: input.propertyTypes,
    bedrooms: input.bedrooms ?? null,
    activities: input.activities,
    services: input.services,
    preferences: input.preferences || null,
    onBehalfOf: input.isOnBehalfOf ? (input.onBehalfOf ?? null) : null,
  };
}

/**
 * Stores an enquiry with its two mails, to the office and to the sender (rule 6.1).
 * Throws 422 with the field for a period in the past or sold, an unknown property, a service level it does not offer.
 */
export async function createEnquiry(tx: Transaction, input: EnquiryInput, context: WriteContext): Promise<string> {
  const wrong = periodProblem(input.period, context.today());
  if (wrong) throw invalid(`period.${wrong.day}`, wrong.problem);
  const columns = input.kind === 'property' ? await propertyColumns(tx, input, context) : generalColumns(input);

  const id = randomUUID();
  // Nobody reads it back: whoever sends it may not.
  await tx.enquiry.createMany({
    data: {
      id,
      kind: input.kind,
      locale: input.language ?? context.locale,
      brandId: context.brandId,
      fullName: input.fullname,
      email: input.email,
      phone: input.phone,
      originCity: input.city || null,
      checkIn: toDatabaseDay(input.period.checkIn),
      checkOut: toDatabaseDay(input.period.checkOut),
      adults: input.adults ?? null,
      childAges: input.children,
      message: input.text || null,
      consentVersion: PRIVACY_VERSION,
      requestId: context.requestId,
      createdAt: context.now(),
      ...columns,
    },
  });
  const about = { enquiryId: id, brandId: context.brandId };
  await enqueueMail(tx, `enquiry:${id}:office`, { mail: 'enquiryOffice', ...about });
  await enqueueMailTo(tx, input.email, `enquiry:${id}:sender`, { mail: 'enquirySender', ...about });
  return id;
}
