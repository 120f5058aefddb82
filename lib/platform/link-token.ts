import 'server-only';
import { createHash, createHmac } from 'node:crypto';
import { secretRing } from '@/lib/platform/secrets';

/**
 * The token behind a link of a mail: derived from the secret instead of being stored, so that the worker can write the
 * mail again and neither outbox nor database ever holds one; the row keeps its SHA-256.
 *
 * @param purpose what the link does, and the id of its row.
 * @param storedHash of the row, where there is one: written under a former secret it keeps that secret's token.
 */
export function linkToken(purpose: string, storedHash?: string | null): string {
  const [current, ...former] = secretRing().map((secret) =>
    createHmac('sha256', secret).update(purpose).digest('base64url'),
  ) as [string, ...string[]];
  return former.find((token) => hashLinkToken(token) === storedHash) ?? current;
}

export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
