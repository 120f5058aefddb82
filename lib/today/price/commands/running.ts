import 'server-only';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { selectionOfLead } from '@/lib/sales/lead/commands/booking';
import { factsOf, leadSelect, promisedBy } from '@/lib/sales/lead/queries/lead-row';
import { type PromisedRoom, type PropertySelection, type Selection, STOREFRONT } from '@/lib/sales/lead/types';
import { selectionOfSnapshot } from '@/lib/sales/offer/queries/prices';

export type House = { hotelId: string | null; propertyId: string | null };

/** A price that was kept, and what it was kept for. */
export type Running = {
  subject: 'lead' | 'offer';
  subjectId: string;
  key: string;
  leadId: string | null;
  snapshotId: string;
  agencyId: string;
  userId: string;
  brandId: string;
  currency: string;
  price: bigint;
  promised: readonly PromisedRoom[];
  selection: Selection | PropertySelection;
  isHeld: boolean;
};

type Time = { now: Date; today: PlainDate };

async function runningOptions(tx: Transaction, { hotelId, propertyId }: House, { now, today }: Time) {
  const rows = await tx.lead.findMany({
    where: {
      ...{ hotelId, propertyId, closedAt: null, priceTotal: { not: null } },
      status: { in: ['REQUESTED_OPTION', 'CONFIRMED_OPTION'] },
      ...{ optionExpiresAt: { gt: now }, checkIn: { gte: toDatabaseDay(today) }, agencyId: { not: STOREFRONT } },
    },
    select: { ...leadSelect, snapshotId: true },
  });
  return rows.flatMap((row): Running[] => {
    const { id, snapshotId, agencyId, userId, brandId, currency, priceTotal } = row;
    if (priceTotal === null || userId === null) return [];
    const facts = factsOf(row);
    return [
      {
        ...{ subject: 'lead', subjectId: id, key: '', leadId: id, snapshotId, agencyId, userId, brandId, currency },
        ...{ price: priceTotal, promised: facts.terms, selection: selectionOfLead(facts) },
        isHeld: row.status === 'CONFIRMED_OPTION',
      },
    ];
  });
}

/** Of each offer the version that its client holds. */
async function runningOffers(tx: Transaction, { hotelId, propertyId }: House, { today }: Time) {
  const ofHouse = { snapshot: { hotelId, propertyId } };
  const from = toDatabaseDay(today);
  const rows = await tx.offer.findMany({
    where: {
      versions: { some: { sentAt: { not: null }, validUntil: { gte: from }, alternatives: { some: ofHouse } } },
    },
    select: {
      ...{ id: true, agencyId: true, userId: true, brandId: true },
      versions: {
        where: { sentAt: { not: null } },
        orderBy: { number: 'desc' },
        take: 1,
        select: {
          validUntil: true,
          alternatives: {
            where: ofHouse,
            select: {
              ...{ id: true, leadId: true, snapshotId: true },
              snapshot: { select: { content: true, currency: true, priceTotal: true } },
            },
          },
        },
      },
    },
  });
  return rows.flatMap(({ id: subjectId, versions: [version], agencyId, userId, brandId }) => {
    if (!version || fromDatabaseDay(version.validUntil) < today) return [];
    return version.alternatives.flatMap(({ id: key, leadId, snapshotId, snapshot }): Running[] => {
      const { content, currency, priceTotal: price } = snapshot;
      const selection = selectionOfSnapshot(content);
      if (price === null || selection.checkIn < today) return [];
      return [
        {
          ...{ subject: 'offer', subjectId, key, leadId, snapshotId, agencyId, userId, brandId, currency, price },
          ...{ promised: promisedBy(content, selection.checkIn).terms, selection, isHeld: false },
        },
      ];
    });
  });
}

/** Options, asked for or held, and offers of a house that run, at the prices they were made at. In the scope of the product. */
export async function readRunning(tx: Transaction, house: House, time: Time): Promise<Running[]> {
  return [...(await runningOptions(tx, house, time)), ...(await runningOffers(tx, house, time))];
}
