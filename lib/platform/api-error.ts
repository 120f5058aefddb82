import type { ApiProblem } from '@/lib/platform/api-problem';

/** What went wrong with a call of our own API. `status` 0: nothing answered. */
export class ApiError extends Error {
  readonly status: number;
  /** Message key below `error`; `offline` when nothing answered. */
  readonly code: string;
  /** A sentence in the reader's language; empty when nothing answered. */
  readonly title: string;
  /** Field path → sentence. */
  readonly errors: Readonly<Record<string, string>>;
  /** What a program needs to decide: what moved, which version there is. */
  readonly details: Readonly<Record<string, unknown>>;
  /** From `Retry-After`; null when the server does not say. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, problem: ApiProblem, retryAfterSeconds: number | null = null) {
    super(`The API answered with ${status} ${problem.code}.`);
    this.name = 'ApiError';
    this.status = status;
    this.code = problem.code;
    this.title = problem.title;
    this.errors = problem.errors;
    this.details = problem.details ?? {};
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export function isSessionEnded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

const MAXIMUM_RETRIES = 3;
const LONGEST_DELAY_MILLISECONDS = 30_000;
const TEMPORARY = new Set([0, 502, 503, 504]);

/**
 * Whether the same call may be made once more by itself: nothing answered, the server asked for a moment, or it still
 * works on the call. Safe for writing, too, because a repeated call carries the idempotency key of the first.
 */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  if (!(error instanceof ApiError) || failureCount >= MAXIMUM_RETRIES) return false;
  return TEMPORARY.has(error.status) || error.code === 'idempotencyKeyInUse';
}

/** Milliseconds until then: what the server asked for, or 1, 2, 4 seconds. */
export function retryDelay(failureCount: number, error: unknown): number {
  const asked = error instanceof ApiError ? error.retryAfterSeconds : null;
  return Math.min(asked === null ? 1000 * 2 ** failureCount : asked * 1000, LONGEST_DELAY_MILLISECONDS);
}

export type ApiErrorWords = {
  /** When nothing answered. */
  offline: string;
  /** When what answered said nothing a reader could use. */
  unexpected: string;
  sessionEnded: string;
};

/** One sentence for a reader about a call that failed; after too many calls the server's own says how long to wait. */
export function sentenceOf(error: unknown, words: ApiErrorWords): string {
  if (!(error instanceof ApiError)) return words.unexpected;
  if (error.status === 0) return words.offline;
  if (isSessionEnded(error)) return words.sessionEnded;
  return Object.values(error.errors).join(' ') || error.title || words.unexpected;
}
