import { descriptionParts } from '@/lib/catalogue/hotel/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { PictureValue } from '@/lib/platform/media/types';

/** Texts with columns of their own. */
export const houseTexts = [
  'checkInDeposit',
  'checkInInstructions',
  'checkOutInstructions',
  'petRestrictions',
  'smokingPolicy',
  'bookingPolicy',
  'houseRules',
] as const;
/** What a hotel tells of itself in its own words. */
export const hotelTexts = [...descriptionParts, ...houseTexts] as const;
export type HotelText = (typeof hotelTexts)[number];

/** What a property tells of itself; highlights are one a line. */
export const propertyTexts = ['opening', 'summary', 'description', 'highlights', 'petDetails'] as const;
export type PropertyText = (typeof propertyTexts)[number];

/** Both languages; empty: nothing is said. */
export type Words = Record<Locale, string>;
/** With what an editor says it was filled with (rule 7.13). */
export type SeenWords = Words & { version: string };

export type ManagerLine = { _id: string; fullName: string; email: string; languages: string[] };

/** `alt`: what it shows there; empty: nobody has said. */
export type PictureLine = { _id: string; picture: PictureValue; alt: Words };

export type HotelContent = {
  hotelId: string;
  hotelName: string;
  texts: Record<HotelText, SeenWords>;
  rooms: { _id: string; name: Words; description: Words; version: string }[];
  managers: ManagerLine[];
  managersVersion: string;
  pictures: PictureLine[];
  picturesVersion: string;
};

export type PropertyContent = {
  propertyId: string;
  propertyName: string;
  /** Between which this person may choose. */
  properties: { id: string; name: string }[];
  /** Of pets nothing is said where none are allowed. */
  texts: Partial<Record<PropertyText, SeenWords>>;
  /** Null where the country demands none; empty where it does and nobody has given one. */
  registrationNumber: string | null;
  registrationVersion: string;
  pictures: PictureLine[];
  picturesVersion: string;
};
