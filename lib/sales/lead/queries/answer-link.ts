import 'server-only';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import { hashLinkToken } from '@/lib/platform/link-token';
import type { LinkSide } from '../types';
import { getMedianAnswer } from './median';
import type { FreeNights } from './request-rows';
import { answerOf, getRequest, type SupplierRequest } from './requests';

export type OpenedLink = {
  linkId: string;
  leadId: string;
  side: LinkSide;
  isUsed: boolean;
};

async function isOfOperator(tx: Transaction, leadId: string, operatorId: string): Promise<boolean> {
  return (await tx.lead.count({ where: { id: leadId, property: { operatorId } } })) > 0;
}

/** The link of a token while it is valid, used or not; null for any other token, whatever is wrong with it. */
export async function findAnswerLink(tx: Transaction, token: string, now: Date): Promise<OpenedLink | null> {
  const link = await tx.answerLink.findUnique({ where: { tokenHash: hashLinkToken(token) } });
  if (!link || link.expiresAt <= now) return null;
  const newer = { leadId: link.leadId, createdAt: { gt: link.createdAt } };
  if ((await tx.answerLink.count({ where: newer })) > 0) return null;
  const { id: linkId, leadId, hotelId, operatorId } = link;
  if (operatorId !== null && !(await isOfOperator(tx, leadId, operatorId))) return null;
  const side = hotelId === null ? { hotelId, operatorId: operatorId ?? '' } : { hotelId, operatorId: null };
  return { linkId, leadId, side, isUsed: link.usedAt !== null };
}

export type LinkPage = {
  /** `quicker`: somebody else has answered, or the request has ended. */
  state: 'open' | 'answered' | 'quicker';
  request: SupplierRequest;
  free: FreeNights[];
  /** Minutes the hotel or operator usually takes, as agents are told; null before its first answers. */
  median: number | null;
  expiresAt: Date;
};

/** What the link of a mail opens: one request of one hotel or property. */
export async function openAnswerLink(token: string, locale: Locale): Promise<LinkPage | null> {
  const now = await clock.now();
  const found = await scoped('system', async (tx) => {
    const link = await findAnswerLink(tx, token, now);
    if (!link) return null;
    const { expiresAt, usedAt } = await tx.answerLink.findUniqueOrThrow({ where: { id: link.linkId } });
    return { ...link, expiresAt, usedAt };
  });
  const opened = found && (await getRequest('system', found.leadId, locale));
  if (!found || !opened) return null;
  const state = found.isUsed ? 'answered' : opened.request.kind === null ? 'quicker' : 'open';
  const median = await getMedianAnswer('system', found.side);
  const { request, free } = opened;
  // Answers given since, at the desk or by another link, are not what this link said.
  const answer = found.usedAt ? answerOf(request.history, found.usedAt) : request.answer;
  return { state, request: { ...request, answer }, free, median, expiresAt: found.expiresAt };
}
