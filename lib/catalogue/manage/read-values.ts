import 'server-only';
import { AppError } from '@/lib/platform/errors';
import { issueKey } from '@/lib/platform/issue-key';
import { type Saved, valuesSchema } from './schema';
import type { Fields, Values } from './types';

/** Of our own sentences; zod's are none. */
const isKey = (message: string): boolean => /^\w+$/.test(message);

export const refused = (fields: Record<string, string>) => new AppError('invalidInput', { status: 422, fields });

/** Throws 422 at the field. */
export function readValues(fields: Fields, values: Saved['values']): Values {
  const read = valuesSchema(fields).safeParse(values);
  if (read.success) return read.data;
  const issues = read.error.issues.flatMap((issue) => {
    const places = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    const key = issue.code === 'unrecognized_keys' ? 'unknownField' : issueKey(issue, isKey);
    return places.map((place) => [['values', ...place].join('.'), key] as const);
  });
  throw refused(Object.fromEntries(issues.reverse()));
}
