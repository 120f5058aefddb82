import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { isLocale, type Locale } from '@/lib/platform/i18n/locale';
import { inProductScope } from '@/lib/platform/product-scope';

const KEPT_MILLISECONDS = 60 * 60 * 1000;
/** Outcomes stored for one address: more than the people behind it fail to send within an hour. */
const KEPT_OF_CALLER = 30;
/** Characters stored of what was typed, field names included: more than our longest form takes. */
const KEPT_CHARACTERS = 12_000;
const RETURN_LENGTH = 500;

const fieldsSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** What a form posted without JavaScript came to: the page it leads to shows it and keeps what was typed. */
export type Outcome = {
  form: string;
  locale: Locale;
  status: 'sent' | 'failed';
  values: Record<string, string | string[]>;
  /** Field path -> message key below `error`; `form` for the form as a whole. */
  errors: Record<string, string>;
  /** When a form that was sent too often may be sent again. */
  retryAt: Date | null;
  /** Path of the page the form stands on. */
  returnTo: string;
};

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** What was typed, up to a length no person exceeds. */
function typed(values: Outcome['values']): Outcome['values'] {
  let left = KEPT_CHARACTERS;
  const take = (text: string) => {
    const kept = text.slice(0, Math.max(0, left));
    left -= text.length;
    return kept;
  };
  const kept: Outcome['values'] = {};
  for (const [name, value] of Object.entries(values)) {
    left -= name.length;
    if (left <= 0) break;
    kept[name] = Array.isArray(value) ? value.slice(0, left).map(take) : take(value);
  }
  return kept;
}

/**
 * Keeps the outcome for an hour and returns the token of its page. Expired ones are swept on the way, and of one caller all
 * but the latest: whoever fails is shown what they typed, however often, and nobody can fill the database with it.
 *
 * @param address of the caller.
 */
export async function keepOutcome(outcome: Outcome, address: string): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const now = clock.machine();
  const caller = hash(address);
  const expiresAt = new Date(now.getTime() + KEPT_MILLISECONDS);
  const { values, returnTo } = outcome;
  const data = { ...outcome, values: typed(values), returnTo: returnTo.length > RETURN_LENGTH ? '/' : returnTo };
  await inProductScope((tx) => tx.formOutcome.deleteMany({ where: { expiresAt: { lt: now } } }));
  await inProductScope(async (tx) => {
    await tx.formOutcome.create({ data: { ...data, caller, tokenHash: hash(token), expiresAt } });
    const older = await tx.formOutcome.findMany({
      where: { caller },
      orderBy: [{ expiresAt: 'desc' }, { tokenHash: 'asc' }],
      skip: KEPT_OF_CALLER,
      select: { tokenHash: true },
    });
    if (older.length === 0) return;
    await tx.formOutcome.deleteMany({ where: { tokenHash: { in: older.map(({ tokenHash }) => tokenHash) } } });
  });
  return token;
}

type KeptOutcome = Record<'form' | 'locale' | 'status' | 'returnTo', string> & {
  values: unknown;
  errors: unknown;
  retryAt: Date | null;
  expiresAt: Date;
};

/** The outcome of a token; null when unknown or expired. */
export async function getOutcome(token: string): Promise<Outcome | null> {
  const [row] = await db.$queryRaw<KeptOutcome[]>`
    SELECT form, locale, status, values, errors, return_to AS "returnTo", retry_at AS "retryAt", expires_at AS "expiresAt"
    FROM kept_outcome(${hash(token)})`;
  if (!row || row.expiresAt < clock.machine() || !isLocale(row.locale)) return null;
  return {
    form: row.form,
    locale: row.locale,
    status: row.status === 'sent' ? 'sent' : 'failed',
    values: fieldsSchema.parse(row.values),
    errors: z.record(z.string(), z.string()).parse(row.errors),
    retryAt: row.retryAt,
    returnTo: row.returnTo,
  };
}
