import 'server-only';
import type { Brand } from '@/lib/brand/types';
import { timeZoneOf } from '@/lib/catalogue/place/property-time';
import { publishedProperties } from '@/lib/catalogue/property/listed';
import { cardSelect, toCard } from '@/lib/catalogue/property/queries/card';
import type { Period, StayFact } from '@/lib/catalogue/property/rules/facts';
import { sortServiceLevels } from '@/lib/catalogue/property/rules/service-level';
import type { PropertyCard } from '@/lib/catalogue/property/types';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { db } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Viewer } from '@/lib/platform/viewer/types';
import { activeHolds } from '@/lib/rates/hold/active';
import type { EarnedPercents } from '../rules/agency-season';
import { readAgencySales } from './agency';

type Hold = Period & { kind: 'booking' | 'confirmedOption' | 'ownerBlock'; expiresAt: Date | null };

/** A property as an agency reads its season. */
export type AgencySeasonProperty = {
  card: PropertyCard;
  operator: string;
  operatorId: string;
  isDemo: boolean;
  currency: string;
  timeZone: string;
  /** In meal-plan order. */
  serviceLevels: string[];
  stays: StayFact[];
  blocks: Hold[];
  earned: EarnedPercents;
};

type Asked = {
  propertyIds: readonly string[];
  brand: Pick<Brand, 'isB2C' | 'isCommissionDisplayed'>;
  locale: Locale;
  includeDemos: boolean;
  today: PlainDate;
  now: Date;
};

/** In the order they are asked for; what is not published is left out. Never cached: it is one person's. */
export async function readAgencySeasons(
  viewer: Viewer,
  { propertyIds, brand, locale, includeDemos, today, now }: Asked,
): Promise<AgencySeasonProperty[]> {
  const [rows, salesOf] = await Promise.all([
    db.property.findMany({
      where: { id: { in: [...propertyIds] }, ...publishedProperties(includeDemos) },
      select: {
        ...cardSelect,
        serviceLevels: true,
        stays: {
          where: { checkOut: { gte: toDatabaseDay(addDays(today, -1)) } },
          select: {
            id: true,
            checkIn: true,
            checkOut: true,
            available: true,
            rates: { select: { serviceLevel: true, amount: true, currency: true } },
          },
          orderBy: [{ checkIn: 'asc' }, { checkOut: 'asc' }],
        },
        holds: {
          where: { checkOut: { gt: toDatabaseDay(today) }, ...activeHolds(now) },
          select: { checkIn: true, checkOut: true, kind: true, expiresAt: true },
          orderBy: { checkIn: 'asc' },
        },
      },
    }),
    readAgencySales(viewer, { propertyIds, brand, today }),
  ]);
  return propertyIds.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    const sales =
      row &&
      salesOf(
        id,
        row.stays.map((stay) => stay.id),
      );
    if (!sales) return [];
    const days = (period: { checkIn: Date; checkOut: Date }) => ({
      checkIn: fromDatabaseDay(period.checkIn),
      checkOut: fromDatabaseDay(period.checkOut),
    });
    return [
      {
        card: toCard(row, locale),
        operator: sales.operator.name,
        operatorId: sales.operator.id,
        isDemo: sales.isDemo,
        currency: row.currency,
        timeZone: timeZoneOf(row.city.country.id),
        serviceLevels: sortServiceLevels(row.serviceLevels),
        stays: row.stays.map(({ rates, ...stay }) => ({
          id: stay.id,
          ...days(stay),
          available: stay.available,
          currency: rates[0]?.currency ?? row.currency,
          rates: Object.fromEntries(
            rates.map(({ serviceLevel, amount }) => [serviceLevel, amount === null ? null : Number(amount)]),
          ),
        })),
        blocks: row.holds.map(({ kind, expiresAt, ...hold }) => ({ ...days(hold), kind, expiresAt })),
        earned: sales.commission,
      },
    ];
  });
}
