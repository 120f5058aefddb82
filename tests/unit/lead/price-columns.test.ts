import { describe, expect, it } from 'vitest';
import { needsPackageRules } from '@/lib/sales/lead/rules/package-rules';
import { priceColumns, pricedLines } from '@/lib/sales/lead/rules/price-columns';
import { type PricedSelection, paymentProfiles } from '@/lib/sales/lead/types';

const room = (priceTotal: bigint | null, commissionPercent: number) =>
  ({ priceTotal, commissionPercent, terms: {} }) as PricedSelection['rooms'][number];
const priced = (...rooms: PricedSelection['rooms']): PricedSelection => {
  return { currency: 'CHF', priceTotal: 400_000n, isAvailable: true, rooms, content: { secret: 'snapshot' } };
};
const lead = { currency: 'CHF', priceTotal: 400_000n };

describe('where a price stands on a lead', () => {
  it('of a hotel, each room has its price and its percent', () => {
    expect(priceColumns({ propertyId: null }, priced(room(400_000n, 14), room(null, 12)))).toEqual({
      lead,
      rooms: [
        { priceTotal: 400_000n, commissionPercent: 14 },
        { priceTotal: null, commissionPercent: 12 },
      ],
    });
  });

  it('of a property, the lead has both and there are no rooms', () => {
    const whole = priced(room(400_000n, 14));
    expect(priceColumns({ propertyId: 'P' }, whole)).toEqual({ lead: { ...lead, commissionPercent: 14 }, rooms: [] });
    expect(priceColumns({ propertyId: 'P' }, priced()).lead.commissionPercent).toBe(0);
  });

  const kept = (percent: number) => ({ toNumber: () => percent });

  it.each([
    { propertyId: null, lines: [room(400_000n, 14), room(null, 12.5)] },
    { propertyId: 'P', lines: [room(400_000n, 14)] },
  ])('is read from where it was written, of $propertyId', ({ propertyId, lines }) => {
    const columns = priceColumns({ propertyId }, priced(...lines));
    const { priceTotal, commissionPercent = null } = columns.lead;
    const read = pricedLines({
      ...{ propertyId, priceTotal, commissionPercent: commissionPercent === null ? null : kept(commissionPercent) },
      rooms: columns.rooms.map((line) => ({ ...line, commissionPercent: kept(line.commissionPercent) })),
    });
    expect(read).toEqual(lines.map(({ terms: _, ...line }) => line));
  });
});

it('rules of a package are acknowledged by whoever pays one, and nobody else', () => {
  expect(paymentProfiles.filter(needsPackageRules)).toEqual(['AgencyPaysPackageRate']);
});
