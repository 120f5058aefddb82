import 'server-only';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import { askForTokens, issuerMetadata } from '@/lib/people/openid/issuer';
import { LONG_TRANSACTION, scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { openToken, sealToken } from './tokens';

/** Tokens that end sooner than this are renewed. */
const MARGIN_MILLISECONDS = 30_000;
/** How long a session outlives its tokens while the issuer cannot be asked whether the account still exists. */
const GRACE_MILLISECONDS = 60 * 60 * 1000;
/** While it is down, one request in so many milliseconds tries again; the others do not wait for it. */
const RETRY_MILLISECONDS = 15_000;
/** Of the ten connections of a process: people whose tokens are good must not wait for those whose are not. */
const MAXIMUM_AT_ONCE = 3;
const DEFAULT_LIFETIME_SECONDS = 60 * 60;

/** `fresh`: good for at least half a minute. `kept`: the issuer is down, within the grace. `ended`: signed out. */
type Freshness = { state: 'fresh' | 'kept'; accessToken: string } | { state: 'ended' };

const answerSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  id_token: z.string().min(1).optional(),
  expires_in: z.number().positive().optional(),
});

// Next bundles pages and route handlers apart from each other; a global is how they share refreshes under way.
const shared = globalThis as {
  alpenglowRefreshes?: {
    running: Map<string, Promise<Freshness>>;
    places: number;
    queue: (() => void)[];
    downUntil: number;
  };
};

function refreshes() {
  shared.alpenglowRefreshes ??= { running: new Map(), places: MAXIMUM_AT_ONCE, queue: [], downUntil: 0 };
  return shared.alpenglowRefreshes;
}

export function needsRefresh(tokenExpiresAt: Date): boolean {
  return tokenExpiresAt.getTime() - clock.machine().getTime() < MARGIN_MILLISECONDS;
}

/**
 * The session's access token, renewed when it ends within half a minute: once, however many requests of however many
 * processes ask (a row lock; within a process they share one promise). Where the issuer refuses — account closed,
 * session revoked — the session ends.
 */
export function freshTokens(sessionId: string): Promise<Freshness> {
  const { running } = refreshes();
  const known = running.get(sessionId);
  if (known) return known;
  const mine = inTurn(() => renew(sessionId)).finally(() => running.delete(sessionId));
  running.set(sessionId, mine);
  return mine;
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const state = refreshes();
  if (state.places > 0) state.places -= 1;
  else await new Promise<void>((resolve) => state.queue.push(resolve));
  try {
    return await work();
  } finally {
    const next = state.queue.shift();
    if (next) next();
    else state.places += 1;
  }
}

function renew(sessionId: string): Promise<Freshness> {
  return scoped('system', (tx) => renewLocked(tx, sessionId), LONG_TRANSACTION);
}

async function renewLocked(tx: Transaction, sessionId: string): Promise<Freshness> {
  await tx.$queryRaw`SELECT id FROM session WHERE id = ${sessionId} FOR UPDATE`;
  const now = clock.machine();
  const row = await tx.session.findUnique({ where: { id: sessionId, endsAt: { gt: now } } });
  if (!row) return { state: 'ended' };
  const accessToken = openToken(row.accessToken, sessionId, 'access');
  if (row.refreshToken === null || !needsRefresh(row.tokenExpiresAt)) return { state: 'fresh', accessToken };

  const state = refreshes();
  const refreshToken = openToken(row.refreshToken, sessionId, 'refresh');
  const subject = decodeJwt(openToken(row.idToken, sessionId, 'id')).sub;
  const answer = state.downUntil > now.getTime() ? 'unavailable' : await ask(row.door, refreshToken, subject);
  if (answer === 'refused') {
    log.info('the issuer ended a session');
    await tx.session.delete({ where: { id: sessionId } });
    return { state: 'ended' };
  }
  if (answer === 'unavailable') {
    if (state.downUntil <= now.getTime()) state.downUntil = now.getTime() + RETRY_MILLISECONDS;
    const isWithinGrace = now.getTime() - row.tokenExpiresAt.getTime() < GRACE_MILLISECONDS;
    return isWithinGrace ? { state: 'kept', accessToken } : { state: 'ended' };
  }
  await tx.session.update({
    where: { id: sessionId },
    data: {
      accessToken: sealToken(answer.access_token, sessionId, 'access'),
      ...(answer.refresh_token ? { refreshToken: sealToken(answer.refresh_token, sessionId, 'refresh') } : {}),
      ...(answer.id_token ? { idToken: sealToken(answer.id_token, sessionId, 'id') } : {}),
      tokenExpiresAt: new Date(now.getTime() + (answer.expires_in ?? DEFAULT_LIFETIME_SECONDS) * 1000),
    },
  });
  return { state: 'fresh', accessToken: answer.access_token };
}

async function ask(
  door: 'agency' | 'desk',
  refreshToken: string,
  subject: string | undefined,
): Promise<z.output<typeof answerSchema> | 'refused' | 'unavailable'> {
  try {
    const fields = { grant_type: 'refresh_token', refresh_token: refreshToken };
    const response = await askForTokens(await issuerMetadata(), door, fields);
    const body: unknown = await response.json().catch(() => null);
    if (response.ok) {
      const answer = answerSchema.parse(body);
      // Straight from the issuer, so its signature adds nothing; but it must still speak of the same person.
      if (answer.id_token && decodeJwt(answer.id_token).sub !== subject) return 'refused';
      return answer;
    }
    const { error } = z
      .object({ error: z.string().catch('') })
      .catch({ error: '' })
      .parse(body);
    if (error === 'invalid_grant') return 'refused';
    // Our own configuration, not the person's fault.
    log.error({ status: response.status, error }, 'the issuer refuses to renew tokens');
    return 'unavailable';
  } catch (error) {
    if (error instanceof AppError) log.warn({ reason: error.message }, 'tokens are not renewed');
    else log.error({ err: error }, 'tokens are not renewed');
    return 'unavailable';
  }
}
