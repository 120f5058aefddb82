import { z } from 'zod';
import { hotelCategories } from '@/lib/catalogue/hotel/categories';
import { roomCategories } from '@/lib/catalogue/room/categories';
import { isPlainDate, type PlainDate } from '@/lib/platform/dates';
import { type HotelFilterField, MOST_ADULTS, MOST_CHILDREN, MOST_ROOMS, OLDEST_CHILD, paymentProfiles } from './fields';

const MOST_KEYS = 9_999;

/** A whole number as an address has it. */
export const count = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/, 'invalidValue')
    .transform(Number)
    .pipe(z.int().min(least).max(most));
const day = z
  .string()
  .refine(isPlainDate, 'invalidValue')
  .transform((value) => value as PlainDate);
const id = z.string().regex(/^[\w/-]{1,80}$/, 'invalidValue');
const text = z
  .string()
  .max(120)
  .regex(/^\P{Cc}+$/u, 'invalidValue');

/** How the single values of every field are read. */
export const values = {
  checkInDate: day,
  checkOutDate: day,
  destination: text,
  paymentProfile: z.enum(paymentProfiles),
  hotelCategories: z.enum(hotelCategories),
  roomCategories: z.enum(roomCategories),
  programIds: id,
  maxKeys: count(1, MOST_KEYS),
  facilities: id,
  roomFacilities: id,
  numAdults: count(1, MOST_ADULTS),
  numChildren: count(0, MOST_CHILDREN),
  childrenAges: count(0, OLDEST_CHILD),
  numRooms: count(1, MOST_ROOMS),
} satisfies Record<HotelFilterField, z.ZodType>;

export type Values = { [Field in HotelFilterField]: z.output<(typeof values)[Field]> };
