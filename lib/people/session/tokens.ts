import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '@/lib/platform/env';

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

type TokenKind = 'access' | 'refresh' | 'id';

let key: Buffer | null = null;

function tokenKey(): Buffer {
  if (!env.APP_SECRET) throw new Error('APP_SECRET is not set.');
  key ??= Buffer.from(hkdfSync('sha256', env.APP_SECRET, '', 'alpenglow session tokens', 32));
  return key;
}

/** A token for the database: AES-256-GCM, bound to its session and kind so that it is worth nothing in another row. */
export function sealToken(token: string, sessionId: string, kind: TokenKind): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', tokenKey(), iv).setAAD(Buffer.from(`${sessionId}:${kind}`));
  const sealed = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
  return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
}

/** Throws when it was changed, moved from another row, or sealed under another secret. */
export function openToken(sealed: string, sessionId: string, kind: TokenKind): string {
  const [version, text = ''] = sealed.split('.');
  if (version !== VERSION) throw new Error('A token of an unknown kind.');
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', tokenKey(), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(`${sessionId}:${kind}`))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}
