import { issueKey } from '@/lib/platform/issue-key';

/** Errors of react-hook-form, nested as the values are → path and message key, in the order they were found. */
export function flattenErrors(errors: unknown, at = ''): FieldProblem[] {
  if (typeof errors !== 'object' || errors === null) return [];
  if ('type' in errors && 'message' in errors && typeof errors.message === 'string') {
    return [{ path: at, type: String(errors.type), message: errors.message }];
  }
  return Object.entries(errors).flatMap(([key, inner]) =>
    key === 'ref' ? [] : flattenErrors(inner, at ? `${at}.${key}` : key),
  );
}

export type FieldProblem = { path: string; type: string; message: string };

/** What a field says: the server's own sentence, or that of the schema's message key, as the server would word it. */
export function errorSentence(
  { type, message = '' }: { type: string; message?: string },
  sentences: Readonly<Record<string, string>>,
): string {
  if (type === 'server') return message;
  return sentences[issueKey({ code: type, message }, (key) => Object.hasOwn(sentences, key))] ?? '';
}
