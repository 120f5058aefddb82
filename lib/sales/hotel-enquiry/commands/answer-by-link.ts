import 'server-only';
import { enterScope } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import { appendMessage } from '@/lib/sales/conversation/commands/append';
import { asksSomething } from '@/lib/sales/conversation/rules/due';
import { findEnquiryLink } from '../queries/link';
import type { EnquiryAnswer } from '../schema';

/** A message of the hotel about one enquiry, by whoever holds the link of its mail. Throws 404 for a link that is not good. */
export async function answerEnquiryByLink(
  tx: Transaction,
  token: string,
  { body }: EnquiryAnswer,
  { now, requestId }: WriteContext,
): Promise<{ done: true }> {
  await enterScope(tx, 'system');
  const found = await findEnquiryLink(tx, token, now());
  if (!found) throw new AppError('notFound', { status: 404 });
  const { id: enquiryId, conversationId, clientFirstName, clientLastName } = found;
  await appendMessage(
    tx,
    conversationId,
    {
      authorKind: 'hotel',
      author: null,
      body,
      subject: { enquiryId, clientFirstName, clientLastName },
      key: `link:${requestId}`,
      turn: { by: 'hotel', isQuestion: asksSomething(body) },
    },
    { now },
  );
  return { done: true };
}
