import 'server-only';
import type { ZodError } from 'zod';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';

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
};

function hasSentence(key: string): boolean {
  return translator('en', 'error').has(key as never);
}

/** The sentence of a message key; a key without words says the general one. */
export function sentence(locale: Locale, key: string): string {
  const t = translator(locale, 'error');
  return t.has(key as never) ? t(key as never) : t('unexpected');
}

/** What zod says by itself, where a schema gave no sentence of its own. */
function messageKey(issue: ZodError['issues'][number]): string {
  if (hasSentence(issue.message)) return issue.message;
  return issue.code === 'too_big' ? 'tooLong' : 'invalidValue';
}

/** The first error of every field as a message key below `error`; an unknown field is named. */
export function fieldErrors(error: ZodError): Record<string, string> {
  const fields = new Map<string, string>();
  for (const issue of error.issues) {
    const isUnknown = issue.code === 'unrecognized_keys';
    const places = isUnknown ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const place of places) {
      const path = place.join('.') || 'form';
      if (!fields.has(path)) fields.set(path, isUnknown ? 'unknownField' : messageKey(issue));
    }
  }
  return Object.fromEntries(fields);
}

export function invalidInput(error: ZodError): AppError {
  return new AppError('invalidInput', { status: 422, fields: fieldErrors(error) });
}

export function problemOf(error: AppError, locale: Locale, requestId: string): Problem {
  const fields = Object.entries(error.fields).map(([path, key]) => [path, sentence(locale, key)] as const);
  return {
    type: 'about:blank',
    title: sentence(locale, error.code),
    status: error.status,
    code: error.code,
    requestId,
    ...(fields.length > 0 ? { errors: Object.fromEntries(fields) } : {}),
    ...(Object.keys(error.suggestion).length > 0 ? { suggestion: { ...error.suggestion } } : {}),
  };
}
