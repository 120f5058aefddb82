import 'server-only';
import type { Transaction } from '@/lib/platform/db';
import type { LeadNotice } from '@/lib/platform/outbox/lead-notices';
import type { ConversationSide } from '../types';
import { appendMessage, joinConversation, openConversation } from './append';

/** Of what the hotel has to answer. */
const questions: readonly LeadNotice[] = [
  'requestedOption',
  'requestedBooking',
  'askedExtension',
  'askedChange',
  'askedException',
  'askedPrice',
  'declinedOffer',
];
/** What the hotel says about a lead: an answer to what was asked. */
const answers: readonly LeadNotice[] = [
  'confirmedOption',
  'declinedOption',
  'confirmedBooking',
  'declinedBooking',
  'acceptedExtension',
  'declinedExtension',
  'acceptedChange',
  'declinedChange',
  'acceptedException',
  'declinedException',
  'honouredPrice',
  'declinedPrice',
  'counterOffered',
];

type Told = {
  leadId: string;
  notice: LeadNotice;
  /** Of the lead after what is told: with the notice it names the message, so telling twice is telling once. */
  version: number;
};

type Turn = { by: ConversationSide; isQuestion: boolean };

/** An answer about a lead settles what the hotel owes only if that lead was what was asked last. */
async function turnOf(tx: Transaction, conversationId: string, { leadId, notice }: Told): Promise<Turn | undefined> {
  if (questions.includes(notice)) return { by: 'agency', isQuestion: true };
  if (!answers.includes(notice)) return undefined;
  const asked = await tx.conversationMessage.findFirst({
    where: {
      conversationId,
      OR: [{ authorKind: 'agent' }, ...questions.map((asking) => ({ event: { path: ['notice'], equals: asking } }))],
    },
    orderBy: { sequence: 'desc' },
    select: { leadId: true },
  });
  return asked?.leadId === leadId ? { by: 'hotel', isQuestion: false } : undefined;
}

/**
 * Tells in the conversation of the lead's agency and hotel what happened to the lead, opening the conversation if there is
 * none: call it where the fact is written, in the same transaction, in the scope of the lead's agency or of the product
 * (`enterScope(tx, 'system')`, as whoever answers for a hotel does). The lead's agent takes part from then on. Everybody who
 * has the conversation open sees it when the transaction is committed; nothing else is to be called. Reminders, leads of
 * properties, and hotels without chat (resellers, chat not enabled) are passed over.
 */
export async function appendLeadMessage(
  tx: Transaction,
  told: Told,
  { now }: { now: () => Date },
): Promise<{ conversationId: string; sequence: number } | null> {
  const { leadId, notice, version } = told;
  if (notice.startsWith('reminder')) return null;
  const lead = await tx.lead.findUnique({
    where: { id: leadId },
    select: {
      agencyId: true,
      hotelId: true,
      userId: true,
      clientFirstName: true,
      clientLastName: true,
      optionExpiresAt: true,
      hotel: { select: { isChatEnabled: true, isReseller: true } },
      events: { orderBy: { id: 'desc' }, take: 1, select: { type: true, reason: true } },
      rooms: { orderBy: { position: 'asc' }, select: { room: { select: { nameEn: true, nameDe: true } } } },
    },
  });
  if (!lead?.hotelId || !lead.hotel?.isChatEnabled || lead.hotel.isReseller) return null;
  const { agencyId, hotelId, userId, clientFirstName, clientLastName } = lead;
  const [event] = lead.events;
  const conversationId = await openConversation(tx, { agencyId, hotelId }, now());
  const { sequence } = await appendMessage(
    tx,
    conversationId,
    {
      authorKind: 'system',
      author: null,
      body: '',
      event: {
        notice,
        rooms: lead.rooms.map(({ room: { nameEn, nameDe } }) => ({ en: nameEn, de: nameDe })),
        reason: event?.type === notice ? event.reason : null,
        optionExpiresAt: lead.optionExpiresAt?.toISOString() ?? null,
      },
      subject: { leadId, clientFirstName, clientLastName },
      key: `lead:${leadId}:${version}:${notice}`,
      turn: await turnOf(tx, conversationId, told),
    },
    { now },
  );
  await joinConversation(tx, conversationId, userId, { now: now() });
  return { conversationId, sequence };
}
