import { z } from 'zod';
import { allowedProfile } from '@/lib/brand/rules/resolve';
import type { PaymentProfile } from '@/lib/brand/schema';
import type { Party } from '@/lib/catalogue/room/types';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { lastCheckOut, periodProblem } from '@/lib/rates/judge/rules/period';
import {
  type HotelFilterField,
  type HotelOrder,
  type HotelSearchParams,
  hotelFilterFields,
  hotelOrders,
  isListField,
  OLDEST_CHILD,
  paymentProfiles,
  type RefiningField,
  refiningFields,
} from './fields';
import { shownFields } from './paging';
import type { HotelFilter } from './types';
import { count, type Values, values } from './values';

const MOST_ENTRIES = 40;

/** Field by message key below `error`: what was left out, and why. */
export type HotelFilterProblems = Partial<Record<HotelFilterField, string>>;

type Profiles = { default: PaymentProfile; canBeChanged: boolean };

export type HotelStay = Pick<HotelFilter, 'checkInDate' | 'checkOutDate' | 'paymentProfile' | 'party' | 'numRooms'>;

/** A reading that leaves out what cannot be and remembers it: pages go on without, the API refuses. */
class Reader {
  readonly problems: HotelFilterProblems = {};

  constructor(private readonly params: HotelSearchParams) {}

  one<Field extends HotelFilterField>(field: Field): Values[Field] | undefined {
    const [first] = this.textsOf(field);
    return first === undefined ? undefined : this.keep(field, first);
  }

  list<Field extends HotelFilterField>(field: Field): Values[Field][] | undefined {
    const entries = this.textsOf(field).flatMap((entry) => entry.split(',').map((part) => part.trim()));
    if (entries.length > MOST_ENTRIES) this.refuse(field, 'tooLong');
    const kept = entries.slice(0, MOST_ENTRIES).flatMap((entry) => {
      const value = entry === '' ? undefined : this.keep(field, entry);
      return value === undefined ? [] : [value];
    });
    return kept.length > 0 ? kept : undefined;
  }

  refuse(field: HotelFilterField, problem: string): undefined {
    this.problems[field] ??= problem;
    return undefined;
  }

  private textsOf(field: HotelFilterField): string[] {
    const sent = this.params[field];
    const texts = sent === undefined ? [] : typeof sent === 'string' ? [sent] : [...sent];
    return texts.map((entry) => entry.trim()).filter((entry) => entry !== '');
  }

  private keep<Field extends HotelFilterField>(field: Field, value: string): Values[Field] | undefined {
    const read = values[field].safeParse(value);
    return read.success ? (read.data as Values[Field]) : this.refuse(field, 'invalidValue');
  }
}

/** From today on, at least one night; of a period that cannot be, neither day is kept. */
function readPeriod(reader: Reader, today: PlainDate): Pick<HotelFilter, 'checkInDate' | 'checkOutDate'> {
  const checkInDate = reader.one('checkInDate');
  const checkOutDate = reader.one('checkOutDate');
  const last = lastCheckOut(today);
  // A day that stands alone is judged beside the nearest one that could be.
  const wrong =
    checkInDate || checkOutDate
      ? periodProblem(
          {
            checkIn: checkInDate ?? (checkOutDate && checkOutDate > today ? addDays(checkOutDate, -1) : today),
            // Behind the last day of the calendar there is no next one.
            checkOut: checkOutDate ?? addDays(checkInDate && checkInDate < last ? checkInDate : today, 1),
          },
          today,
        )
      : null;
  if (wrong) reader.refuse(wrong.day === 'checkIn' ? 'checkInDate' : 'checkOutDate', wrong.problem);
  const { checkInDate: arrival, checkOutDate: departure } = reader.problems;
  return {
    ...(checkInDate && !arrival && { checkInDate }),
    ...(checkOutDate && !departure && !arrival && { checkOutDate }),
  };
}

/** One age for each child: ages that are missing are those of the oldest, so that nobody is put into too small a bed. */
function readParty(reader: Reader): Party {
  const ages = reader.list('childrenAges') ?? [];
  const children = reader.one('numChildren') ?? ages.length;
  const childrenAges = Array.from({ length: children }, (_, index) => ages[index] ?? OLDEST_CHILD);
  return { adults: reader.one('numAdults') ?? 1, childrenAges };
}

