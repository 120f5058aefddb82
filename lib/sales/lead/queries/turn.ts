import 'server-only';
import { scoped } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { hashLinkToken } from '@/lib/platform/link-token';
import type { LeadTarget } from '../types';

/** What changes of a lead wait for: those of its hotel or property (`lockTarget`). */
export function turnOf({ hotelId, propertyId }: LeadTarget): string {
  return hotelId ? `hotel ${hotelId}` : `property ${propertyId}`;
}

const targetSelect = { hotelId: true, propertyId: true } as const;

async function turnOfFound(find: (tx: Transaction) => Promise<LeadTarget | null | undefined>): Promise<string | null> {
  const found = await scoped('system', find);
  return found ? turnOf(found) : null;
}

type Params = Readonly<Record<string, string>>;

/** Null: there is no such lead. */
export function turnOfLead({ leadId = '' }: Params): Promise<string | null> {
  return turnOfFound((tx) => tx.lead.findUnique({ where: { id: leadId }, select: targetSelect }));
}

/** Of the lead behind the link of a mail; null: it opens nothing. */
export function turnOfAnswerLink({ token = '' }: Params): Promise<string | null> {
  return turnOfFound(async (tx) => {
    const where = { tokenHash: hashLinkToken(token) };
    return (await tx.answerLink.findUnique({ where, select: { lead: { select: targetSelect } } }))?.lead;
  });
}
