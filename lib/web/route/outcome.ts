import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { isLocale, type Locale } from '@/lib/platform/i18n/locale';

const KEPT_MILLISECONDS = 60 * 60 * 1000;

const fieldsSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** What a form posted without JavaScript came to: the page it leads to shows it and keeps what was typed. */
export type Outcome = {
  form: string;
  locale: Locale;
  status: 'sent' | 'failed';
  values: Record<string, string | string[]>;
  /** Field path -> message key below `error`; `form` for the form as a whole. */
  errors: Record<string, string>;
  /** Path of the page the form stands on. */
  returnTo: string;
};

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Keeps the outcome for an hour and returns the token of its page. Expired ones are swept on the way. */
export async function keepOutcome(outcome: Outcome): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const now = clock.machine();
  await db.formOutcome.deleteMany({ where: { expiresAt: { lt: now } } });
  const expiresAt = new Date(now.getTime() + KEPT_MILLISECONDS);
  await db.formOutcome.create({ data: { ...outcome, tokenHash: hash(token), expiresAt } });
  return token;
}

/** The outcome of a token; null when unknown or expired. */
export async function getOutcome(token: string): Promise<Outcome | null> {
  const row = await db.formOutcome.findUnique({ where: { tokenHash: hash(token) } });
  if (!row || row.expiresAt < clock.machine() || !isLocale(row.locale)) return null;
  return {
    form: row.form,
    locale: row.locale,
    status: row.status === 'sent' ? 'sent' : 'failed',
    values: fieldsSchema.parse(row.values),
    errors: z.record(z.string(), z.string()).parse(row.errors),
    returnTo: row.returnTo,
  };
}
