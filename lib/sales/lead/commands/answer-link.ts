import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { hashLinkToken } from '@/lib/platform/link-token';
import { answerToken } from '../answer-token';
import type { LeadFacts } from '../queries/lead-row';

const VALID_DAYS = 7;

/** The link of the mail that asks the hotel or the property's operator; a former one of the lead opens nothing any more. */
export async function createAnswerLink(
  tx: Transaction,
  lead: Pick<LeadFacts, 'id' | 'hotelId' | 'propertyId'>,
  now: Date,
): Promise<void> {
  const id = randomUUID();
  const { hotelId, propertyId } = lead;
  const property = propertyId
    ? await tx.property.findUniqueOrThrow({ where: { id: propertyId }, select: { operatorId: true } })
    : null;
  const expiresAt = new Date(now.getTime() + VALID_DAYS * 24 * 3_600_000);
  // Not `create`: it reads the row back, and no agency may.
  await tx.answerLink.createMany({
    data: {
      id,
      leadId: lead.id,
      hotelId,
      operatorId: property?.operatorId ?? null,
      tokenHash: hashLinkToken(answerToken(id)),
      createdAt: now,
      expiresAt,
    },
  });
}

/** Used, whatever the answer: 404 for the second of two who press at once. */
export async function spendAnswerLink(tx: Transaction, linkId: string, now: Date): Promise<void> {
  const { count } = await tx.answerLink.updateMany({ where: { id: linkId, usedAt: null }, data: { usedAt: now } });
  if (count === 0) throw new AppError('notFound', { status: 404 });
}
