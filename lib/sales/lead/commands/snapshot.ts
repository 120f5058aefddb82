import 'server-only';
import { createHash } from 'node:crypto';
import { getEffectiveBrand } from '@/lib/brand/queries';
import { canSeeCommission } from '@/lib/people/access/agency';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { toUnits } from '@/lib/platform/money';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { PriceDifference } from '../rules/difference';
import { priceColumns } from '../rules/price-columns';
import type { Json, LeadTarget, PricedSelection, SnapshotContent } from '../types';

/** The same value always gives the same text: names in their order. */
function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(',')}}`;
}

export function contentOf({ rooms, currency, content }: PricedSelection): SnapshotContent {
  return {
    ...content,
    currency,
    rooms: rooms.map(({ priceTotal, terms, ...room }) => ({
      ...room,
      priceTotal: priceTotal === null ? null : Number(priceTotal),
      terms: JSON.parse(JSON.stringify(terms)) as Json,
    })),
  };
}

/** Another price on the rooms that a lead has; returns what of it stands on the lead itself. */
export async function keepPrice(
  tx: Transaction,
  lead: { id: string } & LeadTarget,
  priced: Parameters<typeof priceColumns>[1],
): Promise<ReturnType<typeof priceColumns>['lead']> {
  const columns = priceColumns(lead, priced);
  for (const [position, data] of columns.rooms.entries()) {
    await tx.leadRoom.update({ where: { leadId_position: { leadId: lead.id, position } }, data });
  }
  return columns.lead;
}

type Target = { agencyId: string } & Partial<LeadTarget>;

/** A price as it is kept for good: same hash, same money everywhere. */
export function snapshotOf(
  { agencyId, hotelId = null, propertyId = null }: Target,
  priced: PricedSelection,
  createdAt: Date,
) {
  const content = contentOf(priced);
  const hash = createHash('sha256').update(canonical(content)).digest('hex');
  const { currency, priceTotal } = priced;
  return { agencyId, hotelId, propertyId, hash, content, currency, priceTotal, createdAt };
}

/** Returns the snapshot's id. */
export async function keepSnapshot(
  tx: Transaction,
  target: Target,
  priced: PricedSelection,
  now: Date,
): Promise<string> {
  const { id } = await tx.priceSnapshot.create({ data: snapshotOf(target, priced, now), select: { id: true } });
  return id;
}

/** 409 with what moved, in units of the currency; commission only for whoever may see it. */
export async function priceMoved(
  viewer: Viewer,
  difference: PriceDifference,
  currency: string,
  { brandId, isLocal }: WriteContext,
): Promise<AppError> {
  const inUnits = ({ was, is }: { was: bigint | null; is: bigint | null }) => {
    return { was: toUnits(was, currency), is: toUnits(is, currency) };
  };
  const seesCommission = canSeeCommission(viewer, await getEffectiveBrand(viewer, { brandId, isLocal }));
  return new AppError('leadPriceMoved', {
    status: 409,
    details: {
      currency,
      price: inUnits(difference.price),
      rooms: difference.rooms.map(({ position, price }) => ({ position, ...inUnits(price) })),
      ...(difference.termsChange && { termsChange: difference.termsChange }),
      ...(difference.commission && seesCommission && { commission: inUnits(difference.commission) }),
    },
  });
}
