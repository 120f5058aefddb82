import 'server-only';
import { createHash, createHmac } from 'node:crypto';
import { env } from '@/lib/platform/env';

/**
 * Tokens of the links in newsletter mails. They are derived from the secret instead of being stored, so that the worker
 * can write a mail again and neither outbox nor database ever holds one; the row keeps its SHA-256.
 */
export function newsletterToken(purpose: 'confirm' | 'unsubscribe', subscriptionId: string): string {
  if (!env.APP_SECRET) throw new Error('APP_SECRET is not set.');
  return createHmac('sha256', env.APP_SECRET).update(`newsletter:${purpose}:${subscriptionId}`).digest('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
