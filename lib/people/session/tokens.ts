import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { remembered } from '@/lib/platform/remembered';
import { secretRing } from '@/lib/platform/secrets';

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

type TokenKind = 'access' | 'refresh' | 'id';

const keyOf = remembered((secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'alpenglow session tokens', 32)),
);

/** A token for the database: AES-256-GCM, bound to its session and kind so that it is worth nothing in another row. */
export function sealToken(token: string, sessionId: string, kind: TokenKind): string {
  const iv = randomBytes(IV_BYTES);
  const [secret] = secretRing();
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(`${sessionId}:${kind}`));
  const sealed = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
  return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
}

/** Throws when it was changed, moved from another row, or sealed under a secret that is gone. */
export function openToken(sealed: string, sessionId: string, kind: TokenKind): string {
  const [version, text = ''] = sealed.split('.');
  if (version !== VERSION) throw new Error('A token of an unknown kind.');
  const bytes = Buffer.from(text, 'base64url');
  let failure: unknown;
  for (const secret of secretRing()) {
    try {
      return open(keyOf(secret), bytes, `${sessionId}:${kind}`);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function open(key: Buffer, bytes: Buffer, context: string): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}
