import { z } from 'zod';
import { emailField, optionalText, requiredLine, requiredText, versionField } from '@/lib/platform/fields';
import { highlightsOf, isNeeded } from './rules';
import { hotelTexts, type PropertyText, propertyTexts } from './types';

const MOST_CHARACTERS = 6000;
const MOST_MANAGERS = 20;

const words = z.strictObject({
  version: versionField,
  en: optionalText(MOST_CHARACTERS).default(''),
  de: optionalText(MOST_CHARACTERS).default(''),
});

/** PATCH /api/desk/hotels/{hotelId}/texts: one text in both languages; empty says nothing. */
export const hotelTextSchema = words.extend({ text: z.enum(hotelTexts, 'invalidValue') });
export type HotelTextInput = z.output<typeof hotelTextSchema>;

const MOST_HIGHLIGHTS = 6;
const longest: Record<PropertyText, number> = {
  opening: 300,
  summary: 600,
  description: MOST_CHARACTERS,
  highlights: 900,
  petDetails: 600,
};

/** PATCH /api/desk/properties/{propertyId}/texts: one text in both languages; empty where the page can do without. */
export const propertyTextSchema = words
  .extend({ text: z.enum(propertyTexts, 'invalidValue') })
  .superRefine(({ text, en, de }, context) => {
    const refuse = (path: 'en' | 'de', message: string) => context.addIssue({ code: 'custom', path: [path], message });
    for (const [locale, value] of [['en', en] as const, ['de', de] as const]) {
      // A page speaks both languages or neither.
      if (value === '' && (isNeeded(text) || en || de)) refuse(locale, 'required');
      if (value.length > longest[text]) refuse(locale, 'tooLong');
    }
    if (text !== 'highlights' || !en || !de) return;
    const pairs = highlightsOf({ en, de });
    if (!pairs) refuse('de', 'highlightsUneven');
    else if (pairs.length > MOST_HIGHLIGHTS) refuse('en', 'tooManyHighlights');
  });
export type PropertyTextInput = z.output<typeof propertyTextSchema>;

/** PATCH /api/desk/properties/{propertyId}/registration, where the country demands one. */
export const registrationSchema = z.strictObject({
  version: versionField,
  registrationNumber: requiredLine('required', 60),
});
export type RegistrationInput = z.output<typeof registrationSchema>;

/** PATCH /api/desk/hotels/{hotelId}/rooms/{roomId}/texts: a room has a name and a description in both languages. */
export const roomTextSchema = z.strictObject({
  version: versionField,
  nameEn: requiredLine('required'),
  nameDe: requiredLine('required'),
  descriptionEn: requiredText('required', MOST_CHARACTERS),
  descriptionDe: requiredText('required', MOST_CHARACTERS),
});
export type RoomTextInput = z.output<typeof roomTextSchema>;

export const managerFieldsSchema = z.strictObject({
  fullName: requiredLine('nameRequired'),
  email: emailField,
  /** ISO 639, as the page names them. */
  languages: z
    .array(z.string().regex(/^[a-z]{2}$/, 'invalidValue'))
    .max(12)
    .default([]),
});

/** PATCH /api/desk/hotels/{hotelId}/sales-managers: all of them in their order. */
export const managersSchema = z
  .strictObject({
    version: versionField.nonoptional(),
    managers: z.array(managerFieldsSchema.extend({ _id: z.string().max(80).optional() })).max(MOST_MANAGERS),
  })
  .superRefine(({ managers }, context) => {
    const emails = managers.map(({ email }) => email.toLowerCase());
    for (const [index, email] of emails.entries()) {
      if (emails.indexOf(email) === index) continue;
      context.addIssue({ code: 'custom', path: ['managers', index, 'email'], message: 'managerTwice' });
    }
  });
export type ManagersInput = z.output<typeof managersSchema>;

export const contentJsonSchema = z.strictObject({ _id: z.string() });

export const MOST_PICTURES = 60;
const altText = z.string().max(300, 'tooLong').default('');

/** PATCH /api/desk/hotels/{hotelId}/pictures and …/properties/{propertyId}/pictures: those that stay, in their order, with what they show. */
export const picturesSchema = z.strictObject({
  version: versionField.nonoptional(),
  pictures: z
    .array(z.strictObject({ _id: z.string().max(80), altEn: altText, altDe: altText }))
    .max(MOST_PICTURES)
    .refine((pictures) => new Set(pictures.map(({ _id }) => _id)).size === pictures.length, 'invalidValue'),
});
export type PicturesInput = z.output<typeof picturesSchema>;
