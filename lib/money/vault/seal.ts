import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { seal, unseal } from '@/lib/platform/seal';

/** Of a card all that is sealed. A security code is no part of it, and never was. */
const sealedSchema = z.strictObject({ number: z.string(), name: z.string(), month: z.string(), year: z.string() });
export type SealedCard = z.output<typeof sealedSchema>;

/** Off unless somebody has switched it on; then its keys are there (lib/platform/env). */
export const isVaultOn = (): boolean => env.CARD_VAULT && env.CARD_VAULT_KEYS.length > 0;

const contextOf = (leadId: string, keyId: string): string => `card of ${leadId} under ${keyId}`;

/** Under the newest key, bound to its lead: in another row it opens nothing. */
export function sealCard(leadId: string, card: SealedCard): { keyId: string; sealed: string } {
  const [newest] = env.CARD_VAULT_KEYS;
  if (!newest) throw new Error('The vault has no key.');
  return { keyId: newest.id, sealed: seal(newest.key, contextOf(leadId, newest.id), JSON.stringify(card)) };
}

/** Null: its key is gone, it was changed, or it is another lead's. */
export function openCard(leadId: string, { keyId, sealed }: { keyId: string; sealed: string }): SealedCard | null {
  const known = env.CARD_VAULT_KEYS.find(({ id }) => id === keyId);
  const text = known && unseal(known.key, contextOf(leadId, keyId), sealed);
  return text ? sealedSchema.parse(JSON.parse(text)) : null;
}
