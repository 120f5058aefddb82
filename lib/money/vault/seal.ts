import 'server-only';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { env } from '@/lib/platform/env';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Of a card all that is sealed. A security code is no part of it, and never was. */
const sealedSchema = z.strictObject({ number: z.string(), name: z.string(), month: z.string(), year: z.string() });
export type SealedCard = z.output<typeof sealedSchema>;

/** Off unless somebody has switched it on; then its keys are there (lib/platform/env). */
export const isVaultOn = (): boolean => env.CARD_VAULT && env.CARD_VAULT_KEYS.length > 0;

const contextOf = (leadId: string, keyId: string): Buffer => Buffer.from(`card of ${leadId} under ${keyId}`);

/** AES-256-GCM under the newest key, bound to its lead: in another row it opens nothing. */
export function sealCard(leadId: string, card: SealedCard): { keyId: string; sealed: string } {
  const [newest] = env.CARD_VAULT_KEYS;
  if (!newest) throw new Error('The vault has no key.');
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', newest.key, iv).setAAD(contextOf(leadId, newest.id));
  const text = Buffer.concat([cipher.update(JSON.stringify(card), 'utf8'), cipher.final()]);
  return { keyId: newest.id, sealed: Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url') };
}

/** Null: its key is gone, it was changed, or it is another lead's. */
export function openCard(leadId: string, { keyId, sealed }: { keyId: string; sealed: string }): SealedCard | null {
  const known = env.CARD_VAULT_KEYS.find(({ id }) => id === keyId);
  const bytes = Buffer.from(sealed, 'base64url');
  if (!known || bytes.length < IV_BYTES + TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', known.key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(contextOf(leadId, keyId))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return sealedSchema.parse(JSON.parse(text.toString('utf8')));
  } catch {
    return null;
  }
}
