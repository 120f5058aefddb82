import 'server-only';
import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { remembered } from '@/lib/platform/remembered';
import { seal, unseal } from '@/lib/platform/seal';
import { secretRing } from '@/lib/platform/secrets';

const VERSION = 'v1.';

const keyOf = remembered((secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'alpenglow kept answers', 32)));

/**
 * An answer for the database, which holds no secret: some of them bring the link of a client. It is the size of the sealed text and
 * nothing else that tells of it. `name`: of the key, so that in another row it opens nothing.
 */
export function sealAnswer(body: string, name: string): string {
  const [secret] = secretRing();
  return VERSION + seal(keyOf(secret), name, body);
}

/** Null: sealed under a secret that is gone. What was kept before answers were sealed is given as it is. */
export function openAnswer(kept: string, name: string): string | null {
  if (!kept.startsWith(VERSION)) return kept;
  for (const secret of secretRing()) {
    const body = unseal(keyOf(secret), name, kept.slice(VERSION.length));
    if (body !== null) return body;
  }
  return null;
}

const hmacOf = (secret: string, asked: string) => createHmac('sha256', keyOf(secret)).update(asked).digest('hex');

/**
 * What was asked, for the database, which cannot be searched for it: a plain hash of a body with the number of a card could be
 * found by trying the numbers there are.
 */
export function hashAsked(asked: string): string {
  const [secret] = secretRing();
  return hmacOf(secret, asked);
}

/** Whether a kept hash is of this, under any secret that is known; of before hashes had a secret, too. */
export function isAsked(asked: string, hash: string): boolean {
  const plain = createHash('sha256').update(asked).digest('hex');
  return plain === hash || secretRing().some((secret) => hmacOf(secret, asked) === hash);
}
