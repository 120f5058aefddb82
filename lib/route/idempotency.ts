import 'server-only';
import { createHash } from 'node:crypto';
import { clock } from '@/lib/clock';
import type { Transaction } from '@/lib/db';
import { AppError } from '@/lib/errors';

const KEPT_MILLISECONDS = 24 * 60 * 60 * 1000;
const KEY_PATTERN = /^[\x21-\x7e]{8,200}$/;

export type StoredAnswer = { status: number; body: string };

/** The `Idempotency-Key` header; null when absent. */
export function idempotencyKey(request: Request): string | null {
  const key = request.headers.get('idempotency-key');
  if (key === null) return null;
  if (!KEY_PATTERN.test(key)) throw new AppError('idempotencyKeyInvalid', { status: 400 });
  return key;
}

/**
 * Runs `work` once per key inside the caller's transaction, so the answer is kept exactly when the effect is
 * (decisions §3): the same key and body give the same answer byte for byte, another body 422, a second while the first
 * runs 409. Kept 24 hours.
 */
export async function once(
  tx: Transaction,
  request: { scope: string; key: string; rawBody: string },
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const { scope, key } = request;
  const bodyHash = createHash('sha256').update(request.rawBody).digest('hex');
  const [lock] = await tx.$queryRaw<{ taken: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${`${scope}\n${key}`}, 0)) AS taken`;
  if (!lock?.taken) throw new AppError('idempotencyKeyInUse', { status: 409 });

  const now = clock.machine();
  const known = await tx.idempotencyKey.findUnique({ where: { scope_key: { scope, key } } });
  if (known && known.expiresAt > now) {
    if (known.bodyHash !== bodyHash) throw new AppError('idempotencyKeyReused', { status: 422 });
    return { status: known.responseStatus, body: known.responseBody };
  }
  const answer = await work();
  const row = {
    bodyHash,
    responseStatus: answer.status,
    responseBody: answer.body,
    createdAt: now,
    expiresAt: new Date(now.getTime() + KEPT_MILLISECONDS),
  };
  await tx.idempotencyKey.upsert({
    where: { scope_key: { scope, key } },
    create: { scope, key, ...row },
    update: row,
  });
  return answer;
}
