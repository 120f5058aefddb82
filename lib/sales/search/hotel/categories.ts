/** Specification 1 §9, in its order. */
export const hotelCategories = ['4 Star', '5 Star', '5 Star Palace'] as const;
export type HotelCategory = (typeof hotelCategories)[number];

/** A distinction that France alone awards (decisions §4). */
export const PALACE: HotelCategory = '5 Star Palace';

export const roomCategories = [
  'Room',
  'Junior Suite',
  'Suite',
  'Specialty Suite',
  'Residence With Kitchen',
  'Villa / Chalet',
] as const;
export type RoomCategory = (typeof roomCategories)[number];
