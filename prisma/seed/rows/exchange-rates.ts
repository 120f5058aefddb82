import { toDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';

/** Demonstration rates; the euro needs none. */
export async function createExchangeRates(tx: Transaction, today: PlainDate): Promise<void> {
  await tx.exchangeRate.createMany({
    data: [{ currency: 'CHF', eurPerUnit: 1.05, minorDigits: 2, asOf: toDatabaseDay(today) }],
  });
}
