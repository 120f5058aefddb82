import { z } from 'zod';
import type { IsoWeekday } from '@/lib/platform/dates';
import { calendarDayField } from '@/lib/platform/fields';
import { amountField } from '@/lib/platform/money-input';
import { CALENDAR_PERIODS, isTooLong, MOST_STAY } from './rules';

const MOST_ROOMS = 60;
const MOST_UNITS = 500;

const day = calendarDayField;
const weekday = z.int().min(1).max(7) as z.ZodType<IsoWeekday, IsoWeekday>;

/**
 * What is to become of a range of nights; what is absent stays. The price is in units of the hotel's currency; with
 * `pricePercent` each night's own goes up or down instead, to the whole unit.
 */
const changeSchema = z
  .strictObject({
    price: amountField({ most: 1e6, isPositive: true }),
    pricePercent: z.number('invalidValue').min(-50, 'invalidValue').max(100, 'invalidValue'),
    allotment: z.int('invalidValue').min(0, 'invalidValue').max(MOST_UNITS, 'invalidValue'),
    closed: z.int('invalidValue').min(0, 'invalidValue').max(MOST_UNITS, 'invalidValue'),
    minStay: z.int('invalidValue').min(1, 'invalidValue').max(MOST_STAY, 'invalidValue'),
    maxStay: z.int('invalidValue').min(1, 'invalidValue').max(MOST_STAY, 'invalidValue').nullable(),
    releaseDays: z.int('invalidValue').min(0, 'invalidValue').max(365, 'invalidValue'),
    arrivalWeekdays: z.array(weekday).min(1, 'required').max(7),
  })
  .partial();
/** POST /api/desk/hotels/{hotelId}/night-edits: nights [from, until) of rooms. */
export const nightEditSchema = z
  .strictObject({
    rooms: z.array(z.string().min(1).max(80)).min(1, 'required').max(MOST_ROOMS),
    from: day,
    until: day,
    /** Of the calendar that was on the screen. */
    revision: z.int().min(0),
    change: changeSchema
      .refine((change) => Object.keys(change).length > 0, 'required')
      .refine(({ price, pricePercent }) => price === undefined || pricePercent === undefined, {
        path: ['pricePercent'],
        message: 'invalidValue',
      }),
  })
  .superRefine(({ from, until }, context) => {
    if (until <= from || isTooLong(from, until)) {
      context.addIssue({ code: 'custom', path: ['until'], message: 'invalidValue' });
    }
  });
export type NightEditInput = z.output<typeof nightEditSchema>;

export const nightUndoSchema = z.strictObject({ revision: z.int().min(0) });

/** How many nights are now other than they were. */
export const nightEditJsonSchema = z.strictObject({ _id: z.string(), revision: z.int(), nights: z.int() });

const storedNight = z.object({
  roomId: z.string(),
  night: day,
  allotment: z.int(),
  closed: z.int(),
  price: z.int().nullable(),
  minStay: z.int(),
  maxStay: z.int().nullable(),
  closedToArrival: z.boolean(),
  closedToDeparture: z.boolean(),
  releaseDays: z.int(),
});
/** What an edit has kept. */
export const storedNightsSchema = z.array(storedNight);

/** /desk/calendar: what is no day or no period of the page falls back. */
export const calendarQuerySchema = z.object({
  from: day.nullable().catch(null).default(null),
  days: z.coerce
    .number()
    .refine((days): boolean => CALENDAR_PERIODS.some((period) => period === days))
    .catch(21),
  hotel: z.string().max(80).optional().catch(undefined),
});
