import type { PaymentProfile } from '@/lib/brand/schema';

type Traits = {
  /** What it narrows down: the stay that is judged, the place, or what a hotel or a room has to be. */
  of: 'stay' | 'place' | 'hotel' | 'room';
  /** Several values, separated by commas or repeated as a form sends them. */
  isList?: true;
  /** What everybody gets who says nothing; an address does not say it. */
  silent?: string;
};

/**
 * The filter in an address and in the API: one name, one spelling. A field is one line here; how its values are read
 * (`values.ts`) and what it asks of a hotel or a room in SQL (`queries/wanted.ts`) are errors of types until they are said.
 */
const fields = {
  checkInDate: { of: 'stay' },
  checkOutDate: { of: 'stay' },
  destination: { of: 'place' },
  paymentProfile: { of: 'stay' },
  hotelCategories: { of: 'hotel', isList: true },
  roomCategories: { of: 'room', isList: true },
  programIds: { of: 'hotel', isList: true },
  maxKeys: { of: 'hotel' },
  facilities: { of: 'hotel', isList: true },
  roomFacilities: { of: 'room', isList: true },
  numAdults: { of: 'stay', silent: '1' },
  numChildren: { of: 'stay', silent: '0' },
  childrenAges: { of: 'stay', isList: true },
  numRooms: { of: 'stay' },
} as const satisfies Record<string, Traits>;

type Fields = typeof fields;
export type HotelFilterField = keyof Fields;

/** The fields of one kind, as types know them. */
type FieldOf<Kind extends Traits['of']> = {
  [Field in HotelFilterField]: Fields[Field]['of'] extends Kind ? Field : never;
}[HotelFilterField];
export type HotelField = FieldOf<'hotel'>;
export type RoomField = FieldOf<'room'>;
export type RefiningField = HotelField | RoomField;
export type StayField = FieldOf<'stay'>;
/** A list of a hotel's or a room's, to be ticked. */
export type ListField = {
  [Field in RefiningField]: Fields[Field] extends { isList: true } ? Field : never;
}[RefiningField];

export const hotelFilterFields = Object.keys(fields) as HotelFilterField[];
const isOf =
  <Field extends HotelFilterField>(...kinds: Traits['of'][]) =>
  (field: HotelFilterField): field is Field =>
    kinds.includes(fields[field].of);

export const stayFields = hotelFilterFields.filter(isOf<StayField>('stay'));
/** What narrows a search down, and counts among the filters that are chosen. */
export const refiningFields = hotelFilterFields.filter(isOf<RefiningField>('hotel', 'room'));

export const listFields = refiningFields.filter((field): field is ListField => 'isList' in fields[field]);

export function isListField(field: HotelFilterField | 'sort'): boolean {
  return field !== 'sort' && 'isList' in fields[field];
}

export function silentValue(field: HotelFilterField): string | undefined {
  const traits: Traits = fields[field];
  return traits.silent;
}

export type HotelSearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

export const paymentProfiles = [
  'ClientPays',
  'AgencyPaysStandAloneRate',
  'AgencyPaysPackageRate',
] as const satisfies readonly PaymentProfile[];

export const MOST_ADULTS = 24;
export const MOST_CHILDREN = 12;
/** Above eight a party is a group, which is enquired about. */
export const MOST_ROOMS = 24;
/** The oldest child any hotel knows; each hotel has its own bands below it. */
export const OLDEST_CHILD = 17;

export const hotelOrders = ['price', 'name', 'commission'] as const;
export type HotelOrder = (typeof hotelOrders)[number];
