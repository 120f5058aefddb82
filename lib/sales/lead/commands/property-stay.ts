import 'server-only';
import { showsDemoProperties } from '@/lib/catalogue/property/listed';
import { isSameServiceLevel } from '@/lib/catalogue/property/rules/service-level';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import type { Transaction } from '@/lib/platform/db';
import { isDemoMode } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { periodErrors } from '@/lib/rates/judge/require-period';
import { sleepsTooFew } from '@/lib/rates/judge/rules/house';
import { maySeekDiscount } from '../rules/discount';
import type { LeadPayment, LeadStay, PropertyLeadInput } from '../schema-property';
import type { LeadStatus } from '../types';

type Read = { stay: LeadStay; payment: LeadPayment; countryId: string };

/** What was sent about the stay and how it is paid, against the property. Throws 404 without it, 422 for what it is not. */
export async function readStay(
  tx: Transaction,
  viewer: Viewer,
  input: PropertyLeadInput,
  status: LeadStatus,
  { today, includeDemos }: WriteContext,
): Promise<Read> {
  const { checkInDate: checkIn, checkOutDate: checkOut } = input.period;
  const row = await tx.property.findFirst({
    where: {
      id: input._property,
      status: 'published',
      hasSalesInformation: true,
      ...(showsDemoProperties(viewer, includeDemos) ? {} : { isDemo: false }),
    },
    select: {
      serviceLevels: true,
      bedsForAdults: true,
      bedsForChildren: true,
      city: { select: { countryId: true } },
      stays: { where: { checkIn: toDatabaseDay(checkIn) }, select: { checkIn: true, checkOut: true } },
      salesInformation: { select: { acceptedPaymentMethods: true } },
    },
  });
  if (!row) throw new AppError('propertyUnknown', { status: 404 });
  const serviceLevel = input.serviceLevel || null;
  const { isPaidByCreditCard, isNegotiatedPrice, creditCard } = input.payments ?? {};
  const names = { checkIn: 'period.checkInDate', checkOut: 'period.checkOutDate' };
  const errors = periodErrors({ checkIn, checkOut }, today(), names);
  if (serviceLevel && !row.serviceLevels.some((one) => isSameServiceLevel(one, serviceLevel)))
    errors.serviceLevel = 'invalidValue';
  const beds = { adults: row.bedsForAdults ?? 0, children: row.bedsForChildren ?? 0 };
  if (sleepsTooFew(beds, input.occupancy.pax) !== null) errors['occupancy.pax'] = 'paxTooMany';
  // Of a published test number: nobody could ever charge it.
  if (creditCard?.token.startsWith('test_') && !isDemoMode) errors['payments.creditCard'] = 'invalidValue';
  const method = isPaidByCreditCard ? 'creditCard' : 'bankTransfer';
  if (
    typeof isPaidByCreditCard === 'boolean' &&
    !row.salesInformation?.acceptedPaymentMethods.some((accepted) => accepted === method)
  ) {
    errors['payments.isPaidByCreditCard'] = 'invalidValue';
  }
  if (Object.keys(errors).length > 0) throw new AppError('invalidInput', { status: 422, fields: errors });
  const stays = row.stays.map((one) => ({
    checkIn: fromDatabaseDay(one.checkIn),
    checkOut: fromDatabaseDay(one.checkOut),
  }));
  return {
    stay: { checkIn, checkOut, serviceLevel, pax: input.occupancy.pax },
    payment: {
      isPaidByCreditCard: isPaidByCreditCard ?? false,
      isNegotiatedPrice: Boolean(isNegotiatedPrice) && maySeekDiscount(status, { checkIn, checkOut }, stays),
      card: isPaidByCreditCard ? (creditCard ?? null) : null,
    },
    countryId: row.city.countryId,
  };
}
