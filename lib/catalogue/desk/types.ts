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

/** Both languages; empty: nothing is said. */
export type Words = Record<Locale, string>;

export type ManagerLine = { _id: string; fullName: string; email: string; languages: string[] };

/** `alt`: what it shows there; empty: nobody has said. */
export type PictureLine = { _id: string; picture: PictureValue; alt: Words };

export type HotelContent = {
  hotelId: string;
  hotelName: string;
  texts: Record<HotelText, Words>;
  rooms: { _id: string; name: Words; description: Words }[];
  managers: ManagerLine[];
  pictures: PictureLine[];
};
