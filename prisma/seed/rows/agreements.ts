import { toDatabaseDay } from '@/lib/platform/database-day';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { hotels } from '../content/hotels/all';
import { people } from '../content/people';
import { personId } from './people';

/** In force, ended, and not begun, in days from today. */
const agreements = [
  { agency: 'A1', hotel: 'H01', percent: 15, from: -300, until: 430 },
  { agency: 'A1', hotel: 'H11', percent: 12, from: -200, until: null },
  { agency: 'A1', hotel: 'H08', percent: 14, from: -500, until: -30 },
  { agency: 'A2', hotel: 'H06', percent: 14, from: -120, until: 245 },
  { agency: 'A2', hotel: 'H18', percent: 15, from: 20, until: null },
  { agency: 'A4', hotel: 'H03', percent: 13, from: -60, until: null },
] as const;

const RATE_DAYS = 30;

export async function createAgreements(tx: Transaction, today: PlainDate): Promise<void> {
  await tx.hotelAgreement.createMany({
    data: agreements
      .filter(({ hotel }) => hotels.some(({ id }) => id === hotel))
      .map(({ agency, hotel, percent, from, until }) => ({
        id: `${agency}-${hotel}`,
        agencyId: agency,
        hotelId: hotel,
        commissionPercent: percent,
        validFrom: toDatabaseDay(addDays(today, from)),
        validUntil: until === null ? null : toDatabaseDay(addDays(today, until)),
        // Written down before it begins, and before this day.
        createdAt: toDatabaseDay(addDays(today, Math.min(from, -1))),
      })),
  });
}

/** Less than the property's own plan, more than it, and one that has ended. */
const operatorAgreements = [
  { agency: 'A1', operator: 'operator-1', percent: 8, from: -300, until: null },
  { agency: 'A1', operator: 'operator-3', percent: 11.5, from: -90, until: null },
  { agency: 'A2', operator: 'operator-5', percent: 12, from: -400, until: -10 },
] as const;

export async function createOperatorAgreements(tx: Transaction, today: PlainDate): Promise<void> {
  await tx.operatorAgreement.createMany({
    data: operatorAgreements.map(({ agency, operator, percent, from, until }) => ({
      id: `${agency}-${operator}`,
      agencyId: agency,
      operatorId: operator,
      commissionPercent: percent,
      validFrom: toDatabaseDay(addDays(today, from)),
      validUntil: until === null ? null : toDatabaseDay(addDays(today, until)),
      createdAt: toDatabaseDay(addDays(today, from)),
    })),
  });
  await tx.operatorProgramme.create({
    data: { operatorId: 'operator-2', programmeId: 'carta-stays', commissionPercent: 12 },
  });
}

/** The people who answer for a hotel, once it is there. */
export async function appointHotelContacts(tx: Transaction): Promise<void> {
  for (const { email, hotelId } of people) {
    if (!hotelId || !hotels.some(({ id }) => id === hotelId)) continue;
    await tx.user.updateMany({ where: { id: personId(email) }, data: { hotelId } });
  }
}

/** Rates of the days before today's. */
export async function createPastExchangeRates(tx: Transaction, today: PlainDate): Promise<void> {
  await tx.exchangeRate.createMany({
    data: Array.from({ length: RATE_DAYS }, (_, index) => ({
      currency: 'CHF',
      eurPerUnit: 1.05 + ((index * 7) % 11) / 1000,
      asOf: toDatabaseDay(addDays(today, -1 - index)),
    })),
    skipDuplicates: true,
  });
}
