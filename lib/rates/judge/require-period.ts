import type { Period } from '@/lib/catalogue/property/rules/facts';
import type { PlainDate } from '@/lib/platform/dates';
import { AppError } from '@/lib/platform/errors';
import { periodProblem } from './rules/period';

/** What of the days cannot be, under the field that sent it. */
export function periodErrors(
  period: Period,
  today: PlainDate,
  names: Record<'checkIn' | 'checkOut', string> = { checkIn: 'checkInDate', checkOut: 'checkOutDate' },
): Record<string, string> {
  const found = periodProblem(period, today);
  return found ? { [names[found.day]]: found.problem } : {};
}

/** Throws 422 with the field for days that cannot be, before anything is calculated with them. */
export function requirePeriod(...asked: Parameters<typeof periodErrors>): void {
  const fields = periodErrors(...asked);
  if (Object.keys(fields).length > 0) throw new AppError('invalidInput', { status: 422, fields });
}
