import 'server-only';
import type { Brand } from '@/lib/brand/types';
import type { Period } from '@/lib/catalogue/property/rules/facts';
import { toDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import { db } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Viewer } from '@/lib/platform/viewer/types';
import { activeHolds } from '@/lib/rates/hold/active';
import { readAgencySales } from '@/lib/rates/property/queries/agency';
import { type Earning, earningOf } from '@/lib/rates/property/rules/agency-season';
import { CARDS, pageOf } from '../paging';
import { periodOf } from '../rules';
import type { FoundProperty } from '../types';
import type { Asked } from './catalogue';
import { listRelaxed, type Relaxed } from './relaxed';
import { searchProperties } from './results';

/** A property of a search as an agency reads it. */
export type AgencyFoundProperty = FoundProperty & {
  operator: string;
  isDemo: boolean;
  /** Of the stay that is shown, else of the property; absent where it may not be seen. */
  commissionPercent?: number;
  earning?: Earning;
  /** The end of the option that holds the asked nights. */
  optionExpiresAt?: Date;
};

export type AgencyAnswer = {
  total: number;
  othersTotal: number;
  page: number;
  pages: number;
  properties: AgencyFoundProperty[];
  others: AgencyFoundProperty[];
  relaxed: readonly Relaxed[];
};

type Circumstances = { locale: Locale; includeDemos: boolean; today: PlainDate; now: Date };

/** The period whose price stands in the row: the asked one, or the other one it is found for. */
function shownPeriod(property: FoundProperty, asked: Period | null): Period | null {
  if (!asked) return null;
  if (property.nearest) return null;
  return property.isAlternative ? property.alternative : asked;
}

async function readStayIds(properties: readonly FoundProperty[], asked: Period | null): Promise<Map<string, string>> {
  const periods = properties.flatMap((property) => {
    const period = shownPeriod(property, asked);
    return period ? [{ propertyId: property._id, period }] : [];
  });
  if (periods.length === 0) return new Map();
  const stays = await db.stay.findMany({
    where: {
      OR: periods.map(({ propertyId, period }) => ({
        propertyId,
        checkIn: toDatabaseDay(period.checkIn),
        checkOut: toDatabaseDay(period.checkOut),
      })),
    },
    select: { id: true, propertyId: true },
    orderBy: { id: 'desc' },
  });
  return new Map(stays.map(({ id, propertyId }) => [propertyId, id]));
}

/** When the options end that hold the asked nights, by property. */
async function readOptionEnds(
  properties: readonly FoundProperty[],
  asked: Period | null,
  now: Date,
): Promise<Map<string, Date>> {
  const ids = properties.filter(({ state }) => state === 'sold').map(({ _id }) => _id);
  if (!asked || ids.length === 0) return new Map();
  const holds = await db.propertyHold.findMany({
    where: {
      propertyId: { in: ids },
      kind: 'confirmedOption',
      checkIn: { lt: toDatabaseDay(asked.checkOut) },
      checkOut: { gt: toDatabaseDay(asked.checkIn) },
      ...activeHolds(now),
    },
    select: { propertyId: true, expiresAt: true },
  });
  return new Map(holds.flatMap(({ propertyId, expiresAt }) => (expiresAt ? [[propertyId, expiresAt] as const] : [])));
}

/** The storefront's search with what an agency may know beside it: read anew for everybody, kept for nobody. */
export async function searchForAgency(
  viewer: Viewer,
  brand: Pick<Brand, 'isB2C' | 'isCommissionDisplayed'>,
  { filter, order, page: wanted, destination }: Asked,
  { locale, includeDemos, today, now }: Circumstances,
): Promise<AgencyAnswer> {
  const request = { filter, destination, order, includeDemos, today, now };
  const take = wanted * CARDS;
  const found = await searchProperties({ ...request, take, takeOthers: take }, locale);
  const { page, pages, results, others } = pageOf(wanted, found);
  const shown = [...found.properties.slice(...results), ...found.others.slice(...others)];
  const period = periodOf(filter);
  const asked = typeof period === 'string' ? null : period;
  const [salesOf, stayIds, optionEnds, relaxed] = await Promise.all([
    readAgencySales(viewer, { propertyIds: shown.map(({ _id }) => _id), brand, today }),
    readStayIds(shown, asked),
    readOptionEnds(shown, asked, now),
    found.total === 0 ? listRelaxed({ ...request, take: 1, takeOthers: 0 }, locale) : [],
  ]);
  const forAgency = (list: readonly FoundProperty[]) =>
    list.flatMap((property): AgencyFoundProperty[] => {
      const stayId = stayIds.get(property._id);
      const sales = salesOf(property._id, stayId ? [stayId] : []);
      if (!sales) return [];
      const { commission, operator, isDemo } = sales;
      const optionExpiresAt = optionEnds.get(property._id);
      const percent = commission && (commission.commissionPerStay[stayId ?? ''] ?? commission.commission);
      return [
        {
          ...property,
          operator: operator.name,
          isDemo,
          ...(percent !== null && { commissionPercent: percent }),
          ...(percent !== null &&
            stayId &&
            property.stayPrice && { earning: earningOf(property.stayPrice.price, percent) }),
          ...(optionExpiresAt && { optionExpiresAt }),
        },
      ];
    });
  return {
    total: found.total,
    othersTotal: found.othersTotal,
    page,
    pages,
    relaxed,
    properties: forAgency(found.properties.slice(...results)),
    others: forAgency(found.others.slice(...others)),
  };
}
