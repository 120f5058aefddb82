import 'server-only';
import pino from 'pino';
import { env } from '@/lib/platform/env';

/** Structured log on standard output. Personal data and secrets are not logged; ids are. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: undefined,
  redact: {
    paths: ['*.email', '*.phone', '*.password', '*.token', '*.authorization', '*.cookie'],
    censor: '[redacted]',
  },
});
