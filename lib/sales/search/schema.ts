import { z } from 'zod';
import { serviceLevelKey } from '@/lib/catalogue/property/rules/service-level';
import { propertyTypes } from '@/lib/catalogue/property/schema';
import { addDays, isPlainDate, nightsBetween, type PlainDate } from '@/lib/platform/dates';
import { OUR_SELECTION, PRICE_RANGE, type SearchFilter, type SearchOrder, searchOrders } from './rules';

/**
 * The filter in an address (rule 7.10). Lists are separated by commas, or repeated as a form
 * without JavaScript sends them. What cannot be is left out and named, so that a page can say so; nothing throws.
 */
export const filterFields = [
  'destination',
  'checkIn',
  'checkOut',
  'flexiblePeriod',
  'priceRange',
  'bedrooms',
  'adults',
  'children',
  'propertyTypeArray',
  'sectorArray',
  'serviceLevelArray',
  'facilityArray',
  'petsAllowed',
] as const;
export type FilterField = (typeof filterFields)[number];

export type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

export type ReadSearch = {
  filter: SearchFilter;
  /** Fields whose value, or a part of it, was left out. */
  dropped: FilterField[];
  order: SearchOrder;
  /** 1-based. */
  page: number;
};

export const MAXIMUM_GUESTS = 25;
export const MAXIMUM_CHILDREN = 20;
const MAXIMUM_BEDROOMS = 20;
const MAXIMUM_NIGHTS = 366;
const MAXIMUM_DAYS_AHEAD = 5 * 366;
const MAXIMUM_PAGE = 20;
const MAXIMUM_ENTRIES = 40;
const TEXT_LENGTH = 120;

const number = (maximum: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .pipe(z.int().max(maximum));

/** Whole euros. */
const handle = number(9_999_999);

const day = z
  .string()
  .refine(isPlainDate)
  .transform((value) => value as PlainDate);
const yesOrNo = z
  .enum(['true', 'on', '1', 'false', 'off', '0'])
  .transform((value) => value === 'true' || value === 'on' || value === '1');
/** Ids of the catalogue: never anything that could not be one. */
const id = z.string().regex(/^[\w/-]{1,80}$/);
const text = z
  .string()
  .max(TEXT_LENGTH)
  .regex(/^\P{Cc}+$/u);
const level = z
  .string()
  .transform((value) => serviceLevelKey(value))
  .pipe(z.enum(['selfCatered', 'bedAndBreakfast', 'catered']));

function textsOf(value: SearchParams[string]): string[] {
  return (value === undefined ? [] : typeof value === 'string' ? [value] : [...value])
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function entriesOf(value: SearchParams[string]): string[] {
  return textsOf(value)
    .flatMap((entry) => entry.split(','))
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** Reads one field after the other and remembers which had something that could not be. */
class Reader {
  readonly dropped = new Set<FilterField>();

  constructor(private readonly params: SearchParams) {}

  one<Output>(field: FilterField, schema: z.ZodType<Output>): Output | undefined {
    const [first] = textsOf(this.params[field]);
    return first === undefined ? undefined : this.keep(field, schema, first);
  }

  list<Output>(field: FilterField, schema: z.ZodType<Output>): Output[] | undefined {
    const entries = entriesOf(this.params[field]);
    if (entries.length > MAXIMUM_ENTRIES) this.dropped.add(field);
    const kept = entries.slice(0, MAXIMUM_ENTRIES).flatMap((entry) => this.keep(field, schema, entry) ?? []);
    return kept.length > 0 ? [...new Set(kept)] : undefined;
  }

  private keep<Output>(field: FilterField, schema: z.ZodType<Output>, value: string): Output | undefined {
    const result = schema.safeParse(value);
    if (!result.success) this.dropped.add(field);
    return result.data;
  }
}

/** A day that is over cannot be arrived on, one in many years is a slip; a departure needs a night before it. */
function readPeriod(reader: Reader, today: PlainDate): Record<'checkIn' | 'checkOut', PlainDate | undefined> {
  let checkIn = reader.one('checkIn', day);
  let checkOut = reader.one('checkOut', day);
  const last = addDays(today, MAXIMUM_DAYS_AHEAD);
  if (checkIn && (checkIn < today || checkIn > last)) {
    reader.dropped.add('checkIn');
    checkIn = undefined;
  }
  if (checkOut && (checkOut <= (checkIn ?? today) || checkOut > last)) {
    reader.dropped.add('checkOut');
    checkOut = undefined;
  }
  if (checkIn && checkOut && nightsBetween(checkIn, checkOut) > MAXIMUM_NIGHTS) {
    reader.dropped.add('checkOut');
    checkOut = undefined;
  }
  return { checkIn, checkOut };
}

/** Two handles in whole euros, whichever was moved past the other; undefined where neither limits anything. */
function readPriceRange(reader: Reader, params: SearchParams): SearchFilter['priceRange'] {
  const sent = entriesOf(params.priceRange);
  if (sent.length === 0) return undefined;
  const [first, second, ...more] = sent.map((entry) => handle.safeParse(entry).data);
  if (first === undefined || second === undefined || more.length > 0) {
    reader.dropped.add('priceRange');
    return undefined;
  }
  const min = Math.min(first, second, PRICE_RANGE.max);
  const max = Math.min(Math.max(first, second), PRICE_RANGE.max);
  return min <= PRICE_RANGE.min && max >= PRICE_RANGE.max ? undefined : { min, max };
}

const sorting = z.enum(searchOrders).catch(OUR_SELECTION);
/** Beyond the last page the search leads to the last one; what is no page at all, to the first. */
const page = z.coerce
  .number()
  .int()
  .min(1)
  .transform((asked) => Math.min(asked, MAXIMUM_PAGE))
  .catch(1);

/** `today` is the business day: days before it are left out. */
export function readSearch(params: SearchParams, today: PlainDate): ReadSearch {
  const reader = new Reader(params);
  const read = {
    destination: reader.one('destination', text),
    ...readPeriod(reader, today),
    flexiblePeriod: reader.one('flexiblePeriod', yesOrNo) || undefined,
    priceRange: readPriceRange(reader, params),
    bedrooms: reader.one('bedrooms', number(MAXIMUM_BEDROOMS)) || undefined,
    adults: reader.one('adults', number(MAXIMUM_GUESTS)) || undefined,
    children: reader.one('children', number(MAXIMUM_CHILDREN)) || undefined,
    propertyTypeArray: reader.list('propertyTypeArray', z.enum(propertyTypes)),
    sectorArray: reader.list('sectorArray', id),
    serviceLevelArray: reader.list('serviceLevelArray', level),
    facilityArray: reader.list('facilityArray', id),
    petsAllowed: reader.one('petsAllowed', yesOrNo) || undefined,
  } satisfies Record<FilterField, unknown> & SearchFilter;
  const filter = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as SearchFilter;
  return {
    filter,
    dropped: filterFields.filter((field) => reader.dropped.has(field)),
    order: sorting.parse(textsOf(params.sort)[0]),
    page: page.parse(textsOf(params.page)[0]),
  };
}

/** The same names as strings, for the API; lists are separated by commas (rule 7.10). */
export const searchQuerySchema = z.object({
  ...(Object.fromEntries(filterFields.map((name) => [name, z.string().max(500).optional()])) as Record<
    FilterField,
    z.ZodOptional<z.ZodString>
  >),
  order: z.string().max(20).optional(),
  page: z.string().max(4).optional(),
  includeDemos: z.enum(['true', 'false']).optional(),
});
