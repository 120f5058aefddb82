import 'server-only';
import { timeZoneOf } from '@/lib/catalogue/place/property-time';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import { hashLinkToken } from '@/lib/platform/link-token';

/** An enquiry is talked about for a while: longer than a request waits, whose link is good for a week. */
const VALID_DAYS = 30;
const DAY_MILLISECONDS = 24 * 3_600_000;

const linkSelect = {
  id: true,
  conversationId: true,
  clientFirstName: true,
  clientLastName: true,
  createdAt: true,
  agency: { select: { name: true } },
  user: { select: { firstName: true, lastName: true } },
  hotel: { select: { name: true, city: { select: { countryId: true } } } },
  conversation: { select: { owedBy: true, answerDueAt: true } },
} as const;

/** The enquiry of a token while its link is good; null for any other token, whatever is wrong with it. */
export async function findEnquiryLink(tx: Transaction, token: string, now: Date) {
  const row = await tx.hotelEnquiry.findUnique({ where: { tokenHash: hashLinkToken(token) }, select: linkSelect });
  const expiresAt = row && new Date(row.createdAt.getTime() + VALID_DAYS * DAY_MILLISECONDS);
  return row && expiresAt && expiresAt > now ? { ...row, expiresAt } : null;
}

export type EnquiryLinkPage = {
  agencyName: string;
  agentName: string;
  hotelName: string;
  clientName: string;
  /** While the hotel owes an answer. */
  dueAt: Date | null;
  timeZone: string;
  /** What was said about this enquiry, and nothing else of the conversation. */
  messages: { id: string; by: 'agency' | 'hotel'; name: string; body: string; at: Date }[];
  expiresAt: Date;
};

/** What the link of an enquiry's mail opens. */
export async function openEnquiryLink(token: string): Promise<EnquiryLinkPage | null> {
  const now = await clock.now();
  return scoped('system', async (tx) => {
    const found = await findEnquiryLink(tx, token, now);
    if (!found) return null;
    const { id, conversationId, agency, user, hotel, conversation, expiresAt } = found;
    const messages = await tx.conversationMessage.findMany({
      where: { conversationId, enquiryId: id, authorKind: { not: 'system' } },
      select: { id: true, authorKind: true, authorName: true, body: true, createdAt: true },
      orderBy: { sequence: 'asc' },
    });
    return {
      agencyName: agency.name,
      agentName: `${user.firstName ?? ''} ${user.lastName}`.trim(),
      hotelName: hotel.name,
      clientName: `${found.clientFirstName} ${found.clientLastName}`.trim(),
      dueAt: conversation.owedBy === 'hotel' ? conversation.answerDueAt : null,
      timeZone: timeZoneOf(hotel.city.countryId),
      messages: messages.map(({ authorKind, authorName, createdAt, ...said }) => ({
        ...said,
        by: authorKind === 'hotel' ? ('hotel' as const) : ('agency' as const),
        name: authorName || hotel.name,
        at: createdAt,
      })),
      expiresAt,
    };
  });
}
