import 'server-only';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { hashAsked, isAsked, openAnswer, sealAnswer } from './kept-answer';

const KEPT_MILLISECONDS = 24 * 60 * 60 * 1000;
/** Long enough for a double click or a reload, short enough that the same form can be meant again later that day. */
const FORM_KEPT_MILLISECONDS = 10 * 60 * 1000;
const KEY_PATTERN = /^[\x21-\x7e]{8,200}$/;

export type StoredAnswer = { status: number; body: string };

type Key = {
  key: string;
  keptMilliseconds: number;
  /** Whether a second post waits for the first instead of being refused. */
  waits: boolean;
};

/** `asked`: method, path and body of the request, since alone a body does not say what it is about. */
export type Keyed = Key & { scope: string; asked: string };

/** What a request asks for, to be compared with what was asked under its key before. */
export function askedOf(request: Request, rawBody: string): string {
  const { pathname, search } = new URL(request.url);
  return `${request.method} ${pathname}${search}\n${rawBody}`;
}

/** The `Idempotency-Key` header; null when absent. */
export function keyOfHeader(request: Request): Key | null {
  const key = request.headers.get('idempotency-key');
  if (key === null) return null;
  if (!KEY_PATTERN.test(key)) throw new AppError('idempotencyKeyInvalid', { status: 400 });
  return { key, keptMilliseconds: KEPT_MILLISECONDS, waits: false };
}

/** A form without JavaScript sends no header: the same words from the same caller are the same post. */
export function keyOfForm(address: string, asked: string): Key {
  return { key: `form:${hashAsked(`${address}\n${asked}`)}`, keptMilliseconds: FORM_KEPT_MILLISECONDS, waits: true };
}

type KeptRow = { bodyHash: string; responseStatus: number; responseBody: string; expiresAt: Date };

/** The answer given before under the key; null when there is none yet. Anything else asked under the same key is 422. */
async function findAnswer(tx: Transaction, request: Keyed): Promise<StoredAnswer | null> {
  const { scope, key, asked } = request;
  const [known] = await tx.$queryRaw<KeptRow[]>`
    SELECT body_hash AS "bodyHash", response_status AS "responseStatus", response_body AS "responseBody",
      expires_at AS "expiresAt" FROM kept_answer(${scope}, ${key})`;
  if (!known || known.expiresAt <= clock.machine()) return null;
  if (!isAsked(asked, known.bodyHash)) throw new AppError('idempotencyKeyReused', { status: 422 });
  const body = openAnswer(known.responseBody, `${scope}\n${key}`);
  // The secret it was sealed under is gone: nobody can repeat it, and nobody does it twice.
  if (body === null) throw new AppError('idempotencyKeyInUse', { status: 409 });
  return { status: known.responseStatus, body };
}

/**
 * Runs `work` once per key inside the caller's transaction, so the answer is kept exactly when the effect is
 * (rule 3.15): the same request under one key gets the same answer byte for byte, another one 422, a second while the first
 * runs 409. Kept 24 hours, sealed.
 */
export async function once(
  tx: Transaction,
  request: Keyed,
  work: () => Promise<StoredAnswer>,
): Promise<{ answer: StoredAnswer; isRepeated: boolean }> {
  const { scope, key, asked, keptMilliseconds } = request;
  const lock = `${scope}\n${key}`;
  if (request.waits) {
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))::text`;
  } else {
    const [row] = await tx.$queryRaw<{ taken: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(hashtextextended(${lock}, 0)) AS taken`;
    if (!row?.taken) throw new AppError('idempotencyKeyInUse', { status: 409 });
  }
  const known = await findAnswer(tx, request);
  if (known) return { answer: known, isRepeated: true };

  const answer = await work();
  const now = clock.machine();
  const until = new Date(now.getTime() + keptMilliseconds);
  await tx.$executeRaw`SELECT keep_answer(${scope}, ${key}, ${hashAsked(asked)}, ${answer.status}::int,
    ${sealAnswer(answer.body, lock)}, ${now}::timestamptz, ${until}::timestamptz)`;
  return { answer, isRepeated: false };
}
