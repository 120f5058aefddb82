import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from '@/lib/platform/env';
import { secretRing } from '@/lib/platform/secrets';

/** Half of a SHA-256 in hexadecimal would be too long for the 64 characters before the @. */
const PROOF_LENGTH = 24;
const ADDRESS = /^c-([0-9a-z-]{1,36})-([0-9a-f]{24})@(.+)$/;

/** Mail programs change capitals: both parts are in lower case. */
const proofs = (conversationId: string): string[] =>
  secretRing().map((secret) =>
    createHmac('sha256', secret).update(`conversation:${conversationId}`).digest('hex').slice(0, PROOF_LENGTH),
  );

/** Where an answer by mail becomes a message of the conversation; null where no mail comes in. */
export function conversationAddress(conversationId: string): string | null {
  const [proof] = proofs(conversationId);
  return env.INBOUND_MAIL_DOMAIN ? `c-${conversationId}-${proof}@${env.INBOUND_MAIL_DOMAIN}` : null;
}

/** The conversation of one of those addresses; null for any other. */
export function conversationOfAddress(address: string): string | null {
  const [, conversationId, proof, domain] = ADDRESS.exec(address.toLowerCase()) ?? [];
  if (!conversationId || !proof || domain !== env.INBOUND_MAIL_DOMAIN) return null;
  return proofs(conversationId).includes(proof) ? conversationId : null;
}
