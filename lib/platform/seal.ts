import 'server-only';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM, base64url of nonce, tag and ciphertext. `context` is authenticated: a row's text opens in that row only. */
export function seal(key: Buffer, context: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Null when it was sealed under another key or context, or changed since. */
export function unseal(key: Buffer, context: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const body = NONCE_BYTES + TAG_BYTES;
  if (bytes.length < body) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(NONCE_BYTES, body));
    return Buffer.concat([decipher.update(bytes.subarray(body)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
