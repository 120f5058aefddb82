import 'server-only';
import { type CardRow, toCard } from '@/lib/catalogue/property/queries/card';
import type { ServiceLevelKey } from '@/lib/catalogue/property/rules/service-level';
import type { AvailabilityState } from '@/lib/catalogue/property/types';
import { daysBetween, type PlainDate } from '@/lib/platform/dates';
import { db } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { PictureRow } from '@/lib/platform/media/queries';
import { type Money, money } from '@/lib/platform/money';
import { leadOf } from '../pictures';
import type { FoundProperty, OtherPeriod, SearchAnswer, SearchRequest } from '../types';
import { searchStatement } from './statement';

/** The statement's rank of a property that is listed for its alternative. */
const ALTERNATIVE = 1;

type FacilityNames = Record<string, [en: string, de: string]>;

type Plain = Omit<CardRow, 'city' | 'sector' | 'facilities' | 'pictures' | 'priceFrom'>;

/** A row of the statement: a card with its places, picture and facilities flat, and what the search says of it. */
type Row = Plain &
  PictureRow & {
    list: 'results' | 'others';
    rank: number;
    total: number;
    state: AvailabilityState | null;
    price: number | null;
    serviceLevel: ServiceLevelKey | null;
    nights: number | null;
    otherIn: PlainDate | null;
    otherOut: PlainDate | null;
    otherPrice: number | null;
    nearestIn: PlainDate | null;
    nearestOut: PlainDate | null;
    nearestPrice: number | null;
    priceFrom: number | null;
    cityId: string;
    cityEn: string;
    cityDe: string;
    countryId: string;
    countryEn: string;
    countryDe: string;
    sectorId: string | null;
    sectorName: string | null;
    focusX: number;
    focusY: number;
    facilityIds: string[];
    kind: string;
  };

function toCardRow(row: Row, facilities: FacilityNames): CardRow {
  const { cityId, countryId, sectorId, sectorName } = row;
  const country = { id: countryId, nameEn: row.countryEn, nameDe: row.countryDe };
  return {
    ...row,
    priceFrom: row.priceFrom === null ? null : BigInt(row.priceFrom),
    city: { id: cityId, nameEn: row.cityEn, nameDe: row.cityDe, country },
    sector: sectorId === null || sectorName === null ? null : { id: sectorId, name: sectorName },
    facilities: row.facilityIds.map((id) => {
      const [nameEn, nameDe] = facilities[id] ?? [id, id];
      return { facility: { id, nameEn, nameDe } };
    }),
    pictures: [{ focusX: row.focusX, focusY: row.focusY, altEn: row.altEn, altDe: row.altDe, picture: row }],
  };
}

function toPrice(amount: number | null, currency: string): Money | null {
  return amount === null ? null : money(amount, currency);
}

function otherPeriod(
  checkIn: PlainDate | null,
  checkOut: PlainDate | null,
  price: Money | null,
  asked: PlainDate | null | undefined,
): OtherPeriod | null {
  return checkIn && checkOut && asked ? { checkIn, checkOut, diff: daysBetween(asked, checkIn), price } : null;
}

function toFoundProperty(
  row: Row,
  facilities: FacilityNames,
  locale: Locale,
  asked: PlainDate | null | undefined,
): FoundProperty {
  const { currency } = row;
  const price = toPrice(row.price, currency);
  return {
    ...toCard(toCardRow(row, facilities), locale),
    lead: leadOf(row.kind),
    state: row.state,
    stayPrice: price && row.nights !== null ? { price, nights: row.nights, serviceLevel: row.serviceLevel } : null,
    alternative: otherPeriod(row.otherIn, row.otherOut, toPrice(row.otherPrice, currency), asked),
    isAlternative: row.rank === ALTERNATIVE,
    nearest: otherPeriod(row.nearestIn, row.nearestOut, toPrice(row.nearestPrice, currency), asked),
  };
}

/** Both lists of a search, in one statement whatever is asked; totals count the properties beyond `take`, too. */
export async function searchProperties(request: SearchRequest, locale: Locale): Promise<SearchAnswer> {
  const [answer] = await db.$queryRaw<{ properties: Row[]; facilities: FacilityNames | null }[]>(
    searchStatement(request),
  );
  const rows = answer?.properties ?? [];
  const asked = request.filter.checkIn;
  const facilities = answer?.facilities ?? {};
  const results = rows.filter(({ list }) => list === 'results');
  const others = rows.filter(({ list }) => list === 'others');
  return {
    total: results[0]?.total ?? 0,
    properties: results.map((row) => toFoundProperty(row, facilities, locale, asked)),
    othersTotal: others[0]?.total ?? 0,
    others: others.map((row) => toFoundProperty(row, facilities, locale, asked)),
  };
}
