import 'server-only';
import { publishedProperties } from '@/lib/catalogue/property/listed';
import type { AvailabilityFacts, Period, StayFact } from '@/lib/catalogue/property/rules/facts';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { activeHolds } from '@/lib/rates/hold/active';
import type { CommissionPercents, StayTerms } from '../../terms/types';
import { decideAvailability } from '../rules/availability';
import { countedPercent } from '../rules/commission';
import { type PriceState, priceFor } from '../rules/price';
import { resolveTerms } from '../rules/terms';
import { termsSelect, toSalesTerms } from './detail';

type BookAsked = Period & {
  propertyId: string;
  agencyId: string;
  /** Whose own option or booking is no obstacle. */
  exceptLeadId?: string;
  now: Date;
  today: PlainDate;
  includeDemos: boolean;
  /** An option holds it: it is priced although it is sold no more (rule 2.16). */
  isHeld?: boolean;
};
type Asked = BookAsked & { serviceLevel: string | null };

/** What a period of a property costs an agency now, and what it earns. */
export type PropertyQuote = {
  currency: string;
  price: PriceState;
  isAvailable: boolean;
  stay: StayFact | null;
  terms: StayTerms;
  /** In per cent: the best of plan, the agency's agreement and its verified programmes. */
  commissionPercent: number;
  percents: CommissionPercents;
  rentalChannelId: string;
};

const overlapping = ({ checkIn, checkOut }: Period) => ({
  checkIn: { lt: toDatabaseDay(checkOut) },
  checkOut: { gt: toDatabaseDay(checkIn) },
});

/** Everything a period's availability and price follow from, for periods inside the one that was read. */
export type PropertyBook = {
  facts: AvailabilityFacts;
  quoteOf: (period: Period, serviceLevel: string | null) => PropertyQuote;
};

/** In the transaction of whoever needs it; null for a property that is not there, or not for sale. */
export async function readPropertyBook(tx: Transaction, asked: BookAsked): Promise<PropertyBook | null> {
  const { propertyId, agencyId, exceptLeadId, now, today, includeDemos, isHeld } = asked;
  const day = toDatabaseDay(today);
  const row = await tx.property.findFirst({
    where: { id: propertyId, ...(isHeld ? {} : publishedProperties(includeDemos)) },
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
        select: { checkIn: true, checkOut: true, kind: true, leadId: true },
      },
    },
  });
  const sales = row && toSalesTerms(row);
  if (!row?.salesInformation || !sales) return null;
  const { salesInformation, operator, currency } = row;
  const days = (period: { checkIn: Date; checkOut: Date }): Period => ({
    checkIn: fromDatabaseDay(period.checkIn),
    checkOut: fromDatabaseDay(period.checkOut),
  });
  const stays = row.stays.map(
    ({ id, available, rates, ...period }): StayFact => ({
      id,
      available,
      ...days(period),
      currency: rates[0]?.currency ?? currency,
      rates: Object.fromEntries(
        rates.map((rate) => [rate.serviceLevel, rate.amount === null ? null : Number(rate.amount)]),
      ),
    }),
  );
  const others = row.holds.filter(({ leadId }) => leadId === null || leadId !== exceptLeadId);
  const facts = { stays, blocks: others.map(({ kind, ...period }) => ({ kind, ...days(period) })), today };
  const percents = (entries: readonly { commissionPercent: { toNumber(): number } }[]) =>
    entries.map(({ commissionPercent }) => commissionPercent.toNumber());
  const agreements = percents(operator.agreements);
  const programmes = percents(operator.programmes);
  const terms = resolveTerms(sales);
  return {
    facts,
    quoteOf: ({ checkIn, checkOut }, serviceLevel) => {
      const { state, stay } = decideAvailability({ checkIn, checkOut }, facts);
      const own = row.stays.find(({ id }) => id === stay?.id)?.commissionPercent;
      const plan = (own ?? salesInformation.commissionPercent).toNumber();
      const agreement = agreements.length > 0 ? Math.max(...agreements) : null;
      return {
        currency: stay?.currency ?? currency,
        price: stay && serviceLevel ? priceFor(stay, serviceLevel) : { state: 'onRequest' },
        isAvailable: state === 'available',
        stay,
        terms,
        commissionPercent: countedPercent(plan, { agreementPercent: agreement, programmePercents: programmes }),
        percents: { plan, agreement, programme: programmes.length > 0 ? Math.max(...programmes) : null },
        rentalChannelId: salesInformation.rentalChannelId,
      };
    },
  };
}

/** One period of it; null for a property that is not there, or not for sale. */
export async function readPropertyQuote(tx: Transaction, asked: Asked): Promise<PropertyQuote | null> {
  const book = await readPropertyBook(tx, asked);
  return book?.quoteOf(asked, asked.serviceLevel) ?? null;
}
