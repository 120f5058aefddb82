import 'server-only';
import { publishedProperties } from '@/lib/catalogue/property/listed';
import type { Period, StayFact } from '@/lib/catalogue/property/rules/facts';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { activeHolds } from '@/lib/rates/hold/active';
import type { StayTerms } from '../../terms/types';
import { decideAvailability } from '../rules/availability';
import { countedPercent } from '../rules/commission';
import { type PriceState, priceFor } from '../rules/price';
import { resolveTerms } from '../rules/terms';
import { termsSelect, toSalesTerms } from './detail';

type Asked = Period & {
  propertyId: string;
  agencyId: string;
  serviceLevel: string | null;
  now: Date;
  today: PlainDate;
  includeDemos: boolean;
};

/** What a period of a property costs an agency now, and what it earns. */
export type PropertyQuote = {
  currency: string;
  price: PriceState;
  isAvailable: boolean;
  stay: StayFact | null;
  terms: StayTerms;
  /** In per cent: the best of plan, the agency's agreement and its verified programmes. */
  commissionPercent: number;
  rentalChannelId: string;
};

const overlapping = ({ checkIn, checkOut }: Period) => ({
  checkIn: { lt: toDatabaseDay(checkOut) },
  checkOut: { gt: toDatabaseDay(checkIn) },
});

/** In the transaction of whoever needs it; null for a property that is not there, or not for sale. */
export async function readPropertyQuote(tx: Transaction, asked: Asked): Promise<PropertyQuote | null> {
  const { propertyId, agencyId, serviceLevel, checkIn, checkOut, now, today, includeDemos } = asked;
  const day = toDatabaseDay(today);
  const row = await tx.property.findFirst({
    where: { id: propertyId, ...publishedProperties(includeDemos) },
    select: {
      ...termsSelect,
      salesInformation: {
        select: { ...termsSelect.salesInformation.select, rentalChannelId: true, commissionPercent: true },
      },
      operator: {
        select: {
          agreements: {
            where: { agencyId, validFrom: { lte: day }, OR: [{ validUntil: null }, { validUntil: { gte: day } }] },
            select: { commissionPercent: true },
          },
          programmes: {
            where: { programme: { agencies: { some: { agencyId, status: 'verified' } } } },
            select: { commissionPercent: true },
          },
        },
      },
      stays: { where: overlapping(asked), include: { rates: true } },
      holds: {
        where: { AND: [overlapping(asked), activeHolds(now)] },
        select: { checkIn: true, checkOut: true, kind: true },
      },
    },
  });
  const sales = row && toSalesTerms(row);
  if (!row?.salesInformation || !sales) return null;
  const days = (period: { checkIn: Date; checkOut: Date }): Period => ({
    checkIn: fromDatabaseDay(period.checkIn),
    checkOut: fromDatabaseDay(period.checkOut),
  });
  const stays = row.stays.map(
    ({ id, available, rates, ...period }): StayFact => ({
      id,
      available,
      ...days(period),
      currency: rates[0]?.currency ?? row.currency,
      rates: Object.fromEntries(
        rates.map((rate) => [rate.serviceLevel, rate.amount === null ? null : Number(rate.amount)]),
      ),
    }),
  );
  const blocks = row.holds.map(({ kind, ...period }) => ({ kind, ...days(period) }));
  const { state, stay } = decideAvailability({ checkIn, checkOut }, { stays, blocks, today });
  const percents = (entries: readonly { commissionPercent: { toNumber(): number } }[]) =>
    entries.map(({ commissionPercent }) => commissionPercent.toNumber());
  const own = row.stays.find(({ id }) => id === stay?.id)?.commissionPercent;
  const agreements = percents(row.operator.agreements);
  return {
    currency: stay?.currency ?? row.currency,
    price: stay && serviceLevel ? priceFor(stay, serviceLevel) : { state: 'onRequest' },
    isAvailable: state === 'available',
    stay,
    terms: resolveTerms(sales),
    commissionPercent: countedPercent((own ?? row.salesInformation.commissionPercent).toNumber(), {
      agreementPercent: agreements.length > 0 ? Math.max(...agreements) : null,
      programmePercents: percents(row.operator.programmes),
    }),
    rentalChannelId: row.salesInformation.rentalChannelId,
  };
}
