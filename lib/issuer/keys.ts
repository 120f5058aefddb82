import 'server-only';
import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import type { JWK } from 'oidc-provider';
import { seal, unseal } from '@/lib/issuer/seal';
import { derivedKey } from '@/lib/issuer/settings';
import { clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';

/** The algorithm every OpenID Connect client must know. */
const ALGORITHM = 'RS256';

async function createKey(): Promise<JWK & { kid: string }> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { modulusLength: 2048, extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: ALGORITHM, use: 'sig' } as JWK & { kid: string };
}

/**
 * The signing keys, the newest first; the first process makes one. Keys sealed under a former APP_SECRET cannot be
 * opened: a new one takes their place and everybody signs in again.
 */
export async function readSigningKeys(secret: string): Promise<JWK[]> {
  const sealing = derivedKey(secret, 'issuer-signing-keys');
  return db.$transaction(
    async (tx) => {
      // Two processes that start at once must not sign with different keys.
      await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('issuer-signing-keys', 0))::text`;
      const rows = await tx.issuerKey.findMany({ orderBy: { createdAt: 'desc' } });
      const opened = rows.flatMap(({ kid, jwk }) => {
        const text = unseal(sealing, kid, jwk);
        return text === null ? [] : [JSON.parse(text) as JWK];
      });
      if (opened.length > 0) return opened;
      const created = await createKey();
      const jwk = seal(sealing, created.kid, JSON.stringify(created));
      await tx.issuerKey.create({ data: { kid: created.kid, jwk, createdAt: clock.machine() } });
      return [created];
    },
    { timeout: 30_000 },
  );
}
