import 'server-only';
import { randomUUID } from 'node:crypto';
import { enterScope } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { hashLinkToken } from '@/lib/platform/link-token';
import { enqueueMail, enqueueMailTo } from '@/lib/platform/outbox/commands';
import type { RequestContext } from '@/lib/platform/request/context';
import { PRIVACY_VERSION } from '@/lib/sales/privacy';
import { canBeConfirmed } from './rules';
import type { NewsletterInput } from './schema';
import { newsletterToken } from './tokens';

function invalidLink(): AppError {
  return new AppError('newsletterLinkInvalid', { status: 404 });
}

/**
 * Asks for the newsletter: the address is subscribed only once its owner has confirmed it. What is stored and sent
 * depends on whether the address is known; what the caller learns does not (rule 6.7).
 */
export async function requestSubscription(
  tx: Transaction,
  input: NewsletterInput,
  { locale, brandId, requestId }: RequestContext,
): Promise<void> {
  await enterScope(tx, 'system');
  const email = input.email.toLowerCase();
  // Two sign-ups of one address at the same time: the second waits and finds the first.
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`newsletter\n${email}`}, 0))::text`;
  const known = await tx.newsletterSubscription.findUnique({ where: { email } });
  const id = known?.id ?? randomUUID();
  const about = { subscriptionId: id, brandId };
  if (known?.status === 'confirmed') {
    await enqueueMailTo(tx, email, `newsletter:${id}:known:${requestId}`, { mail: 'newsletterKnown', ...about });
    return;
  }
  const asked = {
    fullName: input.fullName,
    locale,
    status: 'pending' as const,
    consentVersion: PRIVACY_VERSION,
    confirmTokenHash: hashLinkToken(newsletterToken('confirm', id, known?.confirmTokenHash)),
    unsubscribeTokenHash: hashLinkToken(newsletterToken('unsubscribe', id, known?.unsubscribeTokenHash)),
    requestedAt: clock.machine(),
    confirmedAt: null,
    unsubscribedAt: null,
  };
  await tx.newsletterSubscription.upsert({ where: { email }, create: { id, email, ...asked }, update: asked });
  await enqueueMailTo(tx, email, `newsletter:${id}:confirm:${requestId}`, { mail: 'newsletterConfirm', ...about });
}

/** Confirms within 14 days; a second time changes nothing. Throws 404 for an unknown, late or withdrawn link. */
export async function confirmSubscription(tx: Transaction, token: string, { brandId }: RequestContext): Promise<void> {
  await enterScope(tx, 'system');
  const now = clock.machine();
  const row = await tx.newsletterSubscription.findUnique({
    where: { confirmTokenHash: hashLinkToken(token) },
    select: { id: true, status: true, requestedAt: true },
  });
  if (!row || !canBeConfirmed(row, now)) throw invalidLink();
  if (row.status === 'confirmed') return;
  const { count } = await tx.newsletterSubscription.updateMany({
    where: { id: row.id, status: 'pending' },
    data: { status: 'confirmed', confirmedAt: now },
  });
  if (count === 0) {
    const current = await tx.newsletterSubscription.findUnique({ where: { id: row.id }, select: { status: true } });
    if (current?.status === 'confirmed') return; // the same button, pressed twice
    throw invalidLink();
  }
  const about = { subscriptionId: row.id, brandId };
  await enqueueMail(tx, `newsletter:${row.id}:welcome:${now.getTime()}`, { mail: 'newsletterWelcome', ...about });
}

/** Unsubscribes; a second time changes nothing. Throws 404 for an unknown link. */
export async function unsubscribe(tx: Transaction, token: string): Promise<void> {
  await enterScope(tx, 'system');
  const row = await tx.newsletterSubscription.findUnique({
    where: { unsubscribeTokenHash: hashLinkToken(token) },
    select: { id: true, status: true },
  });
  if (!row) throw invalidLink();
  if (row.status === 'unsubscribed') return;
  await tx.newsletterSubscription.update({
    where: { id: row.id },
    data: { status: 'unsubscribed', unsubscribedAt: clock.machine() },
  });
}
