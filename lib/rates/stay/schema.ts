import { z } from 'zod';
import { nightsBetween } from '@/lib/platform/dates';
import { calendarDayField } from '@/lib/platform/fields';
import { amountField } from '@/lib/platform/money-input';
import { MOST_NIGHTS } from './rules';
import { LENGTHS, roundings, type StayChange } from './types';

const day = calendarDayField;
const serviceLevels = z.array(z.string().min(1).max(60)).min(1, 'required').max(12);

/** What is to become of the stays of a range, or of its nights. */
const changeSchema = z.discriminatedUnion('kind', [
  /** By per cent, rounded to so many units of the currency. */
  z.strictObject({
    kind: z.literal('percent'),
    serviceLevels,
    percent: z.number('invalidValue').min(-50, 'invalidValue').max(100, 'invalidValue'),
    roundTo: z.literal(roundings),
  }),
  /** In units of the currency. */
  z.strictObject({
    kind: z.literal('amount'),
    serviceLevels,
    amount: amountField({ most: 1e7, isPositive: true }),
  }),
  z.strictObject({ kind: z.literal('close') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('ownerUse') }),
  z.strictObject({ kind: z.literal('endOwnerUse') }),
  /** Stays of so many nights, one after the other, beside those that are there. */
  z.strictObject({
    kind: z.literal('length'),
    nights: z.int('invalidValue').min(LENGTHS.least, 'invalidValue').max(LENGTHS.most, 'invalidValue'),
    roundTo: z.literal(roundings),
  }),
]) satisfies z.ZodType<StayChange>;

/** POST /api/desk/properties/{propertyId}/stay-edits: the nights [from, until) and the stays that lie within them. */
export const stayEditSchema = z
  .strictObject({
    from: day,
    until: day,
    /** Of the calendar that was on the screen. */
    revision: z.int().min(0),
    /** Only these of the stays within; all unless said. */
    stays: z.array(z.string().min(1).max(120)).min(1).max(MOST_NIGHTS).optional(),
    change: changeSchema,
  })
  .superRefine(({ from, until }, context) => {
    if (until <= from || nightsBetween(from, until) > MOST_NIGHTS) {
      context.addIssue({ code: 'custom', path: ['until'], message: 'invalidValue' });
    }
  });
export type StayEditInput = z.output<typeof stayEditSchema>;

export const stayUndoSchema = z.strictObject({ revision: z.int().min(0) });

/** /desk/calendar of an operator: what is no day falls back. */
export const stayCalendarQuerySchema = z.object({
  from: day.nullable().catch(null).default(null),
  /** Once for each, or all with commas. */
  property: z
    .union([z.string(), z.array(z.string())])
    .transform((asked) => [asked].flat().flatMap((ids) => ids.split(',')))
    .pipe(z.array(z.string().min(1).max(80)).max(60))
    .optional()
    .catch(undefined),
});

/** `stays`: how many stays or holds are now other than they were; `kept`: how many stay as they are because they are held. */
export const stayEditJsonSchema = z.strictObject({
  _id: z.string(),
  revision: z.int(),
  stays: z.int(),
  kept: z.int(),
});
export type StayEditJson = z.output<typeof stayEditJsonSchema>;

const storedStay = z.object({
  id: z.string(),
  available: z.boolean(),
  rates: z.array(z.object({ serviceLevel: z.string(), amount: z.int().nullable() })),
});

/** What an edit has kept: of stays what it changed or added, of the owner's own use the nights it took or gave back. */
export const storedStaysSchema = z.object({
  stays: z.array(storedStay),
  ownerUse: z.array(z.object({ checkIn: day, checkOut: day })),
  added: z.array(storedStay).default([]),
});
export type StoredStays = z.output<typeof storedStaysSchema>;