/** So many rooms and no other number; in each of them sleeps an adult. Undefined: as many as it takes. */
function readRooms(reader: Reader, { adults }: Party): number | undefined {
  const rooms = reader.one('numRooms');
  return rooms !== undefined && rooms > adults ? reader.refuse('numRooms', 'roomsNeedAdults') : rooms;
}

const unique = <Value>(list: Value[] | undefined) => list && [...new Set(list)];

/** What hotels and rooms have to be. */
function readRefinements(reader: Reader): Pick<HotelFilter, RefiningField> {
  const read = refiningFields.map((field) => [
    field,
    isListField(field) ? unique(reader.list(field)) : reader.one(field),
  ]);
  return Object.fromEntries(read) as Pick<HotelFilter, RefiningField>;
}

export type ReadHotelSearch = {
  filter: HotelFilter;
  problems: HotelFilterProblems;
  order: HotelOrder;
};

const order = z.enum(hotelOrders).catch('price');

/** A payment profile the brand does not let anybody choose is the brand's own, whatever was sent (rule 1.3). */
function readStay(reader: Reader, today: PlainDate, profiles: Profiles): HotelStay {
  const asked = reader.one('paymentProfile');
  const party = readParty(reader);
  const numRooms = readRooms(reader, party);
  return {
    ...readPeriod(reader, today),
    paymentProfile: allowedProfile(profiles, asked),
    party,
    ...(numRooms !== undefined && { numRooms }),
  };
}

/** Those the asker may switch to, in the order in which they are offered. */
export function otherProfiles({ canBeChanged }: Profiles, chosen: PaymentProfile): PaymentProfile[] {
  return canBeChanged ? paymentProfiles.filter((one) => one !== chosen) : [];
}

/** Period, party and payment profile of an address about one hotel or room. */
export function readHotelStay(
  params: HotelSearchParams,
  today: PlainDate,
  profiles: Profiles,
): { stay: HotelStay; problems: HotelFilterProblems } {
  const reader = new Reader(params);
  return { stay: readStay(reader, today, profiles), problems: reader.problems };
}

export function readHotelSearch(params: HotelSearchParams, today: PlainDate, profiles: Profiles): ReadHotelSearch {
  const reader = new Reader(params);
  const read = {
    ...readStay(reader, today, profiles),
    destination: reader.one('destination'),
    ...readRefinements(reader),
  };
  const filter = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as HotelFilter;
  if (filter.checkInDate && filter.checkOutDate && !filter.destination && !reader.problems.destination)
    reader.refuse('destination', 'destinationRequired');
  const sorted = params.sort;
  return { filter, problems: reader.problems, order: order.parse(typeof sorted === 'string' ? sorted : undefined) };
}

/** One date alone searches nothing, and is no mistake (rule 4.1). */
export function hasOneDateOnly({ checkInDate, checkOutDate }: HotelFilter): boolean {
  return (checkInDate === undefined) !== (checkOutDate === undefined);
}

/** GET /api/hotelrooms/{roomId}/offers and its neighbours: strings as they are sent; `readHotelStay` judges them. */
const text2000 = z.string().max(2000).optional();
export const roomStayQuerySchema = z.object({
  checkInDate: text2000,
  checkOutDate: text2000,
  paymentProfile: text2000,
  numAdults: text2000,
  numChildren: text2000,
  childrenAges: text2000,
  numRooms: text2000,
  roomId: text2000,
});

const MOST_OF_A_TYPE = 99;
const quantity = count(1, MOST_OF_A_TYPE);

/** How many rooms of a type an address asks for; one where it does not say. */
export function readQuantity(value: unknown): number {
  return quantity.catch(1).parse(value);
}
export const roomQuantityQuerySchema = roomStayQuerySchema.extend({
  requestedRoomQuantity: quantity.optional(),
});

/** GET /api/available-hotels: strings as they are sent; `readHotelSearch` judges them. */
export const availableHotelsQuerySchema = z.object({
  ...(Object.fromEntries(hotelFilterFields.map((name) => [name, z.string().max(2000).optional()])) as Record<
    HotelFilterField,
    z.ZodOptional<z.ZodString>
  >),
  sort: z.string().max(20).optional(),
  includeDemos: z.string().max(10).optional(),
  /** So many of a list and how many there are, instead of all. */
  [shownFields.available]: z.string().max(4).optional(),
  [shownFields.unavailable]: z.string().max(4).optional(),
});
