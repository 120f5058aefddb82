import 'server-only';
import type { ZodError } from 'zod';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { issueKey } from '@/lib/platform/issue-key';

/**
 * RFC 9457 problem details; `errors` maps a field's path to a sentence in the reader's language, `suggestion` to a value
 * that would be accepted.
 */
export type Problem = {
  type: 'about:blank';
  title: string;
  status: number;
  code: string;
  requestId: string;
  errors?: Record<string, string>;
  suggestion?: Record<string, string>;
  details?: Record<string, unknown>;
};

function hasSentence(key: string): boolean {
  return translator('en', 'error').has(key as never);
}

/** The sentence of a message key, filled in with what a program is told, too; a key without words says the general one. */
export function sentence(locale: Locale, key: string, details: AppError['details'] = {}): string {
  const t = translator(locale, 'error');
  const values = Object.fromEntries(Object.entries(details).filter(([, value]) => typeof value === 'string'));
  return t.has(key as never) ? t(key as never, values as never) : t('unexpected');
}

/** What a 429 says after its own sentence: when it may be tried again. Rounded up, so that it is true. */
export function retrySentence(locale: Locale, seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return translator(locale, 'error')('retryIn', { minutes, hours: minutes < 60 ? 0 : Math.ceil(minutes / 60) });
}

/** More fields than any form of ours has; a machine may name thousands. */
const MOST_FIELDS = 60;
const PATH_LENGTH = 100;

/** The first error of every field as a message key below `error`; an unknown field is named. */
export function fieldErrors(error: ZodError): Record<string, string> {
  const fields = new Map<string, string>();
  for (const issue of error.issues) {
    if (fields.size >= MOST_FIELDS) break;
    const isUnknown = issue.code === 'unrecognized_keys';
    const places = isUnknown ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const place of places) {
      const path = place.join('.').slice(0, PATH_LENGTH) || 'form';
      if (fields.size >= MOST_FIELDS) break;
      if (!fields.has(path)) fields.set(path, isUnknown ? 'unknownField' : issueKey(issue, hasSentence));
    }
  }
  return Object.fromEntries(fields);
}

export function invalidInput(error: ZodError): AppError {
  return new AppError('invalidInput', { status: 422, fields: fieldErrors(error) });
}

export function problemOf(error: AppError, locale: Locale, requestId: string): Problem {
  const fields = Object.entries(error.fields).map(([path, key]) => [path, sentence(locale, key)] as const);
  const wait = error.status === 429 ? Number(error.headers['Retry-After'] ?? 0) : 0;
  return {
    type: 'about:blank',
    title: [sentence(locale, error.code, error.details), ...(wait > 0 ? [retrySentence(locale, wait)] : [])].join(' '),
    status: error.status,
    code: error.code,
    requestId,
    ...(fields.length > 0 ? { errors: Object.fromEntries(fields) } : {}),
    ...(Object.keys(error.suggestion).length > 0 ? { suggestion: { ...error.suggestion } } : {}),
    ...(Object.keys(error.details).length > 0 ? { details: { ...error.details } } : {}),
  };
}
