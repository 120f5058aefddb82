import 'server-only';
import { createHash, createHmac } from 'node:crypto';
import { env } from '@/lib/platform/env';

export type CodePurpose = 'verifyEmail' | 'resetPassword';

/**
 * The token behind the link of a mail: derived from the secret, so that the worker can write the mail again and neither
 * outbox nor database ever holds it; the row keeps its SHA-256.
 */
export function codeToken(purpose: CodePurpose, codeId: string): string {
  if (!env.APP_SECRET) throw new Error('APP_SECRET is not set.');
  return createHmac('sha256', env.APP_SECRET).update(`issuer:${purpose}:${codeId}`).digest('base64url');
}

export function hashCode(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
