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

type StayRow = Omit<StayFact, 'currency'> & { propertyId: string };

/** One row a stay, its prices by service level in it: relations read apart cost twice the time. */
function readStays(propertyIds: readonly string[], today: PlainDate): Promise<StayRow[]> {
  return db.$queryRaw<StayRow[]>`
    SELECT s.id, s.property_id AS "propertyId", to_char(s.check_in, 'YYYY-MM-DD') AS "checkIn",
      to_char(s.check_out, 'YYYY-MM-DD') AS "checkOut", s.available,
      coalesce((SELECT json_object_agg(r.service_level, r.amount) FROM stay_rate r WHERE r.stay_id = s.id), '{}') AS rates
    FROM stay s
    WHERE s.property_id = ANY (${[...propertyIds]}) AND s.check_out >= ${toDatabaseDay(addDays(today, -1))}::date
    ORDER BY s.check_in, s.check_out`;
}

/** In the order they are asked for; what is not published is left out. Never cached: it is one person's. */
export async function readAgencySeasons(
  viewer: Viewer,
  { propertyIds, brand, locale, includeDemos, today, now }: Asked,
): Promise<AgencySeasonProperty[]> {
  const [rows, stays, salesOf] = await Promise.all([
    db.property.findMany({
      where: { id: { in: [...propertyIds] }, ...publishedProperties(includeDemos) },
      select: {
        ...cardSelect,
        serviceLevels: true,
        holds: {
          where: { checkOut: { gt: toDatabaseDay(today) }, ...activeHolds(now) },
          select: { checkIn: true, checkOut: true, kind: true, expiresAt: true },
          orderBy: { checkIn: 'asc' },
        },
      },
    }),
    readStays(propertyIds, today),
    readAgencySales(viewer, { propertyIds, brand, today }),
  ]);
  return propertyIds.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    const own = stays.filter(({ propertyId }) => propertyId === id);
    const sales =
      row &&
      salesOf(
        id,
        own.map((stay) => stay.id),
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
        stays: own.map(({ propertyId, ...stay }) => ({ ...stay, currency: row.currency })),
        blocks: row.holds.map(({ kind, expiresAt, ...hold }) => ({ ...days(hold), kind, expiresAt })),
        earned: sales.commission,
      },
    ];
  });
}
