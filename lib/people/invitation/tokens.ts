import 'server-only';
import { createHash, createHmac } from 'node:crypto';
import { env } from '@/lib/platform/env';

/**
 * The token of an invitation's link: derived from the secret instead of being stored, so that the worker can write the
 * mail again and neither outbox nor database ever holds one; the row keeps its SHA-256.
 */
export function invitationToken(invitationId: string): string {
  if (!env.APP_SECRET) throw new Error('APP_SECRET is not set.');
  return createHmac('sha256', env.APP_SECRET).update(`invitation:${invitationId}`).digest('base64url');
}

export function hashInvitationToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
