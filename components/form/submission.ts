import { z } from 'zod';
import type { Locale } from '@/lib/platform/i18n/locale';

type Answer =
  | { kind: 'sent'; answer: Record<string, string> }
  | { kind: 'refused'; errors: Record<string, string> }
  | { kind: 'limited'; minutes: number | null }
  | { kind: 'failed' };

const answerSchema = z.record(z.string(), z.string());
const problemSchema = z.object({ errors: z.record(z.string(), z.string()).optional() });

function newKey(): string {
  // `randomUUID` exists on secure origins only.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Seconds until another try, from `Retry-After`; null when the server does not say. */
function minutesUntilRetry(header: string | null): number | null {
  const seconds = Number(header ?? '');
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds / 60) : null;
}

/** What the answer says, by name; nothing where it cannot be read: what was sent is sent. */
async function readAnswer(response: Response): Promise<Record<string, string>> {
  const answer = answerSchema.safeParse(await response.json().catch(() => null));
  return answer.data ?? {};
}

/**
 * Sends one form. A body that may have got through without us hearing of it keeps its key, so that sending it again is
 * the same request (rule 3.15); another body gets another key.
 */
export function createSender(url: string, locale: Locale): (input: unknown) => Promise<Answer> {
  let last: { body: string; key: string } | null = null;
  return async (input) => {
    const body = JSON.stringify(input);
    last = last?.body === body ? last : { body, key: newKey() };
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': last.key, 'Accept-Language': locale },
        body,
      });
      if (response.ok) return { kind: 'sent', answer: await readAnswer(response) };
      if (response.status === 429) {
        return { kind: 'limited', minutes: minutesUntilRetry(response.headers.get('retry-after')) };
      }
      const problem = response.status === 422 ? problemSchema.safeParse(await response.json()) : null;
      const errors = problem?.success ? problem.data.errors : undefined;
      return errors ? { kind: 'refused', errors } : { kind: 'failed' };
    } catch {
      return { kind: 'failed' };
    }
  };
}
