import 'server-only';
import { fromDatabaseDay } from '@/lib/database-day';
import { daysBetween, type PlainDate } from '@/lib/dates';
import { db } from '@/lib/db';
import type { Locale } from '@/lib/i18n/locale';
import type { PictureRow } from '@/lib/media/queries';
import { type CardRow, toCard, toMoney } from '@/lib/property/queries/card';
import type { AvailabilityState } from '@/lib/property/types';
import type { FoundHouse, OtherPeriod, SearchAnswer, SearchRequest } from '../types';
import { searchStatement } from './statement';

type Plain = Omit<CardRow, 'city' | 'sector' | 'facilities' | 'pictures'>;

/** A row of the statement: a card with its places, picture and facilities flat, and what the search says of it. */
type Row = Plain &
  PictureRow & {
    list: 'results' | 'availableInOtherPeriod';
    total: number;
    state: AvailabilityState | null;
    isAlternative: boolean;
    price: bigint | null;
    nights: number | null;
    otherIn: Date | null;
    otherOut: Date | null;
    otherPrice: bigint | null;
    nearestIn: Date | null;
    nearestOut: Date | null;
    nearestPrice: bigint | null;
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
    facilityIds: string[] | null;
    facilitiesEn: string[] | null;
    facilitiesDe: string[] | null;
  };

function toCardRow(row: Row): CardRow {
  const { cityId, countryId, sectorId, sectorName, facilitiesEn, facilitiesDe } = row;
  const country = { id: countryId, nameEn: row.countryEn, nameDe: row.countryDe };
  return {
    ...row,
    city: { id: cityId, nameEn: row.cityEn, nameDe: row.cityDe, country },
    sector: sectorId === null || sectorName === null ? null : { id: sectorId, name: sectorName },
    facilities: (row.facilityIds ?? []).map((id, index) => ({
      facility: { id, nameEn: facilitiesEn?.[index] ?? id, nameDe: facilitiesDe?.[index] ?? id },
    })),
    pictures: [{ focusX: row.focusX, focusY: row.focusY, picture: row }],
  };
}

function otherPeriod(
  from: Date | null,
  to: Date | null,
  price: bigint | null,
  row: Row,
  asked: PlainDate | null | undefined,
): OtherPeriod | null {
  if (from === null || to === null || !asked) return null;
  const checkIn = fromDatabaseDay(from);
  return {
    checkIn,
    checkOut: fromDatabaseDay(to),
    diff: daysBetween(asked, checkIn),
    price: toMoney(price, row.currency),
  };
}

function toFoundHouse(row: Row, locale: Locale, asked: PlainDate | null | undefined): FoundHouse {
  const price = toMoney(row.price, row.currency);
  return {
    ...toCard(toCardRow(row), locale),
    state: row.state,
    stayPrice: price && row.nights !== null ? { price, nights: row.nights } : null,
    alternative: otherPeriod(row.otherIn, row.otherOut, row.otherPrice, row, asked),
    isAlternative: row.isAlternative,
    nearest: otherPeriod(row.nearestIn, row.nearestOut, row.nearestPrice, row, asked),
  };
}

/** Both lists of a search, in one statement whatever is asked; totals count the houses beyond `take`, too. */
export async function searchHouses(request: SearchRequest, locale: Locale): Promise<SearchAnswer> {
  const rows = await db.$queryRaw<Row[]>(searchStatement(request));
  const asked = request.filter.checkIn;
  const results = rows.filter(({ list }) => list === 'results');
  const others = rows.filter(({ list }) => list === 'availableInOtherPeriod');
  return {
    total: results[0]?.total ?? 0,
    houses: results.map((row) => toFoundHouse(row, locale, asked)),
    othersTotal: others[0]?.total ?? 0,
    others: others.map((row) => toFoundHouse(row, locale, asked)),
  };
}
