import type { BedType, RoomBed } from '@/lib/catalogue/hotel/types';

export type Bed = RoomBed;

/** Who travels together in one room. Ages are those on arrival, one for each child. */
export type Party = { adults: number; childrenAges: readonly number[] };

/** One way the beds can be made: `id` is stable and goes into requests; beds in the order of the room. */
export type BedConfiguration = { id: string; beds: { bedType: BedType; isTwin: boolean }[] };
