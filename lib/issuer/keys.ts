import 'server-only';
import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import type { JWK } from 'oidc-provider';
import { issuerDb } from '@/lib/issuer/database';
import { derivedKey, type IssuerSettings } from '@/lib/issuer/settings';
import { clock } from '@/lib/platform/clock';
import { seal, unseal } from '@/lib/platform/seal';

/** The algorithm every OpenID Connect client must know. */
const ALGORITHM = 'RS256';

async function createKey(): Promise<JWK & { kid: string }> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { modulusLength: 2048, extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: ALGORITHM, use: 'sig' } as JWK & { kid: string };
}

type Secrets = Pick<IssuerSettings, 'secret' | 'formerSecrets'>;

/**
 * The signing keys, the newest first; the first process makes one. What a former secret sealed is sealed anew, so that it
 * outlives that secret. Keys of a secret that is gone cannot be opened: a new one takes their place and everybody signs in
 * again.
 */
export async function readSigningKeys({ secret, formerSecrets }: Secrets): Promise<JWK[]> {
  const [sealing, ...former] = [secret, ...formerSecrets].map((one) => derivedKey(one, 'issuer-signing-keys')) as [
    Buffer,
    ...Buffer[],
  ];
  return issuerDb.$transaction(
    async (tx) => {
      // Two processes that start at once must not sign with different keys.
      await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('issuer-signing-keys', 0))::text`;
      const rows = await tx.key.findMany({ orderBy: { createdAt: 'desc' } });
      const opened: JWK[] = [];
      for (const { kid, jwk } of rows) {
        const current = unseal(sealing, kid, jwk);
        const text = current ?? former.map((key) => unseal(key, kid, jwk)).find((found) => found !== null);
        if (!text) continue;
        if (!current) await tx.key.update({ where: { kid }, data: { jwk: seal(sealing, kid, text) } });
        opened.push(JSON.parse(text) as JWK);
      }
      if (opened.length > 0) return opened;
      const created = await createKey();
      const jwk = seal(sealing, created.kid, JSON.stringify(created));
      await tx.key.create({ data: { kid: created.kid, jwk, createdAt: clock.machine() } });
      return [created];
    },
    { timeout: 30_000 },
  );
}
