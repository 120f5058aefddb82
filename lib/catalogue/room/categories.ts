export const roomCategories = [
  'Room',
  'Junior Suite',
  'Suite',
  'Specialty Suite',
  'Residence With Kitchen',
  'Villa / Chalet',
] as const;
export type RoomCategory = (typeof roomCategories)[number];
