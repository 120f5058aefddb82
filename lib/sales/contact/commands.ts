import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Transaction } from '@/lib/platform/db';
import { enqueueMail, enqueueMailTo } from '@/lib/platform/outbox/commands';
import type { WriteContext } from '@/lib/platform/request/context';
import type { ContactInput } from './schema';

/** Stores a message with its two mails, to the office and to the sender. */
export async function createContactMessage(
  tx: Transaction,
  { name, email, message }: ContactInput,
  { locale, brandId, requestId, now }: WriteContext,
): Promise<string> {
  const id = randomUUID();
  const sent = { id, locale, brandId, name, email, message, requestId, createdAt: now() };
  // Nobody reads it back: whoever sends it may not.
  await tx.contactMessage.createMany({ data: sent });
  await enqueueMail(tx, `contact:${id}:office`, { mail: 'contactOffice', contactMessageId: id, brandId });
  await enqueueMailTo(tx, email, `contact:${id}:sender`, {
    mail: 'contactSender',
    contactMessageId: id,
    brandId,
  });
  return id;
}
