import type { Period } from '@/lib/catalogue/property/rules/facts';

/** Stands in an address for the days of each row: writing a query is more than putting two days into it. */
export const ANY_DAYS: Period = { checkIn: '0001-01-01', checkOut: '0001-01-02' };

/** Of an address that was written for any days. */
export const withDays = (address: string, { checkIn, checkOut }: Period) =>
  address.replace(ANY_DAYS.checkIn, checkIn).replace(ANY_DAYS.checkOut, checkOut);
