import pino from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { log } from '@/lib/platform/log';

type Written = { write: (line: string) => void };
const logger = log as typeof log & Record<typeof pino.symbols.streamSym, Written>;
const stream = logger[pino.symbols.streamSym];
const level = log.level;
let lines: string[];

beforeEach(() => {
  lines = [];
  log.level = 'info';
  logger[pino.symbols.streamSym] = { write: (line) => lines.push(line) };
});
afterEach(() => {
  logger[pino.symbols.streamSym] = stream;
  log.level = level;
});

it('says nothing of a person that a database, a mail server or a stack quotes, and what is left reads as before', () => {
  const refused = 'Raw query failed. Code: `23505`. Message: `Key (email)=(clara.weiss@post.example) already exists.`';
  const err = Object.assign(new Error(refused), { code: 'P2010', meta: { to: ['clara.weiss@post.example'] } });
  log.error({ err, requestId: 'r1', path: '/api/enquiries' });
  log.warn({ topic: 'mail', reason: '550 <clara.weiss@post.example>: no such mailbox' }, 'delivery postponed');
  log.info({ route: 'enquiry', email: 'clara.weiss@post.example', status: 201 });
  expect(lines.join('')).not.toMatch(/clara|weiss|post\.example/i);
  const [error, warning, info] = lines.map((line) => JSON.parse(line));
  expect(error).toMatchObject({
    ...{ requestId: 'r1', path: '/api/enquiries' },
    err: { type: 'Error', code: 'P2010', message: expect.stringContaining('Key (email)=([redacted]) already exists') },
  });
  expect(error.err.stack).toContain('log.test.ts');
  expect(warning).toMatchObject({ msg: 'delivery postponed', reason: '550 <[redacted]>: no such mailbox' });
  expect(info).toMatchObject({ route: 'enquiry', status: 201 });
});
