import { z } from 'zod';
import { isPlainDate, type PlainDate } from '@/lib/platform/dates';

/**
 * The fields forms have in common; browser-safe. Every error text is a message key below `error`, so the browser and
 * the server say the same sentence.
 */

/**
 * Control characters would break a mail header; invisible direction marks would disguise a name or an address. The two
 * joiners U+200C and U+200D are letters of Persian, Sinhala and other scripts, and hold emoji together.
 */
const INVISIBLE = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu;
const INVISIBLE_BUT_LINES = /[^\P{Cc}\n\t]+|[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/** At the end of a text a joiner joins nothing, and a text of nothing else could not be seen. */
const ENDS = /^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/gu;

const SPECIAL = String.raw`\s\u200c\u200d@<>()[\]\\,;:".`;
const LOCAL_PART = `[^${SPECIAL}]+(?:\\.[^${SPECIAL}]+)*`;
const LABEL = `[^${SPECIAL}-](?:[^${SPECIAL}]*[^${SPECIAL}-])?`;
const LAST_LABEL = `[^${SPECIAL}-][^${SPECIAL}]*[^${SPECIAL}-]`;
/**
 * Light on purpose (rule 6.7): something, an @, something with a dot; nothing that could end an address early, and
 * nothing that no server takes: no dot begins, ends or follows another, no hyphen begins or ends a part of the domain.
 */
const EMAIL = new RegExp(`^${LOCAL_PART}@(?:${LABEL}\\.)+${LAST_LABEL}$`);
const PHONE = /^[+(]?\d[\d\s()./-]{3,}\d$/;

const NAME_LENGTH = 120;
const EMAIL_LENGTH = 254;
const PHONE_LENGTH = 40;

export function oneLine(value: string): string {
  return value.replace(INVISIBLE, ' ').replace(ENDS, '');
}

function lines(value: string): string {
  return value
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(INVISIBLE_BUT_LINES, '')
    .replace(ENDS, '');
}

/** A required line of text; `key` is the sentence when it is missing. */
export function requiredLine(key: string, length = NAME_LENGTH) {
  return z.string({ error: key }).overwrite(oneLine).min(1, key).max(length, 'tooLong');
}

export function optionalLine(length = NAME_LENGTH) {
  return z.string().overwrite(oneLine).max(length, 'tooLong').optional();
}

/** Text of several lines. */
export function requiredText(key: string, length: number) {
  return z.string({ error: key }).overwrite(lines).min(1, key).max(length, 'tooLong');
}

export function optionalText(length: number) {
  return z.string().overwrite(lines).max(length, 'tooLong').optional();
}

export const emailField = z
  .string({ error: 'emailRequired' })
  .overwrite(oneLine)
  .max(EMAIL_LENGTH, 'emailRequired')
  .regex(EMAIL, 'emailRequired');

export const phoneField = z
  .string({ error: 'phoneRequired' })
  .overwrite(oneLine)
  .max(PHONE_LENGTH, 'phoneRequired')
  .regex(PHONE, 'phoneRequired');

/** A box that has to be ticked. */
export function tickedBox(key: string) {
  return z.literal(true, { error: key });
}

/** A calendar day of a query. */
export const dayField = z.iso.date().refine(isPlainDate, 'invalidValue');

function day(key: string) {
  return z
    .string({ error: key })
    .refine(isPlainDate, key)
    .transform((value) => value as PlainDate);
}

/** Half-open [checkIn, checkOut) of at least one night. Whether it lies in the past is asked with `isPast`. */
export const periodField = z
  .strictObject({ checkIn: day('checkInRequired'), checkOut: day('checkOutRequired') })
  .superRefine(({ checkIn, checkOut }, context) => {
    if (checkOut <= checkIn) context.addIssue({ code: 'custom', path: ['checkOut'], message: 'checkOutAfterCheckIn' });
  })
  // A missing period is two missing days.
  .prefault({ checkIn: '', checkOut: '' });

export function isPast(period: { checkIn: string }, today: PlainDate): boolean {
  return isPlainDate(period.checkIn) && period.checkIn < today;
}

/** A day around which a calendar may be turned: its pages before and after are days, too. */
export const calendarDayField = z
  .custom<PlainDate>(isPlainDate, 'invalidValue')
  .refine((value) => value >= '2000-01-01' && value < '2200-01-01', 'invalidValue');

/** What an editor was filled with (rule 7.13); whoever sends none takes things as they stand. */
export const versionField = z.string().max(60).optional();
