import 'server-only';
import pino from 'pino';
import { env } from '@/lib/platform/env';

/** What a database says of a row that it refuses: `Key (email)=(somebody) already exists.` */
const VALUES = /\)=\([^)]*\)/g;
const ADDRESS = /[^\s"'`<>()[\]{}=:,;|/]+@[^\s"'`<>()[\]{}=:,;|/]+\.[a-z]{2,}/gi;

/** Without the values and addresses that words of a database or a mail server may quote: nobody who is erased is left in a log. */
function withoutPersons<Value>(value: Value): Value {
  if (typeof value === 'string') {
    return value.replaceAll(VALUES, ')=([redacted])').replaceAll(ADDRESS, '[redacted]') as Value;
  }
  if (Array.isArray(value)) return value.map(withoutPersons) as Value;
  // An error has a serializer of its own.
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutPersons(part)])) as Value;
}

/** Structured log on standard output. Personal data and secrets are not logged; ids are. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: undefined,
  formatters: { log: withoutPersons },
  hooks: {
    logMethod([fields, ...words], method) {
      // Of an error without words of ours its own become the line's.
      const err: unknown = Object(fields).err;
      const said = words.length === 0 && err instanceof Error ? [err.message] : words;
      return method.apply(this, [fields, ...said.map(withoutPersons)] as Parameters<typeof method>);
    },
  },
  serializers: { err: (error: Error) => withoutPersons({ ...pino.stdSerializers.err(error) }) },
  redact: {
    paths: ['*.email', '*.phone', '*.password', '*.token', '*.authorization', '*.cookie'],
    censor: '[redacted]',
  },
});
