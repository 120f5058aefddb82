import 'server-only';
import { leadsOf } from '@/lib/people/access/leads';
import { scoped } from '@/lib/people/scope';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Prisma } from '@/prisma/generated/client';
import type { KeptCardJson } from './schema';
import { isVaultOn } from './seal';

/** Bookings of the house somebody answers for, and of nobody else's: an admin is no supplier. */
export function bookingsOfHouse({ hotelId, operatorId }: Viewer): Prisma.LeadWhereInput {
  // Null would find the leads of everything else.
  return {
    status: { in: ['CONFIRMED_BOOKING', 'CANCELLED_BOOKING'] },
    OR: [{ hotelId: hotelId ?? '' }, { property: { operatorId: operatorId ?? '' } }],
  };
}

const select = { brand: true, lastFour: true } as const;

export type CardOfLead = { kept: KeptCardJson | null };

/** What is read of a lead for its card, by whoever reads the lead anyway, too. */
export const cardOfLeadSelect = { vaultedCard: { select } } satisfies Prisma.LeadSelect;

/** For the agency: the card that is kept of a lead of theirs, if any. Null: the vault is off, or the lead is not theirs. */
export async function getCardOfLead(viewer: Viewer, leadId: string): Promise<CardOfLead | null> {
  if (!isVaultOn()) return null;
  const where = { id: leadId, ...leadsOf(viewer) };
  const lead = await scoped(viewer, (tx) => tx.lead.findFirst({ where, select: cardOfLeadSelect }));
  return lead && cardIn(lead);
}

/** The same of a row that was read. */
export function cardIn({ vaultedCard }: { vaultedCard: KeptCardJson | null }): CardOfLead | null {
  return isVaultOn() ? { kept: vaultedCard } : null;
}

/** For the house: whether there is one to be revealed. Null: none, or nothing of theirs. */
export async function getCardOfBooking(viewer: Viewer, leadId: string): Promise<KeptCardJson | null> {
  if (!isVaultOn() || (!viewer.hotelId && !viewer.operatorId)) return null;
  return scoped('system', (tx) =>
    tx.vaultedCard.findFirst({ where: { leadId, lead: bookingsOfHouse(viewer) }, select }),
  );
}
