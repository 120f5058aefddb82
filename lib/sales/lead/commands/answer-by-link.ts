import 'server-only';
import { enterScope } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import { findAnswerLink } from '../queries/answer-link';
import type { HotelAnswer, LeadStateJson } from '../schema';
import { answerLead } from './answer';
import { spendAnswerLink } from './answer-link';

/**
 * The answer of whoever holds the link of a mail: once, to that one request. A link that has ended, was used, was altered or
 * never was gets the same 404; 409 when somebody else has answered meanwhile. A question does not use the link up.
 */
export async function answerByLink(
  tx: Transaction,
  token: string,
  input: HotelAnswer,
  context: WriteContext,
): Promise<LeadStateJson> {
  await enterScope(tx, 'system');
  const now = context.now();
  const link = await findAnswerLink(tx, token, now);
  if (!link || link.isUsed) throw new AppError('notFound', { status: 404 });
  const holder = { isLinkHolder: true, ...link.side } as const;
  const answered = await answerLead(tx, holder, link.leadId, input, context);
  if (input.answer === 'ask') return answered;
  await enterScope(tx, 'system');
  // Not before the answer: the link's page says what was answered up to the moment it was used.
  await spendAnswerLink(tx, link.linkId, context.now());
  return answered;
}
